# Wörter, die alle Spiele teilen.

seat = Platz { $number }
event-forced = { $option } (keine andere Wahl)
player-person = Platz { $number } (du)
player-bot = { $name } ({ $number })

# Der Tisch im Terminal
label-log = Was geschah
label-table = Der Tisch
terminal-asked = { $who }: { $question }
terminal-keys = eine Zahl wählt · ? Regeln · u zurück · s speichern · q beenden
terminal-prompt = Wahl
terminal-no-such-option = Die Option { $typed } gibt es nicht; gib eine Zahl von 1 bis { $count } ein.
terminal-no-rules = Diese Frage nennt keine Regelstelle.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert als { $file }; weiter mit: gobelin play --resume { $file }
terminal-over = Das Spiel ist zu Ende.
terminal-place = { $place }. { $who }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
terminal-left = Partie nicht beendet; mit s kannst du sie vorher speichern.
terminal-face-down = verdeckt
terminal-empty = keine
terminal-hand-over = { $who }, du bist dran. Enter zeigt den Tisch.
terminal-read-only = Diese Partie lässt sich nur ansehen: { $why }

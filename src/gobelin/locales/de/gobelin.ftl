# Wörter, die alle Spiele teilen.

seat = Platz { $number }
event-forced = { $option } (keine andere Wahl)
player-person = Platz { $number } (du)
player-bot = { $name } ({ $number })
level-easy = Leicht
level-normal = Mittel
level-hard = Stark
level-master = Meister

# Der Tisch im Terminal
label-log = Was geschah
label-table = Der Tisch
terminal-asked = { $who }: { $question }
terminal-keys = ZAHL wählt · a ZAHL immer · c NAME oder c ZAHL: Karte · h Tipp · l Protokoll · ? Regeln · u zurück · s sichern · q Ende · Enter: Tisch
terminal-keys-table = ZAHL wählt · a ZAHL immer · c NAME oder c ZAHL: Karte · h Tipp · o andere · l Protokoll · ? Regeln · u zurück · s sichern · q Ende · Enter: Tisch
terminal-ask-again = Du wirst wieder gefragt: { $question } Bisher immer: { $option }.
terminal-always-how = Tippe a und eine Zahl, um bei derselben Frage immer so zu antworten, und nur a, um wieder gefragt zu werden.
terminal-unlearned = Diese Schachtel oder einen Tisch dieser Größe haben die Bots nicht gelernt: Sie urteilen nach Faustregeln.
terminal-thinking = { $who } überlegt
terminal-hint-thinking = Der Bot sieht sich deine Möglichkeiten an
terminal-hint = Der Bot würde { $option } wählen.
terminal-hint-lead = Er erwartet davon { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als von { $option }.
terminal-hint-even = Ebenso viel erwartet er von { $option }.
terminal-hint-only = Es gibt nur eine Möglichkeit.
terminal-no-such-seat = Den Platz { $typed } gibt es nicht; es gibt 1 bis { $count }.
terminal-no-pages = Was die anderen haben, liegt schon alles auf dem Tisch.
terminal-card-how = Gib c und den Namen einer Karte ein oder c und die Zahl einer Option.
terminal-no-such-card = Keine Karte heißt { $typed }.
terminal-which-card = Welche davon: { $names }?
terminal-points-by-source = Punkte nach Herkunft
terminal-total = Summe
terminal-places = Platz
terminal-tie-breaker = bei Gleichstand: { $what }
terminal-teacher = Lehrer
terminal-lesson-progress = Schon erklärt: { $told } von { $beats }
terminal-prompt = Wahl
terminal-no-such-option = Die Option { $typed } gibt es nicht; gib eine Zahl von 1 bis { $count } ein.
terminal-no-rules = Diese Frage nennt keine Regelstelle.
rules-example = Beispiel
rules-derived = Daraus folgt
rules-more = { $count ->
    [one] Und eine weitere Stelle; such genauer.
   *[other] Und { $count } weitere Stellen; such genauer.
}
rules-none = Keine Regelstelle enthält die Wörter { $words }.
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

player-neutral = Neutraler Spieler

# Spielpläne
board-round = Runde { $round } von { $rounds }
board-start = Startspieler: { $who }
board-turn = am Zug: { $who }
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-passed = gepasst
board-hand = Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-cards = { $count ->
    [0] keine
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-left = noch { $count }
board-known = bekannt:
board-route = { $card }, über die Handelsroute ({ $good })
board-faction = Volk
board-common = Allgemein
board-locations = Orte
board-open-cards = Offene Karten
board-attack-row = Angriffe
board-collected = Gesammelt
board-attack-deck = die neueste zuerst; noch { $count } im Stapel
board-race = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}; mehr Völkerorte als das gewinnen, du hast { $mine }
board-card = Karte
board-kind = Art
board-colour = Farbe
board-cost = Kosten
board-deal = Handel
board-raze = Zerstörung
board-effect = Wirkung
board-end = Am Ende
board-copies = Exemplare
board-target = Ziel
board-production = Jede Runde
board-storage = Lagert
board-source = Quelle
board-note = Anmerkung
board-left-over = übrige Arbeiter und Rohstoffe

mark-used = { $used } von { $times } benutzt
mark-laid = darauf: { $goods }
mark-defence = verteidigt
mark-blocked = blockiert
mark-samurai = { $count ->
    [one] Samurai
   *[other] { $count } Samurai
}
mark-kept = { $count } beiseitegelegt
mark-taken = übernommen von: { $who }
mark-under = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} darunter

source-seed = aus der Spielregel
source-public = aus öffentlichen Listen und Bildern der Karten
source-reconstructed = nachgebildet: Das gedruckte Exemplar kann anders lauten.
source-override = Lautet deines anders, leg es in einen eigenen Ordner und starte mit --components ORDNER.
source-replaced = aus deinen eigenen Spielmaterialien
confidence-high = Wir sind uns sicher.
confidence-medium = Wir sind uns ziemlich sicher.
confidence-low = Wir sind uns nicht sicher.
terminal-broken = Eine Regel ist fehlgeschlagen. Die Partie bis hierher liegt in { $file }; bitte melde den Fehler mit dieser Datei.
undo-nothing = Es gibt keine Wahl, die du zurücknehmen kannst.
undo-chosen = Seitdem hat jemand anders gewählt.
undo-revealed = Seit dieser Wahl wurde etwas aufgedeckt; sie lässt sich nicht zurücknehmen.
undo-forgotten = Diese Partie weiß nicht mehr, was davor war.

# Analyse
analysis-evaluation = Wie die Partie für jeden Platz stand, in Punkten
analysis-below = Darunter: Züge und die Nummern der Fehler
analysis-below-turns = Darunter: Züge
analysis-mistakes = Die größten Fehler
analysis-no-mistakes = Der Bot hat nichts gefunden, was deutlich besser gewesen wäre als das Gespielte.
analysis-mistake = Zug { $turn }, { $who }: { $question }
analysis-played = { $by ->
    [timeout] Gespielt, weil die Zeit um war
    [standing] Gespielt, als vorab gegebene Antwort
   *[other] Gespielt
}: { $option }
analysis-better = Um { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser: { $option }
analysis-at = Wahl { $entry }; es gab { $count } Möglichkeiten
analysis-look = Eine Wahl ansehen: gobelin replay DATEI --at WAHL
analysis-seats = Wie jeder Platz gespielt wurde
analysis-points = Punkte
analysis-decisions = Entscheidungen
analysis-agreed = Nichts verloren bei
analysis-lost = Punkte verloren
analysis-mean = Je Entscheidung
analysis-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-small = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }

consequence-amount = { $amount } { NAME($what) }

## Was vor einem Spiel vereinbart wird

settings-game = Spiel
settings-seats = Plätze
settings-expansions = Erweiterungen
settings-variants = Varianten
settings-solo = Solospiel
settings-decks = Karten
preset-first_game = Erste Partie
preset-usual = Wie üblich
preset-everything = Alles

# Aufgaben
puzzle-task = Du bist am Zug. Hole so viele Punkte wie möglich, bevor er endet.
puzzle-so-far = Bisher: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
puzzle-result = Dein Zug hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gebracht; der beste bringt { $best }.
puzzle-again = u nimmt die letzte Wahl zurück; Enter zeigt die Lösung.
puzzle-solution = Der beste Zug bringt { $best ->
    [one] { $best } Punkt
   *[other] { $best } Punkte
}:
puzzle-second = Jeder andere Anfang bleibt um { $gap } oder mehr zurück: „{ $option }“ führt zu höchstens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
puzzle-thought = Auf den ersten Blick sieht „{ $option }“ am besten aus; wer stets dem ersten Gedanken folgt, kommt auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
puzzle-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}

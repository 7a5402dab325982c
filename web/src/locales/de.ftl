# Die eigenen Worte des Clients. Was Spiele sagen, steht in deren Dateien.

## Überall

navigation = Seiten
about = Über Gobelin
language = Sprache
theme = Farben
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
close = Schließen
cancel = Abbrechen
loading = Einen Moment …
copy = Kopieren
copied = Kopiert
name = Name
seats = Plätze
person = Mensch
spectator = Zuschauer
rules = Regeln zu dieser Frage
closeup = Erklärung
clauses = Regeln: { $clauses }
log = Was geschah
chat = Chat
replay = Wiedergabe
settings = Einstellungen
to-lobby = Zur Übersicht
to-the-table = Zum Tisch
to-my-seat = Zu deinem Platz
your-turn = Du bist am Zug
waiting-for = Warten auf { $who }
thinking = { $who } denkt nach
really = Wirklich?

player-you = Du
player-seat = Platz { $number }
player-bot = { $name } ({ $number })
bot-random = Zufallsbot
bot-prior = Schneller Bot
bot-greedy = Gieriger Bot
bot-policy = Geübter Bot
bot-learned = Erfahrener Bot
bot-ismcts = Suchender Bot
bot-learned-ismcts = Erfahrener suchender Bot
bot-easy = Leichter Bot
bot-normal = Mittlerer Bot
bot-hard = Starker Bot
bot-master = Meister-Bot
bot-playouts = { $name }, { $count ->
    [one] { $count } Durchlauf
   *[other] { $count } Durchläufe
}
bot-seconds = { $name }, { $count } s
bot-easy-what = Schaut ein wenig voraus und irrt sich oft: gut für die erste Partie.
bot-normal-what = Schaut voraus und irrt sich ab und zu.
bot-hard-what = Denkt vor jeder Wahl bis zu einer Sekunde nach und schont dich nicht.
bot-master-what = Denkt bis zu drei Sekunden über jede Wahl nach: der stärkste von allen.
bot-random-what = Wählt blind.
bot-prior-what = Nimmt, was auf den ersten Blick vielversprechend aussieht.
bot-policy-what = Nimmt ohne langes Nachdenken, was ihm nach viel Übung gefällt.
bot-learned-what = Nimmt sofort, was am besten aussieht, und urteilt mit der Erfahrung aus Tausenden Partien.
bot-learned-ismcts-what = Probiert jede Wahl in vielen möglichen Verläufen aus und hat gelernt, wohin sie führen.
bot-greedy-what = Nimmt sofort, was am besten aussieht.
bot-ismcts-what = Probiert jede Wahl in vielen möglichen Verläufen aus.
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
place = Rang { $place }:

state-open = Noch nicht begonnen
state-running = Läuft
state-finished = Das Spiel ist aus
state-abandoned = Diese Partie wurde abgebrochen
state-broken = Ein Fehler in den Regeln: Diese Partie kann nicht weitergehen

problem-bad-link = Dieser Link gilt nicht mehr. Hast du dich damit auf einem anderen Gerät gesetzt, zeigt dort das Menü deines Tisches Code und Link für dieses.
problem-name-taken = An diesem Tisch heißt schon jemand so; nimm einen anderen Namen.
problem-no-database = Der Server kann gerade nichts speichern; versuche es gleich noch einmal.
problem-full = Der Server hat gerade keinen Platz mehr. Laufende Partien können gespielt werden.
problem-too-much = Mehr darf man an einem Tag nicht schreiben; warte eine Weile.
error-offline = Der Server ist nicht zu erreichen. Läuft er?
error-forbidden = Das ist nicht erlaubt: { $detail }
error-missing = Eine solche Partie oder ein solches Spiel gibt es nicht.
error-busy = Zu viele Anfragen auf einmal; bitte kurz warten.
error-stale = Am Tisch ging es schon weiter; so steht es jetzt.
error-other = Das hat nicht geklappt. { $detail }
problem-busy = Gerade ist zu viel zu tun; bitte gleich noch einmal versuchen.
problem-not-asked = Du bist gerade nicht gefragt.
problem-not-offered = Das kann gerade nicht gewählt werden.
problem-no-bots = Gerade weiß kein Bot eine Antwort; versuch es noch einmal.
problem-not-running = Diese Partie geht nicht weiter.
problem-quarantined = Der Server ist bei dieser Partie mehrmals abgestürzt, deshalb wird sie nicht weitergespielt. Wer ihn betreibt, kann ihr noch eine Chance geben.
problem-too-large = Das ist zu groß.
problem-too-many = Mehr Partien sind nicht erlaubt; beende eine oder warte bis morgen.
problem-undo-refused = Diese Wahl kann nicht zurückgenommen werden.
no-page = Diese Seite gibt es nicht
no-page-hint = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
cannot-open = Dieser Tisch lässt sich nicht öffnen

## Übersicht

my-matches = Deine Partien
lobby-title = Was spielen wir?
lobby-how = Allein gegen Bots oder mit Freunden an einem Tisch.
lobby-first = Neu hier? „Lernen“ führt dich durch eine erste Partie. „Spielen“ setzt dich sofort mit Bots an einen Tisch. Unter „Neue Partie“ wählst du Plätze und Einstellungen und bekommst für jeden Freund einen Link.
matches-waiting = { $count ->
    [0] Keine wartet auf dich.
    [one] Eine wartet auf dich.
   *[other] { $count } warten auf dich.
}
matches-more = { $count } weitere zeigen
tables = Tische
players-exact = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
players-range = { $min } bis { $max } Personen
play = Spielen
play-now = Gleich gegen Bots spielen
how-strong = Wie stark?
level-easy = Leicht
level-normal = Mittel
level-hard = Stark
level-master = Meister
how-many-bots = Gegen wie viele?
against = { $count ->
    [0] Allein
    [one] Gegen { $count } Bot
   *[other] Gegen { $count } Bots
}
solo = Solo
new-match = Neue Partie …
no-games = Es ist kein Spiel installiert.
import = Gespeicherte Partie öffnen …
no-record = Diese Datei ist keine gespeicherte Partie.

## Neue Partie

who-sits = Wer hier sitzt
bots-more = Weitere Bots
seat-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
seat-add = Platz hinzufügen
seat-remove = Platz entfernen
chosen-in-game = Wird im Spiel gewählt
presets = Übliche Absprachen
picker-search = Nach Namen suchen
picker-chosen = { $count } von { $all } gewählt
picker-clear = Keine wählen
picker-done = Fertig
picker-taken = Vergeben
picker-nothing = So heißt nichts.
picker-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
as-printed = wie gedruckt
none = keine
all-or-none = Wähle für jeden Platz oder für keinen.
any = Beliebig
match-options = Uhr, Zuschauer, Tipps, Startwert
allow-spectators = Wer die Adresse kennt, darf zuschauen
allow-hints = Tipps sind erlaubt
clock = Sekunden je Entscheidung
clock-none = Ohne Uhr
seed = Startwert des Zufalls
seed-secret = Geheim und zufällig
seed-shown = Alle am Tisch sehen, dass der Startwert gewählt wurde, und welcher es ist.
begin = Beginnen
match-ready = Die Partie ist bereit
links-hint = Jeder Mensch braucht seinen eigenen Link. Ein Link ist der Schlüssel zu seinem Platz: schicke ihn sonst niemandem.
link-for = Link für { $who }
qr = QR-Code
qr-for = QR-Code des Links für { $who }
links = Links zum Weitergeben
not-come-yet = Noch nicht da: { $who }
access = Wie kommen die anderen dazu?
access-links = Mit je einem Link
access-links-hint = Du schickst jedem einen Link zu seinem Platz.
access-invited = Mit einer Einladung
access-invited-hint = Ein Link für alle; jeder sucht sich einen Platz ohne Namen aus.
access-public = Wer mag
access-public-hint = Der Tisch steht in der Übersicht; wer ihn findet, darf einen Platz ohne Namen nehmen.
access-listed = In der Übersicht zeigen, solange Plätze frei sind
invite-link = Einladung
invite-qr = QR-Code der Einladung
invite-hint = Mit diesem Link suchen sich Gäste einen freien Platz aus. Schicke ihn allen, mit denen du spielen willst.
invite-public = Der Tisch steht in der Übersicht, bis alle Plätze besetzt sind. Du kannst auch diesen Link verschicken.
open-tables = Offene Tische
table-of = Am Tisch: { $who }
seats-free = { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}
join-title = Setz dich dazu
sit-here = Auf Platz { $number } setzen
table-full = Alle Plätze sind besetzt.
join-clock = Bedenkzeit: { $seconds } Sekunden je Entscheidung
name-needed = Gib zuerst deinen Namen ein: Die anderen wollen wissen, wer du bist.
play-here = Auch hier spielen
play-here-hint = Statt den Link weiterzugeben, diesen Platz auch von diesem Gerät aus spielen

## Tisch

prompt = Was gefragt ist
turn-mark = am Zug
absent = nicht da
bot-trouble = der Bot ist abgestürzt
options-all = { $count ->
    [one] { $count } Möglichkeit zeigen
   *[other] Alle { $count } Möglichkeiten
}
options-more = +{ $count } weitere
pointer-above = { $count } weiter oben
pointer-below = { $count } weiter unten
pointer-left = { $count } weiter links
pointer-right = { $count } weiter rechts
legend = Was die Symbole bedeuten
legend-none = Zu diesem Spiel gibt es keine Legende.
reconstructed = Nachgebildet: Das gedruckte Exemplar kann anders sein.
options-fewer = Weniger Möglichkeiten
undo = Zurücknehmen
undo-key = Die letzte Wahl zurücknehmen (U)
undo-ask = Um Rücknahme bitten
undo-nothing = Es gibt nichts zurückzunehmen.
undo-chosen = Seither hat jemand anders gewählt.
undo-revealed = Seit dieser Wahl wurde etwas aufgedeckt.
undo-forgotten = Diese Partie weiß nicht mehr, was vorher war.
undo-over = Die Partie ist vorbei.
undo-not_playing = Du spielst hier nicht mit.
undo-asked = { $who } bittet darum, die letzte Wahl zurückzunehmen.
undo-accept = Zustimmen
undo-refuse = Ablehnen
undo-waiting = Rücknahme: Zustimmung fehlt noch von { $who }.
hint = Tipp
hint-key = Was würde ein Bot wählen? (H)
hint-thinking = Denkt nach …
hint-says = Tipp: { $option }
hint-ahead = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} besser als „{ $next }“
hint-equal = etwa so gut wie „{ $next }“
hint-close = Tipp ausblenden
rules-key = Regeln zu dieser Frage (?)
legend-key = Was die Symbole bedeuten (I)
rules-none = Zu dieser Frage ist keine Regel angegeben.
rulebooks = Regeln
rulebooks-what = Die Regeln jedes Spiels in unseren eigenen Worten: Kapitel zum Lesen, jede Regel als nummerierter Absatz, ein Register und eine Suche.
rules-exactly = Die Regeln im Einzelnen
rules-example = Beispiel
rules-derived = Daraus folgt
rules-turn = Blättern
rules-pictures = Aus der Schachtel
rules-table = Der Tisch im Spiel
rules-area = Was jemand hat, mitten im Spiel
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-index = Register
rules-chapter = Kapitel
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
rules-nowhere = Einen Absatz { $id } gibt es in diesem Regelheft nicht.
time-left = Zeit für diese Wahl
watching = Du schaust zu und siehst, was alle sehen dürfen.
left-replaced = Zurzeit spielt ein Bot für dich. Wer die Partie eröffnet hat, kann dir den Platz zurückgeben.
left-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
weigh-one = Das wählen?
weigh-several = Was davon?
side = Die anderen und das Protokoll
my-area = Dein Bereich
tabs = Teile des Tisches
tab-board = Plan
tab-tracks = Leisten
tab-map = Karte
tab-capital = Hauptstadt
tab-hand = Hand
tab-table = Tisch
tab-mine = Meins
tab-market = Markt
tab-world = Welt
tab-assembly = Foren
tab-cards = Karten
tab-others = Andere
tab-log = Protokoll
tab-offers = hier gibt es etwas zu wählen
log-search = Im Protokoll suchen
log-all = Alle { $count } Einträge zeigen
log-empty = Noch ist nichts geschehen.
skip = Überspringen
pace = Züge der anderen
pace-slow = langsam, einer nach dem anderen
pace-normal = einer nach dem anderen
pace-fast = schnell, einer nach dem anderen
pace-off = alle auf einmal
sound = Leise Klänge
since-my-turn = Seit deinem letzten Zug
recap-then = Der Tisch, wie er da war
recap-more = { $count } weitere davor
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
connection-connecting = Verbinde …
connection-live = Verbunden
connection-waiting = Verbindung verloren; neuer Versuch
connection-closed = Nicht verbunden
sit-down = Hinsetzen
sit-down-hint = Unter welchem Namen spielst du?
play-as = Spielen als
several-seats = Von hier aus werden mehrere Plätze gespielt; beim Weitergeben des Geräts ist der Tisch verdeckt.
hand-over = Weitergeben an { $who }
hand-over-hint = Der Tisch ist verdeckt. Wer als Nächstes spielt, deckt ihn auf.
hand-over-back = Zurück: Ich bin { $who }
hand-over-done = Ich bin { $who }

view-none = nichts
view-nothing = nichts
view-yes = ja
view-no = nein
view-face-down = verdeckt
view-empty = Leer: { $what }

## Menü des Tisches

menu = Menü
how-i-like-it = Vorlieben
pref-confirm = Vor jeder Wahl nachfragen
pref-chat = Chat zeigen
pref-notify = Mich benachrichtigen, wenn ich am Zug bin
notify-blocked = Dieser Browser erlaubt es nicht; in seinen Einstellungen für diese Seite lässt es sich ändern.
my-seat = Dein Platz
my-link = Dein Link
rename = Namen ändern
second-device = Auf einem zweiten Gerät spielen
second-device-hint = Seit du dich gesetzt hast, hat dein Platz einen Link, den nur dieser Browser kennt. Scanne den Code oder öffne den Link auf deinem anderen Gerät, und zeige ihn niemandem.
link-reissued = Der Gastgeber hat für { $who } einen neuen Link ausgestellt: Wer den alten hatte, konnte diese Hand sehen.
the-match = Die Partie
chosen-seed = Der Startwert wurde gewählt: { $seed }
save-record = Partie speichern
resign = Aufgeben
report = Ein Problem melden
report-hint = Was ist schiefgegangen?
report-send = Meldung senden
report-sent = Danke. Was du von der Partie siehst, wurde mit deiner Notiz gespeichert.
as-host = Als Gastgeber
new-link = Neuer Link
replace = Bot spielen lassen
replace-bot = Anderen Bot spielen lassen
give-back = Platz zurückgeben
abandon = Partie abbrechen
standing = Antworten im Voraus
standing-hint = Eine Antwort, die für dich gegeben wird, wenn dieselbe Frage wiederkommt und die Antwort möglich ist. Nur du siehst sie.
standing-answer = Antworte immer
standing-until = Bis
standing-set = Ab jetzt so antworten
standing-always = Immer „{ $option }“, ohne zu fragen
standing-ask-again = Wieder fragen statt „{ $option }“
standing-not-asked = Du kannst eine geben, sobald du etwas gefragt wirst.
until-turn = zum Ende dieses Zuges
until-choice = zu meiner nächsten eigenen Wahl
until-game = zum Ende des Spiels
withdraw = Zurückziehen

## Das Ende

points-by-source = Punkte nach Herkunft
points-table = Als Tabelle
source = Herkunft
finale = Wie die Partie verlief
finale-course = Wie die Punkte wuchsen
finale-lead = Führung: { $who } ({ $when })
finale-era = Ära { $number }
finale-round = Runde { $number }
finale-step = Schritt { $number }
finale-start = am Anfang
finale-end = am Ende
finale-moment = { $who }: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
} ({ $why }, { $when })
finale-text = Als Text kopieren
finale-picture = Als Bild sichern
analysis-meaning = Jede Linie zeigt, was ein Bot, der alles sieht, in diesem Moment von der Stellung eines Platzes hält, in Punkten: was schon da ist und was daraus zu werden verspricht. Sie endet beim Endstand.
key-moments = Entscheidende Momente
rematch = Revanche
to-the-rematch = Zur Revanche
rematch-said = Ich habe eine Revanche begonnen. Alle behalten ihren Platz; fragt mich nach eurem Link.

## Wiedergabe

replay-of = Wiedergabe: { $game }
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-end = Zum Ende
replay-step = Schritt
replay-jump = Springen zu …
seen-by = Gesehen von
everybody = Allen
replay-link = Link kopieren
replay-link-hint = Einen Link zu dieser Stellung kopieren

## Analyse

analyse = Analysieren
analysis = Analyse
analysis-waiting = Wartet, bis eine andere Analyse fertig ist
analysis-running = Ein Bot sieht sich jede Entscheidung an: { $done } von { $total }
analysis-beginning = Ein Bot beginnt, sich jede Entscheidung anzusehen
analysis-left-seconds = { $count ->
    [one] noch etwa { $count } Sekunde
   *[other] noch etwa { $count } Sekunden
}
analysis-left-minutes = { $count ->
    [one] noch etwa { $count } Minute
   *[other] noch etwa { $count } Minuten
}
analysis-stop = Abbrechen
analysis-failed = Die Analyse ist gescheitert.
analysis-again = Noch einmal versuchen
analysis-none = Diese Partie wurde nicht analysiert.
analysis-graph = Wie es um alle stand, in Punkten
analysis-graph-keys = Pfeiltasten gehen von Entscheidung zu Entscheidung, die Eingabetaste zeigt sie in der Wiedergabe.
analysis-stopped = Nach älteren Regeln gespielt: nur so weit analysiert, wie sie noch gelten.
analysis-end = Das Ende
analysis-turn = Zug { $turn }
analysis-chose = { $who }: { $played }
analysis-agreed = der Bot hätte dasselbe getan
analysis-rather = besser: { $best }
analysis-rather-loss = besser: { $best } (+{ $points })
mistakes = Die größten Fehler
mistakes-none = Niemand hat etwas Nennenswertes verschenkt.
mistake-loss = { $points ->
    [one] { $points } Punkt verschenkt
   *[other] { $points } Punkte verschenkt
}
mistakes-seat = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} verschenkt

## Über Gobelin

about-text = Gobelin ist ein digitaler Tisch für Zivilisations-Brettspiele: mit Freunden oder gegen Bots spielen, einen Zug zurücknehmen, jede Partie noch einmal ansehen.
version = Version { $version }
about-keys = Tasten am Tisch
key-arrows = Pfeile, Tab
key-arrows-does = gehen durch das, was du wählen kannst
key-enter = Enter
key-enter-does = wählt es
key-digits = 1, 2, 3 …
key-digits-does = gehen zur Möglichkeit mit dieser Nummer
key-h = H
key-h-does = ein Tipp: was ein Bot wählen würde
key-u = U
key-u-does = nimmt zurück
key-r = R
key-r-does = dreht, was du gerade legst
key-i = I
key-i-does = was die Symbole bedeuten
key-rules = ?
key-rules-does = die Regeln zu der Frage
key-log = /
key-log-does = sucht im Protokoll
about-credits = Dank an
credit-icons = Symbole:
credit-fonts = Schriften:
credit-games = Die Spiele gehören ihren Autoren und Verlagen; Gobelin enthält weder ihre Bilder noch ihre Texte.

## Partien zum Lernen

learn = Lernen
lesson-teacher = Lehrer
lesson-on = Weiter
lesson-back = Zurück
lesson-yours = Und jetzt: deine Wahl.
lesson-undo = Zurücknehmen
lesson-silent = Deine Wahl. Ich melde mich, wenn etwas Neues kommt.
lesson-waits = Sehen wir, was dein Gegner tut.
lesson-progress = Schon erklärt: { $told } von { $beats }
lesson-leave = Ohne Lehrer weiterspielen
lesson-call = Den Lehrer zurückrufen
lesson-free = Eine freie Partie spielen

## Aufgaben

puzzle = Aufgabe des Tages
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-show = Lösung zeigen
puzzle-none = Diese Aufgabe gibt es nicht.

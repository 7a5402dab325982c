# Die Wörter der Berichte des Labors.

untitled = Eine Studie
made = { $games } Partien, mit Gobelin { $version }
unfinished = Die Studie ist nicht fertig: { $played } von { $games } Partien sind da.
went-wrong = { $errors } Partien sind schiefgegangen und { $truncated } wurden abgebrochen; sie zählen nirgends mit.
games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
contents = Inhalt
numbers = Die Zahlen
figure-alt = { $heading }: { $games }. Die Zahlen stehen in der Tabelle darunter.
about = Über diese Studie
about-text = Die Intervalle von Anteilen sind die von Wilson, die von Mitteln die der Normalverteilung, alle zu 95 %; von zwanzig Werten nebeneinander liegt einer erwartungsgemäß zufällig daneben. Was Bots tun, ist nicht, was Menschen tun: Die Zahlen sagen, wie es diesen Bots ergeht.
rules-stamp = Regelversion { $rules }, Komponenten { $components }

among-equals = Nur Partien, in denen alle Plätze denselben Bot haben: { $bots }.
all-bots = Alle Partien: { $bots }.
share = Gewonnen
score = Punkte
other = alles Übrige
span = { $low } bis { $high }
yes = ja
no = nein
everybody = alle
winners = Sieger
losers = die Übrigen

lengths = Wie lang Partien sind
lengths-text = Der Kasten fasst die mittlere Hälfte der Partien, die Linie acht von zehn; der Strich ist der Median.
turns = Züge mit einer Wahl
decisions = Entscheidungen
by-trait = Siege: { $trait }
by-trait-text = Der Punkt ist der Anteil der Siege, die Linie sein Intervall; ein geteilter Sieg zählt anteilig.
fair-text = Die gestrichelte Linie ist der gerechte Anteil.
by-seat = Siege: Platz und Zugreihenfolge
by-seat-text = Der Platz ist für die Regeln ohne Bedeutung, wo der Startspieler ausgelost wird; die Stelle in der Zugreihenfolge ist die der ersten Runde.
by-setting = { $trait }: { $setting }
by-setting-text = Siege unter jedem Wert einer Einstellung; worin sich die Tische sonst unterscheiden, ist zusammengefasst. Der Unterschied steht in Prozentpunkten, mit einem Intervall zu 95 %.
scores = Punkte
scores-text = Wie oft welche Punktzahl erreicht wurde.
scores-by = Punkte: { $what }
mean-text = Das Intervall ist das des Mittels; was gleich gemischt ist, zählt darin zusammen, denn es hängt voneinander ab.
sources = Woher die Punkte kommen
sources-text = Mittlere Punkte eines Platzes nach der Art dessen, was sie gab; negative Zahlen sind Verluste.
sources-single = Die einzelnen Quellen mit den meisten Punkten
openings = Erste Entscheidungen
openings-text = Unter den ersten { $count } Entscheidungen jedes Platzes.
openings-lift = Die Zahl vergleicht die Siege derer, die so gewählt haben, mit ihrem gerechten Anteil: 1 ist neutral.
openings-cause = Wer was wählen kann, hängt von Fraktion, Karten und Glück ab; das zeigt also Gesellschaft, nicht Ursache.
ratings = Spielstärke der Bots
ratings-text = Elo-Punkte nach dem Modell von Bradley und Terry, die wahrscheinlichsten; ein Unentschieden zählt halb, das Mittel ist 0. 100 Punkte mehr bedeuten 64 % der Siege, 200 Punkte 76 %.
ratings-smoothed = Jemand hat jede Partie gewonnen oder verloren, daher wurde beiden Seiten jedes Paars ein halber Sieg dazugerechnet.
ratings-group = Diese Bots sind denen der anderen Tabelle nie begegnet.

column-seats = Plätze
column-games = Partien
column-seat-games = Gespielte Plätze
column-won = Gewonnen
column-share = Anteil
column-interval = 95 %
column-mean = Mittel
column-deviation = Streuung
column-tenth = 10 %
column-median = Median
column-nine-tenths = 90 %
column-least = Kleinste
column-most = Größte
column-source = Quelle
column-total = Gesamt
column-choice = Wahl
column-lift = Zum gerechten Anteil
column-bot = Bot
column-elo = Elo
column-meetings = Vergleiche
column-difference = Unterschied
column-what = Was
column-settings = Einstellungen
column-score-mean = Mittlere Punkte

trait-order = Stelle in der Zugreihenfolge
trait-seat = Platz
trait-faction = { $game ->
    [imperial-settlers] Volk
   *[other] Fraktion
}
trait-faction_tile = Fraktionsplättchen
trait-civilization = Zivilisation
trait-capital = Hauptstadt


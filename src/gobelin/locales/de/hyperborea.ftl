# Hyperborea auf Deutsch.
# Ereignisse stehen im Partizip hinter dem Namen: SEAT kann auch „Du“ sein.

title = Hyperborea
summary = Würfel aus dem Beutel führen ein Volk über die Felder eines vergessenen Landes.

## Einstellungen

setting-length = Dauer des Spiels
    .about = Wie viele Bedingungen für das Ende erfüllt sein müssen
setting-mode = Spielart
setting-factions = Fraktionen
    .about = Sonst werden sie ausgelost
setting-drawn_tiles = Fraktionsplättchen ziehen statt wählen
setting-face_up = Alle Felder von Anfang an aufgedeckt

choice-short = Kurz
choice-normal = Normal
choice-long = Lang
choice-invasion = Invasion
    .about = Gleiche Heimatländer, keine Fähigkeiten
choice-faction_war = Fraktionskrieg
    .about = Eigene Heimatländer und ein Fraktionsplättchen für alle

## Fragen

ask-faction_tile = Mit welchem Fraktionsplättchen spielst du?
ask-extra_cube = Welche Farbe hat dein siebter Würfel?
ask-level_1 = Welcher Entwicklungsmarker beginnt auf Stufe 1?
ask-level_2 = Welcher Entwicklungsmarker beginnt auf Stufe 2?
ask-level_3 = Welcher Entwicklungsmarker beginnt auf Stufe 3?
ask-level_4 = Welcher Entwicklungsmarker beginnt auf Stufe 4?
ask-level_5 = Welcher Entwicklungsmarker beginnt auf Stufe 5?
ask-level_6 = Welcher Entwicklungsmarker beginnt auf Stufe 6?
ask-turn = Du bist am Zug: Was tust du als Nächstes?
ask-branch = Welchen Effekt wählst du?
ask-token = Nutzt du dieses Ruinen-Plättchen sofort, oder bewahrst du es auf?
ask-ruin = Welches Ruinen-Plättchen nimmst du?
ask-put_back = Welches Ruinen-Plättchen kommt als Nächstes auf den Stapel zurück?
ask-other_row = Welche andere Reihe steigt?
ask-arrival = Auf welchem Feld kommt die Spielfigur an?
ask-grey_cube = Behältst du den grauen Würfel dieser Technologie?
ask-reset = Reset: Welche Würfel deiner permanenten Technologien kommen in den Beutel?
ask-reset_effect = Reset: Was machst du mit diesem Effekt?

## Wörter, die andere verwenden

# Ein Würfel nach seiner Farbe, im Akkusativ
cube = { $cube ->
    [green] grünen Würfel
    [red] roten Würfel
    [purple] violetten Würfel
    [orange] orangen Würfel
    [yellow] gelben Würfel
    [blue] blauen Würfel
   *[grey] grauen Würfel
}
# Eine Entwicklungs-Reihe nach ihrer Farbe
row = { $row ->
    [green] grüne Reihe
    [red] rote Reihe
    [purple] violette Reihe
    [orange] orange Reihe
    [yellow] gelbe Reihe
   *[blue] blaue Reihe
}
# Wo ein grauer Würfel liegt
where = { $where ->
    [available] Verfügbare Würfel
    [unused] Ungenutzte Würfel
   *[other] { NAME($where) }
}
# Womit ein Angriff bezahlt wird
point = { $effect ->
    [ranged_attack] Fernangriffspunkt
   *[attack] Angriffspunkt
}
# So viel von einem Effekt
amount = { $what ->
    [move] { $amount ->
        [one] { $amount } Bewegungspunkt
       *[other] { $amount } Bewegungspunkte
    }
    [fly] { $amount ->
        [one] { $amount } Flugpunkt
       *[other] { $amount } Flugpunkte
    }
    [attack] { $amount ->
        [one] { $amount } Angriffspunkt
       *[other] { $amount } Angriffspunkte
    }
    [ranged_attack] { $amount ->
        [one] { $amount } Fernangriffspunkt
       *[other] { $amount } Fernangriffspunkte
    }
    [fortress] { $amount ->
        [one] { $amount } Festung
       *[other] { $amount } Festungen
    }
    [figure] { $amount ->
        [one] { $amount } Spielfigur
       *[other] { $amount } Spielfiguren
    }
    [deploy] { $amount ->
        [one] { $amount } Spielfigur neben eigenen
       *[other] { $amount } Spielfiguren neben eigenen
    }
    [gem] { $amount ->
        [one] { $amount } Edelstein
       *[other] { $amount } Edelsteine
    }
    [technology] { $amount ->
        [one] { $amount } Verbesserte Technologie
       *[other] { $amount } Verbesserte Technologien
    }
    [develop] { $amount ->
        [one] { $amount } Entwicklungsfortschritt
       *[other] { $amount } Entwicklungsfortschritte
    }
    [draw] { $amount } Würfel aus dem Beutel
    [cube] { $amount } Würfel aus dem Vorrat
    [recover] { $amount } Würfel zum Zurücknehmen
    [clear] { $amount } Würfel zum Weglegen
    [discard_grey] { $amount ->
        [one] { $amount } grauer Würfel zum Zurückgeben
       *[other] { $amount } graue Würfel zum Zurückgeben
    }
    [teleport] { $amount ->
        [one] { $amount } Teleport
       *[other] { $amount } Teleporte
    }
   *[other] { NAME($what) }
}

## Was Antworten bringen

# Was eine Antwort kostet und bringt, außer Effekten
consequence-amount = { $what ->
    [green] { $amount } × grüner Würfel
    [red] { $amount } × roter Würfel
    [purple] { $amount } × violetter Würfel
    [orange] { $amount } × oranger Würfel
    [yellow] { $amount } × gelber Würfel
    [blue] { $amount } × blauer Würfel
    [grey] { $amount } × grauer Würfel
    [level_green] { $amount } × Stufe der grünen Reihe
    [level_red] { $amount } × Stufe der roten Reihe
    [level_purple] { $amount } × Stufe der violetten Reihe
    [level_orange] { $amount } × Stufe der orangen Reihe
    [level_yellow] { $amount } × Stufe der gelben Reihe
    [level_blue] { $amount } × Stufe der blauen Reihe
    [gems] { $amount ->
        [one] { $amount } Edelstein
       *[other] { $amount } Edelsteine
    }
    [ghosts] { $amount } vernichteter Geist
    [graveyard] { $amount } Spielfigur auf dem Friedhof
    [stored] { $amount } aufbewahrtes Ruinen-Plättchen
    [ending] das Spielende ist ausgelöst
   *[other] { amount }
}
consequence-text = { $effect }
consequence-open = { $count ->
    [one] noch { $count } freies Feld
   *[other] noch { $count } freie Felder
}
consequence-full = belegt das letzte Feld
consequence-city = { NAME($city) }
consequence-ruin = Ruine mit { $count } Plättchen
consequence-stop = gegnerische Spielfiguren dort: Sie muss anhalten
consequence-turns_up = { $count ->
    [one] deckt { $count } Feld auf
   *[other] deckt { $count } Felder auf
}
consequence-home = die Spielfigur geht an ihren Besitzer zurück
consequence-falls = die Festung fällt
consequence-withstands = die Festung bleibt stehen
consequence-no_grey = ohne grauen Würfel
consequence-worth = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
consequence-uses_stored = das schon aufbewahrte Plättchen wird sofort genutzt: { NAME($token) }
consequence-put_aside = { $count ->
    [one] { $count } verfügbarer Würfel kommt zu den Ungenutzten
   *[other] { $count } verfügbare Würfel kommen zu den Ungenutzten
}
consequence-reset = es folgt ein Reset

## Antworten

# Aufbau
option-faction_tile = { NAME($tile) }
    .thing = { NAME($tile) }
    .brings = { "" }
option-extra_cube-cube = { NAME($cube) }
    .thing = { NAME($cube) }
    .brings = { "" }
option-marker = { NAME($row) }

# Würfel
option-place = 1 { cube } auf „{ NAME($technology) }“ setzen
    .verb = 1 { cube } setzen
    .thing = { NAME($technology) }
option-unused = 1 { cube } zu den Ungenutzten Würfeln legen
option-draw = 1 Würfel aus dem Beutel ziehen
option-cube = 1 { cube } aus dem Vorrat in den Beutel legen
option-recover = 1 { cube } von „{ NAME($technology) }“ zurücknehmen
    .verb = 1 { cube } zurücknehmen
    .thing = { NAME($technology) }
option-clear = 1 { cube } von „{ NAME($technology) }“ zu den Ungenutzten Würfeln legen
    .verb = 1 { cube } weglegen
    .thing = { NAME($technology) }
option-reset-clear = 1 { cube } von „{ NAME($technology) }“ in den Beutel legen
    .verb = 1 { cube } in den Beutel
    .thing = { NAME($technology) }
option-discard_grey = 1 grauen Würfel in den Vorrat zurücklegen, aus: { where }

# Städte und Ruinen; die Orte eines Feldes sind gezählt, Städte zuerst
option-enter = Feld { $hex }: Ort { $site } betreten
    .verb = Betreten
    .thing = Feld { $hex }, Ort { $site }
option-use_token = { NAME($token) } sofort nutzen
    .verb = Sofort nutzen
    .thing = { NAME($token) }
option-turn-use_token = Das aufbewahrte Ruinen-Plättchen nutzen: { NAME($token) }
    .verb = Ruinen-Plättchen nutzen
    .thing = { NAME($token) }
option-keep_token = { NAME($token) } aufbewahren
    .verb = Aufbewahren
    .thing = { NAME($token) }
option-take_token = { NAME($token) } nehmen
    .verb = Nehmen
    .thing = { NAME($token) }
option-put_back = { NAME($token) } oben auf den Stapel legen
    .verb = Oben auf den Stapel
    .thing = { NAME($token) }

# Das Spielfeld
option-move = 1 Spielfigur von Feld { $hex } nach Feld { $to } bewegen
    .verb = Spielfigur bewegen
    .thing = Feld { $hex } nach { $to }
option-fly = 1 Spielfigur von Feld { $hex } nach Feld { $to } fliegen
    .verb = Spielfigur fliegen
    .thing = Feld { $hex } nach { $to }
option-teleport = 1 Spielfigur von Feld { $hex } versetzen
    .verb = Spielfigur versetzen
    .thing = Feld { $hex }
option-arrive = Feld { $hex }
option-attack = { $site ->
    [0] Feld { $hex }: 1 Spielfigur vernichten ({ SEAT($seat) })
   *[other] Feld { $hex }: die Spielfigur in Ort { $site } vernichten ({ SEAT($seat) })
}
option-banish = Feld { $hex }: den Geist in Ort { $site } vernichten
    .verb = Den Geist vernichten
    .thing = Feld { $hex }, Ort { $site }
option-besiege = Feld { $hex }: 1 Festung angreifen ({ SEAT($seat) })
    .verb = Festung angreifen
    .thing = Feld { $hex }: { SEAT($seat) }
option-fortress = 1 Festung auf Feld { $hex } setzen
    .verb = Festung setzen
    .thing = Feld { $hex }
option-figure = 1 Spielfigur auf Feld { $hex } ins Spiel bringen
    .verb = Spielfigur einsetzen
    .thing = Feld { $hex }
option-deploy = 1 Spielfigur neben eigene auf Feld { $hex } ins Spiel bringen
    .verb = Spielfigur einsetzen
    .thing = Feld { $hex }

# Entwicklung und Technologien
option-develop = { $steps ->
    [one] Die { row } um { $steps } Stufe erhöhen
   *[other] Die { row } um { $steps } Stufen erhöhen
}
option-spread = Verschiedene Reihen: zuerst die { row } erhöhen
option-other_row-spread = Auch die { row } erhöhen
option-upgrade = Die { row } für Würfel auf 0 zurücksetzen
option-acquire = { NAME($card) } nehmen
    .verb = Nehmen
    .thing = { NAME($card) }
option-replace = Die offenen Karten von Stapel { $stack } ersetzen
option-gem = Einen wartenden Edelstein nehmen: Er kann die Bedingung für das Spielende erfüllen
option-return_grey = Den grauen Würfel in den Vorrat zurücklegen
option-keep_grey = Den grauen Würfel behalten

# Auswahl und Ende
option-choose = { $effect ->
    [move] Bewegung
    [fly] Flug
    [attack] Angriff
    [ranged_attack] Fernangriff
    [fortress] Festungen
    [figure] Spielfiguren
    [deploy] Spielfiguren neben eigene
    [gem] Edelsteine
    [technology] Verbesserte Technologie
    [develop] Entwicklung
    [draw] Würfel aus dem Beutel
    [recover] Würfel zurücknehmen
    [clear] Würfel zu den Ungenutzten legen
    [discard_grey] Graue Würfel zurückgeben
    [cube] Würfel aus dem Vorrat
   *[teleport] Teleport
}
option-decline = Keine andere Reihe erhöhen
option-done = Die anderen Würfel liegen lassen
option-reset_effect-done = Auf den Rest verzichten
option-end = Den Zug beenden

## Ereignisse

event-faction_tile = { SEAT($seat) }: Fraktionsplättchen gewählt – { NAME($tile) }
event-extra_cube = { SEAT($seat) }: mit einem Würfel mehr begonnen – { NAME($cube) }
event-marked = { SEAT($seat) }: die { row } beginnt auf Stufe { $level }
event-began = { $amount ->
    [one] { SEAT($seat) }: mit { $amount } Spielfigur auf Feld { $hex } begonnen
   *[other] { SEAT($seat) }: mit { $amount } Spielfiguren auf Feld { $hex } begonnen
}
event-first_player = Startspieler: { SEAT($seat) }
event-turn = Neuer Zug: { SEAT($seat) }
event-took_back = { $amount ->
    [one] { SEAT($seat) }: zu Beginn des Zuges { $amount } Festung von Feld { $hex } zurückgenommen
   *[other] { SEAT($seat) }: zu Beginn des Zuges { $amount } Festungen von Feld { $hex } zurückgenommen
}
event-drew = { $why ->
    [start] { SEAT($seat) }: vor dem ersten Zug 1 { cube } gezogen
    [draw] { SEAT($seat) }: durch einen Effekt 1 { cube } gezogen
    [reset] { SEAT($seat) }: nach dem Reset 1 { cube } gezogen
   *[end] { SEAT($seat) }: für den nächsten Zug 1 { cube } gezogen
}
event-placed = { SEAT($seat) }: 1 { cube } auf „{ NAME($technology) }“ gesetzt
event-activated = { SEAT($seat) }: { NAME($technology) } aktiviert
event-produced = { SEAT($seat) }: { amount } erhalten ({ NAME($source) })
event-lapsed = { $what ->
    [gem] { SEAT($seat) }: auf { amount } verzichtet
   *[other] { SEAT($seat) }: nicht genutzt – { amount }
}
event-set_aside = { SEAT($seat) }: 1 { cube } zu den Ungenutzten Würfeln gelegt
event-swept = { SEAT($seat) }: am Ende des Zuges Verfügbare Würfel zu den Ungenutzten gelegt – { NAME($cube) } × { $amount }
event-got_cubes = { $why ->
    [upgrade] { SEAT($seat) }: { $amount } Würfel für den Marker aus dem Vorrat in den Beutel gelegt – { NAME($cube) }
   *[cube] { SEAT($seat) }: { $amount } Würfel aus dem Vorrat in den Beutel gelegt – { NAME($cube) }
}
event-recovered = { SEAT($seat) }: 1 { cube } von „{ NAME($technology) }“ zurückgenommen
event-cleared = { SEAT($seat) }: 1 { cube } von „{ NAME($technology) }“ zu den Ungenutzten Würfeln gelegt
event-discarded_grey = { SEAT($seat) }: 1 grauen Würfel in den Vorrat zurückgelegt, aus: { where }
event-bagged = { SEAT($seat) }: Ungenutzte Würfel in den Beutel gelegt – { NAME($cube) } × { $amount }
event-returned = { SEAT($seat) }: 1 { cube } von „{ NAME($technology) }“ in den Beutel gelegt
event-gems = { $amount ->
    [one] { SEAT($seat) }: { $amount } Edelstein genommen ({ NAME($source) })
   *[other] { SEAT($seat) }: { $amount } Edelsteine genommen ({ NAME($source) })
}
event-gems_wait = { $amount ->
    [one] { SEAT($seat) }: { $amount } Edelstein wartet, er würde die Bedingung für das Spielende erfüllen ({ NAME($source) })
   *[other] { SEAT($seat) }: { $amount } Edelsteine warten, sie würden die Bedingung für das Spielende erfüllen ({ NAME($source) })
}
event-took_gem = { SEAT($seat) }: einen wartenden Edelstein genommen
event-developed = { SEAT($seat) }: die { row } von Stufe { $before } auf Stufe { $level } erhöht
event-upgraded = { SEAT($seat) }: die { row } von Stufe { $level } auf 0 zurückgesetzt
event-moved = { $cost ->
    [one] { SEAT($seat) }: 1 Spielfigur für { $cost } Bewegungspunkt von Feld { $hex } nach Feld { $to } bewegt
   *[other] { SEAT($seat) }: 1 Spielfigur für { $cost } Bewegungspunkte von Feld { $hex } nach Feld { $to } bewegt
}
event-flew = { SEAT($seat) }: 1 Spielfigur von Feld { $hex } nach Feld { $to } geflogen
event-teleporting = { SEAT($seat) }: 1 Teleport für 1 Spielfigur auf Feld { $hex } genutzt
event-teleported = { SEAT($seat) }: 1 Spielfigur von Feld { $hex } nach Feld { $to } versetzt
event-revealed = { $ghosts ->
    [0] Feld { $hex } aufgedeckt: { NAME($land) }
    [one] Feld { $hex } aufgedeckt, mit { $ghosts } Geist: { NAME($land) }
   *[other] Feld { $hex } aufgedeckt, mit { $ghosts } Geistern: { NAME($land) }
}
event-laid_tokens = { $amount } Ruinen-Plättchen auf Ort { $site } von Feld { $hex } gelegt: { NAME($metal) }
event-entered = { SEAT($seat) }: Stadt auf Feld { $hex } betreten, Ort { $site } – { NAME($city) }
event-explored = { SEAT($seat) }: Ruine auf Feld { $hex } erkundet, Ort { $site }, und { $amount } Plättchen angesehen
event-put_back = { SEAT($seat) }: Ruinen-Plättchen auf Ort { $site } von Feld { $hex } zurückgelegt – { NAME($token) }
    .hidden = { SEAT($seat) }: Ruinen-Plättchen auf Ort { $site } von Feld { $hex } zurückgelegt
event-kept_token = { SEAT($seat) }: Ruinen-Plättchen aufbewahrt – { NAME($token) }
    .hidden = { SEAT($seat) }: Ruinen-Plättchen aufbewahrt
event-used_token = { $where ->
    [stored] { SEAT($seat) }: aufbewahrtes Ruinen-Plättchen genutzt – { NAME($token) }
   *[looked_at] { SEAT($seat) }: Ruinen-Plättchen sofort genutzt – { NAME($token) }
}
event-left_site = { SEAT($seat) }: Spielfigur aus Ort { $site } von Feld { $hex } genommen
event-destroyed = { $goal ->
    [graveyard] { $site ->
        [0] { SEAT($seat) }: Spielfigur auf Feld { $hex } mit 1 { point } vernichtet und auf den Friedhof gelegt ({ SEAT($victim) })
       *[other] { SEAT($seat) }: Spielfigur in Ort { $site } von Feld { $hex } mit 1 { point } vernichtet und auf den Friedhof gelegt ({ SEAT($victim) })
    }
   *[supply] { $site ->
        [0] { SEAT($seat) }: Spielfigur auf Feld { $hex } mit 1 { point } vernichtet, sie kommt in den Vorrat ihres Besitzers zurück ({ SEAT($victim) })
       *[other] { SEAT($seat) }: Spielfigur in Ort { $site } von Feld { $hex } mit 1 { point } vernichtet, sie kommt in den Vorrat ihres Besitzers zurück ({ SEAT($victim) })
    }
}
event-banished = { SEAT($seat) }: Geist in Ort { $site } von Feld { $hex } mit 1 { point } vernichtet und auf den Friedhof gelegt
event-withstood = { SEAT($seat) }: Festung auf Feld { $hex } mit 1 { point } angegriffen, sie hält noch stand ({ SEAT($victim) })
event-razed = { SEAT($seat) }: Festung auf Feld { $hex } mit 1 { point } beseitigt, sie kommt in den Vorrat ihres Besitzers zurück ({ SEAT($victim) })
event-fortified = { SEAT($seat) }: Festung auf Feld { $hex } gesetzt
event-mustered = { $why ->
    [minimum] { SEAT($seat) }: Spielfigur auf Feld { $hex } ins Spiel gebracht, wegen des Minimums
    [deploy] { SEAT($seat) }: Spielfigur neben anderen auf Feld { $hex } ins Spiel gebracht
   *[figure] { SEAT($seat) }: Spielfigur auf Feld { $hex } ins Spiel gebracht
}
event-replaced = { SEAT($seat) }: offene Karten von Stapel { $stack } ersetzt
event-withdrawn = Von Platz { $place } unter Stapel { $stack } gelegt: { NAME($card) }
event-offered = { $grey ->
    [0] Neu im Angebot von Stapel { $stack }, Platz { $place }: { NAME($card) }
   *[other] Neu im Angebot von Stapel { $stack }, Platz { $place }, mit einem grauen Würfel: { NAME($card) }
}
event-acquired = { $grey ->
    [0] { SEAT($seat) }: Verbesserte Technologie von Stapel { $stack }, Platz { $place } erhalten – { NAME($card) }
   *[other] { SEAT($seat) }: Verbesserte Technologie von Stapel { $stack }, Platz { $place } erhalten, der graue Würfel darauf kommt zu den Ungenutzten – { NAME($card) }
}
event-refused_grey = { SEAT($seat) }: den grauen Würfel von „{ NAME($card) }“ in den Vorrat zurückgelegt
event-objective = { SEAT($seat) }: Bedingung für das Spielende erfüllt – { NAME($objective) }
event-end_triggered = { SEAT($seat) }: Spielende ausgelöst, alle anderen haben noch einen letzten Zug
event-reset = { SEAT($seat) }: Reset ausgeführt
event-scored = { $points ->
    [one] { SEAT($seat) }: { $points } Siegpunkt ({ NAME($why) })
   *[other] { SEAT($seat) }: { $points } Siegpunkte ({ NAME($why) })
}

## Woher Punkte kommen

source-gems = Edelsteine
source-ghosts = Vernichtete Geister
source-graveyard = Vernichtete Spielfiguren
source-cubes = Farbige Würfel
source-objectives = Ziel-Plättchen
source-technologies = Verbesserte Technologien
source-control = Kontrollierte Felder

## Der Tisch

label-phase = Phase
label-length = Dauer des Spiels
label-mode = Spielart
label-active = Am Zug
label-first = Startspieler
label-turns = Gespielte Züge
label-fulfilled = Erfüllte Bedingungen
label-conditions = Bedingungen bis zum Spielende
label-goals = Ziele
label-objective = Ziel-Plättchen
label-needed = Nötig
label-progress = Erreicht
label-ending = Spielende ausgelöst von
label-players = Personen
label-hexes = Spielfeld
label-pool = Effekte dieses Zuges
label-display = Karten im Angebot
label-grey_on = Graue Würfel darauf
label-stacks = Karten in den Stapeln
label-supply = Würfel im Vorrat
label-ghosts = Geister
label-tokens = Ruinen-Plättchen
label-looked_at = Ruinen-Plättchen zur Auswahl
label-used_tokens = Genutzte Ruinen-Plättchen

# Eine Person
label-seat = Platz
label-faction = Fraktion
label-tile = Fraktionsplättchen
label-home = Heimatland
label-points = Punkte
label-score = Punkte, wenn das Spiel jetzt endete
label-tie_breakers = Bei Gleichstand
label-gems = Edelsteine
label-graveyard = Friedhof
label-figures = Spielfiguren
label-fortresses = Festungen
label-bag = Beutel
label-available = Verfügbare Würfel
label-unused = Ungenutzte Würfel
label-levels = Entwicklung
label-threshold = Niedrigste Stufe für Würfel
label-cards = Verbesserte Technologien
label-placed = Würfel auf Technologien
label-barred = Gesperrte Sets
label-stored = Aufbewahrtes Ruinen-Plättchen
label-objectives = Ziel-Plättchen
label-technology = Technologie
label-cubes = Würfel

# Die Effekte des Zuges
label-develop = Entwicklungsfortschritte
label-row = Reihe
label-steps = Schritte
label-on_cubes = Effekte auf gesetzte Würfel
label-effect = Effekt
label-source = Quelle
label-number = Anzahl

# Ein Feld
label-hex = Feld
label-q = Spalte
label-r = Zeile
label-zone = Gebiet
label-face = Offene Seite
label-land = Land
label-terrain = Gelände
label-sites = Städte und Ruinen
label-in = Darin
label-city = Stadt
label-control = Kontrolliert von

## Wörter der Antworten, Ereignisse und Felder

# Würfel und Reihen
name-green = Grün
name-red = Rot
name-purple = Violett
name-orange = Orange
name-yellow = Gelb
name-blue = Blau
name-grey = Grau
name-same = eine einzige Reihe
name-different = verschiedene Reihen
name-free = beliebige Reihe

# Effekte
name-move = Bewegung
name-fly = Flug
name-attack = Angriff
name-ranged_attack = Fernangriff
name-fortress = Festungen
name-figure = Spielfiguren
name-deploy = Spielfiguren neben eigene
name-gem = Edelsteine
name-technology = Verbesserte Technologien
name-draw = Würfel aus dem Beutel
name-cube = Würfel aus dem Vorrat
name-recover = Würfel zum Zurücknehmen
name-clear = Würfel zum Weglegen
name-discard_grey = graue Würfel zum Zurückgeben
name-teleport = Teleporte
name-develop = Entwicklungsfortschritte

# Wo ein grauer Würfel liegt, und die Stapel
name-available = Verfügbare Würfel
name-unused = Ungenutzte Würfel
name-I = I
name-II = II
name-III = III
name-IV = IV

# Die Wertung, und woher Edelsteine kommen
name-gems = Edelsteine
name-ghosts = vernichtete Geister
name-graveyard = Friedhof
name-cubes = farbige Würfel
name-objectives = Ziel-Plättchen
name-technologies = Verbesserte Technologien
name-control = kontrollierte Felder

# Phasen, Dauer und Spielart
name-faction_tiles = Wahl der Fraktionsplättchen
name-extra_cubes = Wahl eines Würfels
name-markers = Entwicklungsmarker
name-start = Zugbeginn
name-actions = Aktionen
name-end = Endphase
name-reset = Reset
name-reset_effects = Effekte des Resets
name-next_turn = Nächster Zug
name-over = Spielende
name-short = kurzes Spiel
name-normal = normales Spiel
name-long = langes Spiel
name-invasion = Invasion
name-faction_war = Fraktionskrieg

# Das Spielfeld
name-homeland = Heimatland
name-borderland = Grenzland
name-centre = Zentrum
name-ghost = Geist
name-bronze = Bronze
name-silver = Silber
name-gold = Gold

## Was Komponenten tun

set-name = { NAME($technology) }, Set { $number }
homeland-hex = { NAME($faction) }, { $slot ->
    [capital] Hauptstadt
    [a] Feld A
   *[b] Feld B
}
base-technology = Die Basis-Technologie der { $colour ->
    [green] grünen
    [red] roten
    [purple] violetten
    [orange] orangen
    [yellow] gelben
   *[blue] blauen
} Würfel; nur eines ihrer beiden Sets kann Würfel tragen.
joined = { $how ->
    [either] { $first } oder { $last }
   *[both] { $first } und { $last }
}
gain = Erhalte { $gains }.
gain-one-of = Erhalte entweder { $gains }.
gain-ranged_attack = { $amount ->
    [one] Erhalte { $amount } Angriffspunkt, der auch die Nachbarfelder deiner Spielfiguren erreicht.
   *[other] Erhalte { $amount } Angriffspunkte, die auch die Nachbarfelder deiner Spielfiguren erreichen.
}
gain-deploy = { $amount ->
    [one] Bringe { $amount } Spielfigur auf einem Feld ins Spiel, auf dem du schon stehst.
   *[other] Bringe { $amount } Spielfiguren ins Spiel, jede auf ein Feld, auf dem du schon stehst.
}
gain-draw = Ziehe { $amount } Würfel aus deinem Beutel.
gain-recover = { $amount ->
    [one] Nimm, wenn du willst, { $amount } Würfel von einer deiner anderen Technologien zurück zu den Verfügbaren Würfeln.
   *[other] Nimm bis zu { $amount } Würfel von deinen anderen Technologien zurück zu den Verfügbaren Würfeln.
}
gain-clear = { $amount ->
    [one] Lege, wenn du willst, { $amount } Würfel von einer deiner anderen Technologien zu den Ungenutzten Würfeln.
   *[other] Lege bis zu { $amount } Würfel von einer deiner anderen Technologien zu den Ungenutzten Würfeln.
}
gain-discard_grey = { $amount ->
    [one] Lege, wenn du willst, { $amount } grauen Würfel, der nicht im Beutel ist, in den Vorrat zurück.
   *[other] Lege bis zu { $amount } graue Würfel, die nicht im Beutel sind, in den Vorrat zurück.
}
gain-cube = { $amount ->
    [one] Lege { $amount } Würfel einer Farbe deiner Wahl aus dem Vorrat in deinen Beutel.
   *[other] Lege { $amount } Würfel in Farben deiner Wahl aus dem Vorrat in deinen Beutel.
}
gain-teleport = Versetze { $amount } deiner Spielfiguren, die außerhalb von Städten und Ruinen stehen, auf ein beliebiges offenes Feld.
steps = { $row ->
    [same] { $steps ->
        [one] { $steps } Entwicklungsfortschritt in einer Reihe deiner Wahl
       *[other] { $steps } Entwicklungsfortschritte in einer einzigen Reihe
    }
    [different] je 1 Entwicklungsfortschritt in { $steps } verschiedenen Reihen
    [free] { $steps ->
        [one] { $steps } Entwicklungsfortschritt in einer Reihe deiner Wahl
       *[other] { $steps } Entwicklungsfortschritte in Reihen deiner Wahl
    }
   *[other] { $steps ->
        [one] { $steps } Entwicklungsfortschritt ({ row })
       *[other] { $steps } Entwicklungsfortschritte ({ row })
    }
}
while-filled = Solange vollständig: { $does }
passive-turn = { $gains } zu Beginn jedes deiner Züge.
passive-ignore_terrain = Keine zusätzliche Bewegung deiner Spielfiguren für { $grounds }.
passive-on_activate = { $gains } zusätzlich, wann immer du ein Set von { NAME($technology) } vervollständigst.
passive-on_kill = { $limit ->
    [one] { $target ->
        [figure] { $gains } für die erste gegnerische Spielfigur, die du in einem Zug vernichtest.
        [ghost] { $gains } für den ersten Geist, den du in einem Zug vernichtest.
       *[any] { $gains } für die erste gegnerische Spielfigur oder den ersten Geist, den du in einem Zug vernichtest.
    }
   *[other] { $target ->
        [figure] { $gains } für jede der ersten { $limit } gegnerischen Spielfiguren, die du in einem Zug vernichtest.
        [ghost] { $gains } für jeden der ersten { $limit } Geister, die du in einem Zug vernichtest.
       *[any] { $gains } für jede der ersten { $limit } gegnerischen Spielfiguren oder Geister, die du in einem Zug vernichtest.
    }
}
passive-on_reset = { $gains } bei jedem deiner Resets.
passive-on_technology = { $gains } für jede Verbesserte Technologie, die du nimmst.
passive-starting_figures = Du beginnst mit { $number } Spielfiguren auf dem Spielfeld.
passive-minimum_figures = Zu Beginn deines Zuges wird auf { $number } Spielfiguren auf dem Spielfeld aufgefüllt.
passive-upgrade_threshold = Du darfst einen Entwicklungsmarker schon ab Stufe { $number } für einen Würfel zurücksetzen.
passive-end_phase_draw = Du ziehst in der Endphase und beim Reset bis zu { $number } Würfel.
passive-fortress_strength = Jede deiner Festungen absorbiert { $number } Angriffspunkte eines Zuges, bevor sie fällt.
passive-ruin_choice = Erkundest du eine Ruine, siehst du dir die { $number } obersten Plättchen an und nimmst eines davon.
passive-keep_fortresses = Deine Festungen bleiben zu Beginn deines Zuges auf dem Spielfeld.
passive-grey_as_any = Deine grauen Würfel dürfen auch auf bunte Felder.
passive-no_stop = Deine Spielfiguren müssen nicht anhalten, wo gegnerische Spielfiguren stehen.
passive-no_grey_on_technology = Der graue Würfel einer Verbesserten Technologie, die du nimmst, darf in den Vorrat zurück.
faction = Spielt in der Invasion ohne Fähigkeit und im Fraktionskrieg mit { NAME($first) } oder { NAME($second) }.
objective = { $tile ->
    [objective_vp] { $two_players ->
        [0] Für mindestens { $needed } Edelsteine.
       *[other] Für mindestens { $needed } Edelsteine, zu zweit { $two_players }.
    }
    [objective_technology] { $two_players ->
        [0] Für { $needed } Verbesserte Technologien.
       *[other] Für { $needed } Verbesserte Technologien, zu zweit { $two_players }.
    }
   *[objective_figures] Für die letzte eigene Spielfigur, die auf das Spielfeld kommt.
}
ground = { $enter ->
    [0] { $leave ->
        [0] Kostet nichts zusätzlich.
       *[other] Bewegungspunkte zusätzlich beim Verlassen, außer in gleiches Gelände: { $leave }.
    }
   *[other] { $leave ->
        [0] Bewegungspunkte zusätzlich beim Betreten, außer aus gleichem Gelände: { $enter }.
       *[other] Bewegungspunkte zusätzlich, außer innerhalb des Geländes: { $enter } beim Betreten und { $leave } beim Verlassen.
    }
}
land = { NAME($terrain) }: { $sites }.
ruins = { $count ->
    [one] { $count } Ruine
   *[other] { $count } Ruinen
}
homeland = Invasion: { $invasion }. Fraktionskrieg: { $faction_war }.

## Der Tisch im Terminal

group-cubes = Würfel
group-sites = Städte und Ruinen
group-movement = Bewegung
group-battle = Angriff und Festungen
group-figures = Spielfiguren
group-development = Entwicklung
group-technologies = Verbesserte Technologien
group-finish = Abschluss
table-turn = am Zug: { $who }
table-conditions = Bedingungen für das Spielende: { $met } von { $needed }
table-last-turns = letzte Züge
table-sign-city = Stadt
table-sign-ruin = Ruine, mit ihren Plättchen
table-sign-ghost = Geist
table-sign-fortress = Festung
table-sign-face-down = verdeckt
table-sign-control = { $points }=A: A kontrolliert das Feld, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-any = bunt
table-no-grey = ohne grauen Würfel
table-ghosts = { $count ->
    [one] { $count } Geist
   *[other] { $count } Geister
}
table-gems = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
}
table-figures = { $count ->
    [one] noch { $count } Spielfigur
   *[other] noch { $count } Spielfiguren
}
table-fortresses = { $count ->
    [one] noch { $count } Festung
   *[other] noch { $count } Festungen
}
table-bag = { $count } Würfel im Beutel
table-token = ein aufbewahrtes Ruinen-Plättchen
table-pieces = Spielsteine
table-forecast = Punkte jetzt
table-steps = { $steps ->
    [one] { $steps } Entwicklungsfortschritt ({ $rows })
   *[other] { $steps } Entwicklungsfortschritte ({ $rows })
}
table-ruin = Ruine mit { $count } Plättchen
table-order = Platz in der Zugfolge
table-kind = Art
table-kind-of = { $kind ->
    [base_technology] Basis-Technologie
    [card] Verbesserte Technologie
    [city] Stadt
    [ruin_token] Ruinen-Plättchen
    [terrain] Gelände
    [homeland] Heimatland
    [hex] Feld
    [faction] Fraktion
    [faction_tile] Fraktionsplättchen
   *[objective] Ziel-Plättchen
}
table-stack = Stapel
table-spaces = Felder
table-metal = Metall
table-colour = Farbe

# Aufgaben
puzzle-task = Du bist am Zug. Hole so viele Punkte wie möglich; gezählt wird, als wäre das Spiel danach zu Ende.

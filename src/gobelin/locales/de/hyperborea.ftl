# Hyperborea auf Deutsch.
# Ereignisse stehen im Partizip hinter dem Namen: SEAT kann auch „Du“ sein.

title = Hyperborea
summary = Würfel aus dem Beutel führen ein Volk über die Felder eines vergessenen Landes.

## Einstellungen

setting-length = Dauer des Spiels
setting-mode = Spielart
setting-factions = Fraktionen, Platz für Platz
setting-drawn_tiles = Fraktionskrieg: Fraktionsplättchen ziehen statt wählen
setting-face_up = Alle Felder von Anfang an aufgedeckt

choice-short = Kurz: Ende nach einer erfüllten Bedingung
choice-normal = Normal: Ende nach zwei erfüllten Bedingungen
choice-long = Lang: Ende nach drei erfüllten Bedingungen
choice-invasion = Invasion: gleiche Heimatländer, keine Fähigkeiten
choice-faction_war = Fraktionskrieg: eigene Heimatländer und ein Fraktionsplättchen für alle

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
option-extra_cube-cube = { NAME($cube) }
option-marker = { NAME($row) }

# Würfel
option-place = 1 { cube } auf „{ NAME($technology) }“ setzen
option-unused = 1 { cube } zu den Ungenutzten Würfeln legen
option-draw = 1 Würfel aus dem Beutel ziehen
option-cube = 1 { cube } aus dem Vorrat in den Beutel legen
option-recover = 1 { cube } von „{ NAME($technology) }“ zurücknehmen
option-clear = 1 { cube } von „{ NAME($technology) }“ zu den Ungenutzten Würfeln legen
option-reset-clear = 1 { cube } von „{ NAME($technology) }“ in den Beutel legen
option-discard_grey = 1 grauen Würfel in den Vorrat zurücklegen, aus: { where }

# Städte und Ruinen; die Orte eines Feldes sind gezählt, Städte zuerst
option-enter = Feld { $hex }: Ort { $site } betreten
option-use_token = { NAME($token) } sofort nutzen
option-turn-use_token = Das aufbewahrte Ruinen-Plättchen nutzen: { NAME($token) }
option-keep_token = { NAME($token) } aufbewahren
option-take_token = { NAME($token) } nehmen
option-put_back = { NAME($token) } oben auf den Stapel legen

# Das Spielfeld
option-move = 1 Spielfigur von Feld { $hex } nach Feld { $to } bewegen
option-fly = 1 Spielfigur von Feld { $hex } nach Feld { $to } fliegen
option-teleport = 1 Spielfigur von Feld { $hex } versetzen
option-arrive = Feld { $hex }
option-attack = { $site ->
    [0] Feld { $hex }: 1 Spielfigur vernichten ({ SEAT($seat) })
   *[other] Feld { $hex }: die Spielfigur in Ort { $site } vernichten ({ SEAT($seat) })
}
option-banish = Feld { $hex }: den Geist in Ort { $site } vernichten
option-besiege = Feld { $hex }: 1 Festung angreifen ({ SEAT($seat) })
option-fortress = 1 Festung auf Feld { $hex } setzen
option-figure = 1 Spielfigur auf Feld { $hex } ins Spiel bringen
option-deploy = 1 Spielfigur neben eigene auf Feld { $hex } ins Spiel bringen

# Entwicklung und Technologien
option-develop = { $steps ->
    [one] Die { row } um { $steps } Stufe erhöhen
   *[other] Die { row } um { $steps } Stufen erhöhen
}
option-spread = Verschiedene Reihen: zuerst die { row } erhöhen
option-other_row-spread = Auch die { row } erhöhen
option-upgrade = Die { row } für Würfel auf 0 zurücksetzen
option-acquire = { NAME($card) } nehmen
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

## Basis-Technologien

name-exploration = Erkundung
text-exploration = Die Basis-Technologie der grünen Würfel; nur eines ihrer beiden Sets kann Würfel tragen.
name-exploration_1 = { name-exploration }, Set 1
text-exploration_1 = Erhalte 2 Bewegungspunkte.
name-exploration_2 = { name-exploration }, Set 2
text-exploration_2 = Erhalte 1 Bewegungspunkt und 1 Spielfigur.
name-warfare = Kriegführung
text-warfare = Die Basis-Technologie der roten Würfel; nur eines ihrer beiden Sets kann Würfel tragen.
name-warfare_1 = { name-warfare }, Set 1
text-warfare_1 = Erhalte entweder 1 Angriffspunkt oder 2 Festungen.
name-warfare_2 = { name-warfare }, Set 2
text-warfare_2 = Erhalte 1 Bewegungspunkt und 1 Angriffspunkt.
name-growth = Wachstum
text-growth = Die Basis-Technologie der violetten Würfel; nur eines ihrer beiden Sets kann Würfel tragen.
name-growth_1 = { name-growth }, Set 1
text-growth_1 = Erhalte 1 Festung und 1 Spielfigur.
name-growth_2 = { name-growth }, Set 2
text-growth_2 = Erhalte 1 Angriffspunkt und 1 Spielfigur.
name-progress = Fortschritt
text-progress = Die Basis-Technologie der orangen Würfel; nur eines ihrer beiden Sets kann Würfel tragen.
name-progress_1 = { name-progress }, Set 1
text-progress_1 = Erhalte je 1 Entwicklungsfortschritt in 2 verschiedenen Reihen.
name-progress_2 = { name-progress }, Set 2
text-progress_2 = Erhalte 2 Entwicklungsfortschritte in einer einzigen Reihe.
name-trade = Handel
text-trade = Die Basis-Technologie der gelben Würfel; nur eines ihrer beiden Sets kann Würfel tragen.
name-trade_1 = { name-trade }, Set 1
text-trade_1 = Erhalte 1 Edelstein.
name-trade_2 = { name-trade }, Set 2
text-trade_2 = Erhalte 1 Edelstein und 1 Entwicklungsfortschritt in einer Reihe deiner Wahl.
name-science = Wissenschaft
text-science = Die Basis-Technologie der blauen Würfel; nur eines ihrer beiden Sets kann Würfel tragen.
name-science_1 = { name-science }, Set 1
text-science_1 = Erhalte 1 Verbesserte Technologie.
name-science_2 = { name-science }, Set 2
text-science_2 = Erhalte 1 Edelstein und 1 Verbesserte Technologie.

## Verbesserte Technologien

name-cartography = Kartografie
text-cartography = Erhalte 4 Bewegungspunkte.
name-forced_march = Gewaltmarsch
text-forced_march = Erhalte 2 Bewegungspunkte.
name-cavalry = Reiterei
text-cavalry = Erhalte 2 Bewegungspunkte und 1 Angriffspunkt.
name-archery = Bogenkunst
text-archery = Erhalte 2 Angriffspunkte.
name-siege_engines = Belagerungsgerät
text-siege_engines = Erhalte 1 Bewegungspunkt und 2 Angriffspunkte.
name-berserkers = Berserker
text-berserkers = Erhalte 1 Bewegungspunkt und 2 Angriffspunkte.
name-pathfinders = Pfadfinder
text-pathfinders = Solange vollständig: Wald und Sumpf kosten deine Spielfiguren keine zusätzliche Bewegung.
name-mountain_guides = Bergführer
text-mountain_guides = Solange vollständig: Gebirge kostet deine Spielfiguren keine zusätzliche Bewegung, weder beim Betreten noch beim Verlassen.
name-griffin_riders = Greifenreiter
text-griffin_riders = Erhalte 3 Flugpunkte.
name-survey = Gutachten
text-survey = Solange vollständig: 1 Bewegungspunkt zu Beginn jedes deiner Züge.
name-raiders = Plünderer
text-raiders = Erhalte 1 Angriffspunkt und 1 Edelstein.
name-warlords = Kriegsherren
text-warlords = Solange vollständig: 1 Angriffspunkt zusätzlich, wann immer du ein Set von { name-warfare } vervollständigst.
name-spoils_of_war = Kriegsbeute
text-spoils_of_war = Solange vollständig: 1 Edelstein für die erste gegnerische Spielfigur oder den ersten Geist, den du in einem Zug vernichtest.
name-explorers_guild = Entdeckergilde
text-explorers_guild = Solange vollständig: Erkundest du eine Ruine, siehst du dir die 2 obersten Plättchen an und nimmst eines davon.
name-scouts = Späher
text-scouts = Erhalte 1 Bewegungspunkt.
name-lightning_raid = Blitzangriff
text-lightning_raid = Erhalte 2 Bewegungspunkte und 2 Angriffspunkte.
name-conscription = Aushebung
text-conscription = Erhalte 2 Spielfiguren.
name-settlers = Siedler
text-settlers = Erhalte 2 Bewegungspunkte und 1 Spielfigur.
name-militia = Miliz
text-militia = Erhalte 1 Spielfigur.
name-mercenaries = Söldner
text-mercenaries = Erhalte 1 Bewegungspunkt, 1 Angriffspunkt und 1 Spielfigur.
name-bastions = Bastionen
text-bastions = Solange vollständig: 2 Festungen zu Beginn jedes deiner Züge.
name-city_walls = Stadtmauern
text-city_walls = Erhalte 2 Festungen und 1 Spielfigur.
name-masonry = Steinmetzkunst
text-masonry = Solange vollständig: Deine Festungen bleiben zu Beginn deines Zuges auf dem Spielfeld.
name-colonisation = Kolonisierung
text-colonisation = Bringe 2 Spielfiguren ins Spiel, jede auf ein Feld, auf dem du schon stehst.
name-fertility_rites = Fruchtbarkeitsriten
text-fertility_rites = Solange vollständig: 1 Spielfigur zusätzlich, wann immer du ein Set von { name-growth } vervollständigst.
name-healers = Heilerinnen
text-healers = Solange vollständig: Zu Beginn deines Zuges wird auf 5 Spielfiguren auf dem Spielfeld aufgefüllt.
name-garrison = Garnison
text-garrison = Erhalte 1 Angriffspunkt, 1 Festung und 1 Spielfigur.
name-tribal_council = Stammesrat
text-tribal_council = Erhalte 1 Spielfigur und 2 Entwicklungsfortschritte in Reihen deiner Wahl.
name-levy = Landwehr
text-levy = Erhalte 1 Bewegungspunkt und 2 Spielfiguren.
name-sanctuary = Heiligtum
text-sanctuary = Solange vollständig: Jede deiner Festungen absorbiert 2 Angriffspunkte eines Zuges, bevor sie fällt.
name-engineers = Pioniere
text-engineers = Erhalte 2 Festungen.
name-call_to_arms = Ruf zu den Waffen
text-call_to_arms = Erhalte 3 Spielfiguren.
name-banking = Bankwesen
text-banking = Erhalte 2 Edelsteine.
name-marketplace = Marktplatz
text-marketplace = Erhalte 1 Edelstein.
name-caravans = Karawanen
text-caravans = Erhalte 2 Bewegungspunkte und 1 Edelstein.
name-trade_guild = Handelsgilde
text-trade_guild = Erhalte 1 Edelstein und 2 Entwicklungsfortschritte in Reihen deiner Wahl.
name-black_market = Schwarzmarkt
text-black_market = Nimm bis zu 2 Würfel von deinen anderen Technologien zurück zu den Verfügbaren Würfeln.
name-corruption = Korruption
text-corruption = Lege bis zu 2 Würfel von einer deiner anderen Technologien zu den Ungenutzten Würfeln.
name-irrigation = Bewässerung
text-irrigation = Erhalte 3 Entwicklungsfortschritte in einer einzigen Reihe.
name-crafts = Handwerk
text-crafts = Erhalte 2 Entwicklungsfortschritte in Reihen deiner Wahl.
name-architecture = Baukunst
text-architecture = Erhalte 4 Entwicklungsfortschritte in einer einzigen Reihe.
name-aqueducts = Aquädukte
text-aqueducts = Solange vollständig: 2 Entwicklungsfortschritte zusätzlich, in Reihen deiner Wahl, wann immer du ein Set von { name-progress } vervollständigst.
name-treasury = Schatzkammer
text-treasury = Erhalte 3 Edelsteine.
name-tithes = Zehnt
text-tithes = Solange vollständig: 1 Edelstein zusätzlich, wann immer du ein Set von { name-trade } vervollständigst.
name-jewellers = Goldschmiede
text-jewellers = Erhalte 2 Edelsteine und 1 Entwicklungsfortschritt in einer Reihe deiner Wahl.
name-crop_rotation = Fruchtfolge
text-crop_rotation = Solange vollständig: Schon ab Stufe 3 darfst du einen Entwicklungsmarker für einen Würfel zurücksetzen.
name-barter = Tauschhandel
text-barter = Erhalte 1 Entwicklungsfortschritt in einer Reihe deiner Wahl.
name-toll_roads = Wegzölle
text-toll_roads = Erhalte 1 Bewegungspunkt und 2 Edelsteine.
name-university = Universität
text-university = Solange vollständig: 1 Würfel aus deinem Beutel zu Beginn jedes deiner Züge.
name-academy = Akademie
text-academy = Erhalte 1 Verbesserte Technologie.
name-library = Bibliothek
text-library = Erhalte 1 Verbesserte Technologie und 1 Entwicklungsfortschritt in einer Reihe deiner Wahl.
name-philosophy = Philosophie
text-philosophy = Erhalte 1 Edelstein. Ziehe 2 Würfel aus deinem Beutel.
name-alchemy = Alchemie
text-alchemy = Erhalte 1 Edelstein. Lege 1 grauen Würfel, der nicht im Beutel ist, in den Vorrat zurück, wenn du willst.
name-purification = Läuterung
text-purification = Lege bis zu 2 graue Würfel, die nicht im Beutel sind, in den Vorrat zurück.
name-logistics = Logistik
text-logistics = Ziehe 1 Würfel aus deinem Beutel.
name-astronomy = Astronomie
text-astronomy = Solange vollständig: In deiner Endphase und beim Reset ziehst du bis zu 4 Würfel.
name-golems = Golems
text-golems = Solange vollständig: Deine grauen Würfel dürfen auch auf bunte Felder.
name-teleportation = Teleportation
text-teleportation = Versetze 1 deiner Spielfiguren, die in keiner Stadt oder Ruine steht, auf ein beliebiges aufgedecktes Feld.
name-illusions = Trugbilder
text-illusions = Solange vollständig: Deine Spielfiguren müssen nicht anhalten, wo gegnerische Spielfiguren stehen.
name-crystal_magic = Kristallmagie
text-crystal_magic = Erhalte 2 Entwicklungsfortschritte in Reihen deiner Wahl. Lege 1 Würfel einer Farbe deiner Wahl aus dem Vorrat in deinen Beutel.
name-battle_magic = Kampfmagie
text-battle_magic = Erhalte 2 Angriffspunkte, die auch auf die Nachbarfelder deiner Figuren reichen.
name-transmutation = Transmutation
text-transmutation = Erhalte 1 Edelstein.
name-mentors = Mentoren
text-mentors = Erhalte 1 Spielfigur. Ziehe 2 Würfel aus deinem Beutel.
name-great_work = Das Große Werk
text-great_work = Erhalte 1 Edelstein und 1 Verbesserte Technologie. Ziehe 1 Würfel aus deinem Beutel.

## Städte

name-capital = Hauptstadt
text-capital = Erhalte 1 Entwicklungsfortschritt in einer Reihe deiner Wahl.
name-home_town = Landstadt
text-home_town = Erhalte 1 Bewegungspunkt.
name-town_red = Kasernenstadt
text-town_red = Erhalte 1 Angriffspunkt.
name-town_emerald = Waldläuferstadt
text-town_emerald = Erhalte 2 Bewegungspunkte.
name-town_purple = Tempelstadt
text-town_purple = Erhalte 1 Spielfigur.
name-town_golden = Münzstadt
text-town_golden = Erhalte 1 Edelstein.
name-town_coral = Zunftstadt
text-town_coral = Erhalte 2 Entwicklungsfortschritte in Reihen deiner Wahl.
name-town_celestial = Sternwartenstadt
text-town_celestial = Erhalte 1 Entwicklungsfortschritt in einer Reihe deiner Wahl. Ziehe 1 Würfel aus deinem Beutel.
name-gem_city = Edelsteinmarkt
text-gem_city = Erhalte 1 Edelstein.
name-scholar_city = Gelehrtenstadt
text-scholar_city = Erhalte 2 Entwicklungsfortschritte in Reihen deiner Wahl.
name-road_city = Straßenstadt
text-road_city = Erhalte 2 Bewegungspunkte.
name-arena_city = Arenastadt
text-arena_city = Erhalte 1 Angriffspunkt.
name-muster_city = Sammelstadt
text-muster_city = Erhalte 1 Spielfigur.
name-wall_city = Mauerstadt
text-wall_city = Erhalte 1 Bewegungspunkt und 2 Festungen.
name-oracle_city = Orakelstadt
text-oracle_city = Ziehe 2 Würfel aus deinem Beutel.
name-centre_gem = Kristallgewölbe
text-centre_gem = Erhalte 2 Edelsteine.
name-centre_technology = Großes Archiv
text-centre_technology = Erhalte 1 Verbesserte Technologie.
name-centre_figure = Heldenhalle
text-centre_figure = Erhalte 2 Spielfiguren.
name-centre_attack = Kriegsakademie
text-centre_attack = Erhalte 2 Angriffspunkte.
name-centre_develop = Forum der Alten
text-centre_develop = Erhalte 4 Entwicklungsfortschritte in Reihen deiner Wahl.
name-centre_draw = Schicksalswebstuhl
text-centre_draw = Ziehe 3 Würfel aus deinem Beutel.

## Ruinen-Plättchen

name-bronze_gem = Bronzefibel
text-bronze_gem = Erhalte 1 Edelstein.
name-bronze_boots = Bronzeschienen
text-bronze_boots = Erhalte 2 Bewegungspunkte.
name-bronze_scroll = Bronzetafel
text-bronze_scroll = Erhalte 2 Entwicklungsfortschritte in Reihen deiner Wahl.
name-bronze_blade = Bronzeklinge
text-bronze_blade = Erhalte 1 Angriffspunkt.
name-bronze_shield = Bronzeschild
text-bronze_shield = Erhalte 2 Festungen.
name-bronze_horn = Bronzehorn
text-bronze_horn = Erhalte 1 Spielfigur.
name-silver_ring = Silberring
text-silver_ring = Erhalte 1 Edelstein und 1 Entwicklungsfortschritt in einer Reihe deiner Wahl.
name-silver_hoard = Silberhort
text-silver_hoard = Erhalte 2 Edelsteine.
name-silver_spurs = Silbersporen
text-silver_spurs = Erhalte 3 Bewegungspunkte.
name-silver_tablet = Silbertafel
text-silver_tablet = Erhalte 3 Entwicklungsfortschritte in Reihen deiner Wahl.
name-silver_blade = Silberklinge
text-silver_blade = Erhalte 1 Bewegungspunkt und 1 Angriffspunkt.
name-silver_horn = Silberhorn
text-silver_horn = Erhalte 1 Bewegungspunkt und 1 Spielfigur.
name-silver_charm = Silberamulett
text-silver_charm = Ziehe 2 Würfel aus deinem Beutel.
name-silver_brazier = Silberschale
text-silver_brazier = Erhalte 2 Entwicklungsfortschritte in Reihen deiner Wahl. Lege 1 grauen Würfel, der nicht im Beutel ist, in den Vorrat zurück, wenn du willst.
name-gold_crown = Goldkrone
text-gold_crown = Erhalte 3 Edelsteine.
name-gold_codex = Goldener Kodex
text-gold_codex = Erhalte 1 Verbesserte Technologie und 1 Entwicklungsfortschritt in einer Reihe deiner Wahl.
name-gold_orb = Goldene Kugel
text-gold_orb = Erhalte 2 Entwicklungsfortschritte in Reihen deiner Wahl. Lege 1 Würfel einer Farbe deiner Wahl aus dem Vorrat in deinen Beutel.
name-gold_sword = Goldenes Schwert
text-gold_sword = Erhalte 1 Bewegungspunkt und 2 Angriffspunkte.
name-gold_standard = Goldene Standarte
text-gold_standard = Erhalte 1 Bewegungspunkt und 2 Spielfiguren.
name-gold_wings = Goldene Schwingen
text-gold_wings = Erhalte 3 Flugpunkte.

## Fraktionen und ihre Plättchen

name-red_duchy = Scharlachrotes Herzogtum
text-red_duchy = Spielt in der Invasion ohne Fähigkeit und im Fraktionskrieg mit { name-red_duchy_a } oder { name-red_duchy_b }.
name-emerald_kingdom = Smaragdenes Königreich
text-emerald_kingdom = Spielt in der Invasion ohne Fähigkeit und im Fraktionskrieg mit { name-emerald_kingdom_a } oder { name-emerald_kingdom_b }.
name-purple_matriarchy = Violettes Matriarchat
text-purple_matriarchy = Spielt in der Invasion ohne Fähigkeit und im Fraktionskrieg mit { name-purple_matriarchy_a } oder { name-purple_matriarchy_b }.
name-golden_barony = Goldene Baronie
text-golden_barony = Spielt in der Invasion ohne Fähigkeit und im Fraktionskrieg mit { name-golden_barony_a } oder { name-golden_barony_b }.
name-coral_throne = Korallen-Thron
text-coral_throne = Spielt in der Invasion ohne Fähigkeit und im Fraktionskrieg mit { name-coral_throne_a } oder { name-coral_throne_b }.
name-celestial_reign = Himmlische Herrschaft
text-celestial_reign = Spielt in der Invasion ohne Fähigkeit und im Fraktionskrieg mit { name-celestial_reign_a } oder { name-celestial_reign_b }.
name-red_duchy_a = Veteranen
text-red_duchy_a = 1 Angriffspunkt zusätzlich, wann immer du ein Set von { name-warfare } vervollständigst.
name-red_duchy_b = Kopfjäger
text-red_duchy_b = 1 Edelstein für die erste gegnerische Spielfigur, die du in einem Zug vernichtest, zusätzlich zu allem anderen.
name-emerald_kingdom_a = Leichtfüße
text-emerald_kingdom_a = 2 Bewegungspunkte zusätzlich, wann immer du ein Set von { name-exploration } vervollständigst.
name-emerald_kingdom_b = Waldvolk
text-emerald_kingdom_b = Wald und Sumpf kosten deine Spielfiguren nie zusätzliche Bewegung.
name-purple_matriarchy_a = Viele Töchter
text-purple_matriarchy_a = Du beginnst mit 5 Spielfiguren auf dem Spielfeld, und zu Beginn deiner Züge wird auf 4 aufgefüllt.
name-purple_matriarchy_b = Segen des Lebens
text-purple_matriarchy_b = 1 Bewegungspunkt und 1 Entwicklungsfortschritt in einer Reihe deiner Wahl, wann immer du ein Set von { name-growth } vervollständigst.
name-golden_barony_a = Handelsfürsten
text-golden_barony_a = 2 Entwicklungsfortschritte in Reihen deiner Wahl, wann immer du ein Set von { name-trade } vervollständigst.
name-golden_barony_b = Zinsen
text-golden_barony_b = 1 Edelstein bei jedem deiner Resets.
name-coral_throne_a = Baumeister
text-coral_throne_a = 2 Entwicklungsfortschritte zusätzlich, in Reihen deiner Wahl, wann immer du ein Set von { name-progress } vervollständigst.
name-coral_throne_b = Volkszählung
text-coral_throne_b = 2 Entwicklungsfortschritte in Reihen deiner Wahl bei jedem deiner Resets.
name-celestial_reign_a = Sterndeuter
text-celestial_reign_a = 2 Entwicklungsfortschritte in Reihen deiner Wahl, wann immer du ein Set von { name-science } vervollständigst.
name-celestial_reign_b = Reine Lehre
text-celestial_reign_b = 1 Entwicklungsfortschritt in einer Reihe deiner Wahl für jede Verbesserte Technologie, die du erhältst, und ihr grauer Würfel darf in den Vorrat zurück.

## Ziel-Plättchen

name-objective_vp = Siegpunkte-Ziel
text-objective_vp = Für mindestens 12 Edelsteine, zu zweit 15.
name-objective_technology = Technologie-Ziel
text-objective_technology = Für die 5. Verbesserte Technologie.
name-objective_figures = Figuren-Ziel
text-objective_figures = Für die letzte eigene Spielfigur auf dem Spielfeld.

## Gelände und Felder

name-desert = Wüste
text-desert = Kostet nichts zusätzlich.
name-forest = Wald
text-forest = 1 Bewegungspunkt mehr beim Betreten, außer aus einem anderen Wald.
name-swamp = Sumpf
text-swamp = 1 Bewegungspunkt mehr beim Verlassen, außer in einen anderen Sumpf.
name-mountain = Gebirge
text-mountain = 1 Bewegungspunkt mehr beim Betreten und 1 mehr beim Verlassen, außer zwischen Gebirgen.
name-homeland_red_duchy = Heimatland: Scharlachrotes Herzogtum
text-homeland_red_duchy = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 Ruine), { name-desert } ({ name-home_town }). Fraktionskrieg: { name-desert } ({ name-capital }), { name-mountain } ({ name-town_red }), { name-desert } (1 Ruine).
name-red_duchy_invasion_capital = { name-red_duchy }, Hauptstadt
text-red_duchy_invasion_capital = { name-desert }: { name-capital }.
name-red_duchy_invasion_a = { name-red_duchy }, Feld A
text-red_duchy_invasion_a = { name-forest }: 1 Ruine.
name-red_duchy_invasion_b = { name-red_duchy }, Feld B
text-red_duchy_invasion_b = { name-desert }: { name-home_town }.
name-red_duchy_faction_war_capital = { name-red_duchy }, Hauptstadt
text-red_duchy_faction_war_capital = { name-desert }: { name-capital }.
name-red_duchy_faction_war_a = { name-red_duchy }, Feld A
text-red_duchy_faction_war_a = { name-mountain }: { name-town_red }.
name-red_duchy_faction_war_b = { name-red_duchy }, Feld B
text-red_duchy_faction_war_b = { name-desert }: 1 Ruine.
name-homeland_emerald_kingdom = Heimatland: Smaragdenes Königreich
text-homeland_emerald_kingdom = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 Ruine), { name-desert } ({ name-home_town }). Fraktionskrieg: { name-forest } ({ name-capital }), { name-forest } (1 Ruine), { name-forest } ({ name-town_emerald }).
name-emerald_kingdom_invasion_capital = { name-emerald_kingdom }, Hauptstadt
text-emerald_kingdom_invasion_capital = { name-desert }: { name-capital }.
name-emerald_kingdom_invasion_a = { name-emerald_kingdom }, Feld A
text-emerald_kingdom_invasion_a = { name-forest }: 1 Ruine.
name-emerald_kingdom_invasion_b = { name-emerald_kingdom }, Feld B
text-emerald_kingdom_invasion_b = { name-desert }: { name-home_town }.
name-emerald_kingdom_faction_war_capital = { name-emerald_kingdom }, Hauptstadt
text-emerald_kingdom_faction_war_capital = { name-forest }: { name-capital }.
name-emerald_kingdom_faction_war_a = { name-emerald_kingdom }, Feld A
text-emerald_kingdom_faction_war_a = { name-forest }: 1 Ruine.
name-emerald_kingdom_faction_war_b = { name-emerald_kingdom }, Feld B
text-emerald_kingdom_faction_war_b = { name-forest }: { name-town_emerald }.
name-homeland_purple_matriarchy = Heimatland: Violettes Matriarchat
text-homeland_purple_matriarchy = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 Ruine), { name-desert } ({ name-home_town }). Fraktionskrieg: { name-desert } ({ name-capital }), { name-forest } ({ name-town_purple }), { name-swamp } (1 Ruine).
name-purple_matriarchy_invasion_capital = { name-purple_matriarchy }, Hauptstadt
text-purple_matriarchy_invasion_capital = { name-desert }: { name-capital }.
name-purple_matriarchy_invasion_a = { name-purple_matriarchy }, Feld A
text-purple_matriarchy_invasion_a = { name-forest }: 1 Ruine.
name-purple_matriarchy_invasion_b = { name-purple_matriarchy }, Feld B
text-purple_matriarchy_invasion_b = { name-desert }: { name-home_town }.
name-purple_matriarchy_faction_war_capital = { name-purple_matriarchy }, Hauptstadt
text-purple_matriarchy_faction_war_capital = { name-desert }: { name-capital }.
name-purple_matriarchy_faction_war_a = { name-purple_matriarchy }, Feld A
text-purple_matriarchy_faction_war_a = { name-forest }: { name-town_purple }.
name-purple_matriarchy_faction_war_b = { name-purple_matriarchy }, Feld B
text-purple_matriarchy_faction_war_b = { name-swamp }: 1 Ruine.
name-homeland_golden_barony = Heimatland: Goldene Baronie
text-homeland_golden_barony = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 Ruine), { name-desert } ({ name-home_town }). Fraktionskrieg: { name-desert } ({ name-capital }), { name-desert } ({ name-town_golden }), { name-mountain } (1 Ruine).
name-golden_barony_invasion_capital = { name-golden_barony }, Hauptstadt
text-golden_barony_invasion_capital = { name-desert }: { name-capital }.
name-golden_barony_invasion_a = { name-golden_barony }, Feld A
text-golden_barony_invasion_a = { name-forest }: 1 Ruine.
name-golden_barony_invasion_b = { name-golden_barony }, Feld B
text-golden_barony_invasion_b = { name-desert }: { name-home_town }.
name-golden_barony_faction_war_capital = { name-golden_barony }, Hauptstadt
text-golden_barony_faction_war_capital = { name-desert }: { name-capital }.
name-golden_barony_faction_war_a = { name-golden_barony }, Feld A
text-golden_barony_faction_war_a = { name-desert }: { name-town_golden }.
name-golden_barony_faction_war_b = { name-golden_barony }, Feld B
text-golden_barony_faction_war_b = { name-mountain }: 1 Ruine.
name-homeland_coral_throne = Heimatland: Korallen-Thron
text-homeland_coral_throne = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 Ruine), { name-desert } ({ name-home_town }). Fraktionskrieg: { name-desert } ({ name-capital }), { name-swamp } (1 Ruine), { name-desert } ({ name-town_coral }, 1 Ruine).
name-coral_throne_invasion_capital = { name-coral_throne }, Hauptstadt
text-coral_throne_invasion_capital = { name-desert }: { name-capital }.
name-coral_throne_invasion_a = { name-coral_throne }, Feld A
text-coral_throne_invasion_a = { name-forest }: 1 Ruine.
name-coral_throne_invasion_b = { name-coral_throne }, Feld B
text-coral_throne_invasion_b = { name-desert }: { name-home_town }.
name-coral_throne_faction_war_capital = { name-coral_throne }, Hauptstadt
text-coral_throne_faction_war_capital = { name-desert }: { name-capital }.
name-coral_throne_faction_war_a = { name-coral_throne }, Feld A
text-coral_throne_faction_war_a = { name-swamp }: 1 Ruine.
name-coral_throne_faction_war_b = { name-coral_throne }, Feld B
text-coral_throne_faction_war_b = { name-desert }: { name-town_coral }, 1 Ruine.
name-homeland_celestial_reign = Heimatland: Himmlische Herrschaft
text-homeland_celestial_reign = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 Ruine), { name-desert } ({ name-home_town }). Fraktionskrieg: { name-mountain } ({ name-capital }), { name-desert } (2 Ruinen), { name-desert } ({ name-town_celestial }).
name-celestial_reign_invasion_capital = { name-celestial_reign }, Hauptstadt
text-celestial_reign_invasion_capital = { name-desert }: { name-capital }.
name-celestial_reign_invasion_a = { name-celestial_reign }, Feld A
text-celestial_reign_invasion_a = { name-forest }: 1 Ruine.
name-celestial_reign_invasion_b = { name-celestial_reign }, Feld B
text-celestial_reign_invasion_b = { name-desert }: { name-home_town }.
name-celestial_reign_faction_war_capital = { name-celestial_reign }, Hauptstadt
text-celestial_reign_faction_war_capital = { name-mountain }: { name-capital }.
name-celestial_reign_faction_war_a = { name-celestial_reign }, Feld A
text-celestial_reign_faction_war_a = { name-desert }: 2 Ruinen.
name-celestial_reign_faction_war_b = { name-celestial_reign }, Feld B
text-celestial_reign_faction_war_b = { name-desert }: { name-town_celestial }.
name-borderland_01 = Grenzland 1 (Wüste)
text-borderland_01 = { name-desert }: { name-gem_city }.
name-borderland_02 = Grenzland 2 (Wüste)
text-borderland_02 = { name-desert }: { name-road_city }, 1 Ruine.
name-borderland_03 = Grenzland 3 (Wüste)
text-borderland_03 = { name-desert }: 1 Ruine.
name-borderland_04 = Grenzland 4 (Wüste)
text-borderland_04 = { name-desert }: { name-scholar_city }, 1 Ruine.
name-borderland_05 = Grenzland 5 (Wüste)
text-borderland_05 = { name-desert }: 2 Ruinen.
name-borderland_06 = Grenzland 6 (Wüste)
text-borderland_06 = { name-desert }: { name-muster_city }.
name-borderland_07 = Grenzland 7 (Wüste)
text-borderland_07 = { name-desert }: { name-arena_city }, 1 Ruine.
name-borderland_08 = Grenzland 8 (Wüste)
text-borderland_08 = { name-desert }: { name-road_city }.
name-borderland_09 = Grenzland 9 (Wüste)
text-borderland_09 = { name-desert }: { name-scholar_city }.
name-borderland_10 = Grenzland 10 (Wald)
text-borderland_10 = { name-forest }: { name-road_city }, 1 Ruine.
name-borderland_11 = Grenzland 11 (Wald)
text-borderland_11 = { name-forest }: { name-muster_city }, 1 Ruine.
name-borderland_12 = Grenzland 12 (Wald)
text-borderland_12 = { name-forest }: 2 Ruinen.
name-borderland_13 = Grenzland 13 (Wald)
text-borderland_13 = { name-forest }: { name-gem_city }.
name-borderland_14 = Grenzland 14 (Wald)
text-borderland_14 = { name-forest }: 1 Ruine.
name-borderland_15 = Grenzland 15 (Wald)
text-borderland_15 = { name-forest }: { name-wall_city }, 1 Ruine.
name-borderland_16 = Grenzland 16 (Wald)
text-borderland_16 = { name-forest }: { name-scholar_city }, { name-arena_city }.
name-borderland_17 = Grenzland 17 (Wald)
text-borderland_17 = { name-forest }: 1 Ruine.
name-borderland_18 = Grenzland 18 (Sumpf)
text-borderland_18 = { name-swamp }: { name-gem_city }, 1 Ruine.
name-borderland_19 = Grenzland 19 (Sumpf)
text-borderland_19 = { name-swamp }: 2 Ruinen.
name-borderland_20 = Grenzland 20 (Sumpf)
text-borderland_20 = { name-swamp }: { name-oracle_city }, 1 Ruine.
name-borderland_21 = Grenzland 21 (Sumpf)
text-borderland_21 = { name-swamp }: { name-muster_city }.
name-borderland_22 = Grenzland 22 (Sumpf)
text-borderland_22 = { name-swamp }: 1 Ruine.
name-borderland_23 = Grenzland 23 (Sumpf)
text-borderland_23 = { name-swamp }: { name-road_city }, { name-wall_city }.
name-borderland_24 = Grenzland 24 (Sumpf)
text-borderland_24 = { name-swamp }: { name-scholar_city }, 1 Ruine.
name-borderland_25 = Grenzland 25 (Gebirge)
text-borderland_25 = { name-mountain }: { name-gem_city }, { name-muster_city }.
name-borderland_26 = Grenzland 26 (Gebirge)
text-borderland_26 = { name-mountain }: 2 Ruinen.
name-borderland_27 = Grenzland 27 (Gebirge)
text-borderland_27 = { name-mountain }: { name-arena_city }, 1 Ruine.
name-borderland_28 = Grenzland 28 (Gebirge)
text-borderland_28 = { name-mountain }: { name-oracle_city }.
name-borderland_29 = Grenzland 29 (Gebirge)
text-borderland_29 = { name-mountain }: 2 Ruinen.
name-borderland_30 = Grenzland 30 (Gebirge)
text-borderland_30 = { name-mountain }: 1 Ruine.
name-centre_01 = Zentrum 1 (Wüste)
text-centre_01 = { name-desert }: { name-centre_gem }, { name-centre_develop }, 1 Ruine.
name-centre_02 = Zentrum 2 (Wald)
text-centre_02 = { name-forest }: { name-centre_technology }, { name-centre_figure }, 1 Ruine.
name-centre_03 = Zentrum 3 (Gebirge)
text-centre_03 = { name-mountain }: { name-centre_gem }, { name-centre_technology }, 1 Ruine.
name-centre_04 = Zentrum 4 (Sumpf)
text-centre_04 = { name-swamp }: { name-centre_develop }, 2 Ruinen.
name-centre_05 = Zentrum 5 (Gebirge)
text-centre_05 = { name-mountain }: { name-centre_attack }, 2 Ruinen.
name-centre_06 = Zentrum 6 (Wüste)
text-centre_06 = { name-desert }: { name-centre_draw }, 2 Ruinen.

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
table-sign-control = 2=A: A kontrolliert das Feld für 2 Punkte
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

# Inventions: Evolution of Ideas auf Deutsch.
# Ereignisse stehen im Partizip hinter dem Namen: SEAT kann auch „Du“ sein.

title = Inventions: Evolution of Ideas
summary = Gesellschaften präsentieren, erfinden, erneuern und teilen Ideen von der Steinzeit bis zum Computer.
seat-2 = Chronos

## Einstellungen

setting-prosperity = Wohlstandsstapel
choice-by_letter = Je Region ein Buchstabe
choice-mixed = Alle Buchstaben gemischt

## Fragen

ask-claim = Steinzeit: Welche Startidee wählst du?
ask-epoch = Wohin stellst du deine Epochensäule?
ask-main_action = Du bist am Zug: Welche Aktion wählst du?
ask-no_action = Du kannst keine Aktion ausführen: Wohin kommt deine Säule?
ask-present_idea = Welche Idee präsentierst du, und wo?
ask-invent = Welche Idee erfindest du?
ask-innovate = Welche Erfindung erneuerst du?
ask-share_invention = Welche Erfindung teilst du?
ask-call_specialists = Wie viele Bürger rufst du nach Hause, und woher?
ask-gain_influence = Wo erhältst du Einfluss, und mit welchem Plättchen?
ask-travel = Von wo nach wo reist einer deiner Bürger?
ask-eureka = Welchen Meilenstein erreichst du?
ask-send_diplomat = Zu welchem Meilenstein entsendest du einen Diplomaten?
ask-recall_diplomat = Von welchem Meilenstein rufst du einen Diplomaten?
ask-box = Auf welches Feld der Äraleiste rückst du deinen Äramarker?
ask-specialist = Wen schickst du?
ask-exhaust = Wen erschöpfst du?
ask-served = Als was legt sich der Akademiker hin?
ask-home_discipline = Als welche Spezialisten kommen sie nach Hause?
ask-new_specialist = Welchen Spezialisten erhältst du?
ask-new_citizen = Wohin kommt der neue Bürger?
ask-bring_home = Welche Bürger kommen nach Hause?
ask-ready = Welcher Spezialist wird wieder verfügbar?
ask-chain = Setzt du einen Kettenaktionsmarker ein?
ask-link = Nutzt du ein Technologieplättchen?
ask-prosperity = Was nimmst du für das Teilen?
ask-swap = Deine Plättchenauslage ist voll: Welches Bestrebensplättchen gibst du dafür auf?
ask-too_many = Deine Plättchenauslage ist voll: Welches Bestrebensplättchen gibst du auf?
ask-replacement = Welche Idee nimmst du?
ask-progress = Welches Fortschrittsplättchen wird aus deinem Bestreben?
ask-place = Setzt du ein Plättchen auf deine Fortschrittskarte?
ask-place_outside = Setzt du jetzt ein Plättchen auf deine Fortschrittskarte?
ask-new_economy = Nutzt du das neue Ökonomieplättchen sofort?
ask-before_benefit = Nutzt du ein Ökonomieplättchen, bevor du erhältst, was jetzt kommt?
ask-turn_order = Welche Position in der Zugreihenfolge nimmst du ein?

## Antworten

option-pillar = { NAME($action) }
option-claim = { NAME($region) }
option-present = { NAME($card) } { in_region }
option-invent = Erfinden { in_region }
option-innovate = Erneuern { in_region }
option-share = Teilen { in_region }
option-call = { citizens } { from_region }
option-call_as = { citizens } { from_region } als { specialists }
option-influence = { NAME($tile) }, { in_region }
option-travel = { first_from_region } { to_region }
option-eureka = { NAME($milestone) }
option-box = { NAME($box) }
option-send = { NAME($milestone) }
option-recall = { NAME($milestone) }
option-specialist = { first_specialist }
option-academic = Einen Akademiker
option-discipline = Als { specialists }
option-new_specialist-discipline = { first_specialist }
option-ready-discipline = Ein { specialists }
option-settle = { NAME($region) }
option-take_idea = { NAME($card) }
option-chain = Kettenaktion von „{ NAME($source) }“
option-link = { NAME($action) } mit { NAME($tile) }
option-decline = Verzichten
option-chain-decline = Keine Kettenaktion
option-link-decline = Kein Technologieplättchen
option-prosperity-decline = Nichts nehmen
option-place_outside-decline = Kein Plättchen
option-bring_home-decline = Niemand
option-new_economy-decline = Jetzt nicht
option-before_benefit-decline = Jetzt nicht
option-end = Zug beenden
option-prosperity = { NAME($tile) }
option-joker = Ein Bestrebensplättchen als Joker
option-give_up = { NAME($aspiration) }
option-take = { NAME($tile) }
option-place = { NAME($tile) } auf { NAME($hex) }
option-use_economy = { NAME($tile) } nutzen
option-order = Position { $place }

# Teile von Antworten und Ereignissen
in_region = { $region ->
    [middle_east] im Nahen Osten
   *[other] in { NAME($region) }
}
from_region = { $region ->
    [middle_east] aus dem Nahen Osten
   *[other] aus { NAME($region) }
}
first_from_region = { $region ->
    [middle_east] Aus dem Nahen Osten
   *[other] Aus { NAME($region) }
}
to_region = { $to ->
    [middle_east] in den Nahen Osten
   *[other] nach { NAME($to) }
}
first_specialist = { $discipline ->
    [economy] Einen Händler
    [culture] Einen Künstler
   *[technology] Einen Denker
}
specialist = { $discipline ->
    [economy] einen Händler
    [culture] einen Künstler
   *[technology] einen Denker
}
specialists = { $discipline ->
    [economy] Händler
    [culture] Künstler
   *[technology] Denker
}
citizens = { $number } Bürger
number_of_specialists = { $number ->
    [one] { specialist }
   *[other] { $number } { specialists }
}
chain_markers = { $number } Kettenaktionsmarker
# Wer das Gesellschaftstableau verlässt
who = { $who ->
    [economy] einen Händler
    [culture] einen Künstler
    [technology] einen Denker
    [academic] einen Akademiker
   *[supply] einen Bürger aus dem Vorrat
}
role = { $role ->
    [originator] Urheber
    [inventor] Erfinder
    [innovator] Erneuerer
   *[diplomat] Diplomat
}

## Ereignisse

event-turn = Neuer Zug: { SEAT($seat) }
event-markers = { SEAT($seat) }: { chain_markers } bereitgelegt
event-unused_markers = { SEAT($seat) }: { chain_markers } nicht eingesetzt
event-round = Ära { $era }, Runde { $round } hat begonnen
event-era = Ära { $era } hat begonnen
event-claimed = { SEAT($seat) }: „{ NAME($card) }“ { in_region } gewählt
event-pillar = { SEAT($seat) }: Saisonsäule auf „{ NAME($action) }“ gestellt
event-pillar_back = { SEAT($seat) }: Saisonsäule von „{ NAME($action) }“ zurückgeholt
event-epoch_pillar = { SEAT($seat) }: Epochensäule auf „{ NAME($action) }“ gestellt
event-epoch_moved = { SEAT($seat) }: Epochensäule von „{ NAME($origin) }“ auf „{ NAME($action) }“ versetzt
event-performs = { SEAT($seat) }: „{ NAME($action) }“ ausgeführt
event-chained = { SEAT($seat) }: Kettenaktionsmarker für „{ NAME($source) }“ eingesetzt
event-scored = { SEAT($seat) }: { $points } EP ({ NAME($why) })
event-influence = { SEAT($seat) }: { $amount } Einfluss erhalten ({ NAME($why) })
event-lost_influence = { SEAT($seat) }: { $amount } Einfluss verloren ({ NAME($why) })
event-academics = { SEAT($seat) }: { $number } Akademiker erhalten ({ NAME($why) })
event-specialist = { SEAT($seat) }: { specialist } erhalten ({ NAME($why) })
event-posted = { SEAT($seat) }: { who } als { role } { $role ->
    [diplomat] zu „{ NAME($place) }“
   *[other] { $place ->
        [middle_east] in den Nahen Osten
       *[other] nach { NAME($place) }
    }
} geschickt
event-exhausted = { SEAT($seat) }: { $who ->
    [academic] einen Akademiker als { specialists }
   *[other] { specialist }
} erschöpft
event-ready = { SEAT($seat) }: { number_of_specialists } wieder verfügbar gemacht ({ NAME($why) })
event-settled = { SEAT($seat) }: einen Bürger aus dem Vorrat { in_region } auf die Karte gestellt ({ NAME($why) })
event-came_home = { SEAT($seat) }: { citizens } { from_region } als { specialists } nach Hause gerufen ({ NAME($why) })
event-to_map = { SEAT($seat) }: { citizens } { in_region } von der Auslage auf die Karte gestellt ({ role })
event-presented = { $origin ->
    [display] { SEAT($seat) }: „{ NAME($card) }“ { in_region } präsentiert, aus der Ideenauslage
   *[ideas] { SEAT($seat) }: „{ NAME($card) }“ { in_region } präsentiert
}
event-took_idea = { SEAT($seat) }: die Idee „{ NAME($card) }“ { $origin ->
    [stack] vom Stapel
   *[display] aus der Auslage
} genommen
event-refilled = Vom Stapel in die Ideenauslage: „{ NAME($card) }“
event-uncovered = Nun oben auf dem Ideenstapel: „{ NAME($card) }“
event-old_idea = { SEAT($seat) }: die veraltete Idee „{ NAME($card) }“ abgeworfen
event-put_aside = Aus dem Spiel: „{ NAME($card) }“ ({ $origin ->
    [display] aus der Ideenauslage
    [stack] vom Ideenstapel
    [middle_east] aus dem Nahen Osten
   *[other] aus { NAME($origin) }
})
event-invented = { SEAT($seat) }: „{ NAME($card) }“ { in_region } erfunden
event-innovated = { SEAT($seat) }: „{ NAME($card) }“ { in_region } erneuert
event-shared = { SEAT($seat) }: „{ NAME($card) }“ { in_region } geteilt
event-kept = { SEAT($seat) }: die Erfindung „{ NAME($card) }“ { from_region } genommen
event-prosperity = { SEAT($seat) }: { NAME($tile) } { from_region } genommen
event-aspired = { SEAT($seat) }: Bestrebensplättchen erhalten ({ NAME($aspiration) })
event-gave_up = { SEAT($seat) }: Bestrebensplättchen aufgegeben ({ NAME($aspiration) })
event-unfulfilled = { SEAT($seat) }: kein Plättchen für ein Bestrebensplättchen gefunden ({ NAME($aspiration) })
event-took_tile = { SEAT($seat) }: { NAME($tile) } für ein Bestrebensplättchen genommen ({ NAME($aspiration) })
event-placed = { SEAT($seat) }: { NAME($tile) } auf { NAME($hex) } gesetzt
event-token = { SEAT($seat) }: Ökonomiemarker von { NAME($hex) } erhalten
event-token_back = { SEAT($seat) }: Ökonomiemarker von { NAME($tile) } zurückgeholt
event-used_economy = { SEAT($seat) }: Ökonomiemarker auf { NAME($tile) } gelegt
event-turned_over = { SEAT($seat) }: { NAME($tile) } umgedreht
event-influence_tile = { SEAT($seat) }: Einflussplättchen { in_region } { $side ->
    [down] verdeckt
   *[up] offen
} gelegt ({ NAME($tile) })
event-turned_down = { SEAT($seat) }: Einflussplättchen { in_region } auf die Rückseite gedreht ({ NAME($tile) })
event-travelled = { SEAT($seat) }: { from_region } { to_region } gereist
event-scholar = { SEAT($seat) }: den Gelehrten { from_region } mitgenommen
event-scholar_back = { SEAT($seat) }: einen Gelehrten { $region ->
    [middle_east] in den Nahen Osten
   *[other] nach { NAME($region) }
} zurückgeschickt
event-knowledge_turned = Das Wissensplättchen { in_region } zeigt nun { $side ->
    [points] Punkte
   *[benefit] seinen Vorteil
} ({ NAME($tile) })
event-eureka = { SEAT($seat) }: den Meilenstein „{ NAME($milestone) }“ erreicht
from_milestones = { $origin ->
    [eureka] aus der Heurekaauslage
    [common] aus dem Allgemeinwissen
   *[private] aus einer privaten Auslage
}
event-common = Nun Allgemeinwissen: „{ NAME($milestone) }“ ({ from_milestones })
event-old_milestone = Meilenstein abgelegt: „{ NAME($milestone) }“ ({ from_milestones })
event-diplomat_back = { SEAT($seat) }: einen Diplomaten von „{ NAME($milestone) }“ { $to ->
    [academy] als Akademiker zurückerhalten
   *[supply] in den Vorrat zurückerhalten
}
event-unplayed_private = Aus der Heurekaauslage in die private Auslage { $number }, deren Farbe niemand spielt: „{ NAME($milestone) }“
event-new_milestones = Die Meilensteine { $letter } sind in die Heurekaauslage gekommen
event-laid_out = Von Stapel { $letter } in die Heurekaauslage: „{ NAME($milestone) }“
event-era_box = { SEAT($seat) }: den Äramarker von { NAME($origin) } auf { NAME($box) } gerückt
event-turn_order = { SEAT($seat) }: Position { $place } der Zugreihenfolge gewählt
event-chronos_moved = Chronos ist { $region ->
    [middle_east] in den Nahen Osten
   *[other] nach { NAME($region) }
} gezogen
event-chronos_kept = Chronos hat { NAME($tile) } { $origin ->
    [board] vom Spielplan
    [middle_east] aus dem Nahen Osten
   *[other] aus { NAME($origin) }
} genommen
event-goal_shown = { SEAT($seat) }: ein Privatziel aufgedeckt: { NAME($goal) }

## Was Möglichkeiten kosten, bringen und ändern

consequence-amount = { $what ->
    [points] { $amount } EP
    [influence] { $amount } Einfluss
    [supply] { $amount } Bürger aus dem Vorrat
    [academy] { $amount } Akademiker
    [scholars] { $amount ->
        [one] { $amount } Gelehrter
       *[other] { $amount } Gelehrte
    }
    [tokens] { $amount } Ökonomiemarker
    [economy] { $amount } Händler
    [culture] { $amount } Künstler
    [technology] { $amount } Denker
    [exhausted_economy] { $amount ->
        [one] { $amount } erschöpfter Händler
       *[other] { $amount } erschöpfte Händler
    }
    [exhausted_culture] { $amount ->
        [one] { $amount } erschöpfter Künstler
       *[other] { $amount } erschöpfte Künstler
    }
    [exhausted_technology] { $amount ->
        [one] { $amount } erschöpfter Denker
       *[other] { $amount } erschöpfte Denker
    }
    [aspiration_economy] { $amount } Ökonomie-Bestreben
    [aspiration_culture] { $amount } Kultur-Bestreben
    [aspiration_technology] { $amount } Technologie-Bestreben
   *[aspiration_joker] { $amount } Joker-Bestreben
}
consequence-watched = 1 Einfluss für { SEAT($seat) }
consequence-price = kostet { specialists_of }
consequence-free = kostet keine Spezialisten
consequence-exhausts = erschöpft { specialist }
consequence-benefit = { benefit }
consequence-chain = Kettenaktion: { benefit }
consequence-then = danach: { benefit }
consequence-share-points = { $points } EP für { SEAT($seat) }
consequence-share-card = die Erfindung geht an { SEAT($seat) }
consequence-share-citizen = ein Bürger auf der Karte für { SEAT($seat) }
consequence-era = Ära { $era }: Platz für { $era } Akademiker
consequence-markers = { $count ->
    [0] danach bleibt kein Kettenaktionsmarker
    [one] danach bleibt { $count } Kettenaktionsmarker
   *[other] danach bleiben { $count } Kettenaktionsmarker
}
consequence-joker = wird zu einem Fortschrittsplättchen beliebiger Art
consequence-does = { $effect }

# Teile davon
benefit = { $op ->
    [action] { NAME($action) }
    [gain_ip] { $amount } EP
    [gain_influence] { $amount } Einfluss
    [gain_academic] { $amount ->
        [one] Akademiker
       *[other] { $amount } Akademiker
    }
    [place_citizen] { $amount } Bürger
    [recall_citizens] heimholen
    [ready_specialists] { $amount } bereit
    [place_progress] Plättchen
    [discount] Rabatt { $amount }
    [turn_order] Reihenfolge
   *[gain_specialist] { specialists_of }
}
specialists_of = { $discipline ->
    [economy] { $amount } Händler
    [culture] { $amount } Künstler
    [technology] { $amount } Denker
    [any] { $amount ->
        [one] { $amount } beliebigen Spezialisten
       *[other] { $amount } beliebige Spezialisten
    }
   *[choice] { $amount ->
        [one] { $amount } Spezialist
       *[other] { $amount } Spezialisten
    }
}

## Woher Punkte kommen

source-ideas = Ideen und Erfindungen
source-regions = Einflussplättchen in Regionen
source-knowledge = Wissensplättchen
source-specialist_tiles = Spezialistenplättchen
source-progress_tiles = Fortschrittsplättchen
source-influence_track = Einflussleiste
source-prosperity = Wohlstandsplättchen
source-private_goals = Privatziele

## Die Ansicht

label-phase = Phase
label-era = Ära
label-round = Runde
label-turns = Gespielte Züge
label-active = Am Zug
label-order = Zugreihenfolge
label-to_go = In dieser Runde noch am Zug
label-players = Gesellschaften
label-regions = Regionen
label-private = Private Meilensteine
label-common = Allgemeinwissen
label-old_milestones = Abgelegte Meilensteine
label-eureka = Heurekaauslage
label-milestone_stacks = Kommende Meilensteine
label-display = Ideenauslage
label-deck = Ideenstapel
label-top = Oberste Karte des Stapels
label-progress = Fortschrittsplättchen auf dem Spielplan
label-discarded = Karten aus dem Spiel
label-markers = Vorbereitete Kettenaktionsmarker
label-thread = Dieser Zug bisher
label-chronos_region = Säule von Chronos
label-chronos_tiles = Plättchen von Chronos
label-milestone = Meilenstein
label-diplomats = Diplomaten
label-seat = Platz
label-supply = Bürger im Vorrat
label-tiles = Einflussplättchen auf dem Tableau
label-box = Äramarker
label-ip = Erfindungspunkte
label-points = Punkte nach Herkunft
label-influence = Einfluss
label-home = Verfügbare Spezialisten
label-exhausted = Erschöpfte Spezialisten
label-academy = Akademiker
label-scholars = Gelehrte
label-ideas = Ideen
label-inventions = Erfindungen
label-tray = Plättchenauslage
label-aspirations = Bestrebensplättchen
label-placed = Fortschrittskarte
label-hex = Feld
label-tile = Plättchen
label-turned = Umgedreht
label-used = In dieser Ära genutzt
label-tokens = Verfügbare Ökonomiemarker
label-hex_tokens = Ökonomiemarker auf der Karte
label-goals = Privatziele
label-epoch = Epochensäule
label-seasons = Saisonsäulen
label-region = Region
label-specialist_tile = Spezialistenplättchen
label-knowledge_tile = Wissensplättchen
label-points_side = Zeigt Punkte
label-scholar = Gelehrter dort
label-card = Karte
label-originators = Bürger des Urhebers
label-originator = Urheber
label-inventor = Erfinder
label-innovator = Erneuerer
label-prosperity = Wohlstandsplättchen
label-face_up = Offen
label-population = Bürger auf der Karte
label-economy = Ökonomie
label-culture = Kultur
label-technology = Technologie

## Namen und Texte

name-africa = Afrika
text-africa = Region 1. Einflussfelder für 6, 4 und 2 EP. Verbunden mit Südamerika, Europa, dem Nahen Osten und Australien.
name-middle_east = Naher Osten
text-middle_east = Region 2. Einflussfelder für 6, 4 und 2 EP. Verbunden mit Afrika, Europa und Asien.
name-europe = Europa
text-europe = Region 3. Einflussfelder für 6, 4 und 2 EP. Verbunden mit Afrika, dem Nahen Osten, Asien und Nordamerika.
name-asia = Asien
text-asia = Region 4. Einflussfelder für 6, 4 und 2 EP. Verbunden mit dem Nahen Osten, Europa, Australien und Nordamerika.
name-australia = Australien
text-australia = Region 5. Einflussfelder für 6, 4 und 2 EP. Verbunden mit Asien und Afrika.
name-north_america = Nordamerika
text-north_america = Region 6. Einflussfelder für 6, 4 und 2 EP. Verbunden mit Asien, Europa und Südamerika.
name-south_america = Südamerika
text-south_america = Region 7. Einflussfelder für 6, 4 und 2 EP. Verbunden mit Nordamerika und Afrika.
name-forum_1 = Forum 1
text-forum_1 = Zwei Aktionsfelder: „Eine Idee präsentieren“ und „Erfinden“.
name-forum_2 = Forum 2
text-forum_2 = Zwei Aktionsfelder: „Erneuern“ und „Eine Erfindung teilen“.
name-forum_3 = Forum 3
text-forum_3 = Zwei Aktionsfelder: „Spezialisten rufen“ und „Einfluss erhalten“.
name-forum_4 = Forum 4
text-forum_4 = Zwei Aktionsfelder: „Reisen“ und „Heureka“.
name-forum_5 = Forum 5
text-forum_5 = Zwei Aktionsfelder: „Diplomat entsenden“ und „Diplomat rufen“.
name-boats = Boote
text-boats = Prähistorische Erfindung, Technologie: Eigene Technologieplättchen kosten 1 Spezialisten weniger. Kettenaktion: Reisen.
name-clothing = Kleidung
text-clothing = Prähistorische Erfindung, Kultur: Eigene Kulturplättchen kosten 1 Spezialisten weniger. Kettenaktion: Diplomat entsenden.
name-projectile = Geschoss
text-projectile = Prähistorische Erfindung, Technologie: Eigene Technologieplättchen kosten 1 Spezialisten weniger. Kettenaktion: Einfluss erhalten.
name-star_chart = Himmelsscheibe
text-star_chart = Prähistorische Erfindung, Kultur: Eigene Kulturplättchen kosten 1 Spezialisten weniger. Kettenaktion: Eine Idee präsentieren.
name-flute = Flöte
text-flute = Prähistorische Erfindung, Kultur: Eigene Kulturplättchen kosten 1 Spezialisten weniger. Kettenaktion: Diplomat rufen.
name-bread = Brot
text-bread = Prähistorische Erfindung, Ökonomie: Eigene Ökonomieplättchen kosten 1 Spezialisten weniger. Kettenaktion: Spezialisten rufen.
name-trade = Handel
text-trade = Prähistorische Erfindung, Ökonomie: Eigene Ökonomieplättchen kosten 1 Spezialisten weniger. Kettenaktion: Eine Erfindung teilen.
name-domestication_dog = Domestizierung: Hund
text-domestication_dog = Prähistorische Erfindung, Ökonomie: Eigene Ökonomieplättchen kosten 1 Spezialisten weniger. Kettenaktion: Erneuern.
name-ceramics_and_stoneware = Keramik & Steinzeug
text-ceramics_and_stoneware = Prähistorische Erfindung, Technologie: Eigene Technologieplättchen kosten 1 Spezialisten weniger. Kettenaktion: Erfinden.
name-domestication_horse = Domestizierung: Pferd
text-domestication_horse = Ära 2, Ökonomie. Das Erfinden verlangt Zugang zu „Transport“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Reisen.
name-seawall = Ufermauer
text-seawall = Ära 2, Technologie. Das Erfinden verlangt Zugang zu „Stein- & Knochenwerkzeug“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Diplomat rufen.
name-wheel = Rad
text-wheel = Ära 2, Technologie. Das Erfinden verlangt Zugang zu „Transport“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Erfinden.
name-fermentation = Fermentierung
text-fermentation = Ära 2, Kultur. Das Erfinden verlangt Zugang zu „Kontrolle über Feuer“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Eine Idee präsentieren.
name-tanned_leather = Gegerbtes Leder
text-tanned_leather = Ära 2, Ökonomie. Das Erfinden verlangt Zugang zu „Stein- & Knochenwerkzeug“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Diplomat entsenden.
name-irrigation = Bewässerung
text-irrigation = Ära 2, Technologie. Das Erfinden verlangt Zugang zu „Ackerbau“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Spezialisten rufen.
name-silk = Seide
text-silk = Ära 2, Ökonomie. Das Erfinden verlangt Zugang zu „Baumwolle“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Eine Erfindung teilen.
name-proto_city = Proto-Stadt
text-proto_city = Ära 2, Kultur. Das Erfinden verlangt Zugang zu „Bergbau“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Einfluss erhalten.
name-plumbing = Rohrleitung
text-plumbing = Ära 2, Kultur. Das Erfinden verlangt Zugang zu „Kupferschmelze“. Beim Teilen erhält der Urheber 2 EP je eigenem Bürger daneben. Kettenaktion: Erneuern.
name-coins = Münzen
text-coins = Ära 3, Ökonomie. Das Erfinden verlangt Zugang zu „Kupferschmelze“. Beim Teilen erhält der Urheber 3 EP je eigenem Bürger daneben. Kettenaktion: Einfluss erhalten.
name-writing = Schrift
text-writing = Ära 3, Kultur. Das Erfinden verlangt Zugang zu „Ursprung der Sprache“. Beim Teilen erhält der Urheber 3 EP je eigenem Bürger daneben. Kettenaktion: Eine Idee präsentieren.
name-glass = Glas
text-glass = Ära 3, Technologie. Das Erfinden verlangt Zugang zu „Kontrolle über Feuer“. Beim Teilen erhält der Urheber 3 EP je eigenem Bürger daneben. Kettenaktion: Erneuern.
name-lighthouse = Leuchtturm
text-lighthouse = Ära 3, Ökonomie. Das Erfinden verlangt Zugang zu „Segeln“ und erschöpft zusätzlich 1 Künstler. Beim Teilen erhält der Urheber 3 EP je eigenem Bürger daneben. Kettenaktion: Reisen.
name-musical_notation = Notenschrift
text-musical_notation = Ära 3, Kultur. Das Erfinden verlangt Zugang zu „Ursprung der Sprache“. Beim Teilen erhält der Urheber 3 EP je eigenem Bürger daneben. Kettenaktion: Diplomat entsenden.
name-steel = Stahl
text-steel = Ära 3, Technologie. Das Erfinden verlangt Zugang zu „Eisen“ und erschöpft zusätzlich 1 Denker. Beim Teilen erhält der Urheber 3 EP je eigenem Bürger daneben. Kettenaktion: Erfinden.
name-magnetic_compass = Magnetkompass
text-magnetic_compass = Ära 4, Technologie. Das Erfinden verlangt Zugang zu „Mathematik“. Beim Teilen erhält der Urheber 4 EP je eigenem Bürger daneben. Kettenaktion: Reisen.
name-catapult = Katapult
text-catapult = Ära 4, Technologie. Das Erfinden verlangt Zugang zu „Kran“ und erschöpft zusätzlich 1 Denker. Beim Teilen erhält der Urheber 4 EP je eigenem Bürger daneben. Kettenaktion: Einfluss erhalten.
name-eyeglasses = Brille
text-eyeglasses = Ära 4, Kultur. Das Erfinden verlangt Zugang zu „Mathematik“. Beim Teilen erhält der Urheber 4 EP je eigenem Bürger daneben. Kettenaktion: Diplomat rufen.
name-caravel = Karavelle
text-caravel = Ära 4, Ökonomie. Das Erfinden verlangt Zugang zu „Segeln“. Beim Teilen erhält der Urheber 4 EP je eigenem Bürger daneben. Kettenaktion: Eine Erfindung teilen.
name-printing_press = Druckerpresse
text-printing_press = Ära 4, Kultur. Das Erfinden verlangt Zugang zu „Papier“ und erschöpft zusätzlich 1 Künstler. Beim Teilen erhält der Urheber 4 EP je eigenem Bürger daneben. Kettenaktion: Eine Idee präsentieren.
name-windmill = Windmühle
text-windmill = Ära 4, Ökonomie. Das Erfinden verlangt Zugang zu „Kran“ und erschöpft zusätzlich 1 Händler. Beim Teilen erhält der Urheber 4 EP je eigenem Bürger daneben. Kettenaktion: Spezialisten rufen.
name-steamship = Dampfschiff
text-steamship = Ära 5, Ökonomie. Das Erfinden verlangt Zugang zu „Eisen“ und erschöpft zusätzlich 1 Händler. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Reisen.
name-dynamite = Dynamit
text-dynamite = Ära 5, Technologie. Das Erfinden verlangt Zugang zu „Griechisches Feuer“ und erschöpft zusätzlich 1 Denker. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Erneuern.
name-mechanical_calculator = Rechenmaschine
text-mechanical_calculator = Ära 5, Ökonomie. Das Erfinden verlangt Zugang zu „Mathematik“ und erschöpft zusätzlich 1 Händler. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Heureka.
name-automobile = Automobil
text-automobile = Ära 5, Ökonomie. Das Erfinden verlangt Zugang zu „Verbrennungsmotor“ und erschöpft zusätzlich 1 Denker. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Eine Erfindung teilen.
name-telephone = Telefon
text-telephone = Ära 5, Kultur. Das Erfinden verlangt Zugang zu „Telegraf“ und erschöpft zusätzlich 1 Künstler. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Diplomat entsenden.
name-light_bulb = Glühbirne
text-light_bulb = Ära 5, Kultur. Das Erfinden verlangt Zugang zu „Elektrizität“ und erschöpft zusätzlich 1 Künstler. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Heureka.
name-airplane = Flugzeug
text-airplane = Ära 5, Technologie. Das Erfinden verlangt Zugang zu „Verbrennungsmotor“ und erschöpft zusätzlich 1 Denker. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Reisen.
name-television = Fernsehen
text-television = Ära 5, Kultur. Das Erfinden verlangt Zugang zu „Telegraf“ und erschöpft zusätzlich 1 Künstler. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Eine Idee präsentieren.
name-microscope = Mikroskop
text-microscope = Ära 5, Technologie. Das Erfinden verlangt Zugang zu „Impfung“ und erschöpft zusätzlich 1 Künstler. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Spezialisten rufen.
name-locomotive = Lokomotive
text-locomotive = Ära 5, Ökonomie. Das Erfinden verlangt Zugang zu „Verbrennungsmotor“ und erschöpft zusätzlich 1 Händler. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Erneuern.
name-penicillin = Penicillin
text-penicillin = Ära 5, Kultur. Das Erfinden verlangt Zugang zu „Impfung“ und erschöpft zusätzlich 1 Denker. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Diplomat rufen.
name-electric_battery = Elektrische Batterie
text-electric_battery = Ära 5, Technologie. Das Erfinden verlangt Zugang zu „Elektrizität“ und erschöpft zusätzlich 1 Händler. Beim Teilen erhält der Urheber 5 EP je eigenem Bürger daneben. Kettenaktion: Erfinden.
name-satellite = Satellit
text-satellite = Ära 6, Technologie. Das Erfinden verlangt Zugang zu „Solarzelle“ und erschöpft zusätzlich 1 Denker. Das Erfinden bringt 4 EP. Beim Teilen erhält der Urheber 6 EP je eigenem Bürger daneben. Kettenaktion: Einfluss erhalten.
name-machine_learning = Machine Learning
text-machine_learning = Ära 6, Ökonomie. Das Erfinden verlangt Zugang zu „Computer“ und erschöpft zusätzlich 1 Händler. Das Erfinden bringt 4 EP. Beim Teilen erhält der Urheber 6 EP je eigenem Bürger daneben. Kettenaktion: Spezialisten rufen.
name-quantum_computing = Quanteninformatik
text-quantum_computing = Ära 6, Technologie. Das Erfinden verlangt Zugang zu „KI“ und erschöpft zusätzlich 1 Händler und 1 Denker. Das Erfinden bringt 6 EP. Beim Teilen erhält der Urheber 6 EP je eigenem Bürger daneben. Kettenaktion: Erfinden.
name-solar_sail = Sonnensegel
text-solar_sail = Ära 6, Kultur. Das Erfinden verlangt Zugang zu „Solarzelle“ und erschöpft zusätzlich 1 Künstler und 1 Denker. Das Erfinden bringt 6 EP. Beim Teilen erhält der Urheber 6 EP je eigenem Bürger daneben. Kettenaktion: Reisen.
name-internet = Internet
text-internet = Ära 6, Kultur. Das Erfinden verlangt Zugang zu „Computer“ und erschöpft zusätzlich 1 Künstler. Das Erfinden bringt 4 EP. Beim Teilen erhält der Urheber 6 EP je eigenem Bürger daneben. Kettenaktion: Eine Erfindung teilen.
name-reusable_rocket = Wiederverwendbare Rakete
text-reusable_rocket = Ära 6, Ökonomie. Das Erfinden verlangt Zugang zu „KI“ und erschöpft zusätzlich 1 Händler und 1 Künstler. Das Erfinden bringt 6 EP. Beim Teilen erhält der Urheber 6 EP je eigenem Bürger daneben. Kettenaktion: Eine Idee präsentieren.
name-stone_and_bone_tools = Stein- & Knochenwerkzeug
text-stone_and_bone_tools = Meilenstein A der Ära 1 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Spezialisten rufen“ ausführen.
name-control_of_fire = Kontrolle über Feuer
text-control_of_fire = Meilenstein A der Ära 1 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Erneuern“ ausführen.
name-transport = Transport
text-transport = Meilenstein A der Ära 1 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Reisen“ ausführen.
name-origin_of_language = Ursprung der Sprache
text-origin_of_language = Meilenstein A der Ära 1 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Eine Idee präsentieren“ ausführen.
name-agriculture = Ackerbau
text-agriculture = Meilenstein B der Ära 2 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Spezialisten rufen“ ausführen.
name-cotton = Baumwolle
text-cotton = Meilenstein B der Ära 2 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Eine Erfindung teilen“ ausführen.
name-copper_smelting = Kupferschmelze
text-copper_smelting = Meilenstein B der Ära 2 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Erfinden“ ausführen.
name-mining = Bergbau
text-mining = Meilenstein B der Ära 2 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Eine Idee präsentieren“ ausführen.
name-iron = Eisen
text-iron = Meilenstein C der Ära 3 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Einfluss erhalten“ ausführen.
name-mathematics = Mathematik
text-mathematics = Meilenstein C der Ära 3 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Eine Idee präsentieren“ ausführen.
name-sailing = Segeln
text-sailing = Meilenstein C der Ära 3 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Reisen“ ausführen.
name-paper = Papier
text-paper = Meilenstein D der Ära 4 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Eine Erfindung teilen“ ausführen.
name-greek_fire = Griechisches Feuer
text-greek_fire = Meilenstein D der Ära 4 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Einfluss erhalten“ ausführen.
name-crane = Kran
text-crane = Meilenstein D der Ära 4 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Erneuern“ ausführen.
name-electricity = Elektrizität
text-electricity = Meilenstein E der Ära 5 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Erfinden“ ausführen.
name-telegraph = Telegraf
text-telegraph = Meilenstein E der Ära 5 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Eine Erfindung teilen“ ausführen.
name-vaccination = Impfung
text-vaccination = Meilenstein E der Ära 5 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Reisen“ ausführen.
name-combustion_engine = Verbrennungsmotor
text-combustion_engine = Meilenstein E der Ära 5 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Spezialisten rufen“ ausführen.
name-solar_cell = Solarzelle
text-solar_cell = Meilenstein F der Ära 6 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Einfluss erhalten“ ausführen.
name-computer = Computer
text-computer = Meilenstein F der Ära 6 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Erfinden“ ausführen.
name-artificial_intelligence = KI
text-artificial_intelligence = Meilenstein F der Ära 6 mit 3 Plätzen für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „Erneuern“ ausführen.
name-specialist_present = Spezialistenplättchen: Eine Idee präsentieren
text-specialist_present = Hier eine Idee zu präsentieren verlangt 2 Spezialisten ihres Fachgebiets oder Akademiker. Vorteil: die Aktion „Eine Idee präsentieren“ ausführen.
name-specialist_invent = Spezialistenplättchen: Erfinden
text-specialist_invent = Hier eine Idee zu präsentieren verlangt 2 Spezialisten ihres Fachgebiets oder Akademiker. Vorteil: die Aktion „Erfinden“ ausführen.
name-specialist_share = Spezialistenplättchen: Eine Erfindung teilen
text-specialist_share = Hier eine Idee zu präsentieren verlangt 2 Spezialisten ihres Fachgebiets oder Akademiker. Vorteil: die Aktion „Eine Erfindung teilen“ ausführen.
name-specialist_points = Spezialistenplättchen: 3 EP
text-specialist_points = Hier eine Idee zu präsentieren verlangt 2 Spezialisten ihres Fachgebiets oder Akademiker. Vorteil: 3 EP erhalten.
name-specialist_influence = Spezialistenplättchen: 1 Einfluss
text-specialist_influence = Hier eine Idee zu präsentieren verlangt 1 Spezialisten ihres Fachgebiets oder einen Akademiker. Vorteil: 1 Einfluss erhalten.
name-specialist_academic = Spezialistenplättchen: Akademiker
text-specialist_academic = Hier eine Idee zu präsentieren verlangt 1 Spezialisten ihres Fachgebiets oder einen Akademiker. Vorteil: 1 Akademiker aus dem Vorrat erhalten, sofern die Akademie Platz hat.
name-specialist_citizen = Spezialistenplättchen: Neuer Bürger
text-specialist_citizen = Hier eine Idee zu präsentieren verlangt 1 Spezialisten ihres Fachgebiets oder einen Akademiker. Vorteil: 1 Bürger aus dem Vorrat in eine beliebige Region der Karte stellen.
name-knowledge_present = Wissen: Eine Idee präsentieren
text-knowledge_present = Für einen Kettenaktionsmarker, nach einer Reise in die Region, solange der Gelehrte dort ist: die Aktion „Eine Idee präsentieren“ ausführen. Danach zeigt das Plättchen 2 EP, und der Gelehrte kommt mit.
name-knowledge_invent = Wissen: Erfinden
text-knowledge_invent = Für einen Kettenaktionsmarker, nach einer Reise in die Region, solange der Gelehrte dort ist: die Aktion „Erfinden“ ausführen. Danach zeigt das Plättchen 2 EP, und der Gelehrte kommt mit.
name-knowledge_share = Wissen: Eine Erfindung teilen
text-knowledge_share = Für einen Kettenaktionsmarker, nach einer Reise in die Region, solange der Gelehrte dort ist: die Aktion „Eine Erfindung teilen“ ausführen. Danach zeigt das Plättchen 2 EP, und der Gelehrte kommt mit.
name-knowledge_innovate = Wissen: Erneuern
text-knowledge_innovate = Für einen Kettenaktionsmarker, nach einer Reise in die Region, solange der Gelehrte dort ist: die Aktion „Erneuern“ ausführen. Danach zeigt das Plättchen 2 EP, und der Gelehrte kommt mit.
name-knowledge_call = Wissen: Spezialisten rufen
text-knowledge_call = Für einen Kettenaktionsmarker, nach einer Reise in die Region, solange der Gelehrte dort ist: die Aktion „Spezialisten rufen“ ausführen. Danach zeigt das Plättchen 2 EP, und der Gelehrte kommt mit.
name-knowledge_influence = Wissen: Einfluss erhalten
text-knowledge_influence = Für einen Kettenaktionsmarker, nach einer Reise in die Region, solange der Gelehrte dort ist: die Aktion „Einfluss erhalten“ ausführen. Danach zeigt das Plättchen 2 EP, und der Gelehrte kommt mit.
name-knowledge_citizen = Wissen: Neuer Bürger
text-knowledge_citizen = Für einen Kettenaktionsmarker, nach einer Reise in die Region, solange der Gelehrte dort ist: 1 Bürger aus dem Vorrat in eine beliebige Region der Karte stellen. Danach zeigt das Plättchen 2 EP, und der Gelehrte kommt mit.
name-economy_1 = Ökonomieplättchen 1
text-economy_1 = Einmal pro Ära, für einen Ökonomiemarker: 1 Akademiker aus dem Vorrat erhalten, sofern die Akademie Platz hat.
name-economy_2 = Ökonomieplättchen 2
text-economy_2 = Einmal pro Ära, für einen Ökonomiemarker: 2 Einfluss erhalten.
name-economy_3 = Ökonomieplättchen 3
text-economy_3 = Einmal pro Ära, für einen Ökonomiemarker: 1 Bürger aus dem Vorrat in eine beliebige Region der Karte stellen.
name-economy_4 = Ökonomieplättchen 4
text-economy_4 = Einmal pro Ära, für einen Ökonomiemarker: 1 neuen Spezialisten eines Fachgebiets deiner Wahl erhalten.
name-economy_5 = Ökonomieplättchen 5
text-economy_5 = Einmal pro Ära, für einen Ökonomiemarker: beliebig viele eigene Bürger aus einer Region der Karte als Spezialisten nach Hause holen.
name-economy_6 = Ökonomieplättchen 6
text-economy_6 = Einmal pro Ära, für einen Ökonomiemarker: Plättchen in Höhe deiner Ära minus 1 setzen, für 2 Einfluss statt der Kosten der Plättchenauslage.
name-economy_7 = Ökonomieplättchen 7
text-economy_7 = Einmal pro Ära, für einen Ökonomiemarker: bis zu 2 erschöpfte Spezialisten wieder verfügbar machen.
name-culture_1 = Kulturplättchen 1
text-culture_1 = Jedes Mal, wenn du „Eine Idee präsentieren“ ausführst: 1 Einfluss erhalten.
name-culture_2 = Kulturplättchen 2
text-culture_2 = Jedes Mal, wenn du „Erfinden“ ausführst: 2 EP erhalten.
name-culture_3 = Kulturplättchen 3
text-culture_3 = Jedes Mal, wenn du „Erneuern“ ausführst: 1 Bürger aus dem Vorrat in eine beliebige Region der Karte stellen.
name-culture_4 = Kulturplättchen 4
text-culture_4 = Jedes Mal, wenn du „Eine Erfindung teilen“ ausführst: 1 Akademiker aus dem Vorrat erhalten, sofern die Akademie Platz hat.
name-culture_5 = Kulturplättchen 5
text-culture_5 = Jedes Mal, wenn du „Spezialisten rufen“ ausführst: 1 neuen Spezialisten eines Fachgebiets deiner Wahl erhalten.
name-culture_6 = Kulturplättchen 6
text-culture_6 = Jedes Mal, wenn du „Einfluss erhalten“ ausführst: 3 EP erhalten.
name-culture_7 = Kulturplättchen 7
text-culture_7 = Jedes Mal, wenn du „Reisen“ ausführst: 1 Bürger aus dem Vorrat in eine beliebige Region der Karte stellen.
name-technology_1 = Technologieplättchen 1
text-technology_1 = Einmal im Spiel, für einen Kettenaktionsmarker und 1 Einfluss: nach „Eine Idee präsentieren“ folgt „Erfinden“, oder umgekehrt.
name-technology_2 = Technologieplättchen 2
text-technology_2 = Einmal im Spiel, für einen Kettenaktionsmarker und 1 Einfluss: nach „Erfinden“ folgt „Eine Erfindung teilen“, oder umgekehrt.
name-technology_3 = Technologieplättchen 3
text-technology_3 = Einmal im Spiel, für einen Kettenaktionsmarker und 1 Einfluss: nach „Eine Erfindung teilen“ folgt „Spezialisten rufen“, oder umgekehrt.
name-technology_4 = Technologieplättchen 4
text-technology_4 = Einmal im Spiel, für einen Kettenaktionsmarker und 1 Einfluss: nach „Erneuern“ folgt „Einfluss erhalten“, oder umgekehrt.
name-technology_5 = Technologieplättchen 5
text-technology_5 = Einmal im Spiel, für einen Kettenaktionsmarker und 1 Einfluss: nach „Reisen“ folgt „Eine Idee präsentieren“, oder umgekehrt.
name-technology_6 = Technologieplättchen 6
text-technology_6 = Einmal im Spiel, für einen Kettenaktionsmarker und 1 Einfluss: nach „Heureka“ folgt „Diplomat entsenden“, oder umgekehrt.
name-technology_7 = Technologieplättchen 7
text-technology_7 = Einmal im Spiel, für einen Kettenaktionsmarker und 1 Einfluss: nach „Diplomat rufen“ folgt „Reisen“, oder umgekehrt.
name-prosperity_a = Wohlstandsplättchen A
text-prosperity_a = Am Ende: 3 EP für jedes benachbarte Ökonomieplättchen.
name-prosperity_b = Wohlstandsplättchen B
text-prosperity_b = Am Ende: 3 EP für jedes benachbarte Kulturplättchen.
name-prosperity_c = Wohlstandsplättchen C
text-prosperity_c = Am Ende: 3 EP für jedes benachbarte Technologieplättchen.
name-prosperity_d = Wohlstandsplättchen D
text-prosperity_d = Am Ende: 3 EP für jedes benachbarte Wohlstandsplättchen und für sich selbst.
name-prosperity_e = Wohlstandsplättchen E
text-prosperity_e = Am Ende: 3 EP für jedes Paar aus einem Ökonomie- und einem Technologieplättchen auf deiner Fortschrittskarte.
name-prosperity_f = Wohlstandsplättchen F
text-prosperity_f = Am Ende: 3 EP für jedes Paar aus einem Ökonomie- und einem Kulturplättchen auf deiner Fortschrittskarte.
name-prosperity_g = Wohlstandsplättchen G
text-prosperity_g = Am Ende: 3 EP für jedes Paar aus einem Kultur- und einem Technologieplättchen auf deiner Fortschrittskarte.
name-goal_region_africa = Wurzeln in Afrika
text-goal_region_africa = 2 EP für jeden deiner Bürger auf der Karte in Afrika, höchstens 6, und 2 EP für dein Einflussplättchen dort.
name-goal_region_middle_east = Wurzeln im Nahen Osten
text-goal_region_middle_east = 2 EP für jeden deiner Bürger auf der Karte im Nahen Osten, höchstens 6, und 2 EP für dein Einflussplättchen dort.
name-goal_region_europe = Wurzeln in Europa
text-goal_region_europe = 2 EP für jeden deiner Bürger auf der Karte in Europa, höchstens 6, und 2 EP für dein Einflussplättchen dort.
name-goal_region_asia = Wurzeln in Asien
text-goal_region_asia = 2 EP für jeden deiner Bürger auf der Karte in Asien, höchstens 6, und 2 EP für dein Einflussplättchen dort.
name-goal_region_australia = Wurzeln in Australien
text-goal_region_australia = 2 EP für jeden deiner Bürger auf der Karte in Australien, höchstens 6, und 2 EP für dein Einflussplättchen dort.
name-goal_region_north_america = Wurzeln in Nordamerika
text-goal_region_north_america = 2 EP für jeden deiner Bürger auf der Karte in Nordamerika, höchstens 6, und 2 EP für dein Einflussplättchen dort.
name-goal_region_south_america = Wurzeln in Südamerika
text-goal_region_south_america = 2 EP für jeden deiner Bürger auf der Karte in Südamerika, höchstens 6, und 2 EP für dein Einflussplättchen dort.
name-goal_inv_economy = Patente der Händler
text-goal_inv_economy = 4 EP für jede eigene Ökonomie-Erfindung der Ären 2 bis 6, höchstens 8.
name-goal_inv_culture = Patente der Künstler
text-goal_inv_culture = 4 EP für jede eigene Kultur-Erfindung der Ären 2 bis 6, höchstens 8.
name-goal_inv_technology = Patente der Denker
text-goal_inv_technology = 4 EP für jede eigene Technologie-Erfindung der Ären 2 bis 6, höchstens 8.
name-goal_inv_sets = Universalgenie
text-goal_inv_sets = 5 EP für jeden Satz aus Erfindungen aller drei Fachgebiete, höchstens 10.
name-goal_inv_early = Frühes Erbe
text-goal_inv_early = 4 EP für jede eigene Erfindung der Ären 2 und 3, höchstens 8.
name-goal_inv_late = Avantgarde
text-goal_inv_late = 4 EP für jede eigene Erfindung der Ären 4 bis 6, höchstens 8.
name-goal_inv_eras = Chronik
text-goal_inv_eras = 2 EP für jede Ära, aus der du eine Erfindung hast, höchstens 10.
name-goal_soc_academics = Große Akademie
text-goal_soc_academics = 2 EP für jeden Akademiker in deiner Akademie, höchstens 8.
name-goal_soc_economy = Wohlhabende Gesellschaft
text-goal_soc_economy = 3 EP für jedes Ökonomieplättchen auf deiner Fortschrittskarte, höchstens 9.
name-goal_soc_culture = Kultivierte Gesellschaft
text-goal_soc_culture = 3 EP für jedes Kulturplättchen auf deiner Fortschrittskarte, höchstens 9.
name-goal_soc_technology = Technische Gesellschaft
text-goal_soc_technology = 2 EP für jedes Technologieplättchen auf deiner Fortschrittskarte, höchstens 8.
name-goal_soc_influence_tiles = In aller Welt
text-goal_soc_influence_tiles = 3 EP für jedes deiner Einflussplättchen in den Regionen, offen oder verdeckt, höchstens 9.
name-goal_soc_era = Der Zeit voraus
text-goal_soc_era = 1, 3, 5 oder 8 EP, wenn dein privater Meilenstein aus Ära 3, 4, 5 oder 6 ist.
name-goal_soc_population = Volkreiche Gesellschaft
text-goal_soc_population = 10, 8, 5 oder 2 EP, wenn höchstens 4, 8, 12 oder 16 Bürger in deinem Vorrat sind.
name-era_1 = Steinzeit
text-era_1 = Die Aufbaurunde in umgekehrter Zugreihenfolge.
name-era_2 = Jungsteinzeit
text-era_2 = 3 Runden: zwei mit Saisonsäulen, die letzte mit der Epochensäule.
name-era_3 = Metallzeit
text-era_3 = 3 Runden: zwei mit Saisonsäulen, die letzte mit der Epochensäule.
name-era_4 = Antike/Mittelalter
text-era_4 = 3 Runden: zwei mit Saisonsäulen, die letzte mit der Epochensäule.
name-era_5 = Moderne
text-era_5 = 3 Runden: zwei mit Saisonsäulen, die letzte mit der Epochensäule.
name-era_6 = Computerzeitalter
text-era_6 = Die Schlusswertung.
name-era2_box1 = Ära 2, Feld 1
text-era2_box1 = Ein Startfeld ohne Vorteil.
name-era2_box2 = Ära 2, Feld 2
text-era2_box2 = Ein Startfeld ohne Vorteil.
name-era2_box3 = Ära 2, Feld 3
text-era2_box3 = Ein Startfeld ohne Vorteil.
name-era2_box4 = Ära 2, Feld 4
text-era2_box4 = Ein Startfeld ohne Vorteil.
name-era3_box1 = Ära 3, Feld 1
text-era3_box1 = Für einen Äramarker, der Ära 3 erreicht: 1 Bürger aus dem Vorrat in eine beliebige Region der Karte stellen.
name-era3_box2 = Ära 3, Feld 2
text-era3_box2 = Für einen Äramarker, der Ära 3 erreicht: 1 Akademiker aus dem Vorrat erhalten, sofern die Akademie Platz hat.
name-era3_box3 = Ära 3, Feld 3
text-era3_box3 = Für einen Äramarker, der Ära 3 erreicht: 1 Einfluss erhalten.
name-era3_box4 = Ära 3, Feld 4
text-era3_box4 = Für einen Äramarker, der Ära 3 erreicht: bei jedem Ärawechsel deine Position in der Zugreihenfolge wählen, außer jemand steht weiter rechts auf einem solchen Feld.
name-era4_box1 = Ära 4, Feld 1
text-era4_box1 = Für einen Äramarker, der Ära 4 erreicht: die Aktion „Eine Idee präsentieren“ ausführen.
name-era4_box2 = Ära 4, Feld 2
text-era4_box2 = Für einen Äramarker, der Ära 4 erreicht: 2 neue Spezialisten erhalten, jeden in einem Fachgebiet deiner Wahl.
name-era4_box3 = Ära 4, Feld 3
text-era4_box3 = Für einen Äramarker, der Ära 4 erreicht: Plättchen in Höhe deiner Ära minus 1 setzen, ohne die Kosten der Plättchenauslage.
name-era4_box4 = Ära 4, Feld 4
text-era4_box4 = Für einen Äramarker, der Ära 4 erreicht: bei jedem Ärawechsel deine Position in der Zugreihenfolge wählen, außer jemand steht weiter rechts auf einem solchen Feld.
name-era5_box1 = Ära 5, Feld 1
text-era5_box1 = Für einen Äramarker, der Ära 5 erreicht: die Aktion „Erfinden“ ausführen.
name-era5_box2 = Ära 5, Feld 2
text-era5_box2 = Für einen Äramarker, der Ära 5 erreicht: 2 Akademiker aus dem Vorrat erhalten, sofern die Akademie Platz hat.
name-era5_box3 = Ära 5, Feld 3
text-era5_box3 = Für einen Äramarker, der Ära 5 erreicht: Plättchen in Höhe deiner Ära minus 1 setzen, ohne die Kosten der Plättchenauslage.
name-era5_box4 = Ära 5, Feld 4
text-era5_box4 = Für einen Äramarker, der Ära 5 erreicht: bei jedem Ärawechsel deine Position in der Zugreihenfolge wählen, außer jemand steht weiter rechts auf einem solchen Feld.
name-era6_box1 = Ära 6, Feld 1
text-era6_box1 = Für einen Äramarker, der Ära 6 erreicht: die Aktion „Eine Erfindung teilen“ ausführen.
name-era6_box2 = Ära 6, Feld 2
text-era6_box2 = Für einen Äramarker, der Ära 6 erreicht: die Aktion „Erneuern“ ausführen.
name-era6_box3 = Ära 6, Feld 3
text-era6_box3 = Für einen Äramarker, der Ära 6 erreicht: Plättchen in Höhe deiner Ära minus 1 setzen, ohne die Kosten der Plättchenauslage.
name-era6_box4 = Ära 6, Feld 4
text-era6_box4 = Für einen Äramarker, der Ära 6 erreicht: 2 Einfluss erhalten.
name-hex_0_m2 = Feld 1
text-hex_0_m2 = Beim Belegen: 1 Einfluss erhalten.
name-hex_1_m2 = Feld 2
text-hex_1_m2 = Kein Vorteil.
name-hex_2_m2 = Feld 3
text-hex_2_m2 = Kein Vorteil.
name-hex_m1_m1 = Feld 4
text-hex_m1_m1 = Beim Belegen: das Plättchen kostet 2 Spezialisten weniger.
name-hex_0_m1 = Feld 5
text-hex_0_m1 = Beim Belegen: 1 neuen Denker erhalten.
name-hex_1_m1 = Feld 6
text-hex_1_m1 = Beim Belegen: 1 Akademiker aus dem Vorrat erhalten, sofern die Akademie Platz hat.
name-hex_2_m1 = Feld 7
text-hex_2_m1 = Kein Vorteil.
name-hex_m2_0 = Feld 8
text-hex_m2_0 = Beim Belegen: den Ökonomiemarker erhalten, der hier liegt.
name-hex_m1_0 = Feld 9
text-hex_m1_0 = Beim Belegen: 1 Bürger aus dem Vorrat in eine beliebige Region der Karte stellen.
name-hex_0_0 = Feld 10
text-hex_0_0 = Kein Vorteil.
name-hex_1_0 = Feld 11
text-hex_1_0 = Beim Belegen: 1 neuen Händler erhalten.
name-hex_2_0 = Feld 12
text-hex_2_0 = Beim Belegen: den Ökonomiemarker erhalten, der hier liegt.
name-hex_m2_1 = Feld 13
text-hex_m2_1 = Beim Belegen: beliebig viele eigene Bürger aus einer Region der Karte als Spezialisten nach Hause holen.
name-hex_m1_1 = Feld 14
text-hex_m1_1 = Beim Belegen: 1 neuen Künstler erhalten.
name-hex_0_1 = Feld 15
text-hex_0_1 = Beim Belegen: 1 Einfluss erhalten.
name-hex_1_1 = Feld 16
text-hex_1_1 = Beim Belegen: das Plättchen kostet 2 Spezialisten weniger.
name-hex_m2_2 = Feld 17
text-hex_m2_2 = Beim Belegen: 1 Bürger aus dem Vorrat in eine beliebige Region der Karte stellen.
name-hex_m1_2 = Feld 18
text-hex_m1_2 = Kein Vorteil.
name-hex_0_2 = Feld 19
text-hex_0_2 = Beim Belegen: 1 Akademiker aus dem Vorrat erhalten, sofern die Akademie Platz hat.
name-influence_plus_one = Einflussplättchen: +1 Einfluss
text-influence_plus_one = Wird in der Steinzeit gelegt. Solange es offen liegt, nach „Einfluss erhalten“ für einen Kettenaktionsmarker: umdrehen und 1 Einfluss erhalten.
name-influence_present = Einflussplättchen: Eine Idee präsentieren
text-influence_present = Braucht 2 Bürger der Region, die nach Hause kommen. Solange es offen liegt, nach „Einfluss erhalten“ für einen Kettenaktionsmarker: umdrehen und die Aktion „Eine Idee präsentieren“ ausführen.
name-influence_invent = Einflussplättchen: Erfinden
text-influence_invent = Braucht 3 Bürger der Region, die nach Hause kommen. Solange es offen liegt, nach „Einfluss erhalten“ für einen Kettenaktionsmarker: umdrehen und die Aktion „Erfinden“ ausführen.
name-influence_innovate = Einflussplättchen: Erneuern
text-influence_innovate = Braucht 3 Bürger der Region, die nach Hause kommen. Solange es offen liegt, nach „Einfluss erhalten“ für einen Kettenaktionsmarker: umdrehen und die Aktion „Erneuern“ ausführen.
name-influence_share = Einflussplättchen: Eine Erfindung teilen
text-influence_share = Braucht 4 Bürger der Region, die nach Hause kommen. Solange es offen liegt, nach „Einfluss erhalten“ für einen Kettenaktionsmarker: umdrehen und die Aktion „Eine Erfindung teilen“ ausführen.
name-present_idea = Eine Idee präsentieren
name-invent = Erfinden
name-innovate = Erneuern
name-share_invention = Eine Erfindung teilen
name-call_specialists = Spezialisten rufen
name-gain_influence = Einfluss erhalten
name-travel = Reisen
name-eureka = Heureka
name-send_diplomat = Diplomat entsenden
name-recall_diplomat = Diplomat rufen
name-economy = Ökonomie
name-culture = Kultur
name-technology = Technologie
name-joker = Joker
name-prosperity = Wohlstand
name-stone_age = Steinzeit
name-turn = Zug
name-pillar = Aktionen
name-progress = Aus Bestreben wird Fortschritt
name-placing = Fortschritt setzen
name-turn_end = Ende des Zuges
name-era_change = Ärawechsel
name-over = Das Spiel ist zu Ende
name-knowledge = Wissensplättchen
name-influence_tiles = Offene Einflussplättchen
name-no_action = Keine Aktion war möglich
name-tray = Fortschritt setzen
name-influence_track = Einflussleiste
name-innovator = Erneuerer
name-scholars = Gelehrte
name-A = A
name-B = B
name-C = C
name-D = D
name-E = E
name-F = F

## Der Tisch im Terminal

group-actions = Aktionen
group-chain = Kettenaktionen
group-place = Fortschrittskarte
group-economy = Ökonomieplättchen
group-finish = Abschließen
table-turn = am Zug: { $who }
table-round = Runde { $round } von { $rounds }
table-markers = noch { $count } Kettenaktionsmarker
table-no-card = keine Karte
table-assembly = Versammlung
table-track = Äraleiste
table-milestones = Meilensteine
table-needs = braucht „{ $milestone }“
table-ip = { $points } EP
table-presenting = Präsentieren
table-travelling = Reisen
table-sharing = Teilen
table-citizens = Bürger
table-sign-scholar = Gelehrter
table-sign-up = offenes Einflussplättchen
table-sign-down = umgedreht
table-exhausted = { $count } erschöpft
table-short = { $kind ->
    [economy] Öko { $number }
    [culture] Kul { $number }
    [technology] Tec { $number }
    [joker] Joker
   *[prosperity] Woh { $number }
}
table-goals = { $count ->
    [one] { $count } Privatziel
   *[other] { $count } Privatziele
}
table-progress = Fortschritt
table-people = Bürger
table-influence-tiles = Einflussplättchen
table-pieces = Figuren und Marker
table-aspiration = { $kind } (Bestreben)
table-tray-price = Setzen kostet { $amount } Einfluss
table-token = Marker
table-kind = Art
table-kind-of = { $kind ->
    [region] Region
    [forum] Forum
    [idea] Ideenkarte
    [milestone] Meilenstein
    [specialist_tile] Spezialistenplättchen
    [knowledge_tile] Wissensplättchen
    [progress_tile] Fortschrittsplättchen
    [prosperity_tile] Wohlstandsplättchen
    [private_goal] Privatziel
    [era] Ära
    [era_box] Feld der Äraleiste
    [progress_hex] Feld der Fortschrittskarte
   *[influence_tile] Einflussplättchen
}

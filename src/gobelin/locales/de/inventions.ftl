# Inventions: Evolution of Ideas auf Deutsch.
# Ereignisse stehen im Partizip hinter dem Namen: SEAT kann auch „Du“ sein.

title = Inventions: Evolution of Ideas
title-short = Inventions
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
    .verb = Präsentieren { in_region }
    .thing = { NAME($card) }
option-invent = Erfinden { in_region }
option-innovate = Erneuern { in_region }
option-share = Teilen { in_region }
option-call = { citizens } { from_region }
option-call_as = { citizens } { from_region } als { specialists }
option-influence = { NAME($tile) }, { in_region }
    .verb = { NAME($tile) }
    .thing = { NAME($region) }
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
    .verb = { NAME($tile) }
    .thing = { NAME($action) }
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
    .verb = Auf { NAME($hex) }
    .thing = { NAME($tile) }
option-use_economy = { NAME($tile) } nutzen
    .verb = Nutzen
    .thing = { NAME($tile) }
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
consequence-watched = 1 Einfluss für { SEAT($seat, you: "dich") }
consequence-price = kostet { specialists_of }
consequence-free = kostet keine Spezialisten
consequence-exhausts = erschöpft { specialist }
consequence-benefit = { benefit }
consequence-chain = Kettenaktion: { benefit }
consequence-then = danach: { benefit }
consequence-share-points = { $points } EP für { SEAT($seat, you: "dich") }
consequence-share-card = die Erfindung geht an { SEAT($seat, you: "dich") }
consequence-share-citizen = ein Bürger auf der Karte für { SEAT($seat, you: "dich") }
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
label-chronos = Chronos
label-kept = Plättchen von Chronos
label-tray_cost = Einfluss für das Setzen
label-worth = Punkte für den Urheber
label-spaces = Offene Aktionsfelder
label-access = Zugängliche Meilensteine
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
label-academy_limit = Höchstens Akademiker
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

## Was Spielteile bewirken, in Sätzen

prose-and = { $others } und { $last }
prose-kind = { $kind ->
    [prosperity] Wohlstands
   *[other] { NAME($kind) }
}
prose-neighbour = { $region ->
    [middle_east] dem Nahen Osten
   *[other] { NAME($region) }
}
prose-extra = { specialists_of }
prose-region = Region { $number }. Einflussfelder für { $points } EP. Verbunden mit { $neighbours }.
prose-forum = Zwei Aktionsfelder: „{ NAME($one) }“ und „{ NAME($other) }“.
prose-prehistoric = Prähistorische Erfindung, { $discipline }: Eigene { $discipline }plättchen kosten 1 Spezialisten weniger. Kettenaktion: { NAME($chain) }.
prose-idea = Ära { $era }, { $discipline }. Das Erfinden verlangt Zugang zu „{ NAME($milestone) }“{ $number ->
    [0] { "" }
   *[other] { " " }und erschöpft zusätzlich { $extra }
}. { $points ->
    [0] { "" }
   *[other] Das Erfinden bringt { $points } EP.{ " " }
}Beim Teilen erhält der Urheber { $era } EP je eigenem Bürger daneben. Kettenaktion: { NAME($chain) }.
prose-milestone = Meilenstein { $letter } der Ära { $era } mit { $spaces ->
    [one] { $spaces } Platz
   *[other] { $spaces } Plätzen
} für Diplomaten. Wer einen Diplomaten hierher entsendet oder von hier ruft, darf „{ NAME($action) }“ ausführen.
prose-specialist = Hier eine Idee zu präsentieren verlangt { $number } Spezialisten ihres Fachgebiets oder { $number ->
    [one] einen Akademiker
   *[other] Akademiker
}. Vorteil: { $gives }.
prose-knowledge = Für einen Kettenaktionsmarker, nach einer Reise in die Region, solange der Gelehrte dort ist: { $gives }. Danach zeigt das Plättchen { $points } EP, und der Gelehrte kommt mit.
prose-technology = Einmal im Spiel, für einen Kettenaktionsmarker und { $price } Einfluss: nach „{ NAME($one) }“ folgt „{ NAME($other) }“, oder umgekehrt.
prose-economy = Einmal pro Ära, für einen Ökonomiemarker: { $gives }.
prose-culture = Jedes Mal, wenn du „{ NAME($action) }“ ausführst: { $gives }.
prose-pairs = Am Ende: { $points } EP für jedes Paar aus einem { $one }- und einem { $other }plättchen auf deiner Fortschrittskarte.
prose-beside = Am Ende: { $points } EP für jedes benachbarte { $of }plättchen{ $itself ->
    [0] { "" }
   *[other] { " " }und für sich selbst
}.
prose-box = Für einen Äramarker, der Ära { $era } erreicht: { $gives }.
prose-start = Ein Startfeld ohne Vorteil.
prose-hex = Beim Belegen: { $gives }.
prose-token = Beim Belegen: den Ökonomiemarker erhalten, der hier liegt.
prose-nothing = Kein Vorteil.
prose-influence = { $citizens ->
    [0] Wird in der Steinzeit gelegt.
    [one] Braucht { $citizens } Bürger der Region, der nach Hause kommt.
   *[other] Braucht { $citizens } Bürger der Region, die nach Hause kommen.
} Solange es offen liegt, nach „Einfluss erhalten“ für einen Kettenaktionsmarker: umdrehen und { $gives }.
prose-benefit = { $op ->
    [action] die Aktion „{ NAME($action) }“ ausführen
    [gain_ip] { $amount } EP erhalten
    [gain_influence] { $amount } Einfluss erhalten
    [gain_academic] { $amount } Akademiker aus dem Vorrat erhalten, sofern die Akademie Platz hat
    [place_citizen] { $amount } Bürger aus dem Vorrat in eine beliebige Region der Karte stellen
    [recall_citizens] beliebig viele eigene Bürger aus einer Region der Karte als Spezialisten nach Hause holen
    [ready_specialists] bis zu { $amount } erschöpfte Spezialisten wieder verfügbar machen
    [place_progress] Plättchen in Höhe deiner Ära minus 1 setzen, { $influence ->
        [0] ohne die Kosten der Plättchenauslage
       *[other] für { $influence } Einfluss statt der Kosten der Plättchenauslage
    }
    [discount] das Plättchen kostet { $amount } Spezialisten weniger
    [turn_order] bei jedem Ärawechsel deine Position in der Zugreihenfolge wählen, außer jemand steht weiter rechts auf einem solchen Feld
   *[gain_specialist] { $amount ->
        [one] { $amount } neuen { $discipline ->
            [economy] Händler
            [culture] Künstler
            [technology] Denker
           *[choice] Spezialisten eines Fachgebiets deiner Wahl
        } erhalten
       *[other] { $amount } neue { $discipline ->
            [economy] Händler erhalten
            [culture] Künstler erhalten
            [technology] Denker erhalten
           *[choice] Spezialisten erhalten, jeden in einem Fachgebiet deiner Wahl
        }
    }
}

## Namen

name-present_idea = Eine Idee präsentieren
short-present_idea = Idee präsentieren
name-invent = Erfinden
name-innovate = Erneuern
name-share_invention = Eine Erfindung teilen
short-share_invention = Erfindung teilen
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

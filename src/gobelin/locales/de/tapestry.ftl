# Tapestry auf Deutsch.
# Namen stehen nach einem Doppelpunkt oder vor einem Partizip, damit sie keine Endungen brauchen; SEAT kann auch "Du" sein.

title = Tapestry
summary = Zivilisationen schreiten auf vier Leisten voran, von der Beherrschung des Feuers bis zu den Sternen.

# Die Gegner des Solospiels
seat-5 = Automa
seat-6 = Schattenreich

## Einstellungen

setting-expansions = Erweiterungen
setting-placeholders = Mit nachgebildetem Material
    .about = Karten, Teile und Wahrzeichen der Erweiterungen, die wir nachbilden mussten. Wo das alle einer Art sind, wie die Inspirationsplättchen, bleiben sie auf jeden Fall, mit ≈ gekennzeichnet
setting-arts_track = Mit der Künsteleiste
    .about = Ohne sie bleiben Meisterstücke, Inspirationsplättchen und alle Karten fort, die Künste zeigen
setting-two_science_dice = Zwischen den beiden Wissenschaftswürfeln wählen
setting-adjustments = Anpassungen der Zivilisationen
setting-civilizations = Zivilisationen
    .about = Sonst wählen alle eine von zweien
setting-one_expansion = Nur Zivilisationen einer Erweiterung
setting-two_first_cards = Zwei erste Gobelinkarten
    .about = Im ersten Einkommenszug zwei ziehen und eine behalten
setting-two_civilizations = Für jede neue Zivilisation zwei ziehen und eine behalten
setting-cheap_nanotechnology = Der Bonus der Nanotechnologie kostet zwei Techkarten
setting-nearest_islands = Auf der Insel beginnen, die dem Platz am nächsten liegt
setting-removed = Gobelin- und Techkarten, die nicht mitspielen
setting-level = Stärke des Automa
setting-unfair_cards = Karten und Zivilisationen behalten, die unfair nützen oder schaden

## Fragen

ask-dark_ages_spared = Auf welcher anderen Leiste bleibst du stehen?
ask-plague = Gibst du eine Zivilisation für eine zufällige her?
ask-national_parks = Welchen Eroberungswürfel wirfst du?
ask-copyists = Welche Techkarte eines Nachbarn gibt dir ihren Kreis?
ask-capital = Welche Hauptstadt baust du aus?
ask-civilization = Welche Zivilisation führst du an?
ask-landmark_card = Welche Wahrzeichenkarte nimmst du?
ask-turn = Dein Zug: voranschreiten oder Einkommen nehmen?
ask-after_advance = Du bist vorangeschritten. Tust du noch etwas, bevor dein Zug endet?
ask-token = Welcher deiner Marker zieht?
ask-pay = Womit bezahlst du?
ask-resource = Welchen Rohstoff nimmst du?
ask-order = Was tust du als Nächstes?
ask-choice = Was wählst du?
ask-bonus = Nimmst du den Bonus dieses Feldes?
ask-discard_tile = Welches Gebietsteil wirfst du ab?
ask-discard_tech = Welche Techkarte wirfst du ab?
ask-discard = Welche Gobelinkarte wirfst du ab?
ask-science_die = Welches Ergebnis des Wissenschaftswürfels behältst du?
ask-research = Schreitest du auf dieser Leiste voran?
ask-repeat = Die Belohnung welches Feldes erhältst du?
ask-token_to = Auf das Startfeld welcher Leiste kommt der Marker?
ask-building = Wohin kommt das Gebäude?
ask-any_building = Welches Einkommensgebäude nimmst du?
ask-landmark_turn = Wie drehst du das Wahrzeichen?
ask-landmark_place = Wohin kommt das Wahrzeichen?
ask-landmark = Welches Wahrzeichen nimmst du?
ask-tile = Mit welchem Gebietsteil erkundest du?
ask-explore = Welches Feld erkundest du?
ask-tile_turn = Wie drehst du das Gebietsteil?
ask-space = Welches Weltraumteil erkundest du?
ask-conquer = Welches Gebiet eroberst du?
ask-reaction = Dein Gebiet wird angegriffen: Spielst du eine Karte aus der Hand?
ask-counter = Du bist in eine Falle geraten: Spielst du eine Karte dagegen?
ask-die = Welchen der Würfel nimmst du?
ask-invent = Welche Techkarte erfindest du?
ask-refresh = Tauschst du die offenen Techkarten aus?
ask-upgrade = Welche Techkarte wertest du auf?
ask-benefit_of_tech = Die Belohnung welcher Techkarte erhältst du?
ask-create = Welches Meisterstück erschaffst du?
ask-refresh_masterpieces = Tauschst du die offenen Meisterstücke aus?
ask-masterpieces = Welches deiner Meisterstücke verwendest du als Nächstes?
ask-exhibit = Welches Meisterstück präsentierst du?
ask-inspire = Welche Rohstoffleiste inspirierst du?
ask-offer = Bezahlst du dafür?
ask-which_die = Welchen Wissenschaftswürfel wirfst du?
ask-new_civilization = Welche Zivilisation erhältst du?
ask-civilizations = Welche deiner Zivilisationen ist als Nächste an der Reihe?
ask-tapestry = Welche Gobelinkarte spielst du?
ask-doppelgangers = Welche Gobelinkarte eines Nachbarn kopierst du?
ask-moon_market = Wirfst du eine Gobelinkarte für Rohstoffe ab?
ask-witch_trials = Wirfst du eine Gobelinkarte ab, damit ein Nachbar keine Punkte erhält?
ask-charms = Was bekommst du zuerst?
ask-reserved = Welchen reservierten Gegenstand verwendest du als Nächstes?
ask-advance_any = Auf welcher Leiste schreitest du voran?
ask-regress_any = Auf welcher Leiste gehst du zurück?
ask-keep = Welche Gobelinkarte behältst du?

# Gobelinkarten
ask-dark_ages = Auf welcher Leiste gehst du voran? Auf drei anderen gehst du zurück.
ask-dictatorship = Auf welcher Leiste schreitest du voran? Für deine Mitspieler ist sie dann eine Weile gesperrt.
ask-oil_magnate = Auf welcher Leiste dürft ihr, du und deine Nachbarn, voranschreiten?
ask-oil_advance = Schreitest du auf der Leiste des Ölmagnaten voran?
ask-renaissance = Auf welcher Leiste schreitest du als Nächstes voran?
ask-socialism = Auf welcher Leiste ziehst du zum nächsten Mitspieler?
ask-socialism_space = Ziehst du vor oder zurück zum nächsten Mitspieler?
ask-trade_partner = Mit wem handelst du?
ask-trade_space = Die Belohnung welches Feldes erhältst du? Der Bonus ist für deinen Mitspieler.
ask-alliance = Mit wem verbündest du dich?
ask-marriage_track = An den Belohnungen welcher Leiste willst du teilhaben?
ask-marriage = An wessen Belohnungen hast du teil?
ask-age_of_sail = Gibst du einem Mitspieler ein Gebietsteil?
ask-age_of_sail_gift = Wer bekommt das Gebietsteil?
ask-exploitation = Nimmst du die Belohnung noch einmal statt der Punkte für die Seiten?
ask-militarism = Stellst du einen Außenposten auf das neue Gebiet?
ask-mercantilism = Wandelst du eine Nahrung in einen anderen Rohstoff um?
ask-tyranny = Spielst du die neue Gobelinkarte auf die Tyrannei?
ask-guilds = Tauschst du Punkte gegen Rohstoffe oder Rohstoffe gegen Punkte?
ask-democracy = Wirfst du eine Gobelinkarte für Punkte ab?
ask-espionage = Welche Gobelinkarte kopierst du?
ask-olympic_host = Zahlst du einen Arbeiter für Punkte?
ask-colonialism = Welches Gebietsteil bringt dir Rohstoffe?
ask-cartography = Eroberst du das neue Gebiet?
ask-manifest_destiny = Die Belohnung welches Gebiets nimmst du?
ask-revolution = Welchen deiner gestürzten Außenposten richtest du auf?
ask-steam_tycoon = Erfindest du die oberste Karte des Stapels?

# Zivilisationen und das Solospiel
ask-advise = Dein Nachbar zieht gleich eine Gobelinkarte: Gibst du ihm stattdessen eine von dir?
ask-gift = Gibst du eine der neuen Gobelinkarten an einen Nachbarn?
ask-advised_neighbour = Welcher Nachbar bekommt die Karte?
ask-alchemists = Wirfst du den Wissenschaftswürfel noch einmal?
ask-alchemists_advance = Auf welcher der gewürfelten Leisten schreitest du als Nächstes voran?
ask-aliens = Welches Weltraumteil erkundest du auf deinem Tableau? Oder nimmst du einen Rohstoff?
ask-architects_swap = Tauschst du ein Einkommensgebäude deiner Hauptstadt mit einem anderen?
ask-architects_swap_with = Mit welchem Einkommensgebäude tauschst du es?
ask-architects_token = Welcher Platz deiner Hauptstadt wird unwegsam?
ask-entertainers = Auf welches Feld des Tableaus zieht der Marker?
ask-maker_of_fire = Welche Gobelinkarte spielst du auf „Beherrschung des Feuers“?
ask-heralds = Welche Gobelinkarte wiederholst du?
ask-historians = Welchem Mitspieler gibst du einen Marker?
ask-historians_square = Von welcher Belohnung nimmst du den Marker?
ask-infiltrators = Wo dringst du ein?
ask-inventors = Welche Techkarte markierst du und wertest sie auf?
ask-inventors_benefit = Nimmst du die Belohnung dieser Techkarte auch?
ask-islanders = Erkundest du die Umgebung deiner Insel?
ask-islanders_tile = Welches Gebietsteil legst du auf dein Tableau?
ask-isolationists = Legst du einen Marker auf dieses Gebiet?
ask-leaders = Auf welcher Leiste bringt dich ein Anführer voran?
ask-merrymakers = In welcher Spalte steigt der Marker?
ask-militants = Aus welcher Reihe des Tableaus kommt der Außenposten?
ask-militants_cover = In welche Reihe des Tableaus kommt der nächste Außenposten?
ask-mystics = Was sagst du voraus?
ask-recyclers = Welche Techkarte behältst du?
ask-spies = Was spähst du aus?
ask-spied_neighbour = Welchen Nachbarn spähst du aus?
ask-spied = Was kopierst du?
ask-look_at_hand = Siehst du dir die Hand dieses Nachbarn an?
ask-tinkerers = Woran tüftelst du?
ask-tinkerers_track = Auf welcher Leiste?
ask-tinkerers_gift = Ziehst du eine Gobelinkarte und eine Techkarte?
ask-refund = Die Kosten welches Feldes erhältst du?
ask-traders = Auf welches Gebiet legst du einen Marker?
ask-traders_die = Nimmst du den Würfel, der übrig ist?
ask-treasure_hunters = Den Schatz welches Geländes suchst du?
ask-treasure = Auf welchem Gebiet suchst du den Schatz?
ask-utilitarians = Welches Wahrzeichen bekommt eine Fähigkeit?
ask-replace_ability = Welches Wahrzeichen verliert seine Fähigkeit an das neue?
ask-automa_civilization = Welche zweite Zivilisation bekommt der Automa?
ask-head_start = Auf welcher Leiste schreitest du als Nächstes voran?
ask-retreat = In welches Gebiet zieht sich dein Außenposten zurück?
ask-pool = Nimmst du stattdessen etwas aus der Auslage der Marktschreier?
ask-considered = Was davon behältst du?
ask-keep_roll = Welchen Wurf behältst du?
ask-late_turn = Dein letzter Einkommenszug ist vorbei: Was tust du in diesem Zug?
ask-artificers = Welches Einkommensgebäude legst du beiseite oder verschiebst du?
ask-artificers_last = Nimmst du Punkte oder schiebst du die Gebäude einer Rohstoffleiste?
ask-celestials = Wohin schwebt deine zweite Hauptstadt?
ask-celestials_outpost = Wessen Außenposten ersetzt der Marker?
ask-collectors = Legst du das auf dein Tableau?
ask-collect_tile = Legst du eines der neuen Gebietsteile auf dein Tableau?
ask-elder_gift = Ein Rohstoff oder Gobelinkarten?
ask-elder_ones = Welche Gobelinkarte wirfst du für Rohstoffe ab?
ask-faefolk = Erhältst du eine Gobelinkarte, bevor der Marker zieht?
ask-gamblers = Welche der aufgedeckten Gobelinkarten nimmst du?
ask-genies = Welchen Kreis erhältst du?
ask-genies_circle = Die Dschinns erfüllen einen Wunsch: Welcher Kreis wird gewertet?
ask-genies_wish = Was erhältst du als Nächstes?
ask-merfolk = Welche Gobelinkarte versenkst du?
ask-merfolk_hand = Welche Gobelinkarte wirfst du ab?
ask-merfolk_more = Wirfst du noch eine Gobelinkarte für Punkte ab?
ask-renegades = Verzichtest du auf die Belohnung für das nächste Feld deiner eigenen Leiste?
ask-urban_planners = Welche Wahrzeichenkarte nimmst du dazu?
ask-urban_planners_build = Welches wartende Wahrzeichen baust du?
ask-urban_planners_leave = Es ist keine Wahrzeichenkarte übrig: Nimmst du eine andere Zivilisation?
ask-weefolk = Wer bekommt einen deiner Marker?
ask-weefolk_building = Wirfst du Gebiet für ein Einkommensgebäude ab?
ask-weefolk_plot = Auf welchen Platz deiner Hauptstadt kommt der Marker?
ask-werefolk = Das Teil liegt mit dem Bild oben: Auf welcher Leiste gehst du dafür zurück, oder nimmst du Punkte?
ask-werefolk_track = Das Teil liegt mit dem Bild unten: Auf welcher Leiste schreitest du voran?

## Antworten

# Im eigenen Zug
option-advance = Voranschreiten: { NAME($track) }
option-income = Einkommen nehmen
option-after_advance-decline = Den Zug beenden
option-token = { $space ->
    [0] Der Marker auf dem Startfeld
   *[other] Der Marker auf Feld { $space }
}

# Bezahlen und nehmen
option-pay = { pay-none }{ pay-coin }{ pay-after-coin }{ pay-worker }{ pay-after-worker }{ pay-food }{ pay-after-food }{ pay-culture } zahlen
pay-none = { $coin ->
    [0] { $worker ->
        [0] { $food ->
            [0] { $culture ->
                [0] Nichts
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
pay-coin = { $coin ->
    [0] {""}
    [one] { $coin } Münze
   *[other] { $coin } Münzen
}
pay-worker = { $worker ->
    [0] {""}
   *[other] { $worker } Arbeiter
}
pay-food = { $food ->
    [0] {""}
   *[other] { $food } Nahrung
}
pay-culture = { $culture ->
    [0] {""}
   *[other] { $culture } Kultur
}
# Was zwischen zwei Teilen steht: nichts, „und“ vor dem letzten, sonst ein Komma
pay-after-coin = { $coin ->
    [0] {""}
   *[other] { $worker ->
        [0] { $food ->
            [0] { $culture ->
                [0] {""}
               *[other] {" "}und{" "}
            }
           *[other] { $culture ->
                [0] {" "}und{" "}
               *[other] ,{" "}
            }
        }
       *[other] { $food ->
            [0] { $culture ->
                [0] {" "}und{" "}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }
    }
}
pay-after-worker = { $worker ->
    [0] {""}
   *[other] { $food ->
        [0] { $culture ->
            [0] {""}
           *[other] {" "}und{" "}
        }
       *[other] { $culture ->
            [0] {" "}und{" "}
           *[other] ,{" "}
        }
    }
}
pay-after-food = { $food ->
    [0] {""}
   *[other] { $culture ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}
option-receive = 1 { NAME($resource) } nehmen
option-resolve = Als Nächstes: { NAME($effect) }
option-choose = Wählen: { NAME($effect) }
option-any_building-choose = 1 { NAME($effect) } nehmen
option-buy = Den Bonus nehmen
option-accept = Ja
option-decline = Nein, danke
option-pass = Passen
option-bonus-decline = Kein Bonus
option-research-decline = Stehen bleiben
option-refresh-decline = Die offenen Karten behalten
option-upgrade-decline = Nichts aufwerten
option-tapestry-decline = Nichts spielen
option-reaction-pass = Keine Karte spielen
option-counter-pass = Keine Karte spielen

# Die Karte
option-tile = { NAME($tile) }
option-explore = Feld { $hex }
option-conquer = Feld { $hex }
option-territory = Feld { $hex }
option-settle = Feld { $hex }
option-rotate = { $turns ->
    [0] Nicht gedreht
    [1] Um 60° im Uhrzeigersinn gedreht
    [2] Um 120° im Uhrzeigersinn gedreht
    [3] Um 180° gedreht
    [4] Um 120° gegen den Uhrzeigersinn gedreht
   *[5] Um 60° gegen den Uhrzeigersinn gedreht
}
option-landmark_turn-rotate = { $turns ->
    [0] Nicht gedreht
    [1] Um 90° im Uhrzeigersinn gedreht
    [2] Um 180° gedreht
   *[other] Um 90° gegen den Uhrzeigersinn gedreht
}
option-react = Spielen: { NAME($card) }
option-die = { $die ->
    [red] Der rote Würfel
   *[black] Der schwarze Würfel
}
option-discard_tile = Abwerfen: { NAME($tile) }
option-give_tile = Abgeben: { NAME($tile) }
option-space_tile = { NAME($tile) }

# Die Hauptstadt; Reihen und Spalten zählen von links oben
option-place = Reihe { row }, Spalte { column }
option-landmark_place-place = Linke obere Ecke in Reihe { row }, Spalte { column }
row = { $row ->
    [-3] -2
    [-2] -1
    [-1] 0
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
column = { $col ->
    [-3] -2
    [-2] -1
    [-1] 0
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
option-capital = { NAME($capital) }
option-take_landmark = { NAME($landmark) }

# Karten
option-invent = Erfinden: { NAME($card) }
option-invent_top = Die oberste Karte des Stapels erfinden
option-recycle = Aus dem Ablagestapel erfinden: { NAME($card) }
option-refresh = Die offenen Techkarten austauschen
option-upgrade = Aufwerten: { NAME($card) }
option-use_tech = { NAME($card) }
option-create = Erschaffen: { NAME($card) }
option-create_top = Die oberste Karte des Stapels erschaffen
option-refresh_masterpieces-refresh = Die offenen Meisterstücke austauschen
option-refresh_masterpieces-decline = Die offenen Meisterstücke behalten
option-use_masterpiece = { NAME($card) }
option-exhibit-decline = Nichts mehr präsentieren
option-inspire = { NAME($tile) }
option-offer-decline = Nichts bezahlen
option-on_tech = Auf die Techkarte { NAME($card) }, die damit aufgewertet wird
option-roll = { NAME($die) }
option-discard_tech = Abwerfen: { NAME($card) }
option-discard = Abwerfen: { NAME($card) }
option-play = Spielen: { NAME($card) }
option-keep = Behalten: { NAME($card) }
option-moon_market-decline = Nichts abwerfen
option-witch_trials-decline = Nichts abwerfen
option-ability = Die Fähigkeit von { NAME($card) }
option-left_charm = Der linke Zauber von { NAME($card) }
option-right_charm = Der rechte Zauber von { NAME($card) }
option-use_reserved = Reserviert durch { NAME($card) }
option-landmark_card = { NAME($card) }
option-copy = { SEAT($seat) }: die Karte der Ära { $era }

# Leisten und Zivilisationen
option-keep_track = { NAME($track) }
option-use_space = { NAME($space) }
option-token_to = { NAME($track) }
option-track = { NAME($track) }
option-opponent = { SEAT($seat) }
option-civilization = { NAME($civilization) }
option-draw_another = Eine andere ziehen
option-use_civilization = { NAME($civilization) }
option-use = { NAME($choice) }

# Was Karten und Zivilisationen bieten
option-alchemists_advance-decline = Nicht weiter voranschreiten
option-democracy-decline = Nichts mehr abwerfen
option-mercantilism-decline = Die Nahrung behalten
option-manifest_destiny-decline = Keine Belohnung
option-revolution-decline = Keinen mehr aufrichten
option-revolution-choose = Stattdessen 1 { NAME($effect) } nehmen
option-mercantilism-receive = 1 Nahrung in 1 { NAME($resource) } umwandeln
option-aliens-choose = 1 { NAME($effect) } nehmen
option-socialism_space-token = { $space ->
    [0] Das Startfeld
   *[other] Feld { $space }
}
option-infiltrators-settle = Feld { $hex } teilen
option-infiltrators-opponent = Ein Marker auf das Startgebiet: { SEAT($seat) }
option-recyclers-recycle = Behalten: { NAME($card) }
option-inventors-upgrade = Markieren: { NAME($card) }
option-building-settle = Auf die Karte: Feld { $hex }
option-landmark_turn-settle = Auf die Karte: Feld { $hex }
option-sell_points = { $number ->
    [one] Punkte für { $number } Rohstoff abgeben
   *[other] Punkte für { $number } Rohstoffe abgeben
}
option-sell_resources = { $number ->
    [one] { $number } Rohstoff für Punkte abgeben
   *[other] { $number } Rohstoffe für Punkte abgeben
}
option-raise_outpost = Feld { $hex }
option-advise = Geben: { NAME($card) }
option-roll_again = Noch einmal würfeln
option-stop_rolling = Aufhören
option-on_card = Auf { NAME($card) }: { card-plots }
card-plots = { $plots ->
    [1] Platz 1
    [2] Platz 2
    [3] Plätze 1 und 2
    [4] Platz 3
    [5] Plätze 1 und 3
    [6] Plätze 2 und 3
    [7] Plätze 1 bis 3
    [8] Platz 4
    [9] Plätze 1 und 4
    [10] Plätze 2 und 4
    [11] Plätze 1, 2 und 4
    [12] Plätze 3 und 4
    [13] Plätze 1, 3 und 4
    [14] Plätze 2 bis 4
   *[other] alle Plätze
}
option-roll_die = { $die ->
    [red] Der rote Würfel
   *[black] Der schwarze Würfel
}
option-lose_civilization = { NAME($civilization) } abwerfen
option-plague-decline = Alle behalten: 6 Siegpunkte
option-set_aside = Beiseitelegen
option-statue = Auf das Tableau: Spalte { $column ->
    [0] 1
    [1] 2
   *[2] 3
}
option-stage = Feld { $stage } des Tableaus
option-uncover = { $square ->
    [0] Die erste Belohnung
    [1] Die zweite Belohnung
    [2] Die dritte Belohnung
   *[3] Die vierte Belohnung
}
option-island = Rund um deine Insel: { island-place }
island-place = { $place ->
    [0] Norden
    [1] Nordosten
    [2] Südosten
    [3] Süden
    [4] Südwesten
   *[5] Nordwesten
}
option-climb = Spalte { $column }
option-row = Reihe { $row }
option-predict = { NAME($category) }: { $number }
option-keep_roll = { NAME($die) }
option-lighthouse = Den Leuchtturm nutzen: Gebietsteile für einen Rohstoff
option-replace = { NAME($landmark) }
option-replace_ability-decline = Die Fähigkeiten lassen, wie sie sind
option-automa_civilization = { NAME($civilization) }
option-take_pooled = Von den Marktschreiern: { NAME($item) }
option-pool-decline = Wie gewohnt ziehen
option-collect = Auf dein Tableau: { NAME($kind) }
option-collectors-decline = Im Spiel behalten
option-wait = Auf deinem Tableau warten lassen
option-build = Vom Tableau bauen: { NAME($landmark) }
option-put_by = Beiseitelegen: { NAME($building) }
option-slide = Ein Feld nach links: { NAME($building) }
option-artificers_last-slide = Alle nach links: { NAME($building) }
option-artificers-decline = Alles lassen, wie es ist
option-celestials-decline = Dort bleiben
option-lay_away = Versenken: { NAME($card) }
option-elder_ones-decline = Nichts mehr abwerfen
option-merfolk_more-decline = Nichts mehr abwerfen
option-late_turn-discard = Für Punkte abwerfen: { NAME($card) }
option-urban_planners_build-decline = Warten lassen
option-wish = { $space ->
    [1] Quadrat: forschen
    [2] Kreis: die Hauptstadt werten
    [3] Quadrat: erfinden
    [4] Kreis: Punkte für Gebietsteile
    [5] Quadrat: Kultur
    [6] Kreis: Punkte für Gebiete
    [7] Quadrat: erkunden
   *[8] Kreis: Punkte für Techkarten
}

## Ereignisse

# Eine Menge von Rohstoffen, für die Ereignisse darunter
amount = { $resource ->
    [coin] { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
   *[other] { $amount } { NAME($resource) }
}

event-capital = { SEAT($seat) }: Hauptstadt „{ NAME($capital) }“
event-left_capital = { SEAT($seat) }: Hauptstadt zurückgelegt – { NAME($capital) }
event-civilization = { SEAT($seat) }: Zivilisation erhalten – { NAME($civilization) }
event-left_civilization = { SEAT($seat) }: Zivilisation in den Stapel zurückgelegt – { NAME($civilization) }
event-built_on_card = { SEAT($seat) }: auf einer Gobelinkarte gebaut – { NAME($building) } auf { NAME($card) }, { card-plots }
event-fell_off = { SEAT($seat) }: vom Tableau genommen – { NAME($thing) }
event-lost_civilization = { SEAT($seat) }: Zivilisation abgeworfen – { NAME($civilization) }
event-drew_civilization = { SEAT($seat) }: Zivilisation gezogen – { NAME($civilization) }
event-landmark_card_offered = Zur Auswahl: { NAME($card) }
event-landmark_card = { SEAT($seat) }: Karte genommen – { NAME($card) }
event-landmark_card_met = { SEAT($seat) }: Karte erfüllt – { NAME($card) }
event-landmark_card_left = Automa: Wahrzeichen der anderen Karte erhalten – { NAME($card) }
event-landmark_card_returned = Zurück in den Stapel: { NAME($card) }
event-landmark_card_drawn = Der Automa erhielt das Wahrzeichen einer weiteren Karte: { NAME($card) }
part-era = { $number ->
    [5] Finale
   *[other] Ära { $number }
}
event-era = { SEAT($seat) }: Einkommenszug { $era } begonnen
event-scored = { $points ->
    [one] { SEAT($seat) }: { $points } Siegpunkt ({ NAME($why) })
   *[other] { SEAT($seat) }: { $points } Siegpunkte ({ NAME($why) })
}
event-lost_points = { $points ->
    [one] { SEAT($seat) }: { $points } Siegpunkt verloren ({ NAME($why) })
   *[other] { SEAT($seat) }: { $points } Siegpunkte verloren ({ NAME($why) })
}
event-gained = { SEAT($seat) }: { amount } erhalten ({ NAME($why) })
event-paid = { SEAT($seat) }: { amount } bezahlt ({ NAME($why) })
event-took_tile = { SEAT($seat) }: Teil genommen – { NAME($tile) } ({ NAME($why) })
event-took_pooled = { SEAT($seat) }: von den Marktschreiern genommen – { NAME($item) }
event-drew = { SEAT($seat) }: Gobelinkarte gezogen – { NAME($card) } ({ NAME($why) })
    .hidden = { SEAT($seat) }: Gobelinkarte gezogen ({ NAME($why) })
event-looked_at = { SEAT($seat) }: Gobelinkarte zur Auswahl gezogen – { NAME($card) }
    .hidden = { SEAT($seat) }: Gobelinkarte zur Auswahl gezogen
event-kept = { SEAT($seat) }: gezogene Gobelinkarte behalten – { NAME($card) }
    .hidden = { SEAT($seat) }: gezogene Gobelinkarte behalten
event-rejected = { SEAT($seat) }: gezogene Gobelinkarte abgeworfen – { NAME($card) }
event-discarded = { SEAT($seat) }: { NAME($card) } abgeworfen ({ NAME($why) })
event-tapestry_shuffled = { $cards ->
    [one] Neuer Stapel der Gobelinkarten aus der Ablage: { $cards } Karte
   *[other] Neuer Stapel der Gobelinkarten aus der Ablage: { $cards } Karten
}
event-played = { SEAT($seat) }: { NAME($card) } gespielt
event-face_down = { SEAT($seat) }: eine Gobelinkarte verdeckt ausgelegt
event-in_force = { SEAT($seat) }: { NAME($card) } gilt jetzt
event-charm = { $side ->
    [left] { SEAT($seat) }: linker Zauber von { NAME($card) }
   *[right] { SEAT($seat) }: rechter Zauber von { NAME($card) }
}
event-reserved = { SEAT($seat) }: für Einkommenszug 5 reserviert ({ NAME($card) })
event-set_aside = { SEAT($seat) }: an den Rand des Einkommenstableaus gelegt: { NAME($thing) }
event-used_reserved = { SEAT($seat) }: Reserviertes verwendet ({ NAME($card) })
event-took_reserved = { SEAT($seat) }: vom Rand des Einkommenstableaus genommen: { NAME($thing) }
event-ended = { SEAT($seat) }: { NAME($card) } gilt nicht mehr
event-advanced = { SEAT($seat) }: vorangeschritten – { NAME($origin) } → { NAME($space) } ({ NAME($track) })
event-regressed = { SEAT($seat) }: zurückgegangen – { NAME($origin) } → { NAME($space) } ({ NAME($track) })
event-restarted = { SEAT($seat) }: Marker vom Ende einer Leiste auf ein Startfeld gesetzt – { NAME($origin) } → { NAME($track) }
event-bonus = { SEAT($seat) }: Bonus genommen – { NAME($space) }
event-science_die = { SEAT($seat) }: Wissenschaftswürfel – { NAME($track) }
event-landmark = { SEAT($seat) }: Wahrzeichen erhalten – { NAME($landmark) } ({ NAME($why) })
event-gained_building = { SEAT($seat) }: 1 { NAME($building) } erhalten ({ NAME($why) })
event-built = { SEAT($seat) }: in der Hauptstadt gebaut – { NAME($building) }, Reihe { row }, Spalte { column }{ landmark-turned }
landmark-turned = { $turn ->
    [0] {""}
    [1] , um 90° im Uhrzeigersinn gedreht
    [2] , um 180° gedreht
   *[other] , um 90° gegen den Uhrzeigersinn gedreht
}
event-beside = { SEAT($seat) }: kein Platz in der Hauptstadt – { NAME($building) }
event-district = { SEAT($seat) }: Stadtviertel vervollständigt – { $district ->
    [0] oben links
    [1] oben in der Mitte
    [2] oben rechts
    [3] links
    [4] in der Mitte
    [5] rechts
    [6] unten links
    [7] unten in der Mitte
   *[8] unten rechts
}
event-odd_district = { SEAT($seat) }: Stadtviertel { $number } vervollständigt
event-explored = { SEAT($seat) }: Feld { $hex } erkundet – { NAME($tile) }{ tile-turned }
tile-turned = { $turn ->
    [0] {""}
    [1] , um 60° im Uhrzeigersinn gedreht
    [2] , um 120° im Uhrzeigersinn gedreht
    [3] , um 180° gedreht
    [4] , um 120° gegen den Uhrzeigersinn gedreht
   *[5] , um 60° gegen den Uhrzeigersinn gedreht
}
event-explored_space = { SEAT($seat) }: { NAME($tile) } erkundet
event-conquered = { SEAT($seat) }: Außenposten zur Eroberung auf Feld { $hex } gestellt
event-reacted = { SEAT($seat) }: reagiert mit { NAME($card) }
event-toppled = { SEAT($seat) }: { NAME($piece) } von { SEAT($victim, you: "dir") } auf Feld { $hex } gestürzt
event-retreated = { SEAT($seat) }: Außenposten von Feld { $hex } nach Feld { $to } zurückgezogen
event-rolled = { SEAT($seat) }: Eroberungswürfel – { NAME($red) } oder { NAME($black) }
event-automa_discarded = Vom Automa abgeworfen: { NAME($card) }
event-invented = { $origin ->
    [deck] { SEAT($seat) }: { NAME($card) } erfunden (vom Stapel)
    [discards] { SEAT($seat) }: { NAME($card) } erfunden (aus der Ablage)
    [pool] { SEAT($seat) }: { NAME($card) } erfunden (von den Marktschreiern)
   *[display] { SEAT($seat) }: { NAME($card) } erfunden (aus der Auslage)
}
event-opened_tech = Neu ausgelegt: { NAME($card) }
event-refreshed = { SEAT($seat) }: offene Techkarten ausgetauscht
event-tech_shuffled = { $cards ->
    [one] Neuer Stapel der Techkarten aus der Ablage: { $cards } Karte
   *[other] Neuer Stapel der Techkarten aus der Ablage: { $cards } Karten
}
event-upgraded = { $row ->
    [1] { SEAT($seat) }: { NAME($card) } in die mittlere Reihe aufgewertet
   *[2] { SEAT($seat) }: { NAME($card) } in die obere Reihe aufgewertet
}
event-turned_tech = { SEAT($seat) }: { NAME($card) } umgedreht
event-locked = In diesem Zug nicht noch einmal aufwertbar: { NAME($card) } ({ SEAT($seat) })
event-unlocked = Wieder aufwertbar: { NAME($card) } ({ SEAT($seat) })
event-landmark_on_tech = { SEAT($seat) }: Wahrzeichen auf eine Techkarte gestellt ({ NAME($landmark) } auf { NAME($card) })
event-landmark_discarded = { SEAT($seat) }: Wahrzeichen mit seiner Techkarte abgelegt ({ NAME($landmark) }, { NAME($card) })
event-took_landmark = { SEAT($seat) }: Wahrzeichen mit der Techkarte von { SEAT($victim, you: "dir") } übernommen ({ NAME($landmark) }, { NAME($card) })
event-created = { $origin ->
    [deck] { SEAT($seat) }: { NAME($card) } erschaffen (vom Stapel)
   *[row] { SEAT($seat) }: { NAME($card) } erschaffen (aus der Auslage)
}
event-opened_masterpiece = Aufgedeckt: { NAME($card) }
event-refreshed_masterpieces = { SEAT($seat) }: offene Meisterstücke ausgetauscht
event-masterpieces_shuffled = { $cards ->
    [one] Der Ablagestapel wurde zum neuen Stapel der Meisterstücke: { $cards } Karte
   *[other] Der Ablagestapel wurde zum neuen Stapel der Meisterstücke: { $cards } Karten
}
event-exhibited = { SEAT($seat) }: Meisterstück verwendet ({ NAME($card) })
event-turned_face_down = { SEAT($seat) }: Meisterstück umgedreht ({ NAME($card) })
event-inspired = { SEAT($seat) }: Rohstoffleiste inspiriert ({ NAME($tile) })
event-upgraded_for = { $row ->
    [1] { SEAT($seat) }: { NAME($card) } in die mittlere Reihe aufgewertet (Karte von { SEAT($holder, you: "dir") })
   *[2] { SEAT($seat) }: { NAME($card) } in die obere Reihe aufgewertet (Karte von { SEAT($holder, you: "dir") })
}
event-achieved = { SEAT($seat) }: Errungenschaft – { NAME($achievement) }
event-finished = { SEAT($seat) }: das Spiel beendet
event-marked = { $civilization ->
    [aliens] { SEAT($seat) }: Weltraumteil auf ein Tableau gelegt – { NAME($civilization) }: { NAME($mark) }
    [werefolk] { SEAT($seat) }: Weltraumteil auf ein Tableau gelegt – { NAME($civilization) }: { NAME($mark) }
    [illuminati] { SEAT($seat) }: Würfel auf ein Tableau gelegt – { NAME($civilization) }: { NAME($mark) }
   *[other] { SEAT($seat) }: Marker auf ein Tableau gelegt – { NAME($civilization) }: { NAME($mark) }
}
event-unmarked = { $civilization ->
    [aliens] { SEAT($seat) }: Weltraumteil von einem Tableau genommen – { NAME($civilization) }: { NAME($mark) }
    [werefolk] { SEAT($seat) }: Weltraumteil von einem Tableau genommen – { NAME($civilization) }: { NAME($mark) }
    [illuminati] { SEAT($seat) }: Würfel von einem Tableau fort – { NAME($civilization) }: { NAME($mark) }
   *[other] { SEAT($seat) }: Marker von einem Tableau genommen – { NAME($civilization) }: { NAME($mark) }
}

# Gobelinkarten
event-closed_track = { SEAT($seat) }: Leiste für alle anderen gesperrt – { NAME($track) }
event-opened_track = { SEAT($seat) }: Leiste für alle anderen wieder offen – { NAME($track) }
event-copied = { SEAT($seat) }: { NAME($card) } kopiert ({ SEAT($owner) })
event-raised = { SEAT($seat) }: Außenposten auf Feld { $hex } aufgerichtet
event-allied = { SEAT($seat) }: Allianz geschlossen mit { SEAT($opponent, you: "dir") }
event-married = { SEAT($seat) }: Teilhabe an Belohnungen gewählt – { NAME($track) } ({ SEAT($opponent) })
event-gave_tile = { SEAT($seat) }: Teil abgegeben – { NAME($tile) } (an { SEAT($opponent, you: "dich") })
event-outpost_placed = { SEAT($seat) }: Außenposten auf Feld { $hex } gestellt

# Zivilisationen
event-advised = { SEAT($seat) }: Gobelinkarte gegeben – { NAME($card) } (an { SEAT($receiver, you: "dich") })
    .hidden = { SEAT($seat) }: Gobelinkarte gegeben (an { SEAT($receiver, you: "dich") })
event-impassable = { SEAT($seat) }: Platz der Hauptstadt unwegsam gemacht – Reihe { row }, Spalte { column }
event-swapped = { SEAT($seat) }: zwei Einkommensgebäude getauscht – Reihe { row }, Spalte { column } und Reihe { other-row }, Spalte { other-column }
other-row = { $other_row ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
other-column = { $other_col ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
event-crafted = { SEAT($seat) }: 1 { NAME($building) } auf das Tableau gestellt – Spalte { $column ->
    [0] 1
    [1] 2
   *[2] 3
}
event-entertained = { SEAT($seat) }: Marker des Tableaus auf Feld { $stage } gezogen
event-heralded = { SEAT($seat) }: { NAME($card) } wiederholt ({ SEAT($owner) }, Ära { $era })
event-gave_token = { SEAT($seat) }: Marker von { $square ->
    [0] der ersten Belohnung
    [1] der zweiten Belohnung
    [2] der dritten Belohnung
   *[3] der vierten Belohnung
} abgegeben (an { SEAT($opponent, you: "dich") })
event-infiltrated = { SEAT($seat) }: Feld { $hex } mit einem Außenposten geteilt
event-token_on_start = { SEAT($seat) }: Marker auf ein Startgebiet gelegt, jetzt { $tokens } dort ({ SEAT($opponent) })
event-marked_tech = { SEAT($seat) }: { NAME($card) } markiert
event-took_tech = { SEAT($seat) }: { NAME($card) } übernommen (von { SEAT($victim, you: "dir") })
event-explored_island = { SEAT($seat) }: rund um die eigene Insel erkundet, im { island-place } – { NAME($tile) }{ tile-turned }
event-token_placed = { SEAT($seat) }: Marker auf Feld { $hex } gelegt ({ NAME($civilization) })
event-predicted = { SEAT($seat) }: vorausgesagt – { NAME($category) }: { $number }
event-climbed = { SEAT($seat) }: Marker des Tableaus aufgestiegen – Spalte { $column }, Feld { $space }
event-mat_outposts = { SEAT($seat) }: Außenposten in Reihe { $row } des Tableaus – jetzt { $outposts }
event-settled = { SEAT($seat) }: auf Feld { $hex } gebaut – { NAME($building) }
event-recycled = { SEAT($seat) }: { NAME($card) } von der oberen in die untere Reihe gelegt
event-drew_tech = { SEAT($seat) }: Techkarte zur Auswahl gezogen – { NAME($card) }
event-spied = { SEAT($seat) }: { SEAT($neighbour, you: "dich") } ausgespäht – { NAME($way) }
event-looked = { SEAT($seat) }: Hand angesehen ({ SEAT($neighbour) })
event-treasure = { SEAT($seat) }: Schatz auf Feld { $hex } gefunden – { NAME($terrain) }
event-rolled_die = { SEAT($seat) }: Eroberungswürfel – { NAME($die) }
event-ability = { SEAT($seat) }: Fähigkeit eines Wahrzeichens aktiv – { NAME($landmark) }
event-ability_lost = { SEAT($seat) }: Fähigkeit eines Wahrzeichens beendet – { NAME($landmark) }
event-considered = { SEAT($seat) }: zur Auswahl gezogen – { NAME($thing) } ({ NAME($kind) })
    .hidden = { SEAT($seat) }: zur Auswahl gezogen – { NAME($kind) }
event-put_back = { SEAT($seat) }: Rest zurückgemischt, 1 von { $number } behalten ({ NAME($kind) })
event-revealed = { SEAT($seat) }: { NAME($card) } aufgedeckt
event-collected = { SEAT($seat) }: auf das Tableau gelegt – { NAME($thing) } ({ NAME($kind) })
event-streak = { $tokens ->
    [0] { SEAT($seat) }: alle Marker vom Tableau genommen
   *[other] { SEAT($seat) }: Marker auf das Tableau gelegt – jetzt { $tokens }
}
event-building_turn = { SEAT($seat) }: Dieser Zug bringt einen Marker
event-rebelled = { SEAT($seat) }: auf Feld { $space } der eigenen Leiste gezogen
event-planned = { SEAT($seat) }: weitere Karte genommen – { NAME($card) }
event-plan_met = { SEAT($seat) }: Karte erfüllt – { NAME($card) }
event-waits = { SEAT($seat) }: Wahrzeichen wartet auf dem Tableau – { NAME($landmark) }
event-waits_no_more = { SEAT($seat) }: Wahrzeichen vom Tableau genommen – { NAME($landmark) }
event-gave_up_civilization = { SEAT($seat) }: Zivilisation abgelegt – { NAME($civilization) }
event-put_by = { SEAT($seat) }: Einkommensgebäude beiseitegelegt – { NAME($building) }
event-slid = { SEAT($seat) }: Einkommensgebäude von Feld { $space } nach Feld { $to } geschoben – { NAME($building) }
event-outpost_taken_back = { SEAT($seat) }: Außenposten von Feld { $hex } zurückgenommen
event-floats = { SEAT($seat) }: Hauptstadt schwebt über Feld { $hex }
event-floated = { SEAT($seat) }: schwebende Hauptstadt von Feld { $hex } nach Feld { $to } bewegt
event-danced = { SEAT($seat) }: Marker des Tableaus auf Feld { $spot } gezogen
event-summoned = { SEAT($seat) }: Mitspieler gezogen – { SEAT($opponent) }
event-wished = { SEAT($seat) }: Feld { $space } des Rings erhalten
event-laid_away = { SEAT($seat) }: Gobelinkarte unter das Tableau gelegt – { NAME($card) } ({ NAME($civilization) })
    .hidden = { SEAT($seat) }: Gobelinkarte unter das Tableau gelegt ({ NAME($civilization) })
event-took_up = { $cards ->
    [one] { SEAT($seat) }: { $cards } Gobelinkarte zurückgenommen ({ NAME($civilization) })
   *[other] { SEAT($seat) }: { $cards } Gobelinkarten zurückgenommen ({ NAME($civilization) })
}
event-planted = { SEAT($seat) }: Marker gegeben an { SEAT($opponent, you: "dich") } – Reihe { row }, Spalte { column }
event-displaced = { SEAT($seat) }: aus Reihe { row }, Spalte { column } beiseitegelegt – { NAME($piece) }
event-tossed = { $side ->
    [face_up] { SEAT($seat) }: Teil geworfen – Bild oben
   *[face_down] { SEAT($seat) }: Teil geworfen – Bild unten
}

# Das Solospiel
event-automa_civilization = Zweite Zivilisation des Automa: { NAME($civilization) }
event-bots_drew = Von den Bots gezogen: { NAME($track_card) } für die Leisten, { NAME($tie_card) } für Gleichstände
event-tie_card = Für Gleichstände aufgedeckt: { NAME($card) }
event-track_indicator = { $tracks ->
    [one] { SEAT($seat) }: { $tracks } Leiste zur Wahl ({ NAME($indicator) })
   *[other] { SEAT($seat) }: { $tracks } Leisten zur Wahl ({ NAME($indicator) })
}
event-track_near = { $spaces ->
    [one] { SEAT($seat) }: noch { $spaces } Feld – { NAME($track) }
   *[other] { SEAT($seat) }: noch { $spaces } Felder – { NAME($track) }
}
event-track_tie = { SEAT($seat) }: Leiste gewählt – { NAME($track) } ({ NAME($card) })
event-hexes_valid = { $hexes ->
    [0] Automa: kein Feld zur Wahl ({ NAME($procedure) })
    [one] Automa: { $hexes } Feld zur Wahl ({ NAME($procedure) })
   *[other] Automa: { $hexes } Felder zur Wahl ({ NAME($procedure) })
}
event-hexes_left = { $hexes ->
    [one] Noch { $hexes } Feld ({ NAME($step) })
   *[other] Noch { $hexes } Felder ({ NAME($step) })
}
event-hex_tie = Automa: Feld { $hex } gewählt ({ NAME($card) })
event-guarded = Ein gestürzter Außenposten des Schattenreichs sichert Feld { $hex }
event-favourite = { SEAT($seat) }: bevorzugte Leiste gewählt – { NAME($track) }
event-multiplied = Automa: { NAME($why) } – ({ $first } + { $second }) × { $multiplier }
event-progressed = Neue Entwicklungskarte im Spiel: { NAME($card) }
event-left_game = Aus dem Spiel: { NAME($item) }
event-laid_out = Von den Marktschreiern ausgelegt: { NAME($item) }
event-trail = Außenposten der Wegbereiter auf { NAME($space) } ({ NAME($track) })
event-decisions_shuffled = { $cards ->
    [one] Entscheidungsstapel gemischt: { $cards } Karte
   *[other] Entscheidungsstapel gemischt: { $cards } Karten
}

## Punkte nach Herkunft

source-exploration = Leiste Entdeckung
source-science = Leiste Wissenschaft
source-technology = Leiste Technologie
source-military = Leiste Militär
source-arts = Leiste Künste
source-capital = Hauptstadt und Einkommen
source-civilizations = Zivilisationen
source-tapestry_cards = Gobelinkarten
source-tech_cards = Techkarten
source-map = Karte, Wahrzeichen und Errungenschaften

## Der Tisch

label-phase = Phase
label-map = Karte
label-start = Startspieler
label-active = Am Zug
label-turns = Gespielte Züge
label-variants = Varianten
label-players = Personen
label-hexes = Erkundete Felder
label-tech_display = Offene Techkarten
label-tech_deck = Stapel der Techkarten
label-tech_discards = Ablagestapel der Techkarten
label-tapestry_deck = Stapel der Gobelinkarten
label-tapestry_discards = Ablagestapel der Gobelinkarten
label-territory_stock = Gebietsteile im Stapel
label-space_stock = Weltraumteile im Stapel
label-civilization_deck = Übrige Zivilisationen
label-landmarks = Wahrzeichen
label-achievements = Errungenschaften
label-looked_at = Karten zur Auswahl
label-income_step = Begonnene Schritte des Einkommenszugs
label-dice = Eroberungswürfel
label-roller = Wer gewürfelt hat
label-taken = Genutzte Ergebnisse
label-about = Darum geht es
label-at = Wo, oder wie gedreht
label-offers = Angebote
label-offered = Zur Auswahl
label-bans = Gesperrte Leisten

# Eine Person
label-seat = Platz
label-vp = Siegpunkte
label-points = Punkte nach Herkunft
label-era = Ära
label-income_turns = Begonnene Einkommenszüge
label-finished = Fertig
label-tokens = Marker auf den Leisten
label-outposts = Außenposten im Vorrat
label-tapestries = Gobelinkarten auf dem Tableau
label-hand = Hand
label-capital = Hauptstadt
label-plots = Plätze der Hauptstadt
label-beside = Neben der Hauptstadt
label-resources = Rohstoffe
label-built = Erhaltene Einkommensgebäude
label-turned_techs = Verbrauchte Techkarten
label-techs = Techkarten: untere, mittlere, obere Reihe
label-territories = Gebietsteile im Vorrat
label-space = Weltraumteile im Vorrat
label-explored = Erkundete Weltraumteile
label-mats = Zivilisationen
label-civilization = Zivilisation
label-mat_tokens = Marker auf dem Tableau
label-rolled = Gewürfelte Leisten
label-tiles = Teile auf dem Tableau
label-buildings = Gebäude auf dem Tableau
label-stage = Wo der Marker steht
label-marked = Karten mit Marker
label-holders = Wer den Marker jedes Feldes hat
label-on_start = Marker auf Startgebieten
label-cards = Techkarten mit Marker
label-covered = Abgedeckte Anführer
label-climbed = Erklommene Felder
label-predicted = Vorhergesagt
label-reached = Eingetroffene Vorhersagen
label-used = Verbraucht
label-masterpieces = Meisterstücke
label-used_masterpieces = Umgedrehte Meisterstücke
label-inspired = Inspirationsplättchen auf dem Einkommenstableau
label-inspiration = Unbenutzte Inspirationsplättchen
label-card_plots = Bauplätze auf Gobelinkarten
label-per_plot = Für jeden Platz
label-when_full = Wenn alle Plätze überdeckt sind
label-on_techs = Wahrzeichen auf Techkarten
label-masterpiece_row = Offene Meisterstücke
label-masterpiece_deck = Stapel der Meisterstücke
label-masterpiece_discards = Abgelegte Meisterstücke
label-locked = In diesem Zug nicht noch einmal aufwertbar
label-raised = Gehobene Schätze
label-able = Genutzte Fähigkeiten
label-kinds = Gesammelte Arten
label-place = Gebiet darunter
label-playing_on = Spielt nach dem letzten Einkommenszug weiter
label-aside = Gobelinkarten unter Tableaus
label-waiting = Wartende Wahrzeichen
label-planted = Marker in Hauptstädten
label-plot = Platz
label-spot = Feld des Markers
label-slid = Verschobene Einkommensgebäude: verdeckte Felder
label-has_built = Ein Gebäude in diesem Zug
label-step = Feld der eigenen Leiste
label-in_force = Geltende Karten
label-completed = Beendete Leisten
label-reserved = Reserviert für Einkommenszug 5
label-card = Karte
label-things = Gegenstände
label-landmark_card = Wahrzeichenkarte
label-start_hex = Startgebiet
label-kind = Art
label-complete = In der Hauptstadt vollständig
label-rows = Reihen
label-columns = Spalten
label-districts = Stadtviertel
label-met_by = Obere Reihe: wer die Bedingung erfüllt
label-income_mat = Felder des Einkommenstableaus
label-takers = Erreicht von
name-favourite = bevorzugte Leiste
name-open = frei
name-next = bedeckt, wird als nächstes frei
name-covered = bedeckt
label-fits = Wo es passt
label-row = Reihe
label-col = Spalte
label-completes = Vollendet

# Ein Feld
label-hex = Feld
label-tile = Teil
label-turned = Im Uhrzeigersinn gedreht
label-pieces = Figuren
label-owner = Besitzer
label-piece = Figur
label-toppled = Gestürzt

# Das Solospiel
label-solo = Solospiel
label-level = Level
label-decision_deck = Entscheidungsstapel
label-progress_deck = Entwicklungsstapel
label-decision_discards = Ablagestapel der Entscheidungskarten
label-pair = Leistenkarte und Gleichstandkarte
label-favourites = Bevorzugte Leisten
label-track = Leiste
label-automa_civilizations = Zivilisationen des Automa
label-pool = Auslage der Marktschreier
label-trail = Außenposten der Wegbereiter
label-spaces = Felder

## Phasen, Karten und Varianten

name-capitals = Wahl der Hauptstädte
name-civilizations = Wahl der Zivilisationen
name-settling = Aufbau der Zivilisationen
name-landmark_cards = Wahl der Wahrzeichenkarten
name-first_turn = Spielbeginn
name-turn = Zug
name-income = Einkommenszug
name-advance_end = Ende eines Fortschrittszuges
name-turn_end = Ende eines Zuges
name-automa = Zug der Bots
name-over = Spielende

name-adjustments = Anpassungen
name-arts_track = Mit der Künsteleiste
name-two_science_dice = Wahl der Wissenschaftswürfel
name-two_first_cards = Zwei erste Gobelinkarten
name-two_civilizations = Zwei Zivilisationen zur Wahl
name-cheap_nanotechnology = Günstigere Nanotechnologie
name-placeholders = Mit Nachgebildetem

## Rohstoffe, Gebäude und Figuren

name-coin = Münze
name-worker = Arbeiter
name-food = Nahrung
name-culture = Kultur
name-any_resource = Rohstoff deiner Wahl
name-market = Markt
name-house = Haus
name-farm = Bauernhof
name-armory = Waffenschmiede
name-any_income_building = Einkommensgebäude deiner Wahl
name-player = Mitspieler
name-rival = Gegner ohne Sitz
name-outpost = Außenposten
name-token = Marker
name-treasure = Schatzmarker
name-face_down = verdeckte Karte
name-start = Startfeld
name-water = Wasser

## Wirkungen zur Auswahl, und Gründe für Punkte und Rohstoffe

name-points = Siegpunkte
name-points_per_market = Siegpunkte pro Markt
name-points_per_house = Siegpunkte pro Haus
name-points_per_farm = Siegpunkte pro Bauernhof
name-points_per_armory = Siegpunkte pro Waffenschmiede
name-points_per_tech_card = Siegpunkte pro Techkarte
name-points_per_tapestry_card = Siegpunkte pro Gobelinkarte
name-points_per_controlled_territory = Siegpunkte pro Gebiet
name-points_per_territory_tile_in_supply = Siegpunkte pro Gebietsteil im Vorrat
name-points_per_landmark = Siegpunkte pro Wahrzeichen
name-points_per_exploration = Siegpunkte pro Feld auf der Entdeckungsleiste
name-points_per_science = Siegpunkte pro Feld auf der Wissenschaftsleiste
name-points_per_technology = Siegpunkte pro Feld auf der Technologieleiste
name-points_per_military = Siegpunkte pro Feld auf der Militärleiste
name-points_per_arts = Siegpunkte pro Feld auf der Künsteleiste
name-points_per_income_building = Siegpunkte pro Einkommensgebäude
name-points_per_complete_row = Siegpunkte pro vollständiger Reihe
name-points_per_complete_column = Siegpunkte pro vollständiger Spalte
name-points_per_opponent = Siegpunkte pro Mitspieler
name-points_per_district_with_2_or_more_impassable_plots = Siegpunkte pro unwegsamem Stadtviertel
name-advance_exploration = auf der Entdeckungsleiste voranschreiten
name-advance_science = auf der Wissenschaftsleiste voranschreiten
name-advance_technology = auf der Technologieleiste voranschreiten
name-advance_military = auf der Militärleiste voranschreiten
name-advance_arts = auf der Künsteleiste voranschreiten
name-regress_exploration = auf der Entdeckungsleiste zurückgehen
name-regress_technology = auf der Technologieleiste zurückgehen
name-advance_any = auf einer beliebigen Leiste voranschreiten
name-regress_any = auf einer beliebigen Leiste zurückgehen
name-reserve = für Einkommenszug 5 reservieren
name-regress_military = auf der Militärleiste zurückgehen
name-choice = eine Auswahl
name-territory_tile = Gebietsteil
name-space_tile = Weltraumteil
name-tapestry_card = Gobelinkarte
name-civilization = Zivilisation
name-landmark = Wahrzeichen
name-landmark_card = Wahrzeichenkarte
name-explore = Erkunden
name-explore_space = Weltraum erkunden
name-conquer = Erobern
name-invent = Erfinden
name-refresh_tech_display = offene Techkarten austauschen
name-create = ein Meisterstück erschaffen
name-refresh_masterpieces = offene Meisterstücke austauschen
name-inspire = eine Rohstoffleiste inspirieren
name-exhibit = ein Meisterstück präsentieren
name-turn_face_down = das Meisterstück umdrehen
name-offer = etwas bezahlen
name-upgrade = Techkarte aufwerten
name-research = Forschen
name-reaction = Reaktion
name-repeat_current_space = Belohnung eines anderen eigenen Feldes
name-gain_circle_of_middle_row_card = Kreis-Belohnung einer Karte der mittleren Reihe
name-gain_square_of_top_row_card = Quadrat-Belohnung einer Karte der oberen Reihe
name-gain_reward_of_conquered_tile = Belohnung des eroberten Gebietsteils
name-play_tapestry_over_current = Gobelinkarte auf die aktuelle spielen
name-score_capital = Hauptstadt werten
name-move_this_token_to_start_of_any_track = Marker auf das Startfeld einer Leiste
name-district = vollständiges Stadtviertel
name-first_in_era = zuerst in der Ära
name-first_into_era = zuerst in der Ära
name-landmarks_and_territories = Wahrzeichen und Gebiete
name-arts_spaces = Felder der Künste
name-military_and_science_spaces = Felder von Militär und Wissenschaft
name-technology_and_exploration_spaces = Felder von Technologie und Entdeckung

## Auswahl der Zivilisationen

name-tech_cards = Techkarten
name-complete_districts = vollständige Stadtviertel
name-controlled_territories = Gebiete
name-completed_tracks = beendete Leisten
name-when_played_card = Wirkung einer Karte „Beim Ausspielen“
name-supply_tile = Belohnung eines Teils im Vorrat
name-track_position = Belohnung vom Feld eines Markers
name-tech_card = Belohnung einer Techkarte
name-refund_space_cost = die Kosten vom Feld eines Markers erhalten
name-catch_up = zum nächsten Mitspieler vor dir aufrücken
name-regress_3 = auf einer Leiste zurückgehen, mit Belohnung und Bonus
name-next_bonus = zum nächsten Bonus vorrücken
name-invention = Techkarte
name-science_die = Wissenschaftswürfel
name-wanderer = schwebende Hauptstadt

## Wie die Bots wählen

name-all = jede Leiste
name-landmark_or_end = am nächsten an einem Wahrzeichen oder am Ende
name-end = am nächsten am Ende
name-conquer_opponent = Gegner erobern
name-conquer_neutral = neutral erobern
name-nearest_to_island = der mittleren Insel am nächsten
name-nearest_to_single = deinen Gebieten mit nur einer Figur am nächsten
name-nearest_to_human = deinen Gebieten am nächsten
name-furthest_from_human = von deinen Gebieten am weitesten entfernt

## Karten und Würfel

name-red = Roter Würfel
name-black = Schwarzer Würfel

## Terminal board

table-map = Karte
table-tracks = Fortschrittsleisten
table-turn = am Zug: { $who }
table-era = Ära { $era }
table-first-era = vor dem ersten Einkommenszug
table-vp = { $points } SP
table-finished = fertig
table-hand = { $count ->
    [0] keine Handkarte
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
table-outposts = { $count ->
    [one] noch { $count } Außenposten
   *[other] noch { $count } Außenposten
}
table-island = mittlere Insel: { $hex }
table-start = Start
table-piece-toppled = a gestürzt
table-piece-token = ° Marker
table-piece-treasure = * Schatz
table-piece-wanderer = ^ schwebende Hauptstadt
table-piece-building = + Gebäude
table-corners = Auf der Karte zeigt ein Feld: linke Ecke, links oben, Nummer, rechts oben, rechts; darunter: links unten, Figuren, rechts unten.
table-own = (der Leiste: { $resources })
table-landmark-there = ◆ Wahrzeichen noch da
table-resources = Rohstoffe
table-next = als Nächstes: { $gains }
table-tapestries = Gobelinkarten
table-permanent = bis zum Spielende
table-charm-left = links { $effect }
table-charm-right = rechts { $effect }
table-used-up = verbraucht
table-this-era = diese Ära
table-when-played = beim Ausspielen
table-reaction = oder aus der Hand
table-in-force = in Kraft
table-covered = über { $cards }
table-top-row = obere Reihe
table-middle-row = mittlere Reihe
table-bottom-row = untere Reihe
table-needs = braucht
table-met = erfüllt
table-not-met = nicht erfüllt
table-needs-track = Stufe { $tier } in { $track }
table-needs-enchanted = eine eigene verzauberte Gobelinkarte oder dein Einkommenszug 5
table-needs-enchanted-short = verzauberte Karte oder Einkommenszug 5
table-needs-landmark = ein Wahrzeichen darauf
table-needs-building = { $count } × { $building } vom Einkommenstableau
table-territories = Gebietsteile
table-space = Weltraumteile
table-explored = Weltraum erkundet
table-mats = Zivilisationen
table-tokens = { $count } Marker
table-landmarks = Wahrzeichen
table-reserved = Für Einkommenszug 5
table-landmark-card = Wahrzeichenkarte
table-beside = Neben der Hauptstadt
table-your-hand = Hand
table-achievements = Errungenschaften
table-display = Offene Techkarten
table-masterpieces = Meisterstücke
table-masterpiece-row = Offene Meisterstücke
table-masterpiece-deck = { $count ->
    [one] { $count } im Stapel
   *[other] { $count } im Stapel
}
table-face-down = { $card } (verwendet)
table-inspiration = Inspiration
table-inspired = { $tile } ✓
table-on-tech = darauf: { $landmark }
table-decks = Stapel
table-deck-counts = { $tapestry } Gobelinkarten, { $tech } Techkarten, { $territory } Gebiete, { $space } Weltraum, { $civilization } Zivilisationen
table-open-landmarks = Weitere Wahrzeichen
table-bans = Gesperrte Leisten
table-ban = { $track }, durch { $who }
table-offers = Zur Auswahl
table-looked-at = Gezogen
table-level = Level { $level }
table-favourite = bevorzugte Leiste: { $track }
table-pair = letztes Paar: { $cards }
table-decision-deck = noch { $count } Entscheidungs- und { $progress } Entwicklungskarten
table-decision-discards = abgelegt: { $cards }
table-corner-hint = Die Zahlen stehen an der linken oberen Ecke dieser Grundfläche; Plätze außerhalb der Hauptstadt gehen verloren.
table-bonus-of = Bonus von { $space }: { $bonus }
table-bonus-price = { $pay ->
    [any] { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    }
    [territory_tile] { $n ->
        [one] { $n } Gebietsteil
       *[other] { $n } Gebietsteile
    }
    [tapestry_card_from_hand] { $n ->
        [one] { $n } Gobelinkarte aus der Hand
       *[other] { $n } Gobelinkarten aus der Hand
    }
   *[tech_card] { $n } Techkarten
}
table-tallest = Höhe des höchsten Wahrzeichens, je mehr, desto höher
table-placeholder = Ein Platzhalter von uns für eine Karte, deren Aufdruck nicht bekannt ist.
table-set-base = Grundspiel
table-set-pp = Pläne und Gegenpläne
table-set-aa = Kunst und Architektur
table-set-ff = Fantasie und Zukunft
table-by = { $by ->
    [tech_card] durch eine Techkarte
    [tapestry_card] durch eine Gobelinkarte
    [space_tile] durch ein Weltraumteil
   *[landmark_card] durch eine Wahrzeichenkarte
}
table-kind = { $kind ->
    [tapestry] Gobelinkarte
    [tech] Techkarte
    [territory] Gebietsteil
    [space] Weltraumteil
    [civilization] Zivilisation
    [landmark] Wahrzeichen
    [landmark_card] Wahrzeichenkarte
    [masterpiece] Meisterstück
    [inspiration] Inspirationsplättchen
    [capital] Hauptstadt
    [track] Fortschrittsleiste
    [track_space] Feld einer Fortschrittsleiste
    [map] Karte
    [die] Würfel
    [die_face] Würfelseite
    [income_track] Rohstoffleiste
    [income_space] Feld des Einkommenstableaus
    [achievement] Errungenschaft
    [decision] Entscheidungskarte
    [automa_civilization] Zivilisation des Automa
    [automa_mat] Automa-Tableau
    [level] Schwierigkeitsgrad
   *[other] { $kind }
}
table-label-kind = Art
table-label-circle = Kreis
table-label-square = Quadrat
table-label-footprint = Grundfläche
table-label-plots = Plätze
table-label-income = Einkommen
table-label-timing = Wirkt
table-label-reward = Belohnung
table-label-corners = Ecken
table-label-space = Felder
table-label-points = Punkte
table-condition = { $of ->
    [territory_tile_in_supply] { $count ->
        [one] { $count } Gebietsteil im Vorrat
       *[other] { $count } Gebietsteile im Vorrat
    }
    [income_buildings_of_one_type_in_capital] { $count ->
        [one] { $count } Einkommensgebäude in der Hauptstadt
       *[other] { $count } gleiche Einkommensgebäude in der Hauptstadt
    }
    [tech_card_in_top_row] { $count ->
        [one] { $count } Techkarte in der oberen Reihe
       *[other] { $count } Techkarten in der oberen Reihe
    }
    [complete_row_or_column] { $count ->
        [one] { $count } vollständige Reihe oder Spalte
       *[other] { $count } vollständige Reihen oder Spalten
    }
    [landmark_in_capital] { $count ->
        [one] { $count } Wahrzeichen in deiner Hauptstadt
       *[other] { $count } Wahrzeichen in deiner Hauptstadt
    }
    [tapestry_card_in_hand] { $count ->
        [one] { $count } Gobelinkarte auf der Hand
       *[other] { $count } Gobelinkarten auf der Hand
    }
    [controlled_territory] { $count ->
        [one] { $count } Gebiet
       *[other] { $count } Gebiete
    }
    [track_in_tier_2] { $count ->
        [one] { $count } Leiste, auf der du in Stufe II oder weiter bist
       *[other] { $count } Leisten, auf denen du in Stufe II oder weiter bist
    }
    [income_building_in_capital] { $count ->
        [one] { $count } Einkommensgebäude in deiner Hauptstadt
       *[other] { $count } Einkommensgebäude in deiner Hauptstadt
    }
   *[complete_district] { $count ->
        [one] { $count } vollständiges Stadtviertel
       *[other] { $count } vollständige Stadtviertel
    }
}

plot-market = m
plot-house = h
plot-farm = b
plot-armory = w

effect-or = oder
effect-vp = { $n } SP
effect-gain = { $what ->
    [own] { $n } der Leiste
    [coin] { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
    [worker] { $n } Arbeiter
    [food] { $n } Nahrung
    [culture] { $n } Kultur
    [any_resource] { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    }
    [different] { $n } von verschiedener Art
    [identical] { $n } von gleicher Art
    [market] { $n ->
        [one] { $n } Markt
       *[other] { $n } Märkte
    }
    [house] { $n ->
        [one] { $n } Haus
       *[other] { $n } Häuser
    }
    [farm] { $n ->
        [one] { $n } Bauernhof
       *[other] { $n } Bauernhöfe
    }
    [armory] { $n ->
        [one] { $n } Waffenschmiede
       *[other] { $n } Waffenschmieden
    }
    [any_income_building] { $n } Einkommensgebäude
    [territory_tile] { $n ->
        [one] { $n } Gebietsteil
       *[other] { $n } Gebietsteile
    }
    [space_tile] { $n ->
        [one] { $n } Weltraumteil
       *[other] { $n } Weltraumteile
    }
    [tech_card] { $n ->
        [one] { $n } Techkarte
       *[other] { $n } Techkarten
    }
    [tapestry_card] { $n ->
        [one] { $n } Gobelinkarte
       *[other] { $n } Gobelinkarten
    }
   *[civilization] { $n ->
        [one] { $n } Zivilisation
       *[other] { $n } Zivilisationen
    }
}
effect-vp-per = { $n } SP pro { $what ->
    [market] Markt
    [house] Haus
    [farm] Bauernhof
    [armory] Waffenschmiede
    [tech_card] Techkarte
    [tapestry_card] Gobelinkarte
    [tapestry_card_in_hand] Gobelinkarte auf der Hand
    [controlled_territory] Gebiet
    [territory_tile_in_supply] Gebietsteil im Vorrat
    [landmark] Wahrzeichen
    [exploration] Feld in Entdeckung
    [science] Feld in Wissenschaft
    [technology] Feld in Technologie
    [military] Feld in Militär
    [arts] Feld in Künste
    [income_building] Einkommensgebäude
    [complete_row] vollständige Reihe
    [complete_column] vollständige Spalte
    [district_with_2_or_more_impassable_plots] Stadtviertel mit 2 oder mehr unwegsamen Plätzen
   *[opponent] Mitspieler
}
effect-advance = voranschreiten in { $track }
effect-advance-any = auf einer beliebigen Leiste voranschreiten
effect-regress-any = auf einer beliebigen Leiste zurückgehen
effect-reserve = { $thing } für Einkommenszug 5 reservieren
effect-reserve-then = { $thing }, dann { $then }
effect-reserve-reminder = { $then } in Einkommenszug 5
effect-regress = zurückgehen in { $track }
effect-without = ohne Belohnung und Bonus
effect-without-bonus = ohne Bonus
effect-past-the-end = { $effect }; { $n } SP über das Ende einer Leiste hinaus
effect-repeat = { $n } × ({ $what })
effect-landmark = Wahrzeichen { $landmark }
effect-any-landmark = ein Wahrzeichen vom Wahrzeichentableau
effect-any-of-tier = ein Wahrzeichen der Stufe { $tier }
effect-explore = erkunden
effect-explore-anywhere = überall erkunden
effect-explore_space = Weltraum erkunden
effect-conquer = erobern
effect-conquer-anywhere = überall erobern
effect-conquer-empty = ein leeres Gebiet erobern
effect-both-dice = beide Würfel
effect-both-dice-against = beide Würfel gegen Mitspieler
effect-invent = erfinden
effect-refresh_tech_display = offene Techkarten ersetzen
effect-upgrade = aufwerten
effect-upgrade-ignoring = aufwerten, was die Karte auch verlangt
effect-locking = diese Karte nicht noch einmal in diesem Zug
effect-create = erschaffen
effect-refresh_masterpieces = offene Meisterstücke austauschen
effect-inspire = inspirieren
effect-exhibit = präsentieren
effect-exhibit-neighbours = bis zu { $n } Meisterstücke von dir und deinen Nachbarn
effect-research = forschen
effect-repeat_current_space = ein eigenes Feld noch einmal
effect-gain_circle_of_middle_row_card = Kreis einer Karte der mittleren Reihe
effect-gain_square_of_top_row_card = Quadrat einer Karte der oberen Reihe
effect-play_tapestry_over_current = Gobelinkarte über die aktuelle spielen
effect-score_capital = Hauptstadt werten
effect-move_this_token_to_start_of_any_track = dieser Marker an den Anfang einer Leiste
effect-gain_reward_of_conquered_tile = Belohnung des Gebiets

## Was Möglichkeiten kosten, bringen und ändern

consequence-amount = { $what ->
    [points] { $amount } SP
    [hand] { $amount ->
        [one] { $amount } Handkarte
       *[other] { $amount } Handkarten
    }
    [outposts] { $amount } Außenposten
    [coin] { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
    [worker] { $amount } Arbeiter
    [market] { $amount ->
        [one] { $amount } Markt
       *[other] { $amount } Märkte
    }
    [house] { $amount ->
        [one] { $amount } Haus
       *[other] { $amount } Häuser
    }
    [farm] { $amount ->
        [one] { $amount } Bauernhof
       *[other] { $amount } Bauernhöfe
    }
    [armory] { $amount ->
        [one] { $amount } Waffenschmiede
       *[other] { $amount } Waffenschmieden
    }
   *[other] { $amount } { NAME($what) }
}
consequence-effect = { $effect }
consequence-to = Feld { $index }: { NAME($space) }
consequence-cost = Kosten: { $effect }
consequence-benefit = Belohnung: { $effect }
consequence-bonus-pay = Bonus: { $effect }
consequence-bonus-free = Bonus, kostenlos: { $effect }
consequence-landmark = Wahrzeichen für den Ersten hier: { NAME($landmark) }
consequence-income = Einkommenszug { $turn }, so wie dein Tableau jetzt ist
consequence-circle = ○ { $effect }
consequence-square = □ { $effect }
consequence-needs = Für die obere Reihe: { $effect }
consequence-left_charm = linker Zauber sofort: { $effect }
consequence-right_charm = rechter Zauber von { NAME($card) } sofort: { $effect }
consequence-later_charm = rechter Zauber mit der nächsten Karte: { $effect }
consequence-copied = { NAME($card) }: { $effect }
consequence-sides = { $count ->
    [one] { $count } passende Seite
   *[other] { $count } passende Seiten
}
consequence-most_sides = bis zu { $count ->
    [one] { $count } passende Seite
   *[other] { $count } passende Seiten
}
consequence-fits = passt an { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
consequence-completes_rows = vollendet { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
}
consequence-completes_columns = vollendet { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
}
consequence-completes_districts = vollendet { $count ->
    [one] ein Stadtviertel
   *[other] { $count } Stadtviertel
}
consequence-middle_island = mittlere Insel
consequence-against = gegen { SEAT($who, you: "dich") }
consequence-tile_reward = schwarzer Würfel bringt vielleicht: { $effect }
consequence-then_attacker = der Außenposten von { SEAT($who) } wird gestürzt, du behältst Feld { $hex }
consequence-then_defender = deine Figur wird gestürzt, { SEAT($who) } nimmt Feld { $hex }
consequence-then_nobody = dein Außenposten zieht in ein freies Gebiet daneben, { SEAT($who) } nimmt Feld { $hex }
consequence-then_cancelled = die Falle gilt nicht: Die Figur von { SEAT($victim) } wird gestürzt, du nimmst Feld { $hex }
consequence-then_trapped = dein Außenposten wird gestürzt, { SEAT($victim) } behält Feld { $hex }

## Was das Material tut, aus seinen Angaben

text-of-track = Ein Schritt voran kostet je nach Stufe: { $costs }.
text-of-first = Wahrzeichen für den Ersten hier: { $landmark }
text-of-tech = Kreis: { $circle }. Quadrat: { $square }. Für die obere Reihe: { $needs }{ $whose ->
    [own] {""}
   *[near] , erreicht von dir oder einem Nachbarn
}.
effect-once = einmal: { $effect }
text-of-landmark-tech = Kreis: { $circle }. Quadrat: { $square }. Für die obere Reihe: { $needs }. Ein Wahrzeichen, das du erhältst, darf hier stehen, wie groß es auch ist; das wertet die Karte sofort auf.
text-of-masterpiece = In jedem Einkommenszug und immer, wenn es präsentiert wird: { $effects }.
text-once = Nur einmal: Danach wird es umgedreht.
text-of-inspiration = Bedeckt die Rohstoffleiste { $track } und ersetzt, was sie bringt; die Gebäude behalten ihre Plätze.
text-of-territory = Belohnung: { $reward }.
text-of-income-track = Mit jedem Gebäude ({ $building }), das die Leiste verlässt, wird ein weiteres Feld frei.
text-of-income-space = Sobald aufgedeckt, in Einkommenszügen: { $effects }.
text-of-landmark = Bedeckt { $plots } Plätze innerhalb von { $height } × { $width }. { $by ->
    [track] Für den Ersten in Stufe { $tier } der Leiste { $track }.
   *[other] Zu bekommen { $how }.
}
text-stand-in = Platzhalter, keine gedruckte Karte.
text-of-tapestry = { $timing ->
    [when_played] Beim Ausspielen: { $does }
    [this_era] In dieser Ära: { $does }
   *[permanent] Bis zum Spielende: { $does }
}.
text-of-trigger = { $then }, { $event }
text-of-event = sooft du { $on ->
    [tapestry_card] eine Gobelinkarte bekommst
    [gain_building] ein Gebäude bekommst ({ NAME($what) })
    [research] forschst
    [explore] die Karte erkundest
    [invent] erfindest
   *[upgrade] eine Techkarte aufwertest
}
text-of-charm = { $side ->
    [left] Zauber links: { $effect }
   *[right] Zauber rechts: { $effect }
}.
text-reconstructed = Nachgebildet: Das gedruckte Exemplar kann anders sein.
text-of-landmark-card = Du erhältst ihr Wahrzeichen, wenn du am Ende eines eigenen Zuges mindestens so viel hast: { $wanted }.
text-of-capital = Hauptstadt { $number }: 9 × 9 Plätze, davon { $rocks } unwegsam.
text-arts-ties = { $where ->
    [first] mit der Künsteleiste kommt diese zuerst
   *[last] mit der Künsteleiste kommt diese zuletzt
}
text-of-decision = Automa: { decision-automa }. Schattenreich: { decision-shadow }. Bei Gleichstand: { $ties }.{ $icons ->
    [income] {" "}Zeigt Einkommen.
    [toppled] {" "}Zeigt einen gestürzten Außenposten.
    [income_toppled] {" "}Zeigt Einkommen und einen gestürzten Außenposten.
   *[none] {""}
}
decision-automa = { $automa ->
    [all] { name-all }
    [end] { name-end }
   *[landmark_or_end] { name-landmark_or_end }
}
decision-shadow = { $shadow ->
    [all] { name-all }
    [end] { name-end }
   *[landmark_or_end] { name-landmark_or_end }
}

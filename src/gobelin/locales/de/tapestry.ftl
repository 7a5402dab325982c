# Tapestry auf Deutsch.
# Namen stehen nach einem Doppelpunkt oder vor einem Partizip, damit sie keine Endungen brauchen; SEAT kann auch "Du" sein.

title = Tapestry
summary = Zivilisationen schreiten auf vier Leisten voran, von der Beherrschung des Feuers bis zu den Sternen.

# Die Gegner des Solospiels
seat-5 = Automa
seat-6 = Schattenreich

## Einstellungen

setting-plans_and_ploys = Mit der Erweiterung „Pläne und Gegenpläne“ spielen
setting-placeholders = Pläne und Gegenpläne: Karten, Teile und Wahrzeichen, die wir nachbilden mussten
setting-adjustments = Anpassungen der Zivilisationen
setting-civilizations = Zivilisationen der Plätze
setting-one_expansion = Pläne und Gegenpläne: Alle ziehen Zivilisationen der Erweiterung
setting-two_first_cards = Erster Einkommenszug: zwei Gobelinkarten ziehen und eine behalten
setting-two_civilizations = Für jede neue Zivilisation zwei ziehen und eine behalten
setting-cheap_nanotechnology = Der Bonus der Nanotechnologie kostet zwei Techkarten
setting-nearest_islands = Auf der Insel beginnen, die dem Platz am nächsten liegt
setting-removed = Gobelin- und Techkarten, die nicht mitspielen
setting-level = Solo: Stärke des Automa
setting-unfair_cards = Solo: Karten und Zivilisationen behalten, die unfair nützen oder schaden

## Fragen

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
ask-new_civilization = Welche Zivilisation erhältst du?
ask-civilizations = Welche deiner Zivilisationen ist als Nächste an der Reihe?
ask-tapestry = Welche Gobelinkarte spielst du?
ask-keep = Welche Gobelinkarte behältst du?

# Gobelinkarten
ask-dark_ages = Auf welcher Leiste gehst du voran? Auf allen anderen gehst du zurück.
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
ask-treasure_die = Welchen Wurf behältst du?
ask-utilitarians = Welches Wahrzeichen bekommt eine Fähigkeit?
ask-replace_ability = Welches Wahrzeichen verliert seine Fähigkeit an das neue?
ask-automa_civilization = Welche zweite Zivilisation bekommt der Automa?
ask-head_start = Auf welcher Leiste schreitest du als Nächstes voran?
ask-retreat = In welches Gebiet zieht sich dein Außenposten zurück?
ask-pool = Nimmst du stattdessen etwas aus der Auslage der Marktschreier?

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
option-discard_tech = Abwerfen: { NAME($card) }
option-discard = Abwerfen: { NAME($card) }
option-play = Spielen: { NAME($card) }
option-keep = Behalten: { NAME($card) }
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
event-drew_civilization = { SEAT($seat) }: Zivilisation gezogen – { NAME($civilization) }
event-landmark_card_offered = Zur Auswahl: { NAME($card) }
event-landmark_card = { SEAT($seat) }: Karte genommen – { NAME($card) }
event-landmark_card_met = { SEAT($seat) }: Karte erfüllt – { NAME($card) }
event-landmark_card_left = Automa: Wahrzeichen der anderen Karte erhalten – { NAME($card) }
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
event-toppled = { SEAT($seat) }: { NAME($piece) } von { SEAT($victim) } auf Feld { $hex } gestürzt
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
event-upgraded_for = { $row ->
    [1] { SEAT($seat) }: { NAME($card) } in die mittlere Reihe aufgewertet (Karte von { SEAT($holder) })
   *[2] { SEAT($seat) }: { NAME($card) } in die obere Reihe aufgewertet (Karte von { SEAT($holder) })
}
event-achieved = { SEAT($seat) }: Errungenschaft – { NAME($achievement) }
event-finished = { SEAT($seat) }: das Spiel beendet
event-marked = { $civilization ->
    [aliens] { SEAT($seat) }: Weltraumteil auf ein Tableau gelegt – { NAME($civilization) }: { NAME($mark) }
   *[other] { SEAT($seat) }: Marker auf ein Tableau gelegt – { NAME($civilization) }: { NAME($mark) }
}
event-unmarked = { $civilization ->
    [aliens] { SEAT($seat) }: Weltraumteil von einem Tableau genommen – { NAME($civilization) }: { NAME($mark) }
   *[other] { SEAT($seat) }: Marker von einem Tableau genommen – { NAME($civilization) }: { NAME($mark) }
}

# Gobelinkarten
event-closed_track = { SEAT($seat) }: Leiste für alle anderen gesperrt – { NAME($track) }
event-opened_track = { SEAT($seat) }: Leiste für alle anderen wieder offen – { NAME($track) }
event-copied = { SEAT($seat) }: { NAME($card) } kopiert ({ SEAT($owner) })
event-raised = { SEAT($seat) }: Außenposten auf Feld { $hex } aufgerichtet
event-allied = { SEAT($seat) }: Allianz geschlossen mit { SEAT($opponent) }
event-married = { SEAT($seat) }: Teilhabe an Belohnungen gewählt – { NAME($track) } ({ SEAT($opponent) })
event-gave_tile = { SEAT($seat) }: Teil abgegeben – { NAME($tile) } (an { SEAT($opponent) })
event-outpost_placed = { SEAT($seat) }: Außenposten auf Feld { $hex } gestellt

# Zivilisationen
event-advised = { SEAT($seat) }: Gobelinkarte gegeben – { NAME($card) } (an { SEAT($receiver) })
    .hidden = { SEAT($seat) }: Gobelinkarte gegeben (an { SEAT($receiver) })
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
} abgegeben (an { SEAT($opponent) })
event-infiltrated = { SEAT($seat) }: Feld { $hex } mit einem Außenposten geteilt
event-token_on_start = { SEAT($seat) }: Marker auf ein Startgebiet gelegt, jetzt { $tokens } dort ({ SEAT($opponent) })
event-marked_tech = { SEAT($seat) }: { NAME($card) } markiert
event-took_tech = { SEAT($seat) }: { NAME($card) } übernommen (von { SEAT($victim) })
event-explored_island = { SEAT($seat) }: rund um die eigene Insel erkundet, im { island-place } – { NAME($tile) }{ tile-turned }
event-token_placed = { SEAT($seat) }: Marker auf Feld { $hex } gelegt ({ NAME($civilization) })
event-predicted = { SEAT($seat) }: vorausgesagt – { NAME($category) }: { $number }
event-climbed = { SEAT($seat) }: Marker des Tableaus aufgestiegen – Spalte { $column }, Feld { $space }
event-mat_outposts = { SEAT($seat) }: Außenposten in Reihe { $row } des Tableaus – jetzt { $outposts }
event-settled = { SEAT($seat) }: auf Feld { $hex } gebaut – { NAME($building) }
event-recycled = { SEAT($seat) }: { NAME($card) } von der oberen in die untere Reihe gelegt
event-drew_tech = { SEAT($seat) }: Techkarte zur Auswahl gezogen – { NAME($card) }
event-spied = { SEAT($seat) }: ausgespäht wurde { SEAT($neighbour) } – { NAME($way) }
event-looked = { SEAT($seat) }: Hand angesehen ({ SEAT($neighbour) })
event-treasure = { SEAT($seat) }: Schatz auf Feld { $hex } gefunden – { NAME($terrain) }
event-rolled_die = { SEAT($seat) }: Eroberungswürfel – { NAME($die) }
event-ability = { SEAT($seat) }: Fähigkeit eines Wahrzeichens aktiv – { NAME($landmark) }
event-ability_lost = { SEAT($seat) }: Fähigkeit eines Wahrzeichens beendet – { NAME($landmark) }

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
event-favorite = { SEAT($seat) }: bevorzugte Leiste gewählt – { NAME($track) }
event-multiplied = Automa: { NAME($why) } – ({ $first } + { $second }) × { $multiplier }
event-progressed = Neue Fortschrittskarte im Spiel: { NAME($card) }
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
label-techs = Techkarten: untere, mittlere, obere Reihe
label-territories = Gebietsteile im Vorrat
label-space = Weltraumteile im Vorrat
label-explored = Erkundete Weltraumteile
label-mats = Zivilisationen
label-civilization = Zivilisation
label-mat_tokens = Marker auf dem Tableau
label-numbers = Zahlen auf dem Tableau
label-marks = Auf dem Tableau markiert
label-in_force = Geltende Karten
label-completed = Beendete Leisten
label-landmark_card = Wahrzeichenkarte
label-start_hex = Startgebiet

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
label-progress_deck = Fortschrittsstapel
label-decision_discards = Ablagestapel der Entscheidungskarten
label-pair = Leistenkarte und Gleichstandkarte
label-favorites = Bevorzugte Leisten
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

name-plans_and_ploys = Pläne und Gegenpläne
name-adjustments = Anpassungen
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
name-points_per_opponent = Siegpunkte pro Mitspieler
name-points_per_district_with_2_or_more_impassable_plots = Siegpunkte pro unwegsamem Stadtviertel
name-advance_exploration = auf der Entdeckungsleiste voranschreiten
name-advance_science = auf der Wissenschaftsleiste voranschreiten
name-advance_technology = auf der Technologieleiste voranschreiten
name-advance_military = auf der Militärleiste voranschreiten
name-regress_exploration = auf der Entdeckungsleiste zurückgehen
name-regress_technology = auf der Technologieleiste zurückgehen
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

## Leisten und ihre Felder

name-exploration = Entdeckung
text-exploration = Voranschreiten kostet: Stufe I 1 Rohstoff deiner Wahl; Stufe II 1 Nahrung und 1 beliebigen weiteren; Stufe III 1 Nahrung und 2 beliebige weitere; Stufe IV 2 Nahrung.
name-science = Wissenschaft
text-science = Voranschreiten kostet: Stufe I 1 Rohstoff deiner Wahl; Stufe II 1 Arbeiter und 1 beliebigen weiteren; Stufe III 1 Arbeiter und 2 beliebige weitere; Stufe IV 2 Arbeiter.
name-technology = Technologie
text-technology = Voranschreiten kostet: Stufe I 1 Rohstoff deiner Wahl; Stufe II 1 Münze und 1 beliebigen weiteren; Stufe III 1 Münze und 2 beliebige weitere; Stufe IV 2 Münzen.
name-military = Militär
text-military = Voranschreiten kostet: Stufe I 1 Rohstoff deiner Wahl; Stufe II 1 Kultur und 1 beliebigen weiteren; Stufe III 1 Kultur und 2 beliebige weitere; Stufe IV 2 Kultur.

name-scouting = Spähen
text-scouting = Belohnung: 2 Gebietsteile.
name-rafts = Flüsse
text-rafts = Belohnung: erkunden. Bonus für 1 Rohstoff deiner Wahl: 1 Gobelinkarte.
name-wagons = Fuhrwerke
text-wagons = Belohnung: entweder erkunden oder 1 Bauernhof.
name-navigation = Navigation
text-navigation = Belohnung: 1 Gebietsteil, dann erkunden. Wahrzeichen für den Ersten hier: { name-lighthouse }.
name-ships = Schiffe
text-ships = Belohnung: 1 Siegpunkt pro von dir kontrolliertem Gebiet. Bonus für 1 Rohstoff deiner Wahl: 1 Bauernhof.
name-tunnels = Tunnel
text-tunnels = Belohnung: 1 Gebietsteil und 1 Bauernhof. Bonus für 1 Rohstoff deiner Wahl: erkunden.
name-trains = Eisenbahnen
text-trains = Belohnung: 2 Gebietsteile, dann erkunden. Wahrzeichen für den Ersten hier: { name-train_station }.
name-cars = Automobile
text-cars = Belohnung: 1 Bauernhof, dann 1 Siegpunkt pro Bauernhof in deiner Hauptstadt. Bonus für 2 Gebietsteile: 5 Siegpunkte.
name-airplanes = Flugzeuge
text-airplanes = Belohnung: 2 Gebietsteile, dann ein beliebiges freies Feld der Karte erkunden. Bonus für 1 Rohstoff deiner Wahl: 1 Gobelinkarte.
name-space_shuttle = Raumfähre
text-space_shuttle = Belohnung: 1 Siegpunkt pro zurückgelegtem Feld auf der Technologieleiste. Bonus für 3 Gebietsteile: 10 Siegpunkte. Wahrzeichen für den Ersten hier: { name-launch_pad }.
name-interstellar_travel = Interstellare Reisen
text-interstellar_travel = Belohnung: 3 Weltraumteile, dann 1 davon erkunden.
name-warpgates = Raumsprung
text-warpgates = Belohnung: 1 Weltraumteil aus deinem Vorrat erkunden. Bonus für 1 Rohstoff deiner Wahl: 1 Weltraumteil aus deinem Vorrat erkunden.

name-astronomy = Astronomie
text-astronomy = Belohnung: ohne Belohnung und Bonus forschen.
name-mathematics = Mathematik
text-mathematics = Belohnung: 1 Gobelinkarte. Bonus für 1 Rohstoff deiner Wahl: 1 Haus.
name-herbalism = Kräuterkunde
text-herbalism = Belohnung: entweder ohne Belohnung und Bonus forschen oder 1 Haus.
name-medicine = Medizin
text-medicine = Belohnung: 1 Siegpunkt pro eigener Techkarte; dazu 1 Gobelinkarte. Wahrzeichen für den Ersten hier: { name-apothecary }.
name-chemistry = Chemie
text-chemistry = Belohnung: mit Belohnung und bezahlbarem Bonus forschen. Bonus für 2 Gobelinkarten aus der Hand: 5 Siegpunkte.
name-biology = Biologie
text-biology = Belohnung: entweder mit Belohnung und bezahlbarem Bonus forschen oder 1 Haus.
name-academic_research = Akadem. Forschung
text-academic_research = Belohnung: die eines anderen Feldes, auf dem einer deiner Marker steht; auch dessen Bonus darfst du bezahlen. Wahrzeichen für den Ersten hier: { name-academy }.
name-nutrition = Ernährungsweise
text-nutrition = Belohnung: 1 Haus, dann 1 Siegpunkt pro Haus in deiner Hauptstadt.
name-physics = Physik
text-physics = Belohnung: mit Belohnung und bezahlbarem Bonus auf der Entdeckungs-, Militär- oder Technologieleiste voranschreiten.
name-neuroscience = Neurowissenschaft
text-neuroscience = Belohnung: mit Belohnung und bezahlbarem Bonus auf der Militär- oder Technologieleiste 1 Feld zurückgehen. Wahrzeichen für den Ersten hier: { name-laboratory }.
name-quantum_physics = Quantenphysik
text-quantum_physics = Belohnung: zweimal nacheinander mit Belohnung und bezahlbarem Bonus auf der Entdeckungs-, Militär- oder Technologieleiste voranschreiten.
name-alien_biology = Alienbiologie
text-alien_biology = Belohnung: 4-mal den Wissenschaftswürfel werfen und auf Wunsch dort ohne Belohnung und Bonus voranschreiten; eine schon beendete Leiste bringt 5 Siegpunkte.

name-pottery = Töpferei
text-pottery = Belohnung: erfinden.
name-carpentry = Zimmerei
text-carpentry = Belohnung: 1 Gobelinkarte. Bonus für 1 Rohstoff deiner Wahl: 1 Markt.
name-stone_tools = Steinwerkzeuge
text-stone_tools = Belohnung: entweder erfinden oder 1 Markt.
name-metallurgy = Metallurgie
text-metallurgy = Belohnung: auf Wunsch die offenen Techkarten austauschen, dann erfinden. Wahrzeichen für den Ersten hier: { name-forge }.
name-glass = Glas
text-glass = Belohnung: 1 Bauernhof, 1 Haus oder 1 Waffenschmiede. Bonus für 1 Rohstoff deiner Wahl: 1 Techkarte aufwerten.
name-steel = Stahl
text-steel = Belohnung: 1 Siegpunkt pro Waffenschmiede in deiner Hauptstadt; dazu 1 Markt. Bonus für 1 Rohstoff deiner Wahl: erfinden.
name-rubber = Gummi
text-rubber = Belohnung: auf Wunsch die offenen Techkarten austauschen, dann zweimal erfinden. Wahrzeichen für den Ersten hier: { name-rubber_works }.
name-plastic = Kunststoff
text-plastic = Belohnung: 1 Markt, dann 1 Siegpunkt pro Markt in deiner Hauptstadt. Bonus für 1 Rohstoff deiner Wahl: 1 Techkarte aufwerten.
name-electronics = Elektronik
text-electronics = Belohnung: 1 Techkarte aufwerten und die Kreis-Belohnung einer Karte in deiner mittleren Reihe erhalten.
name-computers = Computer
text-computers = Belohnung: 1 Siegpunkt pro zurückgelegtem Feld auf der Militär- und der Wissenschaftsleiste. Wahrzeichen für den Ersten hier: { name-tech_hub }.
name-nanotechnology = Nanotechnologie
text-nanotechnology = Belohnung: 1 Techkarte aufwerten und die Quadrat-Belohnung einer Karte in deiner oberen Reihe erhalten. Bonus für 3 Techkarten: 10 Siegpunkte.
name-ai_singularity = KI-Singularität
text-ai_singularity = Belohnung: 1 von jedem Rohstoff, und dieser Marker kommt auf das Startfeld einer beliebigen Leiste; diese Leiste bleibt beendet.

name-archery = Bogenschießen
text-archery = Belohnung: erobern.
name-bladed_weapons = Klingenwaffen
text-bladed_weapons = Belohnung: 1 Gobelinkarte. Bonus für 1 Rohstoff deiner Wahl: 1 Waffenschmiede.
name-walls = Mauern
text-walls = Belohnung: entweder erobern oder 1 Waffenschmiede.
name-standing_army = Stehendes Heer
text-standing_army = Belohnung: 1 Arbeiter; dazu 1 Siegpunkt pro Gebietsteil in deinem Vorrat. Wahrzeichen für den Ersten hier: { name-barracks }.
name-cavalry = Kavallerie
text-cavalry = Belohnung: erobern und 1 Waffenschmiede.
name-gunpowder = Schießpulver
text-gunpowder = Belohnung: erobern und 1 Gobelinkarte. Bonus für 1 Rohstoff deiner Wahl: 1 Waffenschmiede.
name-tanks = Panzer
text-tanks = Belohnung: erobern; beide Würfel zählen, wenn ein Mitspieler das Gebiet kontrolliert hat. Wahrzeichen für den Ersten hier: { name-tank_factory }.
name-warplanes = Kampfflugzeuge
text-warplanes = Belohnung: überall auf der Karte erobern. Bonus für 1 Rohstoff deiner Wahl: 1 Gobelinkarte.
name-anti_aircraft_defense = Flugabwehr
text-anti_aircraft_defense = Belohnung: 1 Waffenschmiede; dazu 1 Siegpunkt pro Gobelinkarte auf deiner Hand und deinem Einkommenstableau.
name-nuclear_bomb = Atombombe
text-nuclear_bomb = Belohnung: 1 Siegpunkt pro zurückgelegtem Feld auf der Entdeckungsleiste; dazu eine Gobelinkarte aus der Hand auf deine aktuelle spielen. Wahrzeichen für den Ersten hier: { name-fusion_reactor }.
name-drone_assassins = Attentäterdrohnen
text-drone_assassins = Belohnung: 1 Siegpunkt pro vollständiger Reihe und Spalte deiner Hauptstadt. Bonus für 3 Gobelinkarten aus der Hand: 10 Siegpunkte.
name-mechs = Mechs
text-mechs = Belohnung: erobern, wobei beide Würfel zählen; dazu 1 weitere, zufällige Zivilisation.

## Einkommenstableau

name-markets = Märkte
text-markets = Jedes Gebäude, das die Leiste verlässt, deckt ein weiteres Feld auf.
name-barter = Tauschhandel
text-barter = Aufgedeckt, in Einkommenszügen: 1 Münze; 1 Siegpunkt pro eigener Techkarte.
name-currency = Währung
text-currency = Aufgedeckt, in Einkommenszügen: 1 Münze.
name-banking = Bankwesen
text-banking = Aufgedeckt, in Einkommenszügen: 1 Siegpunkt pro eigener Techkarte.
name-credit_cards = Kreditkarten
text-credit_cards = Aufgedeckt, in Einkommenszügen: 1 Münze.
name-e_commerce = Onlinehandel
text-e_commerce = Aufgedeckt, in Einkommenszügen: 1 Münze; 1 Siegpunkt pro eigener Techkarte.
name-biometrics = Biometrie
text-biometrics = Aufgedeckt, in Einkommenszügen: 10 Siegpunkte.
name-houses = Häuser
text-houses = Jedes Gebäude, das die Leiste verlässt, deckt ein weiteres Feld auf.
name-symbology = Symbole
text-symbology = Aufgedeckt, in Einkommenszügen: 1 Arbeiter; 1 Siegpunkt pro vollständiger Reihe und Spalte deiner Hauptstadt.
name-language = Sprache
text-language = Aufgedeckt, in Einkommenszügen: 1 Arbeiter.
name-writing = Schrift
text-writing = Aufgedeckt, in Einkommenszügen: 1 Siegpunkt pro vollständiger Reihe und Spalte deiner Hauptstadt.
name-telephone = Telefon
text-telephone = Aufgedeckt, in Einkommenszügen: 1 Arbeiter.
name-email = E-Mail
text-email = Aufgedeckt, in Einkommenszügen: 1 Arbeiter; 1 Siegpunkt pro vollständiger Reihe und Spalte deiner Hauptstadt.
name-neural_implants = Neuroimplantate
text-neural_implants = Aufgedeckt, in Einkommenszügen: 10 Siegpunkte.
name-farms = Bauernhöfe
text-farms = Jedes Gebäude, das die Leiste verlässt, deckt ein weiteres Feld auf.
name-hunting = Jagd
text-hunting = Aufgedeckt, in Einkommenszügen: 1 Nahrung und 1 Gebietsteil.
name-farming = Ackerbau
text-farming = Aufgedeckt, in Einkommenszügen: 1 Nahrung.
name-breeding = Viehzucht
text-breeding = Aufgedeckt, in Einkommenszügen: 4 Siegpunkte.
name-preservation = Konservierung
text-preservation = Aufgedeckt, in Einkommenszügen: 1 Nahrung.
name-fertilization = Düngung
text-fertilization = Aufgedeckt, in Einkommenszügen: 1 Nahrung; 7 Siegpunkte.
name-food_printing = Nahrungsdruck
text-food_printing = Aufgedeckt, in Einkommenszügen: 10 Siegpunkte.
name-armories = Waffenschmieden
text-armories = Jedes Gebäude, das die Leiste verlässt, deckt ein weiteres Feld auf.
name-ceremony = Zeremonie
text-ceremony = Aufgedeckt, in Einkommenszügen: 1 Kultur und 1 Gobelinkarte.
name-racing = Wettlauf
text-racing = Aufgedeckt, in Einkommenszügen: 1 Kultur.
name-team_sports = Mannschaftssport
text-team_sports = Aufgedeckt, in Einkommenszügen: 1 Siegpunkt pro von dir kontrolliertem Gebiet.
name-tabletop_games = Brettspiele
text-tabletop_games = Aufgedeckt, in Einkommenszügen: 1 Kultur.
name-video_games = Videospiele
text-video_games = Aufgedeckt, in Einkommenszügen: 1 Kultur; 1 Siegpunkt pro von dir kontrolliertem Gebiet.
name-virtual_reality = Virtuelle Realität
text-virtual_reality = Aufgedeckt, in Einkommenszügen: 10 Siegpunkte.

## Hauptstädte; manche Namen sind auch die von Gelände

name-mountain = Gebirge
text-mountain = Hauptstadt 1: 9 × 9 Plätze, davon 22 unwegsam.
name-wetland = Feuchtgebiet
text-wetland = Hauptstadt 2: 9 × 9 Plätze, davon 22 unwegsam.
name-tropical = Tropen
text-tropical = Hauptstadt 3: 9 × 9 Plätze, davon 22 unwegsam.
name-desert = Wüste
text-desert = Hauptstadt 4: 9 × 9 Plätze, davon 22 unwegsam.
name-grassland = Grasland
text-grassland = Hauptstadt 5: 9 × 9 Plätze, davon 22 unwegsam.
name-forest = Wald
text-forest = Hauptstadt 6: 9 × 9 Plätze, davon 22 unwegsam.

## Karten und Würfel

name-small = Kleine Karte
text-small = Für 1 bis 3 Personen.
name-large = Große Karte
text-large = Für 4 und 5 Personen.
name-conquer_red = Roter Eroberungswürfel
text-conquer_red = Ein Würfel für Eroberungen.
name-red = Roter Würfel
name-black = Schwarzer Würfel
name-conquer_red_0 = 4 Siegpunkte
name-conquer_red_1 = 5 Siegpunkte
name-conquer_red_2 = 6 Siegpunkte
name-conquer_red_3 = 7 Siegpunkte
name-conquer_red_4 = 1 Siegpunkt pro von dir kontrolliertem Gebiet
name-conquer_red_5 = 1 Siegpunkt pro von dir kontrolliertem Gebiet
name-conquer_black = Schwarzer Eroberungswürfel
text-conquer_black = Ein Würfel für Eroberungen.
name-conquer_black_0 = 1 Münze
name-conquer_black_1 = 1 Arbeiter
name-conquer_black_2 = 1 Nahrung
name-conquer_black_3 = 1 Kultur
name-conquer_black_4 = die Belohnung des eroberten Gebietsteils
name-conquer_black_5 = die Belohnung des eroberten Gebietsteils

## Errungenschaften

name-complete_track = Erreiche das Ende 1 Fortschrittsleiste
text-complete_track = Für einen Marker auf dem letzten Feld einer Leiste, wie auch immer er dorthin kam. Wer zuerst dort ist, erhält die meisten Punkte.
name-topple_two_outposts = Stürze 2 Außenposten von Mitspielern
text-topple_two_outposts = Für zwei Figuren von Mitspielern, die zugleich von dir gestürzt auf der Karte liegen, durch Eroberung oder durch eine Falle.
name-middle_island = Erobere die mittlere Insel
text-middle_island = Für eine Eroberung der mittleren Insel, die keine Falle vereitelt.

## Wahrzeichen; die der Techkarten stehen bei den Karten

name-forge = Schmiede
text-forge = Bedeckt 2 × 2 Plätze. Für den Ersten auf Stufe II der Technologieleiste.
name-rubber_works = Gummifabrik
text-rubber_works = Bedeckt 12 Plätze innerhalb von 4 × 4. Für den Ersten auf Stufe III der Technologieleiste.
name-tech_hub = Technologiezentrum
text-tech_hub = Bedeckt 2 × 3 Plätze. Für den Ersten auf Stufe IV der Technologieleiste.
name-barracks = Kaserne
text-barracks = Bedeckt 2 × 2 Plätze. Für den Ersten auf Stufe II der Militärleiste.
name-tank_factory = Panzerfabrik
text-tank_factory = Bedeckt 3 × 3 Plätze. Für den Ersten auf Stufe III der Militärleiste.
name-fusion_reactor = Fusionsreaktor
text-fusion_reactor = Bedeckt 8 Plätze innerhalb von 3 × 3. Für den Ersten auf Stufe IV der Militärleiste.
name-lighthouse = Leuchtturm
text-lighthouse = Bedeckt 2 × 2 Plätze. Für den Ersten auf Stufe II der Entdeckungsleiste.
name-train_station = Bahnhof
text-train_station = Bedeckt 3 × 3 Plätze. Für den Ersten auf Stufe III der Entdeckungsleiste.
name-launch_pad = Startrampe
text-launch_pad = Bedeckt 3 × 2 Plätze. Für den Ersten auf Stufe IV der Entdeckungsleiste.
name-apothecary = Apotheke
text-apothecary = Bedeckt 2 × 2 Plätze. Für den Ersten auf Stufe II der Wissenschaftsleiste.
name-academy = Akademie
text-academy = Bedeckt 2 × 4 Plätze. Für den Ersten auf Stufe III der Wissenschaftsleiste.
name-laboratory = Labor
text-laboratory = Bedeckt 2 × 3 Plätze. Für den Ersten auf Stufe IV der Wissenschaftsleiste.
name-stadium = Stadion
text-stadium = Bedeckt 3 × 3 Plätze. Für die Gobelinkarte „{ name-entertain_the_masses }“. Nachgebildet: Seine gedruckte Form kann anders sein.
name-monolith = Monolith
text-monolith = Bedeckt 4 × 1 Plätze. Für das Erkunden des gleichnamigen Weltraumteils. Nachgebildet: Seine gedruckte Form kann anders sein.
name-pp_landmark_territories = Stadtfarm
text-pp_landmark_territories = Bedeckt 8 Plätze innerhalb von 3 × 3. Für seine Wahrzeichenkarte.
name-pp_landmark_buildings = Fernsehsender
text-pp_landmark_buildings = Bedeckt 8 Plätze innerhalb von 3 × 3. Für seine Wahrzeichenkarte.
name-pp_landmark_technology = Spieleladen
text-pp_landmark_technology = Bedeckt 2 × 3 Plätze. Für seine Wahrzeichenkarte.
name-pp_landmark_line = Wolkenkratzer
text-pp_landmark_line = Bedeckt 3 × 3 Plätze. Für seine Wahrzeichenkarte.
name-pp_landmark_districts = Digitalstudio
text-pp_landmark_districts = Bedeckt 2 × 3 Plätze. Für seine Wahrzeichenkarte.

## Wahrzeichenkarten

name-landmark_card_territories = Stadtfarm
text-landmark_card_territories = Du erhältst ihr Wahrzeichen, wenn du am Ende eines eigenen Zuges mindestens 6 Gebietsteile im Vorrat hast.
name-landmark_card_buildings = Fernsehsender
text-landmark_card_buildings = Du erhältst ihr Wahrzeichen, wenn am Ende eines eigenen Zuges mindestens 3 Einkommensgebäude eines Typs in deiner Hauptstadt stehen.
name-landmark_card_technology = Spieleladen
text-landmark_card_technology = Du erhältst ihr Wahrzeichen, wenn du am Ende eines eigenen Zuges mindestens 1 Techkarte in der oberen Reihe hast.
name-landmark_card_line = Wolkenkratzer
text-landmark_card_line = Du erhältst ihr Wahrzeichen, wenn am Ende eines eigenen Zuges mindestens 1 Reihe oder Spalte deiner Hauptstadt vollständig ist.
name-landmark_card_districts = Digitalstudio
text-landmark_card_districts = Du erhältst ihr Wahrzeichen, wenn am Ende eines eigenen Zuges mindestens 2 Stadtviertel deiner Hauptstadt vollständig sind.

## Gobelinkarten

name-academia = Gelehrtenwelt
text-academia = In dieser Ära: 3 Siegpunkte, sooft du eine Techkarte erfindest oder eine Gobelinkarte bekommst.
name-age_of_discovery = Zeitalter der Entdeckungen
text-age_of_discovery = Beim Ausspielen: Wirf den Wissenschaftswürfel; erst du, dann reihum alle anderen schreiten auf dieser Leiste voran. Nur du erhältst die Belohnung und darfst den Bonus bezahlen.
name-age_of_sail = Zeitalter der Segelschiffe
text-age_of_sail = In dieser Ära: Bevor du erkundest, nimmst du 3 Gebietsteile und darfst eines deiner Teile für 3 Siegpunkte einem Mitspieler geben.
name-age_of_wonders = Zeitalter der Wunder
text-age_of_wonders = Beim Ausspielen: Hast du als Einziger die wenigsten Wahrzeichen, erhältst du 2 Rohstoffe deiner Wahl, als Einziger die meisten 12 Siegpunkte, sonst 1 Rohstoff deiner Wahl und 6 Siegpunkte.
name-alliance = Allianz
text-alliance = In dieser Ära: Wähle einen Mitspieler. Keiner von euch darf Gebiete des anderen erobern, und wenn er eine Techkarte aufwertet, erhältst du danach dieselbe Belohnung.
name-boast_of_superiority = Prahlerei
text-boast_of_superiority = Beim Ausspielen: 4 Siegpunkte pro Leiste, auf der kein Marker weiter ist als deiner.
name-broker_of_peace = Friedensvermittler
text-broker_of_peace = In dieser Ära: Auf der Militärleiste kannst du nicht voranschreiten, erhältst aber 3 Siegpunkte, sooft ein Mitspieler es tut.
name-capitalism = Kapitalismus
text-capitalism = In dieser Ära: 2 Siegpunkte pro Münze aus deinem Einkommensschritt sowie 1 Münze für jeden Markt, den du bekommst.
name-coal_baron = Kohlebaron
text-coal_baron = Beim Ausspielen: Nimm 1 Gebietsteil und erkunde damit; danach nimmt jeder deiner Nachbarn 1.
name-colonialism = Kolonialismus
text-colonialism = Beim Ausspielen: Wähle ein Gebietsteil, das du kontrollierst. Für Gebirge darauf erhältst du 1 Arbeiter, für Grasland 1 Kultur, für Wald 1 Nahrung und für Wüste 1 Münze.
name-dark_ages = Dunkles Zeitalter
text-dark_ages = Beim Ausspielen: Geh auf drei Leisten je 1 Feld zurück, soweit möglich, und auf der vierten 3 Felder voran. Keine Belohnungen, keine Boni.
name-democracy = Demokratie
text-democracy = Beim Ausspielen: Ziehe 3 Gobelinkarten und wirf dann beliebig viele Handkarten für je 2 Siegpunkte ab.
name-dictatorship = Diktatur
text-dictatorship = Beim Ausspielen: Schreite auf einer beliebigen Leiste mit Belohnung und bezahlbarem Bonus voran. Bis zum Ende deines nächsten Zuges kann dort kein Mitspieler voranschreiten.
name-diplomacy = Diplomatie
text-diplomacy = Beim Ausspielen: Alle erhalten 1 Rohstoff ihrer Wahl, du dazu 1 Einkommensgebäude deiner Wahl.
name-dystopia = Dystopie
text-dystopia = Beim Ausspielen: Du erhältst ein Wahrzeichen deiner Wahl vom Wahrzeichentableau.
name-empiricism = Empirismus
text-empiricism = In dieser Ära: 2 Siegpunkte pro Schritt auf der Wissenschaftsleiste; den Wissenschaftswürfel wirfst du zweimal und suchst dir ein Ergebnis aus.
name-espionage = Spionage
text-espionage = Beim Ausspielen: Nutze die Fähigkeit einer beliebigen sichtbaren Gobelinkarte, als hättest du sie gespielt.
name-exploitation = Ausbeutung
text-exploitation = In dieser Ära: Wenn du ein Gebietsteil legst, darfst du statt der Siegpunkte für seine Seiten die Belohnung zweimal nehmen.
name-feudalism = Feudalismus
text-feudalism = Beim Ausspielen: 1 Rohstoff deiner Wahl oder 3 Siegpunkte pro eigenem Wahrzeichen.
name-golden_age = Goldenes Zeitalter
text-golden_age = In dieser Ära: Die Aufwertungen, die du vornimmst, brauchen keine Bedingungen und bringen je 3 Siegpunkte.
name-guilds = Gilden
text-guilds = Beim Ausspielen: Tausche einmal: bis zu 3-mal 5 Siegpunkte gegen je 1 Rohstoff deiner Wahl oder umgekehrt.
name-industrialism = Industrialismus
text-industrialism = In dieser Ära: Eine Techkarte, die du erfindest, bringt sofort ihre Kreis-Belohnung und bleibt in der unteren Reihe.
name-marriage_of_state = Heiratspolitik
text-marriage_of_state = In dieser Ära: Wähle einen Mitspieler und eine Leiste. Sooft er eine Belohnung dieser Leiste erhält, erhältst du sie auch, aber keinen Bonus.
name-mercantilism = Merkantilismus
text-mercantilism = In dieser Ära: Im Einkommensschritt darfst du Nahrung, die er bringt, in andere Rohstoffe umwandeln, für je 2 Siegpunkte.
name-meritocracy = Meritokratie
text-meritocracy = Beim Ausspielen: Erfinde; danach 2 Siegpunkte pro eigener Techkarte.
name-militarism = Militarismus
text-militarism = In dieser Ära: Nach dem Erkunden darfst du einen Außenposten auf das neue Gebiet stellen. Das ist keine Eroberung.
name-monarchy = Monarchie
text-monarchy = In dieser Ära: 3 Siegpunkte für jedes Einkommensgebäude, das du in deine Hauptstadt baust.
name-oil_magnate = Ölmagnat
text-oil_magnate = Beim Ausspielen: Wähle eine Leiste. Du und deine Nachbarn dürft dort je einmal voranschreiten; nur du erhältst die Belohnung und darfst den Bonus bezahlen.
name-olympic_host = Olympischer Gastgeber
text-olympic_host = Beim Ausspielen: Beginnend mit dir dürfen alle 1 Arbeiter für 10 Siegpunkte zahlen. Tut es ein Mitspieler, erhältst du 1 Einkommensgebäude deiner Wahl, sonst 1 Münze.
name-pillage_and_plunder = Plünderung
text-pillage_and_plunder = In dieser Ära: Eroberst du das Gebiet eines Mitspielers, zählen beide Würfel; Fallen können gegen dich nicht gespielt werden.
name-pirate_rule = Piratenherrschaft
text-pirate_rule = In dieser Ära: Eroberst du ein Gebietsteil, erhältst du zusätzlich seine Belohnung.
name-plea_for_aid = Bitte um Hilfe
text-plea_for_aid = Beim Ausspielen: 2 Siegpunkte und 1 Rohstoff deiner Wahl pro Leiste, auf der du allein der Letzte bist.
name-renaissance = Renaissance
text-renaissance = Beim Ausspielen: Schreite auf jeder Leiste einmal ohne Belohnung voran; erreichte Boni darfst du kostenlos nehmen.
name-revisionism = Revisionismus
text-revisionism = In dieser Ära: 1 Rohstoff deiner Wahl für jedes Wahrzeichen, das du auf einer Leiste erhältst; 1 Waffenschmiede, wenn das Wahrzeichen des Feldes schon vergeben ist.
name-revolution = Revolution
text-revolution = Beim Ausspielen: 1 Rohstoff deiner Wahl; oder richte bis zu 3 deiner gestürzten Außenposten auf und stürze die Außenposten, die dort stehen.
name-socialism = Sozialismus
text-socialism = Beim Ausspielen: Wähle eine Leiste und setze deinen Marker dort vor zum nächsten Mitspieler oder zurück zum nächsten, egal wie weit. Mitspieler auf deinem Feld zählen nicht. Keine Belohnung, kein Bonus.
name-steam_tycoon = Eisenbahnmagnat
text-steam_tycoon = Beim Ausspielen: Erfinde eine offene Techkarte und werte sie sofort auf; danach darf jeder deiner Nachbarn die oberste Karte des Stapels erfinden.
name-technocracy = Technokratie
text-technocracy = Beim Ausspielen: Ist noch niemand sonst in dieser Ära, erfinde eine Techkarte und werte sie auf; sonst 3 Siegpunkte pro Mitspieler.
name-terraforming = Terraforming
text-terraforming = In dieser Ära: Du darfst auf unwegsamen Plätzen deiner Hauptstadt bauen und erhältst jedes Mal 5 Siegpunkte.
name-theocracy = Theokratie
text-theocracy = In dieser Ära: Auf der Wissenschaftsleiste kannst du nicht voranschreiten, erhältst aber 4 Siegpunkte, sooft einer deiner Marker eine neue Stufe betritt.
name-trade_economy = Handelswirtschaft
text-trade_economy = Beim Ausspielen: Wähle das Feld, auf dem der Marker eines Mitspielers steht. Du erhältst die Belohnung, der Mitspieler kostenlos den Bonus.
name-trap = Falle
text-trap = Beim Ausspielen: 10 Siegpunkte. Oder aus der Hand, wenn ein Mitspieler eines deiner Gebiete angreift: Du erhältst 1 Rohstoff deiner Wahl, der angreifende Außenposten stürzt, und das Gebiet bleibt dein.
name-tyranny = Tyrannei
text-tyranny = In dieser Ära: Einmal darfst du eine Gobelinkarte, die du bekommst, sofort auf diese spielen und erhältst 5 Siegpunkte.
name-wartime_economy = Kriegswirtschaft
text-wartime_economy = In dieser Ära: Boni, die einen beliebigen Rohstoff kosten, sind für dich kostenlos.
name-cartography = Kartografie
text-cartography = Beim Ausspielen: Nimm 1 Gebietsteil und erkunde damit. Bringt das mindestens 3 Siegpunkte, darfst du das neue Gebiet erobern.
name-manifest_destiny = Offenkundige Bestimmung
text-manifest_destiny = Beim Ausspielen: Erobere ein Gebiet neben deinem Startgebiet; danach darfst du die Belohnung eines Gebietsteils nehmen, das du kontrollierst.
name-entertain_the_masses = Unterhaltung der Massen
text-entertain_the_masses = Beim Ausspielen: Du erhältst das Wahrzeichen „{ name-stadium }“. Auf der gedruckten Karte kann mehr stehen.
name-double_cross = Doppelspiel
text-double_cross = Beim Ausspielen: Erobere ein beliebiges Gebiet der Karte. Oder aus der Hand, wenn du angreifst und auf eine Falle triffst: Die Falle misslingt, und der verteidigende Außenposten stürzt. Zum Teil nachgebildet: Das gedruckte Exemplar kann anders lauten.
name-retreat = Rückzug
text-retreat = Beim Ausspielen: ein beliebiges freies Feld der Karte erkunden, dann 3 Siegpunkte. Oder aus der Hand, wenn ein Mitspieler eines deiner Gebiete angreift, neben dem ein Gebiet ohne Figuren liegt: Dein Außenposten zieht dorthin, statt zu stürzen. Nachgebildet: Das gedruckte Exemplar kann anders lauten.
name-surrender = Kapitulation
text-surrender = Beim Ausspielen: 3 Rohstoffe deiner Wahl. Oder aus der Hand, wenn ein Mitspieler eines deiner Gebiete angreift: Du verlierst es wie gewohnt, erhältst aber 2 Rohstoffe deiner Wahl. Nachgebildet: Das gedruckte Exemplar kann anders lauten.
name-surprise_guest = Überraschungsgast
text-surprise_guest = Beim Ausspielen: 2 Gobelinkarten und 4 Siegpunkte. Oder aus der Hand, wenn ein Mitspieler eines deiner Gebiete angreift, neben dem du ein weiteres kontrollierst: Der angreifende Außenposten stürzt, und das Gebiet bleibt dein. Zum Teil nachgebildet: Das gedruckte Exemplar kann anders lauten.
name-pp_placeholder_1 = Platzhalter 1
text-pp_placeholder_1 = Platzhalter, keine gedruckte Karte. Beim Ausspielen: entweder erkunden oder erfinden.
name-pp_placeholder_2 = Platzhalter 2
text-pp_placeholder_2 = Platzhalter, keine gedruckte Karte. Beim Ausspielen: 1 Rohstoff deiner Wahl und 4 Siegpunkte.
name-pp_placeholder_3 = Platzhalter 3
text-pp_placeholder_3 = Platzhalter, keine gedruckte Karte. Beim Ausspielen: 1 Techkarte aufwerten, dann 3 Siegpunkte.
name-pp_placeholder_4 = Platzhalter 4
text-pp_placeholder_4 = Platzhalter, keine gedruckte Karte. Beim Ausspielen: 1 Einkommensgebäude deiner Wahl.
name-pp_placeholder_5 = Platzhalter 5
text-pp_placeholder_5 = Platzhalter, keine gedruckte Karte. In dieser Ära: 3 Siegpunkte pro Eroberung.
name-pp_placeholder_6 = Platzhalter 6
text-pp_placeholder_6 = Platzhalter, keine gedruckte Karte. In dieser Ära: 4 Siegpunkte pro Wahrzeichen, das du erhältst.
name-pp_placeholder_7 = Platzhalter 7
text-pp_placeholder_7 = Platzhalter, keine gedruckte Karte. In dieser Ära: 4 Siegpunkte pro Stadtviertel, das du vervollständigst.
name-stolen_plans = Gestohlene Pläne
text-stolen_plans = Beim Ausspielen: erfinden, dann 1 Techkarte aufwerten. Oder aus der Hand, wenn ein Mitspieler eines deiner Gebiete angreift: Du verlierst es wie gewohnt, erfindest aber. Nachgebildet: Das gedruckte Exemplar kann anders lauten.

## Techkarten

name-air_conditioning = Klimaanlage
text-air_conditioning = Kreis: 1 Arbeiter. Quadrat: 1 Haus. Für die obere Reihe: Stufe II der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-ammonia = Ammoniak
text-ammonia = Kreis: 1 Bauernhof. Quadrat: 1 Siegpunkt pro Bauernhof in deiner Hauptstadt. Für die obere Reihe: Stufe III der Militärleiste, erreicht von dir oder einem Nachbarn.
name-anesthesia = Anästhesie
text-anesthesia = Kreis: 1 Waffenschmiede. Quadrat: 1 Siegpunkt pro Waffenschmiede in deiner Hauptstadt. Für die obere Reihe: Stufe II der Wissenschaftsleiste, erreicht von dir oder einem Nachbarn.
name-assembly_line = Fließband
text-assembly_line = Kreis: die Quadrat-Belohnung einer Karte in deiner oberen Reihe erhalten. Quadrat: die Kreis-Belohnung einer Karte in deiner mittleren Reihe erhalten. Für die obere Reihe: Stufe III der Entdeckungsleiste, erreicht von dir oder einem Nachbarn.
name-bakery = Bäckerei
text-bakery = Kreis: 4 Siegpunkte. Quadrat: das gleichnamige Wahrzeichen; es bedeckt 2 × 2 Plätze. Für die obere Reihe: 1 Bauernhof, erhalten von dir oder einem Nachbarn.
name-barn = Scheune
text-barn = Kreis: 3 Siegpunkte. Quadrat: das gleichnamige Wahrzeichen; es bedeckt 3 × 3 Plätze. Für die obere Reihe: 2 Bauernhöfe, erhalten von dir oder einem Nachbarn.
name-lithium_ion_battery = Lithium-Ionen Batterie
text-lithium_ion_battery = Kreis: 4 Siegpunkte. Quadrat: Belohnung und bezahlbarer Bonus eines Feldes, auf dem einer deiner Marker steht. Für die obere Reihe: Stufe IV der Entdeckungsleiste, erreicht von dir oder einem Nachbarn.
name-calendar = Kalender
text-calendar = Kreis: 1 Kultur. Quadrat: 7 Siegpunkte. Für die obere Reihe: Stufe II der Entdeckungsleiste, erreicht von dir oder einem Nachbarn.
name-canned_food = Konserven
text-canned_food = Kreis: 1 Nahrung. Quadrat: 7 Siegpunkte. Für die obere Reihe: Stufe II der Militärleiste, erreicht von dir oder einem Nachbarn.
name-clocks = Uhren
text-clocks = Kreis: ohne Belohnung und Bonus auf der Technologieleiste voranschreiten. Quadrat: 1 Siegpunkt pro zurückgelegtem Feld auf der Technologieleiste. Für die obere Reihe: Stufe II der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-com_tower = Sendeturm
text-com_tower = Kreis: 5 Siegpunkte. Quadrat: das gleichnamige Wahrzeichen; es bedeckt 2 × 3 Plätze. Für die obere Reihe: 3 Häuser, erhalten von dir oder einem Nachbarn.
name-compass = Kompass
text-compass = Kreis: 2 Gebietsteile. Quadrat: erkunden. Für die obere Reihe: Stufe II der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-concrete = Beton
text-concrete = Kreis: 1 Markt. Quadrat: 1 Siegpunkt pro Markt in deiner Hauptstadt. Für die obere Reihe: Stufe II der Entdeckungsleiste, erreicht von dir oder einem Nachbarn.
name-dynamite = Dynamit
text-dynamite = Kreis: erobern. Quadrat: 1 Siegpunkt pro von dir kontrolliertem Gebiet. Für die obere Reihe: Stufe II der Militärleiste, erreicht von dir oder einem Nachbarn.
name-eyeglasses = Brille
text-eyeglasses = Kreis: erfinden. Quadrat: 1 Siegpunkt pro eigener Techkarte. Für die obere Reihe: Stufe II der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-irrigation = Bewässerung
text-irrigation = Kreis: 1 Nahrung. Quadrat: 1 Bauernhof. Für die obere Reihe: Stufe II der Wissenschaftsleiste, erreicht von dir oder einem Nachbarn.
name-library = Bibliothek
text-library = Kreis: 3 Siegpunkte. Quadrat: das gleichnamige Wahrzeichen; es bedeckt 4 × 2 Plätze. Für die obere Reihe: 2 Häuser, erhalten von dir oder einem Nachbarn.
name-light_bulb = Glühbirne
text-light_bulb = Kreis: 1 Münze. Quadrat: 1 Markt. Für die obere Reihe: Stufe II der Militärleiste, erreicht von dir oder einem Nachbarn.
name-paper = Papier
text-paper = Kreis: 1 Haus. Quadrat: 1 Siegpunkt pro Haus in deiner Hauptstadt. Für die obere Reihe: Stufe II der Wissenschaftsleiste, erreicht von dir oder einem Nachbarn.
name-penicillin = Penicillin
text-penicillin = Kreis: ohne Belohnung und Bonus forschen. Quadrat: 5 Siegpunkte. Für die obere Reihe: Stufe II der Wissenschaftsleiste, erreicht von dir oder einem Nachbarn.
name-printing_press = Druckerpresse
text-printing_press = Kreis: 1 Gobelinkarte. Quadrat: eine Gobelinkarte aus der Hand auf deine aktuelle spielen. Für die obere Reihe: Stufe II der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-radio = Radio
text-radio = Kreis: 3 Siegpunkte. Quadrat: 1 weitere, zufällige Zivilisation. Für die obere Reihe: Stufe IV der Wissenschaftsleiste, erreicht von dir oder einem Nachbarn.
name-sewage_and_plumbing = Abwasser & Leitungen
text-sewage_and_plumbing = Kreis: 1 Kultur. Quadrat: 1 Waffenschmiede. Für die obere Reihe: Stufe II der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-siegecraft = Belagerungskunst
text-siegecraft = Kreis: ohne Belohnung und Bonus auf der Militärleiste voranschreiten. Quadrat: 1 Siegpunkt pro zurückgelegtem Feld auf der Militärleiste. Für die obere Reihe: Stufe II der Militärleiste, erreicht von dir oder einem Nachbarn.
name-stock_market = Börse
text-stock_market = Kreis: 5 Siegpunkte. Quadrat: das gleichnamige Wahrzeichen; es bedeckt 2 × 2 Plätze. Für die obere Reihe: 2 Märkte, erhalten von dir oder einem Nachbarn.
name-telescope = Teleskop
text-telescope = Kreis: 1 Kultur und 1 Gebietsteil. Quadrat: 1 Siegpunkt pro Gebietsteil in deinem Vorrat. Für die obere Reihe: Stufe II der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-the_nail = Nägel
text-the_nail = Kreis: 1 Gobelinkarte. Quadrat: 1 Markt, 1 Haus oder 1 Bauernhof. Für die obere Reihe: Stufe II der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-time_travel = Zeitreise
text-time_travel = Kreis: 1 Münze. Quadrat: ohne Belohnung und Bonus auf der Entdeckungs- oder Militärleiste 1 Feld zurückgehen. Für die obere Reihe: Stufe IV der Technologieleiste, erreicht von dir oder einem Nachbarn.
name-transistors = Transistoren
text-transistors = Kreis: 1 Münze. Quadrat: 1 Kultur und 4 Siegpunkte. Für die obere Reihe: Stufe IV der Militärleiste, erreicht von dir oder einem Nachbarn.
name-treasury = Schatzamt
text-treasury = Kreis: 4 Siegpunkte. Quadrat: das gleichnamige Wahrzeichen; es bedeckt 2 × 2 Plätze. Für die obere Reihe: 1 Markt, erhalten von dir oder einem Nachbarn.
name-vaccines = Impfstoffe
text-vaccines = Kreis: ohne Belohnung und Bonus auf der Wissenschaftsleiste voranschreiten. Quadrat: 1 Siegpunkt pro zurückgelegtem Feld auf der Wissenschaftsleiste. Für die obere Reihe: Stufe II der Wissenschaftsleiste, erreicht von dir oder einem Nachbarn.
name-warships = Kriegsschiffe
text-warships = Kreis: 1 Arbeiter. Quadrat: erobern. Für die obere Reihe: Stufe III der Entdeckungsleiste, erreicht von dir oder einem Nachbarn.
name-zeppelins = Zeppelin
text-zeppelins = Kreis: ohne Belohnung und Bonus auf der Entdeckungsleiste voranschreiten. Quadrat: 1 Siegpunkt pro zurückgelegtem Feld auf der Entdeckungsleiste. Für die obere Reihe: Stufe II der Entdeckungsleiste, erreicht von dir oder einem Nachbarn.

## Gebietsteile

name-territory_01 = Gebiet 1: Wüste
text-territory_01 = Belohnung: 1 Münze.
name-territory_02 = Gebiet 2: Gebirge und Wüste
text-territory_02 = Belohnung: 2 Gebietsteile.
name-territory_03 = Gebiet 3: Gebirge und Wüste
text-territory_03 = Belohnung: 1 Nahrung.
name-territory_04 = Gebiet 4: Gebirge und Wüste
text-territory_04 = Belohnung: 1 Kultur.
name-territory_05 = Gebiet 5: Wüste
text-territory_05 = Belohnung: 1 Nahrung.
name-territory_06 = Gebiet 6: Wüste
text-territory_06 = Belohnung: 1 Arbeiter.
name-territory_07 = Gebiet 7: Wüste
text-territory_07 = Belohnung: 1 Münze.
name-territory_08 = Gebiet 8: Gebirge und Wüste
text-territory_08 = Belohnung: 1 Bauernhof.
name-territory_09 = Gebiet 9: Gebirge und Wüste
text-territory_09 = Belohnung: 1 Gobelinkarte.
name-territory_10 = Gebiet 10: Gebirge und Wüste
text-territory_10 = Belohnung: 1 Kultur.
name-territory_11 = Gebiet 11: Gebirge und Wüste
text-territory_11 = Belohnung: 1 Arbeiter.
name-territory_12 = Gebiet 12: Gebirge und Wüste
text-territory_12 = Belohnung: ohne Belohnung und Bonus forschen.
name-territory_13 = Gebiet 13: Wald
text-territory_13 = Belohnung: 1 Münze.
name-territory_14 = Gebiet 14: Grasland und Wald
text-territory_14 = Belohnung: 1 Kultur.
name-territory_15 = Gebiet 15: Wald
text-territory_15 = Belohnung: 1 Arbeiter.
name-territory_16 = Gebiet 16: Wald
text-territory_16 = Belohnung: 1 Münze.
name-territory_17 = Gebiet 17: Wald
text-territory_17 = Belohnung: 1 Nahrung.
name-territory_18 = Gebiet 18: Grasland und Wald
text-territory_18 = Belohnung: 1 Markt.
name-territory_19 = Gebiet 19: Grasland und Wald
text-territory_19 = Belohnung: 1 Gobelinkarte.
name-territory_20 = Gebiet 20: Grasland und Wald
text-territory_20 = Belohnung: 1 Kultur.
name-territory_21 = Gebiet 21: Grasland und Wald
text-territory_21 = Belohnung: 1 Arbeiter.
name-territory_22 = Gebiet 22: Grasland und Wald
text-territory_22 = Belohnung: 1 Techkarte aufwerten.
name-territory_23 = Gebiet 23: Grasland und Wald
text-territory_23 = Belohnung: erfinden.
name-territory_24 = Gebiet 24: Grasland und Wald
text-territory_24 = Belohnung: 1 Nahrung.
name-territory_25 = Gebiet 25: Grasland und Wüste
text-territory_25 = Belohnung: 1 Haus.
name-territory_26 = Gebiet 26: Grasland
text-territory_26 = Belohnung: 1 Nahrung.
name-territory_27 = Gebiet 27: Grasland
text-territory_27 = Belohnung: 1 Arbeiter.
name-territory_28 = Gebiet 28: Grasland
text-territory_28 = Belohnung: 1 Münze.
name-territory_29 = Gebiet 29: Grasland und Wüste
text-territory_29 = Belohnung: 1 Gobelinkarte.
name-territory_30 = Gebiet 30: Grasland und Wüste
text-territory_30 = Belohnung: 1 Kultur.
name-territory_31 = Gebiet 31: Grasland und Wüste
text-territory_31 = Belohnung: 1 Arbeiter.
name-territory_32 = Gebiet 32: Grasland und Wüste
text-territory_32 = Belohnung: erfinden.
name-territory_33 = Gebiet 33: Grasland und Wüste
text-territory_33 = Belohnung: 1 Waffenschmiede.
name-territory_34 = Gebiet 34: Grasland und Wüste
text-territory_34 = Belohnung: 1 Nahrung.
name-territory_35 = Gebiet 35: Grasland und Wüste
text-territory_35 = Belohnung: 1 Kultur.
name-territory_36 = Gebiet 36: Grasland
text-territory_36 = Belohnung: 1 Münze.
name-territory_37 = Gebiet 37: Gebirge
text-territory_37 = Belohnung: 1 Münze.
name-territory_38 = Gebiet 38: Gebirge und Wald
text-territory_38 = Belohnung: 1 Kultur.
name-territory_39 = Gebiet 39: Gebirge
text-territory_39 = Belohnung: 1 Arbeiter.
name-territory_40 = Gebiet 40: Gebirge
text-territory_40 = Belohnung: 1 Münze.
name-territory_41 = Gebiet 41: Gebirge
text-territory_41 = Belohnung: 1 Nahrung.
name-territory_42 = Gebiet 42: Gebirge und Wald
text-territory_42 = Belohnung: erfinden.
name-territory_43 = Gebiet 43: Gebirge und Wald
text-territory_43 = Belohnung: 1 Gobelinkarte.
name-territory_44 = Gebiet 44: Gebirge und Wald
text-territory_44 = Belohnung: 1 Kultur.
name-territory_45 = Gebiet 45: Gebirge und Wald
text-territory_45 = Belohnung: 1 Arbeiter.
name-territory_46 = Gebiet 46: Gebirge und Wald
text-territory_46 = Belohnung: ohne Belohnung und Bonus forschen.
name-territory_47 = Gebiet 47: Gebirge und Wald
text-territory_47 = Belohnung: 2 Gebietsteile.
name-territory_48 = Gebiet 48: Gebirge und Wald
text-territory_48 = Belohnung: 1 Nahrung.

## Weltraumteile

name-space_01_science_comet = Komet der Wissenschaft
text-space_01_science_comet = Mit Belohnung und bezahlbarem Bonus auf der Wissenschaftsleiste voranschreiten; dazu 1 Siegpunkt pro zurückgelegtem Feld auf der Wissenschaftsleiste.
name-space_02_armory_planet = Planet der Waffenschmieden
text-space_02_armory_planet = 1 Waffenschmiede; dazu 1 Siegpunkt pro Waffenschmiede in deiner Hauptstadt.
name-space_03_house_nebula = Nebel der Häuser
text-space_03_house_nebula = 1 Haus; dazu 1 Siegpunkt pro Haus in deiner Hauptstadt.
name-space_04_tapestry_asteroids = Asteroiden der Gobelins
text-space_04_tapestry_asteroids = 1 Gobelinkarte, eine Gobelinkarte aus der Hand auf deine aktuelle spielen; dazu 1 Siegpunkt pro Gobelinkarte auf deiner Hand und deinem Einkommenstableau.
name-space_05_coin_worker_star = Stern der Münzen und Arbeiter
text-space_05_coin_worker_star = 1 Münze, 1 Arbeiter und 8 Siegpunkte.
name-space_06_research_eclipse = Finsternis der Forschung
text-space_06_research_eclipse = Mit Belohnung und bezahlbarem Bonus forschen; dazu 6 Siegpunkte.
name-space_07_food_culture_planet = Planet der Nahrung und Kultur
text-space_07_food_culture_planet = 1 Nahrung, 1 Kultur und 8 Siegpunkte.
name-space_08_city_planet = Planet der Städte
text-space_08_city_planet = 1 Kultur; dazu 1 Siegpunkt pro vollständiger Reihe und Spalte deiner Hauptstadt.
name-space_09_technology_ring = Ring der Technologie
text-space_09_technology_ring = Mit Belohnung und bezahlbarem Bonus auf der Technologieleiste voranschreiten; dazu 1 Siegpunkt pro zurückgelegtem Feld auf der Technologieleiste.
name-space_10_tech_probe = Sonde der Erfinder
text-space_10_tech_probe = Erfinden, 1 Techkarte aufwerten; dazu 1 Siegpunkt pro eigener Techkarte.
name-space_11_conquer_rocket = Rakete der Eroberer
text-space_11_conquer_rocket = Erobern; dazu 1 Siegpunkt pro von dir kontrolliertem Gebiet.
name-space_12_military_cruiser = Kreuzer des Militärs
text-space_12_military_cruiser = Mit Belohnung und bezahlbarem Bonus auf der Militärleiste voranschreiten; dazu 1 Siegpunkt pro zurückgelegtem Feld auf der Militärleiste.
name-space_13_thirteen_points = Dreizehn Punkte
text-space_13_thirteen_points = 13 Siegpunkte.
name-space_14_farm_planet = Planet der Bauernhöfe
text-space_14_farm_planet = 1 Bauernhof; dazu 1 Siegpunkt pro Bauernhof in deiner Hauptstadt.
name-space_15_market_planet = Planet der Märkte
text-space_15_market_planet = 1 Markt; dazu 1 Siegpunkt pro Markt in deiner Hauptstadt.
name-space_16_monolith = Monolith
text-space_16_monolith = Das Wahrzeichen „{ name-monolith }“.
name-space_17_ongoing_science = Leuchtfeuer der Wissenschaft
text-space_17_ongoing_science = 5 Siegpunkte, sooft du auf der Wissenschaftsleiste voranschreitest. Nachgebildet: Das gedruckte Exemplar kann anders lauten.
name-space_18_ongoing_technology = Leuchtfeuer der Technologie
text-space_18_ongoing_technology = 5 Siegpunkte, sooft du auf der Technologieleiste voranschreitest. Nachgebildet: Das gedruckte Exemplar kann anders lauten.
name-space_19_ongoing_military = Leuchtfeuer des Militärs
text-space_19_ongoing_military = 5 Siegpunkte, sooft du auf der Militärleiste voranschreitest. Nachgebildet: Das gedruckte Exemplar kann anders lauten.

## Zivilisationen

name-alchemists = Alchemisten
text-alchemists = Einkommenszüge 2 bis 5: Wirf den Wissenschaftswürfel, sooft du willst. Kommt eine Leiste zum zweiten Mal, erhältst du nur 1 Rohstoff deiner Wahl; hörst du rechtzeitig auf, darfst du auf jeder gewürfelten Leiste ohne Belohnung und Bonus einmal voranschreiten, und eine schon beendete Leiste bringt 5 Siegpunkte. Anpassung zu Beginn: 1 Rohstoff deiner Wahl und 10 Siegpunkte.
name-architects = Architekten
text-architects = Ein vollständiges Stadtviertel, dessen Einkommensgebäude alle vom selben Typ sind, bringt 1 weiteren Rohstoff deiner Wahl, eine solche Reihe oder Spalte beim Werten der Hauptstadt 1 Siegpunkt mehr. Später erhalten: Tausche bis zu 3-mal Einkommensgebäude in deiner Hauptstadt. Anpassung zu Beginn: Mache pro Mitspieler 1 Platz deiner Hauptstadt unwegsam, alle in verschiedenen Stadtvierteln.
name-craftsmen = Handwerker
text-craftsmen = Ein neues Einkommensgebäude darfst du statt in die Hauptstadt auf dieses Tableau stellen, auf das unterste freie Feld einer der drei Spalten, und erhältst die überdeckte Belohnung. Es zählt wie in der Hauptstadt, aber nicht für Reihen, Spalten und Stadtviertel. Spalte 1: 1 Arbeiter; 1 Gebietsteil; 5 Siegpunkte. Spalte 2: 1 Münze; erfinden; 1 Techkarte aufwerten; 10 Siegpunkte. Spalte 3: 1 Nahrung; 1 Gobelinkarte; 1 Kultur; mit Belohnung und bezahlbarem Bonus forschen; 15 Siegpunkte.
name-entertainers = Entertainer
text-entertainers = Einkommenszüge 2 bis 5: Bewege den Marker auf einem der Wege ein Feld nach rechts und erhalte die Belohnung dort. Später erhalten: Setze den Marker auf ein beliebiges Feld und erhalte dessen Belohnung. Felder: 2 – 1 Arbeiter; 3 – 1 Kultur; 4 – 1 Nahrung; 5 – 1 Münze; 6 – 1 Bauernhof; 7 – 1 Markt; 8 – 1 Haus; 9 – 1 Waffenschmiede; 10 – erobern; 11 – ohne Belohnung und Bonus forschen; 12 – erfinden; 13 – erkunden; 14 bis 17 – mit Belohnung und bezahlbarem Bonus auf der Technologie-, Entdeckungs-, Militär- oder Wissenschaftsleiste voranschreiten. Anpassung zu Beginn: 1 Rohstoff deiner Wahl und 10 Siegpunkte.
name-futurists = Futuristen
text-futurists = Mit dieser Zivilisation rückst du sofort auf jeder Leiste 4 Felder vor, ohne Belohnungen, Boni und Wahrzeichen, und erhältst 1 von jedem Rohstoff. Anpassung zu Beginn: Nach deinem ersten Einkommenszug verlierst du 1 Kultur und 1 Rohstoff deiner Wahl.
name-heralds = Heralde
text-heralds = Am Ende deines ersten Einkommenszuges darfst du eine Gobelinkarte auf „Beherrschung des Feuers“ spielen. Einkommenszüge 2 bis 5: Lege 1 von 4 Markern auf eine sichtbare Karte „Beim Ausspielen“ einer beliebigen Person und nutze ihre Fähigkeit. Anpassung zu Beginn: Am Ende deines ersten Einkommenszuges ziehst du Gobelinkarten, bis eine „Beim Ausspielen“ kommt, und behältst sie; Renaissance darf nicht auf „Beherrschung des Feuers“.
name-historians = Historiker
text-historians = Einkommenszüge 2 bis 5: Wirf 1 Gebietsteil ab, um einen der 4 Marker, die Belohnungen verdecken, einem Mitspieler zu geben. Erhält ein solcher Mitspieler ein Wahrzeichen, erhältst du alle aufgedeckten Belohnungen. Später erhalten: Gib alle 4 Marker sofort weg. Belohnungen: 3 Siegpunkte; 1 Nahrung; 1 Arbeiter; 3 Siegpunkte.
name-inventors = Erfinder
text-inventors = Einkommenszüge 2 bis 5: Lege 1 von 4 Markern auf eine beliebige Techkarte unterhalb der oberen Reihe; sie wird ohne Bedingung aufgewertet, und gehört sie einem Mitspieler, darfst du die Belohnung auch erhalten. Erreicht eine markierte Karte eines Mitspielers die obere Reihe, erhältst du ihre Belohnung und die Karte.
name-isolationists = Isolationisten
text-isolationists = Eroberst du ein leeres Gebiet, darfst du 1 von 4 Markern dazulegen und erhältst 1 Rohstoff deiner Wahl; niemand kann es mehr erobern. Einkommenszug 5: 5, 10, 16, 23, 31, 40 Siegpunkte für 1, 2 und mehr Gebiete, die ein Gelände verbindet. Anpassung zu Beginn: 2 Gebietsteile.
name-leaders = Anführer
text-leaders = Einkommenszüge 2 bis 5: Schreite auf einer Leiste, die du dafür noch nicht genutzt hast, kostenlos voran, mit Belohnung, ohne Bonus.
name-merrymakers = Feierwütige
text-merrymakers = Einkommenszüge 2 bis 5: Rücke einen der 3 Marker in seiner Spalte ein Feld nach oben und erhalte alles, was dort steht; die Belohnungen wachsen. Spalte 1: 1 Münze; 1 Arbeiter und 1 Nahrung; 1 Kultur und 1 Waffenschmiede. Spalte 2: 1 Gebietsteil; erfinden und 1 Gobelinkarte; erkunden und mit Belohnung und bezahlbarem Bonus forschen. Spalte 3: 5 Siegpunkte; 10 Siegpunkte; 15 Siegpunkte. Anpassung zu Beginn: 1 Rohstoff deiner Wahl.
name-militants = Militante
text-militants = 8 deiner Außenposten verdecken Belohnungen auf diesem Tableau und verlassen es von links, wenn du eroberst. Einkommenszüge 2 bis 5: Erhalte alle aufgedeckten Belohnungen. Reihe 1: 1 Münze; 2 Siegpunkte; 1 Nahrung; 4 Siegpunkte. Reihe 2: 1 Siegpunkt; 1 Arbeiter; 3 Siegpunkte; 1 Kultur.
name-mystics = Mystiker
text-mystics = Zu Beginn sagst du voraus, wie viele Techkarten, vollständige Stadtviertel, Gebiete und beendete Leisten du haben wirst. Erreichst du eine Vorhersage, erhältst du 1 Rohstoff deiner Wahl; jede, die in Einkommenszug 5 genau stimmt, bringt 10 Siegpunkte. Anpassung zu Beginn: 1 Rohstoff deiner Wahl.
name-nomads = Nomaden
text-nomads = Einkommensgebäude und Wahrzeichen dürfen auf der Karte stehen: neben einer einzelnen Figur auf einem deiner Gebiete, das dann nicht mehr erobert werden kann, für 1 Rohstoff deiner Wahl; oder auf einem leeren Gebiet neben deinen, das du dann kontrollierst.
name-chosen = Die Auserwählten
text-chosen = Einkommenszüge 2 bis 5: pro Leiste, auf der niemand weiter ist als du, 1 Siegpunkt pro Mitspieler; pro eigener Errungenschaft 1 Rohstoff deiner Wahl, in Einkommenszug 5 stattdessen 5 Siegpunkte. Anpassung zu Beginn: 15 Siegpunkte pro Mitspieler.
name-traders = Händler
text-traders = Einkommenszüge 2 bis 5: Lege 1 von 4 Markern auf ein leeres Gebiet für 1 Siegpunkt pro benachbartem Gebiet von Mitspielern oder neben einen einzelnen Außenposten eines Mitspielers für die Belohnung des Teils. Erobert ein Mitspieler ein sonst leeres Gebiet mit deinem Marker, darfst du den übrigen Würfel nutzen. Anpassung zu Beginn: 2 Rohstoffe deiner Wahl und 10 Siegpunkte.
name-advisors = Berater
text-advisors = Du beginnst mit 3 Gobelinkarten. Einkommenszüge 2 bis 5: 1 Siegpunkt pro Handkarte; von mehr als 4 wirfst du bis auf 4 ab und erhältst 1 Rohstoff deiner Wahl. Würde ein Nachbar in einem Fortschrittszug eine Gobelinkarte ziehen, darfst du ihm eine von dir geben und selbst ziehen. Später erhalten: Gib gezogene Karten für je 5 Siegpunkte an Nachbarn.
name-aliens = Außerirdische
text-aliens = Du beginnst mit 4 Weltraumteilen. Einkommenszüge 2 bis 5: Wirf das Teil auf diesem Tableau ab und erkunde dann hier eines aus deinem Vorrat, wobei du nach einem Abwurf 1 Rohstoff deiner Wahl zahlst; oder erhalte 1 Rohstoff deiner Wahl.
name-infiltrators = Eindringlinge
text-infiltrators = Du beginnst mit 1 Kultur. Einkommenszüge 2 bis 5: Stelle einen Außenposten neben einen einzelnen eines Mitspielers, teile dir das Gebiet und erhalte seine Belohnung; oder lege einen Marker auf das Startgebiet eines Mitspielers für 1 Siegpunkt pro Außenposten in dessen Vorrat, beim 3. Marker dort auch eine Zivilisation. Du ziehst 3 Zivilisationen und behältst eine. Anpassung zu Beginn: keine Kultur in deinem ersten Einkommenszug; welcher Rohstoff gemeint ist, ist angenommen.
name-islanders = Inselbewohner
text-islanders = Du beginnst mit 4 Gebietsteilen. Einkommenszüge 2 bis 5: Erkunde eines der 6 Felder um die Insel dieses Tableaus; auch in Fortschrittszügen darfst du hier erkunden. Einkommenszug 5: 4 Siegpunkte pro Teil hier, dessen äußere Seiten nur Wasser zeigen. Später erhalten: Lege bis zu 4 Teile ohne Belohnung hierher.
name-recyclers = Wiederverwerter
text-recyclers = Du beginnst mit 1 von 3 Techkarten. Einkommenszüge 2 bis 5: Werte 1 Techkarte zusätzlich auf. Eine Aufwertung darf für 5 Siegpunkte auch eine Karte aus deiner oberen Reihe zurück in die untere legen, und du darfst aus dem Ablagestapel erfinden. Anpassung zu Beginn: Werte 1 Techkarte auf.
name-riverfolk = Flussvolk
text-riverfolk = Du beginnst mit 4 Siegpunkten pro Stadtviertel mit mindestens 2 unwegsamen Plätzen und darfst auf unwegsamen Plätzen bauen; überdeckst du den letzten eines Viertels, erhältst du 1 Rohstoff deiner Wahl. Einkommenszug 5: Verliere 1 Siegpunkt pro noch sichtbarem unwegsamem Platz.
name-spies = Spione
text-spies = Einkommenszüge 2 bis 5, jede Art einmal: Nutze bei einem Nachbarn die Wirkung einer Karte „Beim Ausspielen“, die Belohnung eines Teils im Vorrat, die Belohnung vom Feld eines Markers oder die Belohnung einer Techkarte in ihrer Reihe. Du darfst die Hand dieses Nachbarn ansehen. Anpassung zu Beginn: Nach deinem ersten Einkommenszug verlierst du 1 Rohstoff deiner Wahl.
name-tinkerers = Tüftler
text-tinkerers = Einkommenszüge 2 bis 5, jede Art einmal: Erhalte die Kosten vom Feld eines Markers; rücke zum nächsten Mitspieler vor dir auf, mit Belohnung; geh 3 Felder zurück, mit Belohnung und bezahlbarem Bonus; oder rücke zum nächsten Bonus vor und nimm ihn kostenlos. Zu Beginn erhält jeder Mitspieler eine Techkarte. Anpassung zu Beginn: Stattdessen darf jeder Mitspieler 1 Gobelinkarte und 1 Techkarte ziehen.
name-treasure_hunters = Schatzsucher
text-treasure_hunters = Du beginnst mit 2 Gebietsteilen. Einkommenszüge 2 bis 5: Lege einen Marker auf ein leeres Gebiet neben deinen, das ein noch nicht genutztes Gelände zeigt; du kontrollierst es und erhältst einen Schatz. Wüste: 1 Münze und der schwarze Würfel, einer von 2 Würfen; Grasland: 1 Kultur und ein Schritt nach dem Wissenschaftswürfel, einer von 2 Würfen; Gebirge: 1 Arbeiter und beide Eroberungswürfel; Wald: 1 Nahrung und 2 Würfe mit dem roten Würfel.
name-utilitarians = Utilitarier
text-utilitarians = Du beginnst mit einem Wahrzeichen der Stufe II. Bis zu 2 deiner Wahrzeichen haben Fähigkeiten. { name-forge }: 1 Rohstoff deiner Wahl, wenn du eine Techkarte in die obere Reihe aufwertest. { name-barracks }: der rote Würfel dazu, wenn du eroberst. { name-lighthouse }: einmal pro Fortschrittszug 2 Gebietsteile für 1 Rohstoff deiner Wahl. { name-apothecary }: 1 Rohstoff deiner Wahl für ein weiteres Wahrzeichen. { name-rubber_works }, { name-tank_factory }, { name-train_station }, { name-academy }: 4 Siegpunkte pro Schritt auf die oder innerhalb der Stufen III und IV ihrer Leisten. Anpassung zu Beginn: Nach deinem ersten Einkommenszug verlierst du 1 Rohstoff deiner Wahl.

## Solospiel

name-automa_scientists = Wissenschaftler
text-automa_scientists = Einkommenszüge 3 bis 5: Der Automa forscht mit Belohnung.
name-automa_explorers = Entdecker
text-automa_explorers = Der Automa schreitet mit Belohnung voran: in den Einkommenszügen 2 und 4 auf der Entdeckungsleiste, in den Einkommenszügen 3 und 5 auf der Militärleiste.
name-automa_engineers = Ingenieure
text-automa_engineers = Einkommenszüge 2 bis 5: Der Automa erhält pro Wahrzeichen 1 Siegpunkt mehr.
name-automa_conquerors = Eroberer
text-automa_conquerors = Einkommenszüge 2 bis 5: Der Automa erobert, wenn er weniger Gebiete kontrolliert, als der Zug zählt, sichert eines von mehr als 2 Gebieten mit nur einer Figur und erhält pro Gebiet 1 Siegpunkt mehr.
name-automa_equalizers = Gleichmacher
text-automa_equalizers = Einkommenszüge 2 bis 5: Auf einer Leiste, auf der der Automa 1 oder 2 Felder hinter dir steht, zieht er auf dein Feld und erhält dessen Belohnung; gibt es keine solche Leiste, erhält er 5 Siegpunkte.
name-automa_hucksters = Marktschreier
text-automa_hucksters = Zu Beginn liegen 1 Weltraumteil und 1 Gobelinkarte offen neben dem Tableau. Dann und in den Einkommenszügen 2 bis 5 kommt 1 weiteres Stück hinzu, je nach bevorzugter Leiste: eine Gobelinkarte (Militär, Wissenschaft), eine Techkarte (Technologie) oder ein Gebietsteil (Entdeckung). Sie zählen bei der Wertung des Automa wie Wahrzeichen. Wenn du voranschreitest, darfst du eines davon nehmen, statt ein anderes derselben Art zu erhalten.
name-automa_iconoclasts = Bilderstürmer
text-automa_iconoclasts = Einkommenszüge 2 bis 5: Jedes Wahrzeichen des Automa verlässt das Spiel für 3 Siegpunkte und eine Forschung mit Belohnung, bei der beendete Leisten neu gewürfelt werden.
name-automa_trailblazers = Wegbereiter
text-automa_trailblazers = „{ name-socialism }“ verlässt das Spiel. Zu Beginn und in den Einkommenszügen 2 bis 5 kommt ein Außenposten auf die bevorzugte Leiste des Automa, 2 Felder vor dich und vor alle solchen Außenposten; fehlt dort das Feld, auf eine andere Leiste. Am Ende ist jeder, an dem du nicht vorbeigezogen bist, dem Automa 10 Siegpunkte wert.
name-automa_normal = Einkommenstableau des Automa, normal
text-automa_normal = Die Seite des Einkommenstableaus mit den niedrigeren Faktoren.
name-automa_hard = Einkommenstableau des Automa, schwer
text-automa_hard = Die Seite des Einkommenstableaus mit den höheren Faktoren.
name-level_1 = Automa, der Schwache
text-level_1 = Der Automa hat keine Zivilisationsfähigkeit und zieht in Einkommenszügen keine Gobelinkarten; du beginnst mit einem Schritt auf jeder Leiste.
name-level_2 = Automa, der Durchschnittliche
text-level_2 = Der normale Gegner.
name-level_3 = Automa, der (Ein-)Schüchterne
text-level_3 = Wie Level 2, doch ab Einkommenszug 2 schreiten beide Bots in Einkommenszügen einmal mehr voran.
name-level_4 = Automa, der Möchtegern
text-level_4 = Wie Level 3, dazu kommen mehr Fortschrittskarten ins Spiel.
name-level_5 = Automa, der Großartige
text-level_5 = Wie Level 4 mit höheren Faktoren und noch mehr Fortschrittskarten; beide Bots beginnen mit einem Schritt auf ihrer bevorzugten Leiste.
name-level_6 = Automa, der Unüberwindbare
text-level_6 = Wie Level 5, doch beide Bots beginnen mit einem Schritt auf jeder Leiste, und der Automa hat eine zweite Zivilisation.

name-decision_01 = Entscheidungskarte 1
text-decision_01 = Automa: am nächsten am Ende. Schattenreich: jede Leiste. Bei Gleichstand: bevorzugte Leiste, Militär, Entdeckung, Technologie, Wissenschaft. Zeigt Einkommen. Zeigt einen gestürzten Außenposten.
name-decision_02 = Entscheidungskarte 2
text-decision_02 = Automa: jede Leiste. Schattenreich: am nächsten an einem Wahrzeichen oder am Ende. Bei Gleichstand: Militär, Entdeckung, bevorzugte Leiste, Wissenschaft, Technologie. Zeigt Einkommen.
name-decision_03 = Entscheidungskarte 3
text-decision_03 = Automa: am nächsten an einem Wahrzeichen oder am Ende. Schattenreich: am nächsten am Ende. Bei Gleichstand: Wissenschaft, Technologie, Militär, Entdeckung, bevorzugte Leiste. Zeigt einen gestürzten Außenposten.
name-decision_04 = Entscheidungskarte 4
text-decision_04 = Automa: am nächsten an einem Wahrzeichen oder am Ende. Schattenreich: jede Leiste. Bei Gleichstand: Technologie, Wissenschaft, bevorzugte Leiste, Militär, Entdeckung. Zeigt Einkommen.
name-decision_05 = Entscheidungskarte 5
text-decision_05 = Automa: jede Leiste. Schattenreich: am nächsten an einem Wahrzeichen oder am Ende. Bei Gleichstand: Entdeckung, Militär, Technologie, Wissenschaft, bevorzugte Leiste.
name-decision_06 = Entscheidungskarte 6
text-decision_06 = Automa: jede Leiste. Schattenreich: jede Leiste. Bei Gleichstand: Militär, Wissenschaft, bevorzugte Leiste, Technologie, Entdeckung. Zeigt einen gestürzten Außenposten.
name-decision_07 = Entscheidungskarte 7
text-decision_07 = Automa: jede Leiste. Schattenreich: jede Leiste. Bei Gleichstand: bevorzugte Leiste, Technologie, Entdeckung, Militär, Wissenschaft.
name-decision_08 = Entscheidungskarte 8
text-decision_08 = Automa: jede Leiste. Schattenreich: jede Leiste. Bei Gleichstand: Entdeckung, Militär, Technologie, bevorzugte Leiste, Wissenschaft. Zeigt Einkommen.
name-decision_09 = Entscheidungskarte 9
text-decision_09 = Automa: jede Leiste. Schattenreich: jede Leiste. Bei Gleichstand: Technologie, Wissenschaft, bevorzugte Leiste, Entdeckung, Militär. Zeigt Einkommen. Zeigt einen gestürzten Außenposten.
name-decision_10 = Entscheidungskarte 10
text-decision_10 = Automa: am nächsten an einem Wahrzeichen oder am Ende. Schattenreich: jede Leiste. Bei Gleichstand: Militär, Entdeckung, Technologie, Wissenschaft, bevorzugte Leiste. Zeigt einen gestürzten Außenposten.
name-decision_11 = Entscheidungskarte 11
text-decision_11 = Automa: jede Leiste. Schattenreich: am nächsten an einem Wahrzeichen oder am Ende. Bei Gleichstand: bevorzugte Leiste, Entdeckung, Militär, Wissenschaft, Technologie.
name-decision_12 = Entscheidungskarte 12
text-decision_12 = Automa: jede Leiste. Schattenreich: jede Leiste. Bei Gleichstand: Wissenschaft, Technologie, bevorzugte Leiste, Militär, Entdeckung. Zeigt Einkommen. Zeigt einen gestürzten Außenposten.
name-decision_13 = Entscheidungskarte 13
text-decision_13 = Automa: jede Leiste. Schattenreich: am nächsten an einem Wahrzeichen oder am Ende. Bei Gleichstand: Wissenschaft, Technologie, Militär, bevorzugte Leiste, Entdeckung.
name-decision_14 = Entscheidungskarte 14
text-decision_14 = Automa: am nächsten an einem Wahrzeichen oder am Ende. Schattenreich: jede Leiste. Bei Gleichstand: Entdeckung, bevorzugte Leiste, Wissenschaft, Militär, Technologie. Zeigt Einkommen. Zeigt einen gestürzten Außenposten.
name-decision_15 = Entscheidungskarte 15
text-decision_15 = Automa: am nächsten an einem Wahrzeichen oder am Ende. Schattenreich: am nächsten an einem Wahrzeichen oder am Ende. Bei Gleichstand: bevorzugte Leiste, Militär, Technologie, Entdeckung, Wissenschaft. Zeigt einen gestürzten Außenposten.
name-decision_16 = Entscheidungskarte 16
text-decision_16 = Automa: jede Leiste. Schattenreich: am nächsten an einem Wahrzeichen oder am Ende. Bei Gleichstand: Technologie, Entdeckung, bevorzugte Leiste, Wissenschaft, Militär. Zeigt Einkommen.
name-decision_17 = Entscheidungskarte 17
text-decision_17 = Automa: jede Leiste. Schattenreich: jede Leiste. Bei Gleichstand: Entdeckung, bevorzugte Leiste, Technologie, Militär, Wissenschaft. Zeigt Einkommen.
name-decision_18 = Entscheidungskarte 18
text-decision_18 = Automa: am nächsten an einem Wahrzeichen oder am Ende. Schattenreich: jede Leiste. Bei Gleichstand: bevorzugte Leiste, Entdeckung, Militär, Wissenschaft, Technologie.
name-decision_19 = Entscheidungskarte 19
text-decision_19 = Automa: jede Leiste. Schattenreich: jede Leiste. Bei Gleichstand: Militär, Technologie, Wissenschaft, Entdeckung, bevorzugte Leiste. Zeigt Einkommen. Zeigt einen gestürzten Außenposten.
name-decision_20 = Entscheidungskarte 20
text-decision_20 = Automa: jede Leiste. Schattenreich: jede Leiste. Bei Gleichstand: Technologie, Entdeckung, Wissenschaft, Militär, bevorzugte Leiste.
name-decision_21 = Entscheidungskarte 21
text-decision_21 = Automa: jede Leiste. Schattenreich: am nächsten am Ende. Bei Gleichstand: Entdeckung, Technologie, bevorzugte Leiste, Wissenschaft, Militär. Zeigt Einkommen. Zeigt einen gestürzten Außenposten.
name-decision_22 = Entscheidungskarte 22
text-decision_22 = Automa: am nächsten am Ende. Schattenreich: jede Leiste. Bei Gleichstand: Militär, Entdeckung, Technologie, bevorzugte Leiste, Wissenschaft. Zeigt einen gestürzten Außenposten.

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
table-piece-building = + Gebäude
table-corners = Auf der Karte zeigt ein Feld: linke Ecke, links oben, Nummer, rechts oben, rechts; darunter: links unten, Figuren, rechts unten.
table-own = (der Leiste: { $resources })
table-landmark-there = ◆ Wahrzeichen noch da
table-resources = Rohstoffe
table-next = als Nächstes: { $gains }
table-tapestries = Gobelinkarten
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
table-needs-building = { $count } x { $building } vom Einkommenstableau
table-territories = Gebietsteile
table-space = Weltraumteile
table-explored = Weltraum erkundet
table-mats = Zivilisationen
table-tokens = { $count } Marker
table-landmarks = Wahrzeichen
table-landmark-card = Wahrzeichenkarte
table-beside = Neben der Hauptstadt
table-your-hand = Hand
table-achievements = Errungenschaften
table-display = Offene Techkarten
table-decks = Stapel
table-deck-counts = { $tapestry } Gobelinkarten, { $tech } Techkarten, { $territory } Gebiete, { $space } Weltraum, { $civilization } Zivilisationen
table-open-landmarks = Weitere Wahrzeichen
table-bans = Gesperrte Leisten
table-ban = { $track }, durch { $who }
table-offers = Zur Auswahl
table-looked-at = Gezogen
table-level = Level { $level }
table-favorite = bevorzugte Leiste: { $track }
table-pair = letztes Paar: { $cards }
table-decision-deck = noch { $count } Entscheidungs- und { $progress } Fortschrittskarten
table-decision-discards = abgelegt: { $cards }
table-matching = Seiten: { $count }
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
table-loses = gibt nach dem ersten Einkommenszug { $what } ab
table-set-base = Grundspiel
table-set-pp = Pläne und Gegenpläne
table-by = { $by ->
    [track] als Erster auf einem Feld
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
    [capital] Hauptstadt
    [track] Fortschrittsleiste
    [track_space] Feld einer Fortschrittsleiste
    [map] Karte
    [die] Würfel
    [die_face] Würfelseite
    [income_track] Einkommensleiste
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
table-label-needs = Obere Reihe
table-label-gained-by = Erhalten
table-label-footprint = Grundfläche
table-label-adjustment = Anpassung
table-label-setup = Aufbau
table-label-plots = Plätze
table-label-income = Einkommen
table-label-timing = Wirkt
table-label-cost = Kosten
table-label-benefit = Belohnung
table-label-bonus = Bonus
table-label-reward = Belohnung
table-label-corners = Ecken
table-label-landmark = Wahrzeichen
table-label-space = Felder
table-label-income-turns = Einkommenszüge
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
    [district_with_2_or_more_impassable_plots] Stadtviertel mit 2 oder mehr unwegsamen Plätzen
   *[opponent] Mitspieler
}
effect-advance = voranschreiten in { $track }
effect-regress = zurückgehen in { $track }
effect-without = ohne Belohnung und Bonus
effect-without-bonus = ohne Bonus
effect-past-the-end = { $effect }; { $n } SP über das Ende einer Leiste hinaus
effect-repeat = { $n } x ({ $what })
effect-landmark = Wahrzeichen { $landmark }
effect-any-landmark = ein Wahrzeichen vom Wahrzeichentableau
effect-any-tier-2 = ein Wahrzeichen der Stufe II
effect-explore = erkunden
effect-explore-anywhere = überall erkunden
effect-explore_space = Weltraum erkunden
effect-conquer = erobern
effect-conquer-anywhere = überall erobern
effect-both-dice = beide Würfel
effect-both-dice-against = beide Würfel gegen Mitspieler
effect-invent = erfinden
effect-refresh_tech_display = offene Techkarten ersetzen
effect-upgrade = aufwerten
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
consequence-against = gegen { SEAT($who) }
consequence-tile_reward = schwarzer Würfel bringt vielleicht: { $effect }
consequence-then_attacker = der Außenposten von { SEAT($who) } wird gestürzt, du behältst Feld { $hex }
consequence-then_defender = deine Figur wird gestürzt, { SEAT($who) } nimmt Feld { $hex }
consequence-then_nobody = dein Außenposten zieht in ein freies Gebiet daneben, { SEAT($who) } nimmt Feld { $hex }
consequence-then_cancelled = die Falle gilt nicht: Die Figur von { SEAT($victim) } wird gestürzt, du nimmst Feld { $hex }
consequence-then_trapped = dein Außenposten wird gestürzt, { SEAT($victim) } behält Feld { $hex }

## Was das Material tut, aus seinen Angaben

text-of-track = Ein Schritt voran kostet je nach Stufe: { $costs }.
text-of-first = Wahrzeichen für den Ersten hier: { $landmark }
text-of-tech = Kreis: { $circle }. Quadrat: { $square }. Für die obere Reihe: { $needs }, erreicht von dir oder einem Nachbarn.
text-of-territory = Belohnung: { $reward }.
text-of-income-track = Jedes Gebäude, das die Leiste verlässt, deckt ein weiteres Feld auf.
text-of-income-space = Sobald aufgedeckt, in Einkommenszügen: { $effects }.
text-of-landmark = Bedeckt { $plots } Plätze innerhalb von { $height } × { $width }. Zu bekommen { $by }.
text-of-landmark-card = Du erhältst ihr Wahrzeichen, wenn du am Ende eines eigenen Zuges mindestens so viel hast: { $wanted }.
text-of-capital = Hauptstadt { $number }: 9 × 9 Plätze, davon { $rocks } unwegsam.
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
text-favourite = bevorzugte Leiste

tap-vp = Siegpunkte
tap-any = Rohstoff deiner Wahl
tap-tech_card = Techkarte
tap-step-civilizations = Zivilisationen
tap-step-play_tapestry = Gobelinkarte spielen
tap-step-upgrade_tech = Techkarte aufwerten
tap-step-gain_vp = Siegpunkte
tap-step-gain_income = Einkommen
tap-step-skipped = nicht in diesem Zug
tap-step-done = erledigt
tap-step-now = jetzt
tap-income-turn = Einkommenszug { $era }
tap-tier = Stufe { $tier }
tap-space = Feld { $index } von { $track }: { $name }
tap-tokens-of = Marker: { $who }
tap-hex = Feld { $hex }
tap-unexplored = unerkundet
tap-outpost-of = Außenposten von { $who }
tap-toppled-of = gestürzter Außenposten von { $who }
tap-piece-of = { $piece } von { $who }
tap-middle-island = mittlere Insel
tap-start-of-seat = Start von { $who }
tap-plot = Reihe { $row }, Spalte { $col }: { $what }
tap-row-bottom = untere Reihe
tap-row-middle = mittlere Reihe
tap-row-top = obere Reihe
tap-slot = Ära { $era }
tap-covered = deckt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ab
tap-choices = Zur Auswahl
tap-turns = Wie wird es gedreht?
tap-rivals = Die anderen
tap-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
tap-income = Einkommen nehmen
tap-nobody = noch niemand
tap-era = Ära { $era }
tap-before = Vor dem ersten Einkommenszug
tap-finished = fertig
tap-discards = { $name }: { $count }
tap-tie = Bei Gleichstand: { $words }
tap-hex-tie = Felder in der Reihenfolge des Musters { $pattern }
tap-reaction = auch aus der Hand
tap-bots-turn = Der letzte Zug der Bots
tap-hidden-hand = { $count ->
    [one] { $count } Gobelinkarte auf der Hand
   *[other] { $count } Gobelinkarten auf der Hand
}
tap-on-tracks = Stand auf den Leisten
tap-attack = { $who } greift Feld { $hex } an
tap-attack-yours = Dort steht jetzt ein Außenposten von { $who } neben dir ({ $piece }).
tap-attack-trap = { $victim } antwortet mit einer Falle.
tap-stand = Eine Antwort auch für die nächsten Angriffe gelten lassen …
tap-rotate = Plättchen drehen
tap-zoom = Größere Karte
tap-outside = außerhalb der Hauptstadt
tap-complete-none = noch nichts vollendet
tap-complete-rows = { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
} vollendet
tap-complete-columns = { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
} vollendet
tap-complete-districts = { $count } Stadtviertel vollendet
tap-turn-it = { $what } drehen
tap-turn-number = So gedreht ({ $number }); der Ort wird danach gefragt
tap-place = Klicke auf einen Bauplatz oder ziehe es dorthin.
tap-place-turning = R oder ein Klick darauf dreht es. Klicke auf einen Bauplatz oder ziehe es dorthin.
tap-placed-at = gebaut in Reihe { $row }, Spalte { $col }
tap-island-side = Seite { $number } der Insel: { $what }
tap-line = Stelle { $number } auf der Tafel
tap-stage = Feld { $number } der Tafel, von dort nach { $next }
tap-marked-choice = markiert
tap-reached = erreicht
tap-stored = { $what } von höchstens { $most }
tap-brings = Ein Einkommenszug bringt: { $what }
tap-is-covered = bedeckt, nicht mehr in Kraft
tap-met-by = ✓ erfüllt von { $who }
tap-met-by-none = ✗ weder vom Besitzer noch von Nachbarn erfüllt
tap-rolled = gewürfelt von { $who }
tap-taken = genommen
tap-techs = Techkarten
tap-open-stack = Die Karten der Ära { $era } lesen
tap-own = Dein Bereich
tap-reconstructed = Nachgebildet: Das gedruckte Exemplar kann anders sein; eigenes Spielmaterial kann es ersetzen.
tap-ours = { $name } (≈ nachgebildet)
tap-trail = Außenposten der Wegbereiter
tap-as-plan = Als Plan
tap-in-space = Im Raum
tap-fold = einklappen
tap-unfold = alle Felder
tap-income-brings = Ein Einkommenszug bringt { $count } dazu.
tap-both_dice = beide Eroberungswürfel
tap-controlled_territory = eigenes Gebiet
tap-opponent = Mitspieler
tap-circle = Kreis-Belohnung (mittlere Reihe)
tap-square = Quadrat-Belohnung (obere Reihe)
tap-achievement = Errungenschaft
tap-ban = gesperrte Leiste
tap-decision = Entscheidungskarte
tap-shadow = Schattenreich
tap-plot-free = frei
tap-plot-rock = unwegsam
tap-plot-token = unwegsam, ein Marker
tap-plot-water = Wasser, unwegsam
tap-plot-wisp = ein Irrlicht, unwegsam
tap-plot-pad = ein Seerosenblatt
tap-arts = Künste
tap-masterpiece = Meisterstück
tap-create = ein Meisterstück erschaffen
tap-exhibit = ein Meisterstück präsentieren
tap-inspire = eine Rohstoffleiste inspirieren
tap-refresh_masterpieces = die offenen Meisterstücke ersetzen
tap-turn_face_down = nur einmal: es wird umgedreht
tap-charm = Zauber
tap-reserve = für Einkommenszug 5 zurücklegen
tap-wisp = Irrlicht
tap-pad = Seerosenblatt
tap-complete_row = vollendete Reihe
tap-complete_column = vollendete Spalte
tap-track_in_tier_2 = Leiste in Stufe II oder weiter
tap-income_building = Einkommensgebäude
tap-income_building_in_capital = Einkommensgebäude in der Hauptstadt
tap-landmark_in_capital = Wahrzeichen in der Hauptstadt
tap-face-down = benutzt, liegt verdeckt
tap-own-masterpieces = Eigene Meisterstücke
tap-on-tech = steht auf dieser Karte
tap-locked = in diesem Zug nicht noch einmal aufzuwerten
tap-inspired = von einem Inspirationsplättchen bedeckt
tap-reserved = Für Einkommenszug 5

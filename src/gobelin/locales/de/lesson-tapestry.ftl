# Was der Lehrer in der ersten Partie Tapestry sagt.

lesson-welcome = Du führst ein Volk vom ersten Feuer bis zu den Sternen; wer am Ende die meisten Punkte hat, gewinnt. Ein Zug ist eines von zweien: ein Schritt auf einer dieser vier Leisten oder Einkommen. Einkommen gibt es im ganzen Spiel nur fünfmal.
    .title = Ein Volk bricht auf
lesson-first_income = Alle beginnen mit Einkommen, darum hast du es schon: Münze, Arbeiter, Nahrung und Kultur, ein Gebietsteil und eine Gobelinkarte. Jedes kam von einem offenen Feld deines Einkommensplans.
    .title = Das erste Einkommen
lesson-first_step = Entdeckung zeichnet die Karte, Wissenschaft würfelt um freie Schritte, Technologie sammelt Erfindungen, Militär nimmt Land. Die ersten drei Felder jeder Leiste kosten einen beliebigen Rohstoff. Womit beginnt dein Volk?
    .title = Der erste Schritt
lesson-first_step-start = Ein guter Anfang: Mit jeder Leiste lässt sich gut beginnen.
lesson-pay = Hier ist jeder Rohstoff recht; zahle also mit dem, was dir am wenigsten fehlen wird. Vom vierten Feld an will Entdeckung Nahrung, Wissenschaft Arbeiter, Technologie Münzen und Militär Kultur.
    .title = Bezahlen
lesson-tile = Wähle ein Gebietsteil und lege es neben Land, das du kontrollierst, gedreht wie du magst. Jede Seite, die an gleiches Gelände grenzt, ist ein Punkt. Danach bekommst du, was auf dem Teil steht.
    .title = Erkunden
lesson-tile-many = { $points } Punkte für passende Seiten: gut gedreht!
lesson-tile-some = { $points ->
        [one] Eine Seite passt. Manchmal passt anders gedreht mehr.
       *[other] { $points } Seiten passen. Manchmal passt anders gedreht mehr.
    }
lesson-tile-none = Keine Seite passt. Was das Teil zeigt, hast du trotzdem bekommen; anders gedreht oder anderswo hätte es auch Punkte gegeben.
lesson-invent = Nimm eine der offenen Karten oder die unbekannte oben auf dem Stapel. Eine neue Karte gibt noch nichts: Sie zahlt, wenn sie eine Reihe aufsteigt, erst den Kreis, dann das Quadrat. In jedem weiteren Einkommenszug darf eine Karte aufsteigen.
    .title = Erfinden
lesson-invent-gamble = Die unbekannte Karte: ein Wagnis, warum nicht.
lesson-invent-seen = Du weißt, was du hast: Der Kreis kann im nächsten Einkommenszug dir gehören.
lesson-research = Der Würfel hat eine Leiste bestimmt, und dort darfst du umsonst einen Schritt gehen. Ein Kreuz auf dem Feld, von dem das kam, heißt: diesmal ohne Belohnung. Der Schritt zählt trotzdem.
    .title = Forschen
lesson-research-declined = Das darfst du. Schritte schaden aber selten: Jeder ist einen Rohstoff wert.
lesson-research-stepped = Ein Schritt umsonst, und die nächste Belohnung dieser Leiste ist näher.
lesson-conquer = Wähle ein Gebiet neben deinem mit höchstens einer Figur darauf. Dein Außenposten kommt dorthin, und Land, das nur du hältst, gehört dir. Die mittlere Insel ist ein Wettlauf für sich: Wer sie zuerst erobert, bekommt die meisten Punkte.
    .title = Erobern
lesson-dice = Beide Würfel sind gefallen, und du behältst einen. Rot sind Punkte, einer für jedes Gebiet, das du kontrollierst. Schwarz ist ein Rohstoff oder das, was auf dem eroberten Land steht.
    .title = Zwei Würfel, eine Belohnung
lesson-bonus = Die Belohnung hast du schon. Ein Bonus ist ein Angebot dazu: Zahle jetzt und einmal, was vor dem Pfeil steht, und du bekommst, was dahinter steht. Auch Verzichten ist eine gute Antwort.
    .title = Ein Bonus
lesson-bonus-built = Ein Gebäude für einen Rohstoff: Es wirkt in jedem Einkommenszug, der noch kommt.
lesson-bonus-declined = Für einen Schritt aufgehoben. Das ist oft richtig.
lesson-building = Das Gebäude hat deinen Einkommensplan verlassen, und das Feld darunter wirkt von jetzt an in jedem Einkommenszug. In deiner Hauptstadt füllt es einen Bauplatz. Ist ein Viertel mit neun Plätzen voll, Felsen mitgezählt, bekommst du sofort einen Rohstoff.
    .title = Ein Gebäude
lesson-building-near = { $district_gap ->
        [one] Noch ein Platz, und ein Viertel bringt dir einen Rohstoff.
       *[other] Noch { $district_gap } Plätze, und ein Viertel bringt dir einen Rohstoff.
    }
lesson-dry = Nichts mehr übrig? Dann nimm Einkommen. Es eröffnet deine nächste Ära, deine allein: Dein Nachbar kann noch in der alten sein. Wer eine Ära vor den Nachbarn betritt, bekommt Rohstoffe dazu.
    .title = Zeit für Einkommen
lesson-leaders = In einem Einkommenszug ist zuerst deine Zivilisation dran. Ein Anführer geht einen Schritt umsonst, auf jeder Leiste einmal im ganzen Spiel. Nutze ihn dort, wo der nächste Schritt teuer ist.
    .title = Deine Zivilisation
lesson-tapestry = Jetzt eröffnet eine Karte aus deiner Hand die Ära. Manche wirken sofort, manche bis zu deinem nächsten Einkommenszug. Eine Falle wirkt auch aus der Hand; überlege es dir, bevor du sie auslegst.
    .title = Eine Gobelinkarte
lesson-upgrade = Eine deiner Erfindungen darf eine Reihe aufsteigen. In der mittleren Reihe zahlt sie ihren Kreis, in der obersten ihr Quadrat, wenn du oder ein Nachbar erfüllt, was die Karte verlangt.
    .title = Aufsteigen
lesson-upgrade-raised = Da ist der Lohn, und eine Reihe bleibt noch.
lesson-upgrade-kept = Du darfst immer verzichten. Eine Karte, die aufsteigt, gibt aber etwas umsonst.
lesson-harvest = Das war ein Einkommenszug: Dein Plan hat Punkte gebracht und dann gezahlt. Sieh dir die offenen Felder an: Jedes Gebäude, das den Plan verlässt, öffnet eines mehr, für alle Einkommenszüge, die noch kommen. Frühe Gebäude sind also die besten.
    .title = Was der Plan gezahlt hat
lesson-gate = Einer deiner Marker steht auf dem dritten Feld. Die nächste Stufe kostet zwei Rohstoffe, einer davon der eigene der Leiste. Wer sie als Erster betritt, auf welchem Weg auch immer, erhält ihr Wahrzeichen.
    .title = Eine neue Stufe
lesson-gate-first = Als Erster da: Das Wahrzeichen ist deins, und niemand sonst kann es haben.
lesson-landmark = Ein Wahrzeichen füllt viele Bauplätze auf einmal und gibt sonst nichts. Ziele auf volle Reihen, Spalten und Viertel: Die Hauptstadt bringt je volle Reihe und Spalte einen Punkt. Was über das Raster hinausragt, zählt nicht.
    .title = Ein Wahrzeichen
lesson-reaction = Dein Land wird angegriffen. Eine Falle aus deiner Hand würde stattdessen den Angreifer umwerfen. Ohne sie passt du und verlierst dieses Land.
    .title = Angegriffen
lesson-toppled = Du hast ein Gebiet verloren. Dabei bleibt es: Dort sind jetzt zwei Figuren, und niemand kann es noch einmal erobern.
    .title = Ein verlorenes Land
lesson-races = Drei Wettläufe dauern das ganze Spiel: das Ende einer Leiste erreichen, zwei Außenposten umwerfen, die mittlere Insel erobern. Jeder zahlt einmal, und wer früher kommt, bekommt mehr.
    .title = Drei Wettläufe
lesson-last_era = Das ist deine letzte Ära. Dein fünfter Einkommenszug beendet dein Spiel: Zivilisation, eine Karte aufsteigen, Punkte; keine Gobelinkarte, keine Rohstoffe. Was du dann noch hast, ist nichts wert; gib es vorher aus.
    .title = Das letzte Kapitel
lesson-end = { $vp } Punkte für dich, { $rival_vp } für deinen Gegner. Die Balken zeigen, woher sie kamen: Hauptstadt und Leisten, Karten, Land. Jetzt kennst du jedes Kapitel der Regeln, das eine erste Partie zeigen kann.
    .title = Vom Feuer zu den Sternen
lesson-next_time = Für die nächste Partie: Wähle eine oder zwei Leisten und geh weit. Nimm jede Gebäudeart einmal, bevor du eine zum dritten Mal nimmst. Sieh nach, ob das Wahrzeichen noch da ist, bevor du für seine Stufe zahlst. Behalte eine Falle, solange deine Grenze offen ist.
    .title = Beim nächsten Mal

lesson-full = Ein ganzes Viertel! Da ist dein Rohstoff.
lesson-bold = Der fremde Außenposten liegt, deiner steht. Kühn: Nachbarn können eine Falle haben.
lesson-trap = Ausgelegt ist die Falle eine gewöhnliche Karte; auf der Hand hätte sie dein Land behütet.
lesson-early = Du hattest noch Rohstoffe, und jeder hätte ein Schritt sein können. Gib sie erst aus; die Ära wartet auf dich.
lesson-led = Als Erster in der Ära: Die Rohstoffe auf ihrem Feld gehören dir.
lesson-few_buildings = Dritte Ära, und wenige Gebäude haben deinen Plan verlassen. Sie zahlen in jedem Einkommenszug: Suche Felder und Boni, die welche bringen.
lesson-no_tier = Von allem ein wenig: Kein Marker ist über das dritte Feld hinaus. Eine oder zwei Leisten, und die weit, bringen meist mehr.
lesson-wasted = Du hattest noch Rohstoffe für einen Schritt oder zwei. Jetzt sind sie nichts wert; beim nächsten Mal gehen sie vorher.
lesson-race_won = Einer der drei Wettläufe ist deiner. Sehr gut!

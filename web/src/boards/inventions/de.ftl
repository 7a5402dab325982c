inv-epoch = Epochensäule von { $who }
inv-season = Saisonsäule von { $who }
inv-gives-others = Andere, deren Säule hier steht, erhalten Einfluss
inv-own-forum = In diesem Forum steht eine eigene Säule: es ist dir verschlossen
inv-specialist-name = { $discipline ->
    [economy] Händler
    [culture] Künstler
   *[technology] Denker
}
inv-home = verfügbare { $discipline ->
    [economy] Händler
    [culture] Künstler
   *[technology] Denker
}: { $count }
inv-exhausted = erschöpft: { $count }
inv-academy = Akademiker: { $count } von { $limit }
inv-academy-name = Akademie
inv-academy-limit = Platz für { $limit } Akademiker
inv-aspiration-of = Bestreben: { $kind }
inv-joker = Ein Bestreben, das ein Fortschrittsplättchen beliebiger Art wird
inv-chain-of = Kettenaktion: { $action }
inv-chain = Kettenaktionsmarker
inv-token = ein Ökonomiemarker
inv-chronos = Chronos
inv-scholar = Gelehrter
inv-scholar-there = Gelehrter dort
inv-specialist = Spezialist
inv-pay_influence = Einfluss als Preis
inv-citizens-of = { $count } Bürger ({ $who })
inv-nobody = keine Bürger
inv-invention = Erfindung
inv-travel-from = Von hier reisen ({ $region }): dann das Ziel wählen
inv-take-up = Aufnehmen, dann das Ziel wählen
inv-access = zugänglich
inv-no-access = nicht zugänglich
inv-extra = Spezialisten, die beim Erfinden zusätzlich erschöpft werden
inv-stack = { $count ->
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
inv-thread-empty = In diesem Zug ist noch nichts geschehen
inv-choices = Zur Auswahl
inv-level = { $markers } Kettenaktionsmarker, am Ende { $points } EP, { $loss } Verlust beim Ärawechsel
inv-marker-of = Äramarker von { $who }
inv-milestone-of = Privater Meilenstein von { $who }
inv-diplomat-of = Diplomat von { $who }
inv-era-of = Ära des privaten Meilensteins
inv-goals-scored = ({ $count } davon zählen)
inv-reconstructed = Rekonstruiert: das gedruckte Exemplar kann anders sein; eigenes Spielmaterial kann es ersetzen.
inv-tiles-left = { $count } Einflussplättchen übrig
inv-vp = Einflusspunkte (EP)
inv-academic = Akademiker
inv-citizen = Bürger
inv-recall_citizens = Bürger kommen nach Hause
inv-ready = Spezialist wieder verfügbar
inv-place_progress = Fortschrittsplättchen setzen
inv-discount = Rabatt
inv-turn_order = Zugreihenfolge
inv-goal = Privatziel
inv-caption-tiles = Einflussplättchen
inv-caption-tray = Auslage
inv-word-influence = Einfluss
inv-word-discount = Rabatt
inv-word-economy = Händler
inv-word-culture = Künstler
inv-word-technology = Denker
inv-word-specialist = Spezialist
inv-word-academic = Akademiker
inv-word-citizen = Bürger
inv-word-recall_citizens = nach Hause
inv-word-ready = bereit
inv-word-vp = Punkte
inv-word-token = Marker
inv-word-place_progress = Plättchen
inv-word-turn_order = Reihenfolge

hyp-any-cube = beliebige Farbe
hyp-space = Feld: { $colour }
hyp-or = oder
hyp-any = beliebige Farbe
hyp-kill = vernichtete Spielfigur oder Geist
hyp-ruin = Ruine
hyp-ghost = Geist
hyp-token = Ruinen-Plättchen
hyp-figure = Spielfiguren
hyp-turn = zu Beginn des Zuges
hyp-start = zu Spielbeginn
hyp-passive = solange belegt
hyp-lock = bleibt stehen
hyp-stop = anhalten müssen
hyp-take-up = Würfel nehmen: { $colour }. Dann wählen, wohin er kommt, oder ihn dorthin ziehen.
hyp-grey-back = Grauen Würfel zurückgeben
hyp-player-board = Entwicklung und Basis-Technologien
hyp-row = { $colour }: Stufe { $level } von { $last }
hyp-stack = Stapel { $stack }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hyp-gap = keine Karte
hyp-worth = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
hyp-your-pool = Effekte deines Zuges:
hyp-pool-of = Effekte dieses Zuges ({ $who }):
hyp-pool-empty = noch keine
hyp-choices = Zur Auswahl
hyp-hex = Feld { $hex }
hyp-figures-of = { $count ->
    [one] { $count } Spielfigur ({ $who })
   *[other] { $count } Spielfiguren ({ $who })
}
hyp-fortresses-of = { $count ->
    [one] { $count } Festung ({ $who })
   *[other] { $count } Festungen ({ $who })
}
hyp-move-from = Von Feld { $hex } ziehen: dann das Ziel wählen
hyp-zoom = Größere Karte
hyp-reconstructed = Rekonstruiert: die gedruckte Karte kann anders sein; ein eigener Satz von Komponenten kann sie ersetzen.
hyp-conditions = Spielende: { $met } von { $needed }
hyp-upgrade = Ab Stufe { $level } kann der Marker auf 0 zurück: { $count } Würfel in den Beutel ({ $colour })
hyp-develop = Entwicklung
hyp-available = Verfügbar
hyp-unused = Ungenutzt
hyp-pool = In diesem Zug
hyp-left = noch { $count }
hyp-controls = { $count ->
    [one] kontrolliert { $count } Feld
   *[other] kontrolliert { $count } Felder
}
hyp-toll-in = hinein +{ $points }
hyp-toll-out = hinaus +{ $points }
hyp-short-move = Bewegung
hyp-short-fly = Flug
hyp-short-teleport = Teleport
hyp-short-attack = Angriff
hyp-short-ranged_attack = Fernangriff
hyp-short-fortress = { $count ->
    [one] Festung
   *[other] Festungen
}
hyp-short-figure = { $count ->
    [one] Figur
   *[other] Figuren
}
hyp-short-deploy = { $count ->
    [one] Figur
   *[other] Figuren
}
hyp-short-gem = { $count ->
    [one] Edelstein
   *[other] Edelsteine
}
hyp-short-technology = Technologie
hyp-short-draw = aus Beutel
hyp-short-cube = Würfel
hyp-short-recover = Zurücknehmen
hyp-short-clear = Weglegen
hyp-short-discard_grey = Zurückgeben
hyp-short-develop = Entwicklung

# Imperial Settlers auf Deutsch.
# Namen stehen nach einem Doppelpunkt oder vor einem Partizip, damit sie keine Endungen brauchen; SEAT kann auch "Du" sein.

title = Imperial Settlers
summary = Vier Völker besiedeln in fünf Runden dasselbe Land: bauen, handeln, zerstören.
seat-4 = Neutraler Spieler

## Einstellungen

setting-factions = Völker der Plätze
setting-card_phase = Kartenphase
setting-peaceful = Friedliches Spiel: Orte anderer Spieler werden nicht zerstört
setting-decks = Eigene Völkerdecks

choice-basic = Grundregel: zwei offene Auslagen, aus jeder eine Karte
choice-alternative = Alternativ: eine von drei Karten behalten, zwei weitergeben, noch eine behalten
choice-advanced = Für Fortgeschrittene: zwei Karten aus einer offenen Reihe von fünf

## Fragen

ask-faction = Welches Volk führst du an?
ask-take = Welche der offenen Karten nimmst du?
ask-keep = Welche Karte behältst du?
ask-draw = Von welchem Stapel ziehst du?
ask-produce = Was produziert dieser Ort für dich?
ask-produce_again = Welcher deiner Produktionsorte produziert noch einmal?
ask-turn = Du bist am Zug: Welche Aktion führst du aus?
ask-after = Deine Aktion ist ausgeführt. Tust du noch etwas, bevor dein Zug endet?
ask-give_up = Welchen Ort oder welches Fundament gibst du für den neuen Ort ab?
ask-pay = Wie viel Gold zahlst du anstelle von Rohstoffen?
ask-pay_with = Womit bezahlst du?
ask-samurai = Welchen Völkerort bewacht der Samurai?
ask-trade = Nimmst du das Angebot an?
ask-discard = Welche Handkarte wirfst du ab?
ask-give_up_deal = Welches deiner Handelsabkommen gibst du auf?
ask-exchange = Was nimmst du für deine Arbeiter?
ask-refresh = Welchen deiner Aktionsorte aktivierst du noch einmal?
ask-stash_good = Welchen Rohstoff legst du bis zum Spielende beiseite?
ask-stash_card = Welche Handkarte legst du bis zum Spielende beiseite?
ask-steal = Wen bestiehlst du, und um was?
ask-copy_good = Das Zerstörungsfeld welches Ortes plünderst du? Der Ort bleibt unversehrt.
ask-copy_which = Welche Ware nimmst du?
ask-raze_own = Welchen eigenen Ort zerstörst du?
ask-raze_freely = Welchen Ort zerstörst du?
ask-chapel = Was zerstörst du für die Dunkle Kapelle?
ask-convert = Behältst du diese Ware, oder gibst du sie für Siegpunkte ab?
ask-remove = Welcher Ort eines anderen Spielers kommt aus dem Spiel?
ask-end_deal = Welches Handelsabkommen eines anderen Spielers beendest du?
ask-take_deal = Welches Handelsabkommen eines anderen Spielers nimmst du?
ask-route = Mit welchem Ort eines anderen Spielers triffst du ein Handelsabkommen?
ask-build_deal = Welches deiner Handelsabkommen baust du?
ask-settle = Welche Völkerkarte baust du?
ask-use_deal = Welches deiner Handelsabkommen bringt seine Ware noch einmal?
ask-target = Wer wirft von der Hand ab?
ask-block = Welchen Aktionsort eines anderen Spielers blockierst du?
ask-take_over = Welchen Ort eines anderen Spielers übernimmst du?
ask-found = Welche allgemeine Karte deiner Hand wird zum Fundament?
ask-sacrifice = Der Angriff passt auf mehrere deiner Orte: Welchen verlierst du?

## Antworten

option-choose = { NAME($faction) }
option-take = Nehmen: { NAME($card) }
option-keep = Behalten: { NAME($card) }
option-draw = { $deck ->
    [common_card] Eine allgemeine Karte ziehen
   *[faction_card] Eine eigene Völkerkarte ziehen
}
# Was eine Auswahl bringt, wird aus den Angaben der Karte ergänzt
option-produce = { NAME($card) }: { $choice ->
    [0] Auswahl 1
    [1] Auswahl 2
    [2] Auswahl 3
   *[other] Auswahl 4
}
option-produce_again = Noch einmal produzieren: { NAME($card) }

# In der Aktionsphase
option-build = Bauen: { NAME($card) }
option-settle-build = Bauen, ohne einen Ort abzugeben: { NAME($card) }
option-deal = Handelsabkommen treffen: { NAME($card) }
option-raze = Aus der Hand zerstören: { NAME($card) }
option-raze_location = Ort eines anderen Spielers zerstören: { NAME($card) }
option-activate = Aktivieren: { NAME($card) }
option-activate_twice = Zweimal auf einmal aktivieren: { NAME($card) }
option-exchange = { $trades ->
    [one] Einmal Arbeiter tauschen
   *[other] { $trades }-mal Arbeiter tauschen
}
option-receive = 1 { NAME($good) } nehmen
option-copy_which-receive = Nehmen: { NAME($good) }
option-end_turn = Den Zug beenden
option-pass = Für den Rest der Runde passen
option-pay_freely = In diesem Zug selbst wählen, wie viel Gold du zahlst

# Jederzeit im eigenen Zug
option-defend = Verteidigungsplättchen einsetzen: { NAME($card) }
option-samurai = Arbeiter als Samurai aufstellen: { NAME($card) }
option-samurai-samurai = Bewachen: { NAME($card) }
option-stash = Etwas bis zum Spielende beiseitelegen: { NAME($card) }
option-stash_good = 1 { NAME($good) } beiseitelegen
option-stash_card = Beiseitelegen: { NAME($card) }

# Bezahlen
option-pay = { $wood ->
    [0] { $stone ->
        [0] { $food ->
            [0] Kein Gold anstelle von Rohstoffen zahlen
           *[other] { $food } Gold anstelle von Nahrung zahlen
        }
       *[other] { $food ->
            [0] { $stone } Gold anstelle von Stein zahlen
           *[other] Gold zahlen: { $stone } anstelle von Stein, { $food } anstelle von Nahrung
        }
    }
   *[other] { $stone ->
        [0] { $food ->
            [0] { $wood } Gold anstelle von Holz zahlen
           *[other] Gold zahlen: { $wood } anstelle von Holz, { $food } anstelle von Nahrung
        }
       *[other] { $food ->
            [0] Gold zahlen: { $wood } anstelle von Holz, { $stone } anstelle von Stein
           *[other] Gold zahlen: { $wood } anstelle von Holz, { $stone } anstelle von Stein, { $food } anstelle von Nahrung
        }
    }
}
option-pay_with = 1 { NAME($good) } zahlen
option-give_up = Abgeben: { NAME($card) }
option-give_up_deal = Handelsabkommen aufgeben: { NAME($card) }
option-discard = Abwerfen: { NAME($card) }
option-trade = { NAME($card) }: { $choice ->
    [0] Angebot 1
    [1] Angebot 2
    [2] Angebot 3
   *[other] Angebot 4
}
option-decline = Nein, danke

# Was Aktionsorte bewirken
option-steal = Stehlen: { NAME($good) } ({ SEAT($seat) })
option-copy_good = Zerstörungsfeld plündern: { NAME($card) }
option-raze_own = Zerstören: { NAME($card) }
option-convert = 1 { NAME($good) } für Siegpunkte abgeben
option-keep_good = 1 { NAME($good) } behalten
option-remove = Aus dem Spiel entfernen: { NAME($card) }
option-end_deal = Handelsabkommen beenden: { NAME($card) } ({ SEAT($seat) })
    .attack = Angriffskarte „{ NAME($card) }“ abwerfen
option-take_deal = Handelsabkommen nehmen: { NAME($card) }
    .attack = Angriffskarte „{ NAME($card) }“ abwerfen
option-route = Handelsabkommen treffen mit: { NAME($card) }
option-build_deal = Unter der Völkertafel hervor bauen: { NAME($card) }
option-use_deal = Handelsabkommen noch einmal nutzen: { NAME($card) }
option-refresh = Noch einmal aktivieren: { NAME($card) }
option-target = { SEAT($seat) }
option-block = Blockieren: { NAME($card) }
option-take_over = Übernehmen: { NAME($card) }
option-found = Als Fundament auslegen: { NAME($card) }
option-sacrifice = Verlieren: { NAME($card) }

## Was eine Antwort bringt

consequence-amount = { goods }
consequence-effect = { $effect }
consequence-choice = nach Wahl { goods }
consequence-lost_with = geht mit verloren: { goods }
consequence-each_round = { goods } in jeder Runde
consequence-no_longer = nicht mehr in jeder Runde: { goods }

## Ereignisse

# Eine Menge von Waren, für die Ereignisse darunter
goods = { $what ->
    [stone] { $amount ->
        [one] { $amount } Stein
       *[other] { $amount } Steine
    }
    [vp] { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }
    [points] { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }
    [card] { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
    [common_card] { $amount ->
        [one] { $amount } allgemeine Karte
       *[other] { $amount } allgemeine Karten
    }
    [faction_card] { $amount ->
        [one] { $amount } Völkerkarte
       *[other] { $amount } Völkerkarten
    }
    [resource] { $amount ->
        [one] { $amount } Rohstoff
       *[other] { $amount } Rohstoffe
    }
   *[other] { $amount } { NAME($what) }
}

event-start_player = { SEAT($seat) }: Startspielerplättchen genommen
event-plays = { SEAT($seat) }: das Volk der { NAME($faction) }
event-shuffled = { SEAT($seat) }: { $cards ->
    [one] { $cards } Völkerkarte
   *[other] { $cards } Völkerkarten
} gemischt
event-round = Runde { $round } beginnt
event-reshuffled = Der allgemeine Ablagestapel wurde zum neuen Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
event-revealed = Aufgedeckt: { NAME($card) }
event-left_over = Übrig geblieben und abgeworfen: { NAME($card) }
event-took = { SEAT($seat) }: { NAME($card) } aus den offenen Karten genommen
event-looked = { SEAT($seat) }: { $cards } { $deck ->
    [common_card] { $cards ->
        [one] allgemeine Karte
       *[other] allgemeine Karten
    }
   *[faction_card] { $cards ->
        [one] Völkerkarte
       *[other] Völkerkarten
    }
} angesehen
event-passed_on = { SEAT($seat) }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} weitergegeben an { SEAT($to) }
event-kept = { SEAT($seat) }: { NAME($card) } behalten
    .hidden = { SEAT($seat) }: eine Karte behalten
event-rejected = { SEAT($seat) }: { NAME($card) } nicht behalten und abgeworfen
event-drew = { $deck ->
    [common_card] { SEAT($seat) }: allgemeine Karte gezogen ({ NAME($why) }) – { NAME($card) }
   *[faction_card] { SEAT($seat) }: Völkerkarte gezogen ({ NAME($why) }) – { NAME($card) }
}
    .hidden = { $deck ->
        [common_card] { SEAT($seat) }: allgemeine Karte gezogen ({ NAME($why) })
       *[faction_card] { SEAT($seat) }: Völkerkarte gezogen ({ NAME($why) })
    }
event-gained = { SEAT($seat) }: { goods } erhalten ({ NAME($why) })
event-paid = { SEAT($seat) }: { goods } bezahlt ({ NAME($why) })
event-laid = { SEAT($seat) }: { goods } eingesetzt ({ NAME($card) })
# Manche Karten bringen Punkte auf mehrere Arten
event-scored = { SEAT($seat) }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} ({ NAME($why) }{ $source ->
    [production] , Ertrag
    [deals] , Handelsabkommen
    [building] , Bauprämie
    [razing] , zerstört
   *[other] {""}
})
event-built = { $origin ->
    [deals] { SEAT($seat) }: { NAME($card) } aus den eigenen Handelsabkommen gebaut
   *[hand] { SEAT($seat) }: { NAME($card) } gebaut
}
event-gave_up = { $what ->
    [foundation] { SEAT($seat) }: Fundament abgegeben – { NAME($card) }
   *[location] { SEAT($seat) }: Ort abgegeben – { NAME($card) }
}
event-dealt = { SEAT($seat) }: Handelsabkommen getroffen – { NAME($card) }
event-routed = { SEAT($seat) }: Handelsabkommen mit einem Ort getroffen – { NAME($card) } (Besitzer: { SEAT($owner) })
event-ended_deal = Handelsabkommen beendet: { NAME($card) } ({ SEAT($seat) })
event-ended_route = Handelsabkommen der Handelsroute beendet: { NAME($card) } ({ SEAT($seat) })
event-ended_attack = Angriffskarte abgeworfen – { NAME($card) }
event-took_deal = { SEAT($seat) }: Handelsabkommen genommen – { NAME($card) } (bisher: { SEAT($owner) })
event-used_deal = { SEAT($seat) }: Handelsabkommen noch einmal genutzt – { NAME($card) } ({ NAME($why) })
event-razed = { SEAT($seat) }: Ort zerstört – { NAME($card) } (Besitzer: { SEAT($owner) })
event-razed_card = { SEAT($seat) }: Handkarte zerstört – { NAME($card) }
event-razed_own = { SEAT($seat) }: eigenen Ort zerstört – { NAME($card) }
event-fell = { NAME($card) } wurde zum Fundament ({ SEAT($owner) })
event-left = { NAME($card) } wurde abgeworfen ({ SEAT($owner) })
event-removed = { SEAT($seat) }: Ort abgeworfen – { NAME($card) } (Besitzer: { SEAT($owner) })
event-founded = { SEAT($seat) }: Handkarte als Fundament ausgelegt – { NAME($card) }
event-lost = Mit { NAME($from_card) } verloren: { NAME($card) }
event-lost_with = Mit { NAME($from_card) } verloren: { goods }
event-activated = { $uses ->
    [one] { SEAT($seat) }: { NAME($card) } aktiviert
   *[other] { SEAT($seat) }: { NAME($card) } { $uses }-mal auf einmal aktiviert
}
event-refreshed = { SEAT($seat) }: { NAME($card) } noch einmal aktiviert ({ NAME($why) })
event-produced_again = { SEAT($seat) }: noch einmal Ertrag von { NAME($card) } ({ NAME($why) })
event-plundered = { SEAT($seat) }: Zerstörungsfeld geplündert – { NAME($card) } (Besitzer: { SEAT($owner) })
event-robbed = { SEAT($seat) }: { goods } gestohlen, bestohlen wurde { SEAT($victim) } ({ NAME($why) })
event-discarded = { SEAT($seat) }: { NAME($card) } aus der Hand abgeworfen
event-blocked = { SEAT($seat) }: Ort blockiert – { NAME($card) } (Besitzer: { SEAT($owner) })
event-took_over = { SEAT($seat) }: Ort übernommen – { NAME($card) } (Besitzer: { SEAT($owner) })
event-gave_back = { SEAT($seat) }: Ort zurückgegeben – { NAME($card) } (Besitzer: { SEAT($owner) })
event-defended = { SEAT($seat) }: Verteidigungsplättchen eingesetzt – { NAME($card) }
event-stationed = { SEAT($seat) }: Arbeiter als Samurai aufgestellt – { NAME($card) }
event-guarded = { SEAT($seat) }: Samurai aus dem Vorrat aufgestellt – { NAME($card) }
event-stashed = { SEAT($seat) }: { NAME($what) } aus der Hand beiseitegelegt ({ NAME($card) })
    .hidden = { SEAT($seat) }: eine Handkarte beiseitegelegt ({ NAME($card) })
event-stashed_good = { SEAT($seat) }: 1 { NAME($what) } beiseitegelegt ({ NAME($card) })
event-turn = Neuer Zug: { SEAT($seat) }
event-passed = { SEAT($seat) }: gepasst
event-cleaned_up = Aufräumen: Waren, Verteidigungsplättchen und Blockaden kommen von den Orten
event-stored = { SEAT($seat) }: { goods } gelagert
event-gave_up_goods = { SEAT($seat) }: { goods } beim Aufräumen abgegeben

# Das Solospiel
event-neutral_got = Aus den offenen Karten für den neutralen Spieler: { NAME($card) }
event-attack_card = Neue Angriffskarte – { NAME($card) }
event-attacked = Vom neutralen Spieler zerstört und gesammelt: { NAME($card) }
event-collected = Vom neutralen Spieler aus seinen offenen Karten gesammelt: { NAME($card) }
event-solo_won = Das Spiel ist gewonnen: { $mine ->
    [one] { $mine } Völkerort
   *[other] { $mine } Völkerorte
} gegen { $collected ->
    [one] { $collected } gesammelte Karte
   *[other] { $collected } gesammelte Karten
}
event-solo_lost = Das Spiel ist verloren: { $mine ->
    [one] { $mine } Völkerort
   *[other] { $mine } Völkerorte
} gegen { $collected ->
    [one] { $collected } gesammelte Karte
   *[other] { $collected } gesammelte Karten
}
event-rank = Dein Rang: { NAME($rank) }

## Der Tisch

label-round = Runde
label-phase = Phase
label-start = Startspieler
label-active = Am Zug
label-pays_freely = Wählt, wie viel Gold gezahlt wird
label-offer = Offene Karten
label-looking = Karten zur Auswahl
label-common_deck = Allgemeiner Kartenstapel
label-common_discards = Allgemeiner Ablagestapel
label-realms = Reiche
label-attack_row = Angriffskarten, die neueste zuerst
label-attack_deck = Stapel der Angriffskarten
label-collected = Vom neutralen Spieler gesammelte Karten

# Ein Reich
label-faction = Volk
label-vp = Siegpunkte
label-passed = Gepasst
label-goods = Waren
label-hand = Hand
label-faction_deck = Völkerkartenstapel
label-faction_discards = Ablagestapel der Völkerkarten
label-deals = Handelsabkommen
label-routes = Handelsabkommen der Handelsroute
label-foundations = Fundamente
label-production = Produktionsorte
label-feature = Fähigkeitenorte
label-action = Aktionsorte

# Ein Ort
label-card = Karte
label-used = Aktivierungen in dieser Runde
label-laid = Eingesetzte Waren
label-defence = Verteidigungsplättchen
label-samurai = Samurai
label-blocked = Blockiert
label-taken_by = Übernommen von
label-kept = Beiseitegelegte Rohstoffe
label-under = Beiseitegelegte Karten

## Waren

name-wood = Holz
name-stone = Stein
name-food = Nahrung
name-gold = Gold
name-worker = Arbeiter
name-raze = Zerstörungsplättchen
name-defence = Verteidigungsplättchen
name-vp = Siegpunkt
name-card = Karte
name-common_card = allgemeine Karte
name-faction_card = Völkerkarte
name-location = Ort
name-deal = Handelsabkommen
name-resource = Rohstoff
name-samurai = Samurai

## Phasen, Arten von Orten und Farben; manche Wörter dienen doppelt: Produktion, Gold

name-factions = Wahl der Völker
name-cards = Karten
name-production = Produktion
name-actions = Aktionen
name-clean_up = Aufräumen
name-attack = Angriff
name-next_round = Rundenwechsel
name-scoring = Wertung
name-over = Spielende

name-feature = Fähigkeit
name-action = Aktion

name-brown = Braun
name-grey = Grau
name-red = Rot
name-pink = Rosa
name-blue = Blau
name-black = Schwarz
name-purple = Lila

## Gründe für Waren und Punkte

name-exchange = Tausch
name-foundation = Fundament
name-common_locations = allgemeine Orte
name-faction_locations = Völkerorte
name-start_hand = Starthand

## Woher die Punkte kommen

source-common_locations = Allgemeine Orte
source-faction_locations = Völkerorte
source-laid_away = Schrein und Tor
source-production = Ertrag
source-deals = Handelsabkommen
source-building = Bauprämien
source-actions = Aktionsorte
source-razing = Zerstören
source-features = Fähigkeiten

## Ränge des Solospiels

name-citizen = Bürger
name-servant = Diener
name-squire = Knappe
name-knight = Ritter
name-castellan = Burgvogt
name-king = König
name-emperor = Kaiser

## Völker

name-barbarians = Barbaren
name-romans = Römer
name-egyptians = Ägypter
name-japanese = Japaner

text-barbarians = Jede Runde 5 Arbeiter, 1 Zerstörungsplättchen und 1 Verteidigungsplättchen. Übrige Arbeiter bleiben für die nächste Runde.
text-romans = Jede Runde 1 Holz, 1 Stein, 2 Arbeiter, 1 Zerstörungsplättchen und 1 Verteidigungsplättchen. Übrige Zerstörungsplättchen bleiben für die nächste Runde.
text-egyptians = Jede Runde 1 Gold, 3 Arbeiter, 1 Zerstörungsplättchen und 1 Verteidigungsplättchen. Übriges Gold bleibt für die nächste Runde.
text-japanese = Jede Runde 1 Holz, 4 Arbeiter, 1 Zerstörungsplättchen und 1 Verteidigungsplättchen. Übrige Nahrung bleibt für die nächste Runde; die meisten Völkerorte können zerstört werden, doch Arbeiter dürfen sie als Samurai bewachen.

## Allgemeine Karten

name-statue = Statue
text-statue = Keine dauerhafte Fähigkeit. Bauprämie: 1 Karte sowie 1 Siegpunkt pro grauem Ort in deinem Reich (dieser zählt mit), höchstens 6.
name-supplier = Lieferant
text-supplier = Für jeden grauen Ort, den du baust (auch für diesen), erhältst du 1 Gold und 1 Siegpunkt.
name-wood_storage = Holzlager
text-wood_storage = Keine dauerhafte Fähigkeit. Bauprämie: 1 Karte sowie 1 Siegpunkt pro braunem Ort in deinem Reich (dieser zählt mit), höchstens 6.
name-carpenters_workshop = Zimmerei
text-carpenters_workshop = Für jeden braunen Ort, den du baust (auch für diesen), erhältst du 1 Gold und 1 Siegpunkt.
name-gallows = Galgen
text-gallows = Sooft du einen Ort eines anderen Spielers zerstörst, erhältst du zusätzlich 1 Siegpunkt.
name-mill = Mühle
text-mill = Für jeden roten Ort, den du baust (auch für diesen), erhältst du 1 Gold und 1 Siegpunkt.
name-old_forest = Alter Wald
text-old_forest = Produziert 2 Holz.
name-quarry = Steinbruch
text-quarry = Produziert 1 Stein. Bauprämie: 1 Stein.
name-rubble = Geröll
text-rubble = Produziert 1 Stein pro grauem Ort in deinem Reich (dieser zählt mit), höchstens 3.
name-village = Dorf
text-village = Produziert 1 Arbeiter. Bauprämie: 1 Arbeiter.
name-town = Stadt
text-town = Produziert 2 Arbeiter.
name-farmers_at_work = Bauern bei der Arbeit
text-farmers_at_work = Produziert dasselbe wie ein anderer deiner Produktionsorte; du wählst ihn jedes Mal neu. Bauprämie: 1 Karte.
name-mammas_baths = Mammas Badehaus
text-mammas_baths = Produziert 1 Arbeiter pro rosa Ort in deinem Reich (dieser zählt mit), höchstens 3.
name-armorer = Waffenschmied
text-armorer = Produziert 1 Zerstörungsplättchen.
name-gold_mine = Goldmine
text-gold_mine = Setze 1 Arbeiter ein: Du erhältst 1 Gold. Bis zu zweimal pro Runde.
name-grain_field = Getreidefeld
text-grain_field = Produziert 1 Nahrung. Bauprämie: 1 Nahrung.
name-lords_fields = Lehen-Acker
text-lords_fields = Produziert 1 Nahrung pro rotem Ort in deinem Reich (dieser zählt mit), höchstens 3.
name-monument = Denkmal
text-monument = Produziert 1 Siegpunkt.
name-merchants_guild = Kaufmannsgilde
text-merchants_guild = Produziert 1 Gold pro goldenem Ort in deinem Reich (dieser zählt mit), höchstens 3.
name-gold_creek = Goldbach
text-gold_creek = Produziert 1 Gold.
name-wood_supplier = Holzlieferant
text-wood_supplier = Produziert 1 Holz pro braunem Ort in deinem Reich (dieser zählt mit), höchstens 3.
name-goldsmiths_workshop = Goldschmiede
text-goldsmiths_workshop = Setze 1 Gold und 1 Arbeiter ein: Du erhältst 2 Siegpunkte.
name-marketplace = Marktplatz
text-marketplace = Setze 1 Holz, 1 Stein und 1 Nahrung ein: Du erhältst 3 Siegpunkte.
name-coal_mine = Kohlemine
text-coal_mine = Setze 1 Arbeiter ein: Du erhältst 2 Steine.
name-mason = Maurer
text-mason = Setze 1 Stein und 1 Arbeiter ein: Du erhältst 2 Siegpunkte.
name-court_sculptor = Hofbildhauer
text-court_sculptor = Setze 1 Stein ein: Du erhältst 1 Siegpunkt. Bis zu zweimal pro Runde.
name-masons_guild = Maurergilde
text-masons_guild = Setze 2 Steine und 1 Arbeiter ein: Du erhältst 3 Siegpunkte.
name-missionaries = Missionare
text-missionaries = Setze 1 Arbeiter und 1 Zerstörungsplättchen ein: Du erhältst 3 Siegpunkte.
name-settlers = Siedler
text-settlers = Setze 1 Holz ein: Du baust sofort eine Völkerkarte aus deiner Hand. Ihre Waren bezahlst du, einen Ort musst du nicht dafür abgeben.
name-acting_troupe = Schauspieltruppe
text-acting_troupe = Setze 1 Arbeiter ein: Du aktivierst einen anderen deiner Aktionsorte zu dessen Kosten, auch wenn er für diese Runde verbraucht ist.
name-lumberjacks = Holzfäller
text-lumberjacks = Setze 1 Arbeiter ein: Du erhältst 2 Holz.
name-carpenter = Zimmermann
text-carpenter = Setze 2 Holz und 1 Arbeiter ein: Du erhältst 3 Siegpunkte.
name-joiner = Schreiner
text-joiner = Setze 1 Holz und 1 Arbeiter ein: Du erhältst 2 Siegpunkte.
name-castle = Burg
text-castle = Setze 1 Arbeiter ein: Du ziehst 1 Karte. Bis zu zweimal pro Runde.
name-tavern = Taverne
text-tavern = Wirf 1 Handkarte ab: Du erhältst 2 Siegpunkte. Bauprämie: 1 Karte.
name-barracks = Kaserne
text-barracks = Setze 1 Arbeiter ein: Du erhältst 1 Zerstörungsplättchen. Bis zu zweimal pro Runde.
name-confectioner = Zuckerbäcker
text-confectioner = Setze 2 Nahrung und 1 Arbeiter ein: Du erhältst 3 Siegpunkte.
name-pig_farmer = Schweinezüchter
text-pig_farmer = Setze 1 Nahrung und 1 Arbeiter ein: Du erhältst 2 Siegpunkte.
name-brewer = Brauer
text-brewer = Setze 1 Nahrung ein: Du erhältst 1 Siegpunkt. Bis zu zweimal pro Runde.
name-imperial_messenger = Reichsbote
text-imperial_messenger = Setze 1 Arbeiter ein: Du erhältst die Ware eines deiner Handelsabkommen noch einmal.
name-new_forest = Neuer Wald
text-new_forest = Setze 1 Arbeiter ein: Du erhältst 1 Holz. Bis zu zweimal pro Runde.
name-hanseatic_league = Hanse
text-hanseatic_league = Setze 1 Arbeiter ein und gib 1 deiner Handelsabkommen auf: Du erhältst 2 Siegpunkte. Bis zu zweimal pro Runde.
name-lumberjacks_route = Holzfällerpfad
text-lumberjacks_route = Produziert 1 Holz. Bauprämie: 1 Holz.
name-watchtower = Wachturm
text-watchtower = Produziert 1 Karte. Bauprämie: 1 Karte.
name-ruins = Ruinen
text-ruins = Keine dauerhafte Fähigkeit, keine Farbe, und nicht zu zerstören. Bauprämie: 1 Arbeiter.
name-baker = Bäcker
text-baker = Keine dauerhafte Fähigkeit. Bauprämie: 1 Karte sowie 1 Siegpunkt pro rotem Ort in deinem Reich (dieser zählt mit), höchstens 6.
name-sawmill = Sägewerk
text-sawmill = Setze 1 Holz ein: Du erhältst 1 Siegpunkt. Bis zu zweimal pro Runde.
name-canteen = Kantine
text-canteen = Für jeden rosa Ort, den du baust (auch für diesen), erhältst du 1 Gold und 1 Siegpunkt.
name-meeting_place = Treffpunkt
text-meeting_place = Keine dauerhafte Fähigkeit. Bauprämie: 1 Karte sowie 1 Siegpunkt pro rosa Ort in deinem Reich (dieser zählt mit), höchstens 6.
name-monty_the_merchant = Monty der Händler
text-monty_the_merchant = Für jeden goldenen Ort, den du baust (auch für diesen), erhältst du 1 Gold und 1 Siegpunkt.
name-apartment = Mietshaus
text-apartment = Keine dauerhafte Fähigkeit. Bauprämie: 1 Karte sowie 1 Siegpunkt pro goldenem Ort in deinem Reich (dieser zählt mit), höchstens 6.
name-hunter_joe = Jäger Joe
text-hunter_joe = Setze 1 Arbeiter ein: Du erhältst 2 Nahrung.
name-above_ground_mine = Tagebau
text-above_ground_mine = Setze 1 Arbeiter ein: Du erhältst 1 Stein. Bis zu zweimal pro Runde.
name-porters = Träger
text-porters = Setze 1 Nahrung ein: Einer deiner Produktionsorte, ob allgemeiner Ort oder Völkerort, produziert noch einmal.

## Völkerkarten der Barbaren

name-primeval_forest = Urwald
text-primeval_forest = Produziert 2 Holz.
name-barbarian_altar = Altar der Barbaren
text-barbarian_altar = Setze 3 Arbeiter ein: Du erhältst 3 Siegpunkte.
name-raid = Raubzug
text-raid = Sooft du einen Ort eines anderen Spielers zerstörst, erhältst du zusätzlich 1 Holz und 1 Siegpunkt.
name-saboteurs = Saboteure
text-saboteurs = Setze 1 Arbeiter ein: Du stiehlst 1 Holz, Stein oder Nahrung deiner Wahl aus dem Vorrat eines anderen Spielers.
name-sentry_tower = Ausguck
text-sentry_tower = Produziert 1 Arbeiter und 1 Zerstörungsplättchen.
name-dark_chapel = Dunkle Kapelle
text-dark_chapel = Zerstöre eine Handkarte für 1 Zerstörungsplättchen oder einen Ort eines anderen Spielers für 2 Zerstörungsplättchen samt Aufschlag für seinen Schutz. Jede gewonnene Ware, auch einen Siegpunkt, darfst du gegen 2 Siegpunkte eintauschen.
name-pack = Meute
text-pack = Setze 1 Arbeiter ein: Du erhältst 1 Ware aus dem Zerstörungsfeld eines Ortes bei einem anderen Spieler; der Ort bleibt unversehrt. Bis zu zweimal pro Runde.
name-rabble = Gesindel
text-rabble = Setze 1 Arbeiter ein: Du zerstörst einen eigenen Ort. Du erhältst die Waren seines Zerstörungsfelds und 1 Holz für das Fundament, zu dem er wird.
name-settlement = Siedlung
text-settlement = Produziert 2 Arbeiter.
name-hillfort = Wallburg
text-hillfort = Keine dauerhafte Fähigkeit. Bauprämie: 1 Siegpunkt pro schwarzem Ort in deinem Reich (dieser zählt mit), höchstens 6.
name-expedition = Expedition
text-expedition = Setze 2 Arbeiter ein: Du erhältst 2 Zerstörungsplättchen und ziehst 1 Karte.
name-barbarian_quarry = Steinbruch der Barbaren
text-barbarian_quarry = Produziert 1 Stein und 1 Zerstörungsplättchen.
name-barter = Tauschgeschäft
text-barter = Setze 1 Rohstoff (Holz, Stein oder Nahrung) ein: Du erhältst 1 Gold und 1 Siegpunkt.
name-fighting_pit = Kampfgrube
text-fighting_pit = Setze 1 Zerstörungsplättchen ein: Du erhältst 3 Siegpunkte.
name-idol = Götzenbild
text-idol = Keine dauerhafte Fähigkeit. Bauprämie: 4 Siegpunkte.
name-mission = Mission
text-mission = Setze 1 Arbeiter ein: Du ziehst 2 Karten und wählst für jede den Stapel.
name-border = Grenze
text-border = Sooft du eine eigene Handkarte zerstörst, erhältst du zusätzlich 1 Siegpunkt.
name-robbers = Räuber
text-robbers = Setze 1 Arbeiter ein: Du beendest ein Handelsabkommen eines anderen Spielers, auch eines der Handelsroute. Du erhältst 1 Siegpunkt und ziehst 1 Karte.

## Völkerkarten der Römer

name-sculptors_workshop = Bildhauerwerkstatt
text-sculptors_workshop = Setze 1 Stein und 1 Arbeiter ein: Du erhältst 3 Siegpunkte.
name-sculptors_apprentice = Bildhauerlehrling
text-sculptors_apprentice = Setze 1 Stein ein: Du erhältst 2 Siegpunkte.
name-gladiator_school = Gladiatorenschule
text-gladiator_school = Setze 1 Arbeiter ein: Du erhältst 1 Zerstörungsplättchen und 1 Siegpunkt.
name-engineers = Ingenieure
text-engineers = Setze 2 Arbeiter ein: Ein beliebiger Ort eines anderen Spielers wird abgeworfen, und du erhältst 1 Siegpunkt. Das ist kein Zerstören.
name-gardens = Gärten
text-gardens = Für jeden roten Ort, den du baust (auch für diesen), erhältst du 2 Siegpunkte.
name-spies = Spione
text-spies = Setze 1 Arbeiter ein: Ein Handelsabkommen unter der Völkertafel eines anderen Spielers kommt unter deine, und du erhältst 1 Siegpunkt. Du triffst damit kein Handelsabkommen.
name-architect = Architekt
text-architect = Produziert eine Auswahl: Sieh dir die obersten 2 Karten deines Völkerkartenstapels an, behalte 1 und wirf die andere ab.
name-administration = Verwaltung
text-administration = Für jeden Völkerort, den du baust (auch für diesen), erhältst du 1 Gold.
name-headquarters = Hauptquartier
text-headquarters = Für jeden grauen Ort, den du baust (auch für diesen), erhältst du 1 Gold und 1 Siegpunkt.
name-legion = Legion
text-legion = Produziert 1 allgemeine Karte. Bauprämie: 1 allgemeine Karte.
name-warehouses = Lagerhallen
text-warehouses = In der Aufräumphase behältst du beliebig viel Holz, Stein und Nahrung.
name-builder = Baumeister
text-builder = Produziert 1 Holz und 1 Stein.
name-roman_fortifications = Römische Befestigungen
text-roman_fortifications = Jeder deiner allgemeinen Orte kostet andere Spieler 1 Zerstörungsplättchen mehr, wenn sie ihn zerstören. Bauprämie: 1 Zerstörungsplättchen.
name-trade_colony = Handelskolonie
text-trade_colony = Produziert 1 Gold und 1 Arbeiter. Zählt als braun, grau und rot.
name-roman_barracks = Römische Kaserne
text-roman_barracks = Produziert 2 Arbeiter.
name-stonecutter = Steinmetz
text-stonecutter = Produziert 2 Steine.
name-roman_bank = Römische Bank
text-roman_bank = Produziert 1 Gold.
name-colossus = Koloss
text-colossus = Setze 2 Steine und 1 Gold ein: Du erhältst 5 Siegpunkte.

## Völkerkarten der Ägypter

name-desert = Wüste
text-desert = Wirf 1 Handkarte ab: Ein anderer Spieler wirft ebenfalls 1 Handkarte ab, und du erhältst 1 Siegpunkt. Bauprämie: 2 Karten.
name-altar_of_bastet = Altar der Bastet
text-altar_of_bastet = Produziert 1 Stein pro grauem Ort in deinem Reich (dieser zählt mit), höchstens 3.
name-chariot_builder = Streitwagenbauer
text-chariot_builder = Setze 1 Zerstörungsplättchen ein: Du zerstörst einen beliebigen Ort mit Zerstörungsfeld bei einem anderen Spieler; sein Schutz zählt nicht.
name-pharaohs_guard = Garde des Pharaos
text-pharaohs_guard = Produziert 1 Zerstörungsplättchen oder 2 Siegpunkte; du wählst jedes Mal neu.
name-oasis = Oase
text-oasis = Für je 2 Arbeiter, die ein anderer Spieler tauscht, erhältst du 1 Arbeiter. Bauprämie: 2 Arbeiter.
name-slaver = Sklavenhändler
text-slaver = Für jeden Völkerort, den du baust (auch für diesen), darfst du einmal 1 Gold für 2 Siegpunkte oder 1 Arbeiter für 1 Siegpunkt bezahlen.
name-royal_baths = Königliche Bäder
text-royal_baths = Setze 2 Arbeiter ein: Du erhältst 2 Siegpunkte.
name-golden_bazaar = Goldener Basar
text-golden_bazaar = Setze 1 Gold ein: Du erhältst 2 Siegpunkte.
name-scorpion_breeder = Skorpionzüchter
text-scorpion_breeder = Setze 1 Arbeiter ein: Du blockierst einen Aktionsort eines anderen Spielers. Er kann in dieser Runde nicht mehr aktiviert werden.
name-caravan = Karawane
text-caravan = Produziert 1 Nahrung und 1 Arbeiter.
name-temple_of_ra = Ra-Tempel
text-temple_of_ra = Kostet nichts: Du übernimmst einen Ort eines anderen Spielers und nutzt ihn wie einen eigenen, bis du passt. Ein übernommener Produktionsort bringt nichts ein.
name-sanctuary = Heiligtum
text-sanctuary = Setze 1 Arbeiter ein: Du legst eine allgemeine Karte aus deiner Hand als Fundament aus und erhältst 1 Stein und 1 Siegpunkt. Holz gibt es für dieses Fundament nicht.
name-avenue_of_sphinxes = Sphingenallee
text-avenue_of_sphinxes = Setze 1 Stein und 1 Arbeiter ein: Du erhältst 3 Siegpunkte.
name-sphinx = Sphinx
text-sphinx = Sooft dir eine einzelne Karte oder Aktion mindestens 2 Siegpunkte bringt, erhältst du 1 Siegpunkt dazu.
name-goldsmith = Goldschmied
text-goldsmith = Setze 1 Gold und 1 Arbeiter ein: Du erhältst 3 Siegpunkte.
name-slaves = Sklaven
text-slaves = Setze 1 Arbeiter ein: Du erhältst 2 Steine. Bauprämie: 1 Arbeiter.
name-egyptian_quarry = Ägyptischer Steinbruch
text-egyptian_quarry = Produziert 2 Steine.
name-pyramid = Pyramide
text-pyramid = Produziert 1 Stein und 1 Gold.

## Völkerkarten der Japaner

name-farm = Bauernhof
text-farm = Produziert 1 Nahrung und 1 Arbeiter.
name-rice_fields = Reisfelder
text-rice_fields = Produziert 2 Nahrung.
name-geisha_house = Geishahaus
text-geisha_house = Produziert 1 Arbeiter pro rosa Ort in deinem Reich (dieser zählt mit), höchstens 3.
name-garrison = Garnison
text-garrison = Setze 2 Zerstörungsplättchen ein: Ein beliebiger Ort eines anderen Spielers wird abgeworfen. Das ist kein Zerstören; niemand erhält etwas dafür.
name-daimyos_castle = Daimyo-Schloss
text-daimyos_castle = Produziert 1 Siegpunkt pro Samurai in deinem Reich, höchstens 3.
name-temple_of_buddha = Buddha-Tempel
text-temple_of_buddha = Produziert eine Auswahl: Sieh dir die obersten 2 Karten deines Völkerkartenstapels an, behalte 1 und wirf die andere ab.
name-casino = Kasino
text-casino = Setze 1 Arbeiter ein: Du erhältst 1 Gold und 1 Siegpunkt.
name-gate = Tor
text-gate = In deinem Spielzug darfst du beliebig viele Handkarten für immer unter diesen Ort legen; bei Spielende zählt jede 1 Siegpunkt. Er kann nicht zerstört werden.
name-shrine = Schrein
text-shrine = In deinem Spielzug darfst du beliebig viel Holz, Stein und Nahrung für immer auf diesen Ort legen; bei Spielende zählt jedes Stück 1 Siegpunkt. Er kann nicht zerstört werden.
name-stalls = Stände
text-stalls = Setze 1 Nahrung ein: Du erhältst 2 Siegpunkte.
name-negotiator = Unterhändler
text-negotiator = Setze 1 Arbeiter ein: Du nimmst ein Handelsabkommen unter deiner Völkertafel hervor und baust die Karte sofort. Ihre Waren bezahlst du, einen Ort musst du nicht dafür abgeben.
name-sake_brewery = Sakebrauerei
text-sake_brewery = In der Aufräumphase behältst du beliebig viele Arbeiter.
name-trade_route = Handelsroute
text-trade_route = Setze 1 Nahrung ein: Du triffst ein Handelsabkommen mit dem Völkerort eines anderen Spielers; er bringt dir jetzt und in jeder Ertragsphase die Ware seines Handelsabkommen-Felds. Nur ein Abkommen je Ort; sie überdauern diese Karte.
name-dojo = Dojo
text-dojo = Sooft du ein Handelsabkommen triffst, erhältst du zusätzlich 1 Siegpunkt. Bauprämie: 1 Völkerkarte.
name-ninjas = Ninja
text-ninjas = Setze 1 Arbeiter ein: Ein anderer Spieler wirft 1 zufällige Handkarte ab, und du erhältst 1 Siegpunkt. Bauprämie: 2 Samurai für deine Völkerorte, die noch keinen haben.
name-sumo_school = Sumoschule
text-sumo_school = Setze 1 Nahrung ein: Du erhältst 1 Zerstörungsplättchen und 1 Siegpunkt.
name-master_swordsmith = Schwertschmiedemeister
text-master_swordsmith = Setze 1 Stein ein: Du erhältst 2 Zerstörungsplättchen.
name-school_of_diplomacy = Diplomatenschule
text-school_of_diplomacy = Sooft du ein Handelsabkommen triffst, erhältst du zusätzlich 1 Gold.

## Angriffskarten des Solospiels

name-attack_wood = Angriff: Holz
text-attack_wood = Bedroht Orte, deren Zerstörungsfeld Holz zeigt.
name-attack_worker = Angriff: Arbeiter
text-attack_worker = Bedroht Orte, deren Zerstörungsfeld einen Arbeiter zeigt.
name-attack_stone = Angriff: Stein
text-attack_stone = Bedroht Orte, deren Zerstörungsfeld Stein zeigt.
name-attack_food = Angriff: Nahrung
text-attack_food = Bedroht Orte, deren Zerstörungsfeld Nahrung zeigt.
name-attack_gold = Angriff: Gold
text-attack_gold = Bedroht Orte, deren Zerstörungsfeld Gold zeigt.
name-attack_vp = Angriff: Siegpunkt
text-attack_vp = Bedroht Orte, deren Zerstörungsfeld einen Siegpunkt zeigt.
name-attack_card = Angriff: Karte
text-attack_card = Bedroht Orte, deren Zerstörungsfeld eine Karte zeigt.

## Exemplare: Jedes einzelne heißt wie seine Karte

name-com001 = { name-statue }
name-com002 = { name-supplier }
name-com003 = { name-wood_storage }
name-com004 = { name-carpenters_workshop }
name-com005 = { name-gallows }
name-com006 = { name-mill }
name-com007 = { name-old_forest }
name-com008 = { name-quarry }
name-com009 = { name-quarry }
name-com010 = { name-quarry }
name-com011 = { name-rubble }
name-com012 = { name-village }
name-com013 = { name-village }
name-com014 = { name-village }
name-com015 = { name-town }
name-com016 = { name-farmers_at_work }
name-com017 = { name-mammas_baths }
name-com018 = { name-armorer }
name-com019 = { name-armorer }
name-com020 = { name-armorer }
name-com021 = { name-gold_mine }
name-com022 = { name-gold_mine }
name-com023 = { name-grain_field }
name-com024 = { name-grain_field }
name-com025 = { name-lords_fields }
name-com026 = { name-monument }
name-com027 = { name-merchants_guild }
name-com028 = { name-gold_creek }
name-com029 = { name-wood_supplier }
name-com030 = { name-goldsmiths_workshop }
name-com031 = { name-goldsmiths_workshop }
name-com032 = { name-marketplace }
name-com033 = { name-coal_mine }
name-com034 = { name-mason }
name-com035 = { name-mason }
name-com036 = { name-court_sculptor }
name-com037 = { name-masons_guild }
name-com038 = { name-masons_guild }
name-com039 = { name-missionaries }
name-com040 = { name-settlers }
name-com041 = { name-acting_troupe }
name-com042 = { name-lumberjacks }
name-com043 = { name-carpenter }
name-com044 = { name-joiner }
name-com045 = { name-joiner }
name-com046 = { name-castle }
name-com047 = { name-castle }
name-com048 = { name-castle }
name-com049 = { name-tavern }
name-com050 = { name-barracks }
name-com051 = { name-barracks }
name-com052 = { name-confectioner }
name-com053 = { name-pig_farmer }
name-com054 = { name-pig_farmer }
name-com055 = { name-pig_farmer }
name-com056 = { name-brewer }
name-com057 = { name-imperial_messenger }
name-com058 = { name-new_forest }
name-com059 = { name-new_forest }
name-com060 = { name-new_forest }
name-com061 = { name-hanseatic_league }
name-com062 = { name-lumberjacks_route }
name-com063 = { name-lumberjacks_route }
name-com064 = { name-lumberjacks_route }
name-com065 = { name-watchtower }
name-com066 = { name-watchtower }
name-com067 = { name-watchtower }
name-com068 = { name-watchtower }
name-com069 = { name-ruins }
name-com070 = { name-ruins }
name-com071 = { name-ruins }
name-com072 = { name-ruins }
name-com073 = { name-ruins }
name-com074 = { name-ruins }
name-com075 = { name-baker }
name-com076 = { name-sawmill }
name-com077 = { name-sawmill }
name-com078 = { name-canteen }
name-com079 = { name-meeting_place }
name-com080 = { name-monty_the_merchant }
name-com081 = { name-apartment }
name-com082 = { name-hunter_joe }
name-com083 = { name-above_ground_mine }
name-com084 = { name-porters }

name-bar001 = { name-primeval_forest }
name-bar002 = { name-primeval_forest }
name-bar003 = { name-primeval_forest }
name-bar004 = { name-barbarian_altar }
name-bar005 = { name-barbarian_altar }
name-bar006 = { name-barbarian_altar }
name-bar007 = { name-raid }
name-bar008 = { name-raid }
name-bar009 = { name-raid }
name-bar010 = { name-saboteurs }
name-bar011 = { name-saboteurs }
name-bar012 = { name-sentry_tower }
name-bar013 = { name-sentry_tower }
name-bar014 = { name-dark_chapel }
name-bar015 = { name-dark_chapel }
name-bar016 = { name-pack }
name-bar017 = { name-pack }
name-bar018 = { name-rabble }
name-bar019 = { name-rabble }
name-bar020 = { name-settlement }
name-bar021 = { name-settlement }
name-bar022 = { name-hillfort }
name-bar023 = { name-expedition }
name-bar024 = { name-barbarian_quarry }
name-bar025 = { name-barter }
name-bar026 = { name-fighting_pit }
name-bar027 = { name-idol }
name-bar028 = { name-mission }
name-bar029 = { name-border }
name-bar030 = { name-robbers }

name-rom001 = { name-sculptors_workshop }
name-rom002 = { name-sculptors_workshop }
name-rom003 = { name-sculptors_apprentice }
name-rom004 = { name-sculptors_apprentice }
name-rom005 = { name-sculptors_apprentice }
name-rom006 = { name-gladiator_school }
name-rom007 = { name-gladiator_school }
name-rom008 = { name-engineers }
name-rom009 = { name-gardens }
name-rom010 = { name-spies }
name-rom011 = { name-architect }
name-rom012 = { name-administration }
name-rom013 = { name-administration }
name-rom014 = { name-administration }
name-rom015 = { name-headquarters }
name-rom016 = { name-headquarters }
name-rom017 = { name-legion }
name-rom018 = { name-legion }
name-rom019 = { name-warehouses }
name-rom020 = { name-builder }
name-rom021 = { name-builder }
name-rom022 = { name-roman_fortifications }
name-rom023 = { name-trade_colony }
name-rom024 = { name-trade_colony }
name-rom025 = { name-trade_colony }
name-rom026 = { name-roman_barracks }
name-rom027 = { name-stonecutter }
name-rom028 = { name-stonecutter }
name-rom029 = { name-roman_bank }
name-rom030 = { name-colossus }

name-egy001 = { name-desert }
name-egy002 = { name-altar_of_bastet }
name-egy003 = { name-chariot_builder }
name-egy004 = { name-pharaohs_guard }
name-egy005 = { name-oasis }
name-egy006 = { name-slaver }
name-egy007 = { name-royal_baths }
name-egy008 = { name-royal_baths }
name-egy009 = { name-golden_bazaar }
name-egy010 = { name-scorpion_breeder }
name-egy011 = { name-caravan }
name-egy012 = { name-caravan }
name-egy013 = { name-temple_of_ra }
name-egy014 = { name-sanctuary }
name-egy015 = { name-sanctuary }
name-egy016 = { name-avenue_of_sphinxes }
name-egy017 = { name-avenue_of_sphinxes }
name-egy018 = { name-avenue_of_sphinxes }
name-egy019 = { name-sphinx }
name-egy020 = { name-sphinx }
name-egy021 = { name-goldsmith }
name-egy022 = { name-goldsmith }
name-egy023 = { name-goldsmith }
name-egy024 = { name-slaves }
name-egy025 = { name-slaves }
name-egy026 = { name-egyptian_quarry }
name-egy027 = { name-egyptian_quarry }
name-egy028 = { name-pyramid }
name-egy029 = { name-pyramid }
name-egy030 = { name-pyramid }

name-jap001 = { name-farm }
name-jap002 = { name-farm }
name-jap003 = { name-farm }
name-jap004 = { name-rice_fields }
name-jap005 = { name-rice_fields }
name-jap006 = { name-geisha_house }
name-jap007 = { name-geisha_house }
name-jap008 = { name-garrison }
name-jap009 = { name-daimyos_castle }
name-jap010 = { name-daimyos_castle }
name-jap011 = { name-temple_of_buddha }
name-jap012 = { name-casino }
name-jap013 = { name-gate }
name-jap014 = { name-gate }
name-jap015 = { name-shrine }
name-jap016 = { name-stalls }
name-jap017 = { name-stalls }
name-jap018 = { name-stalls }
name-jap019 = { name-negotiator }
name-jap020 = { name-sake_brewery }
name-jap021 = { name-trade_route }
name-jap022 = { name-trade_route }
name-jap023 = { name-trade_route }
name-jap024 = { name-dojo }
name-jap025 = { name-dojo }
name-jap026 = { name-ninjas }
name-jap027 = { name-ninjas }
name-jap028 = { name-sumo_school }
name-jap029 = { name-master_swordsmith }
name-jap030 = { name-school_of_diplomacy }

name-attack_wood_a = { name-attack_wood }
name-attack_wood_b = { name-attack_wood }
name-attack_wood_c = { name-attack_wood }
name-attack_worker_a = { name-attack_worker }
name-attack_worker_b = { name-attack_worker }
name-attack_worker_c = { name-attack_worker }
name-attack_stone_a = { name-attack_stone }
name-attack_stone_b = { name-attack_stone }
name-attack_food_a = { name-attack_food }
name-attack_food_b = { name-attack_food }
name-attack_gold_a = { name-attack_gold }
name-attack_gold_b = { name-attack_gold }
name-attack_vp_a = { name-attack_vp }
name-attack_vp_b = { name-attack_vp }
name-attack_card_a = { name-attack_card }
name-attack_card_b = { name-attack_card }

# Imperial Settlers auf Deutsch.
# Namen stehen nach einem Doppelpunkt oder vor einem Partizip, damit sie keine Endungen brauchen; SEAT kann auch "Du" sein.

title = Imperial Settlers
summary = Vier Völker besiedeln dasselbe Land: bauen, handeln, zerstören.
seat-4 = Neutraler Spieler

## Einstellungen

setting-factions = Völker
    .about = Sonst wählen die Spieler der Reihe nach
setting-card_phase = Kartenphase
setting-peaceful = Friedliches Spiel
    .about = Orte anderer Spieler können nicht zerstört werden
setting-decks = Eigene Völkerdecks

choice-basic = Grundregel
    .about = Zwei offene Auslagen, aus jeder eine Karte
choice-alternative = Alternativ
    .about = Eine Karte behalten, die anderen weitergeben, noch eine behalten
choice-advanced = Für Fortgeschrittene
    .about = Zwei Karten nacheinander aus einer offenen Reihe

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
    .thing = { NAME($faction) }
    .brings = { "" }
option-take = Nehmen: { NAME($card) }
    .verb = Nehmen
    .thing = { NAME($card) }
option-keep = Behalten: { NAME($card) }
    .verb = Behalten
    .thing = { NAME($card) }
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
    .verb = Noch einmal produzieren
    .thing = { NAME($card) }

# In der Aktionsphase
option-build = Bauen: { NAME($card) }
    .verb = Bauen
    .thing = { NAME($card) }
option-settle-build = Bauen, ohne einen Ort abzugeben: { NAME($card) }
    .verb = Bauen
    .thing = { NAME($card) }
option-deal = Handelsabkommen treffen: { NAME($card) }
    .verb = Handelsabkommen
    .thing = { NAME($card) }
option-raze = Aus der Hand zerstören: { NAME($card) }
    .verb = Aus der Hand zerstören
    .thing = { NAME($card) }
option-raze_location = Ort eines anderen Spielers zerstören: { NAME($card) }
    .verb = Zerstören
    .thing = { NAME($card) }
option-activate = Aktivieren: { NAME($card) }
    .verb = Aktivieren
    .thing = { NAME($card) }
option-activate_twice = Zweimal auf einmal aktivieren: { NAME($card) }
    .verb = Zweimal aktivieren
    .thing = { NAME($card) }
option-exchange = { $trades ->
    [one] Einmal Arbeiter tauschen
   *[other] { $trades }-mal Arbeiter tauschen
}
option-receive = 1 { NAME($good) } nehmen
    .verb = Nehmen
    .thing = 1 { NAME($good) }
    .brings = { "" }
option-copy_which-receive = Nehmen: { NAME($good) }
    .verb = Nehmen
    .thing = 1 { NAME($good) }
    .brings = { "" }
option-end_turn = Den Zug beenden
option-pass = Für den Rest der Runde passen
option-pay_freely = In diesem Zug selbst wählen, wie viel Gold du zahlst

# Jederzeit im eigenen Zug
option-defend = Verteidigungsplättchen einsetzen: { NAME($card) }
    .verb = Verteidigen
    .thing = { NAME($card) }
option-samurai = Arbeiter als Samurai aufstellen: { NAME($card) }
    .verb = Samurai aufstellen
    .thing = { NAME($card) }
option-samurai-samurai = Bewachen: { NAME($card) }
    .verb = Bewachen
    .thing = { NAME($card) }
option-stash = Etwas bis zum Spielende beiseitelegen: { NAME($card) }
    .verb = Beiseitelegen
    .thing = { NAME($card) }
option-stash_good = 1 { NAME($good) } beiseitelegen
    .verb = Beiseitelegen
    .thing = 1 { NAME($good) }
option-stash_card = Beiseitelegen: { NAME($card) }
    .verb = Beiseitelegen
    .thing = { NAME($card) }

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
    .verb = Zahlen
    .thing = 1 { NAME($good) }
    .brings = { "" }
option-give_up = Abgeben: { NAME($card) }
    .verb = Abgeben
    .thing = { NAME($card) }
option-give_up_deal = Handelsabkommen aufgeben: { NAME($card) }
    .verb = Handelsabkommen aufgeben
    .thing = { NAME($card) }
option-discard = Abwerfen: { NAME($card) }
    .verb = Abwerfen
    .thing = { NAME($card) }
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
    .verb = Plündern
    .thing = { NAME($card) }
option-raze_own = Zerstören: { NAME($card) }
    .verb = Zerstören
    .thing = { NAME($card) }
option-convert = 1 { NAME($good) } für Siegpunkte abgeben
option-keep_good = 1 { NAME($good) } behalten
option-remove = Aus dem Spiel entfernen: { NAME($card) }
    .verb = Entfernen
    .thing = { NAME($card) }
option-end_deal = Handelsabkommen beenden: { NAME($card) } ({ SEAT($seat) })
    .attack = Angriffskarte „{ NAME($card) }“ abwerfen
    .verb = Handelsabkommen beenden
    .thing = { NAME($card) }
option-take_deal = Handelsabkommen nehmen: { NAME($card) }
    .attack = Angriffskarte „{ NAME($card) }“ abwerfen
    .verb = Handelsabkommen nehmen
    .thing = { NAME($card) }
option-route = Handelsabkommen treffen mit: { NAME($card) }
    .verb = Handelsabkommen
    .thing = { NAME($card) }
option-build_deal = Unter der Völkertafel hervor bauen: { NAME($card) }
    .verb = Bauen
    .thing = { NAME($card) }
option-use_deal = Handelsabkommen noch einmal nutzen: { NAME($card) }
    .verb = Noch einmal nutzen
    .thing = { NAME($card) }
option-refresh = Noch einmal aktivieren: { NAME($card) }
    .verb = Aktivieren
    .thing = { NAME($card) }
option-target = { SEAT($seat) }
option-block = Blockieren: { NAME($card) }
    .verb = Blockieren
    .thing = { NAME($card) }
option-take_over = Übernehmen: { NAME($card) }
    .verb = Übernehmen
    .thing = { NAME($card) }
option-found = Als Fundament auslegen: { NAME($card) }
    .verb = Auslegen
    .thing = { NAME($card) }
option-sacrifice = Verlieren: { NAME($card) }
    .verb = Verlieren
    .thing = { NAME($card) }

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
} weitergegeben an { SEAT($to, you: "dich") }
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
event-robbed = { SEAT($seat) }: { goods } gestohlen von { SEAT($victim, you: "dir") } ({ NAME($why) })
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
label-faction_locations = Orte des eigenen Volkes

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
label-is_faction = Vom eigenen Volk
label-times = Aktivierungen pro Runde
label-used = Aktivierungen in dieser Runde
label-spent = Verbraucht
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

## Was Tafeln und Karten tun: eine Nachricht für jede Form von Wirkung und jede Operation

does-and = und
does-or = oder

does-faction = Jede Runde { $produced }. { does-store }{ $razable ->
    [yes] { " " }{ does-razable }
   *[no] {""}
}
does-razable = Orte dieses Volkes können zerstört werden{ $samurai ->
    [0] .
   *[other] , doch Arbeiter dürfen sie als Samurai bewachen.
}
does-attack = Bedroht Orte mit { goods } im Zerstörungsfeld.
# Was im Vorrat bleibt
does-keep = { $what ->
    [worker] Arbeiter
    [raze] Zerstörungsplättchen
   *[other] { NAME($what) }
}

does-none = Keine dauerhafte Fähigkeit.
does-produce = Produziert { $gain }.
does-produce_per = { $samurai ->
    [yes] Produziert { goods } pro Samurai in deinem Reich{ does-at_most }.
   *[no] Produziert { goods } pro { does-location } in deinem Reich (dieser zählt mit){ does-at_most }.
}
does-at_most = { $max ->
    [0] {""}
   *[other] , höchstens { $max }
}
does-location = { $colour ->
    [brown] braunem Ort
    [grey] grauem Ort
    [red] rotem Ort
    [gold] goldenem Ort
    [blue] blauem Ort
    [black] schwarzem Ort
    [purple] violettem Ort
   *[pink] rosa Ort
}
does-produce_choice = Produziert { $options }; du wählst jedes Mal neu.
does-produce_draw = Produziert eine Auswahl: Sieh dir die obersten { $draw } Karten { $deck ->
    [faction] deines Völkerkartenstapels
   *[common] des allgemeinen Stapels
} an, behalte { $keep } und wirf den Rest ab.
does-produce_copy = Produziert dasselbe wie ein anderer deiner Produktionsorte; du wählst ihn jedes Mal neu.
does-on_build = Für jeden { does-kind }, den du baust (auch für diesen), erhältst du { $gain }.
does-offers = Für jeden { does-kind }, den du baust (auch für diesen), darfst du { $limit_per_trigger ->
    [1] einmal
    [2] zweimal
   *[other] { $limit_per_trigger }-mal
} bezahlen: { $offer }.
does-kind = { $colour ->
    [brown] braunen Ort
    [grey] grauen Ort
    [red] roten Ort
    [gold] goldenen Ort
    [blue] blauen Ort
    [black] schwarzen Ort
    [purple] violetten Ort
    [pink] rosa Ort
   *[other] { $affiliation ->
        [faction] Völkerort
       *[common] allgemeinen Ort
    }
}
does-offer = { $cost } für { $gain }
does-on_raze = { $target ->
    [hand_card] Sooft du eine eigene Handkarte zerstörst, erhältst du zusätzlich { $gain }.
   *[enemy_location] Sooft du einen Ort eines anderen Spielers zerstörst, erhältst du zusätzlich { $gain }.
}
does-on_deal = Sooft du ein Handelsabkommen triffst, erhältst du zusätzlich { $gain }.
does-on_enemy_exchange = Für je { $exchanged }, die ein anderer Spieler tauscht, erhältst du { $gain }.
does-on_gain_vp = Sooft dir eine einzelne Karte oder Aktion mindestens { $single_source_at_least } Siegpunkte bringt, erhältst du { $gain } dazu.
does-store = { $max ->
    [0] In der Aufräumphase behältst du beliebig viel davon: { $goods }.
   *[other] In der Aufräumphase behältst du bis zu { $max } davon: { $goods }.
}
does-protect = Jeder deiner allgemeinen Orte kostet andere Spieler { $extra_raze } Zerstörungsplättchen mehr, wenn sie ihn zerstören.
does-stash = In deinem Spielzug darfst du { $limit ->
    [0] beliebig viele
   *[other] bis zu { $limit }
} { $what ->
    [hand_card] Handkarten für immer unter
   *[resource] Rohstoffe (Holz, Stein oder Nahrung) für immer auf
} diesen Ort legen; bei Spielende zählt jedes Stück { $vp_each_at_end ->
    [one] 1 Siegpunkt
   *[other] { $vp_each_at_end } Siegpunkte
}.

does-bonus = Bauprämie: { $goods }.
does-per_colour = { $gain } pro { does-location } in deinem Reich (dieser zählt mit){ does-at_most }
does-samurai = { $amount } Samurai für deine Völkerorte, auf denen noch Platz ist

does-spend = setze { $goods } ein
does-spend-card = { $amount ->
    [one] wirf 1 Handkarte ab
   *[other] wirf { $amount } Handkarten ab
}
does-spend-deal = gib { $amount } deiner Handelsabkommen auf
does-gain = Du erhältst { $goods }.
does-gain-too = Dazu erhältst du { $goods }.
does-times = Bis zu { $times ->
    [2] zweimal
   *[other] { $times }-mal
} pro Runde.
does-steal = Du stiehlst { goods } aus dem Vorrat eines anderen Spielers.
does-copy_raze_good = Du erhältst { $amount ->
    [one] 1 Ware
   *[other] { $amount } Stück einer Ware
} aus dem Zerstörungsfeld eines Ortes bei einem anderen Spieler; der Ort bleibt unversehrt.
does-raze_own_location = Du zerstörst einen eigenen Ort und erhältst die Waren seines Zerstörungsfelds. Ein allgemeiner wird zum Fundament und bringt { $compensation }.
does-raze_location = Du zerstörst einen Ort mit Zerstörungsfeld bei einem anderen Spieler{ $ignore_protection ->
    [yes] ; sein Schutz zählt nicht.
   *[no] {""}, für Zerstörungsplättchen nur, soweit er geschützt ist.
}
does-raze_then_convert = Du zerstörst eine Handkarte für { $hand_card } oder einen Ort eines anderen Spielers für { $enemy_location } samt Aufschlag für seinen Schutz. Jede gewonnene Ware, auch einen Siegpunkt, darfst du gegen { $each_good_into } eintauschen.
does-discard_location = Ein { $any_affiliation ->
    [yes] beliebiger
   *[no] allgemeiner
} Ort eines anderen Spielers wird abgeworfen. Das ist kein Zerstören.
does-discard_deal = Du beendest ein Handelsabkommen eines anderen Spielers{ $trade_route_deals ->
    [yes] {""}, auch eines der Handelsroute.
   *[no] .
}
does-take_deal = Ein Handelsabkommen unter der Völkertafel eines anderen Spielers kommt unter deine. Du triffst damit kein Handelsabkommen.
does-deal_with_enemy_faction_location = Du triffst ein Handelsabkommen mit dem Völkerort eines anderen Spielers; er bringt dir jetzt und in jeder Ertragsphase die Ware seines Handelsabkommen-Felds. { $once_per_location ->
    [yes] Nur ein Abkommen je Ort; sie überdauern diese Karte.
   *[no] Die Abkommen überdauern diese Karte.
}
does-build_from_own_deal = Du nimmst ein Handelsabkommen unter deiner Völkertafel hervor und baust die Karte sofort. { does-free }
does-build_faction_card_from_hand = Du baust sofort eine Völkerkarte aus deiner Hand. { does-free }
does-free = { $ignore_location_cost ->
    [yes] Ihre Waren bezahlst du, einen Ort musst du nicht dafür abgeben.
   *[no] Du bezahlst ihre ganzen Kosten.
}
does-gain_from_own_deal = Du erhältst die Ware eines deiner Handelsabkommen noch einmal{ $trade_route_deals ->
    [yes] .
   *[no] {""}, nur nicht die der Handelsroute.
}
does-repeat_production = Einer deiner { $any_affiliation ->
    [yes] Produktionsorte, ob allgemeiner Ort oder Völkerort,
   *[no] allgemeinen Produktionsorte
} produziert noch einmal.
does-refresh_own_action_location = Du aktivierst einen anderen deiner Aktionsorte zu dessen Kosten, auch wenn er für diese Runde verbraucht ist.
does-enemy_discards = Ein anderer Spieler wirft { $random ->
    [yes] zufällig{ " " }
   *[no] {""}
}{ $amount ->
    [one] 1 Handkarte
   *[other] { $amount } Handkarten
} ab.
does-block_action_location = Du blockierst einen Aktionsort eines anderen Spielers. Er kann in dieser Runde nicht mehr aktiviert werden.
does-take_over_location = Du übernimmst einen Ort eines anderen Spielers und nutzt ihn wie einen eigenen, bis du passt. Ein übernommener Produktionsort bringt nichts ein.
does-hand_common_card_becomes_foundation = Du legst eine allgemeine Karte aus deiner Hand als Fundament aus{ $compensated ->
    [yes] {""}; das bringt { $compensation }.
   *[no] . Weiter bringt es nichts.
}

# Überschriften der Optionen
group-build = Bauen
group-deal = Handelsabkommen
group-raze = Zerstören
group-action = Aktionsorte
group-exchange = Arbeiter tauschen
group-free = Freie Aktionen
group-finish = Abschließen

# Aufgaben
puzzle-task = Hole so viele Punkte wie möglich, bevor jemand anderes am Zug ist oder die Aktionsphase endet.

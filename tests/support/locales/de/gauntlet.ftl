title = Der Spießrutenlauf
summary = Wähle heimlich, plündere die anderen, hüte dich vor Fallen.

ask-draft = Welche Karte behältst du?
ask-spend = Wofür gibst du einen Punkt deines Vorrats aus?
ask-scout = Welche der zwei Karten behältst du? Die andere kommt zurück auf den Stapel.
ask-trap = Du wirst geplündert. Stellst du eine Falle?
ask-ward = Eine Falle schnappt zu. Wehrst du sie ab?
ask-chain = Setzt du die Kette fort?

option-pass = Passen
option-rest = Rasten und den Zug beenden
option-scout = Die obersten zwei Karten erkunden
option-loot = { SEAT($seat) } plündern
option-keep = { NAME($card) } behalten
option-use = { NAME($card) } einsetzen
option-play = { NAME($card) } spielen

event-kept = { SEAT($seat) }: { NAME($card) } behalten
    .hidden = { SEAT($seat) }: eine Karte behalten
event-returned = { SEAT($seat) }: { NAME($card) } gezeigt und zurückgemischt
event-looted = { SEAT($seat) }: { SEAT($victim, you: "dich") } geplündert
event-played = { SEAT($seat) }: { NAME($card) } gespielt
event-scored = { SEAT($seat) }: { $points } für { NAME($why) }
event-guarded = Der Wächter nimmt { $taken } aus dem Hort
event-reshuffled = Die abgelegten Karten werden zu einem neuen Stapel gemischt

card-used = Nimm { $points } aus dem Hort{ $next ->
        [none] .
       *[other] ; du kannst { NAME($next) } folgen lassen.
    }

consequence-card = { $effect }
consequence-loot = { $points } von { SEAT($seat) }, wenn keine Falle zuschnappt

name-points = Punkte
name-loot = Plündern
name-chain = eine Kette

label-round = Runde
label-rounds = von
label-hoard = Hort
label-pool = Punkte im Vorrat
label-active = Am Zug
label-scores = Punkte
label-deck = Stapel
label-hands = Hände
label-packs = Auslagen
label-discards = Ablage

setting-rounds = Runden
setting-traps = Fallen

source-hoard = Hort
source-chains = Ketten
source-raids = Raubzüge

choice-none = Keine
choice-single = Eine
choice-counter = Mit Gegenwehr

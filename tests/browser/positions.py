"""What the drills are about, a few lines each."""

POSITIONS = {
    # Every kind of fortification and obstacle, German ones in the west.
    "dugouts": """
        board coh/4
        chapters 19
        work trench H05 german
        work trench I06 german
        work bunker G05 german facing SE
        work wire J06 german
        work road-block J07 german
        work mines K07 german
        work mines K08 german hidden
        work bunker N07 soviet facing NW
        work trench N06 soviet
        work mines L07 soviet hidden
        unit G1 german-rifles-41 at H05 facing SE
        unit G2 german-rifles-41 at I06 facing SE inside
        unit G3 german-hmg-34 at G05 facing SE inside
        unit G4 german-rifles-41 at H06 facing SE hasty
        unit S1 soviet-rifles-41 at N06 facing NW inside
        unit S2 soviet-maxim at N07 facing NW inside
        unit S3 soviet-rifles-41 at L06 facing NW hit=pinned
        cap german 5, soviet 5
        objective J07 german
        objective N06 soviet
    """,
    # The classic edition: pools of AP, works that share a hex.
    "classic": """
        classic edition
        board 9x7
        work trench D04 german
        work wire D04 soviet
        work mines D04 german
        work bunker F05 soviet facing NW
        work wire F05 soviet
        unit G1 german-rifles-41 at C03 facing SE
        unit G2 german-rifles-41 at C04 facing SE
        unit S1 soviet-rifles-41 at G05 facing NW
        cap german 3, soviet 3
    """,
    # The classic edition: an aircraft near the map's edge.
    "air": """
        classic edition
        board coh/4
        unit G1 german-ju-87 waiting
        unit G2 german-rifles-41 at H06 facing SE
        unit S1 soviet-rifles-41 at I07 facing NW
        unit S2 soviet-rifles-41 at H08 facing NW
        flight G1 C05 facing NE altitude 2
        ap german 7
        cap german 3, soviet 3
    """,
    # Vehicles on the road, with and without cargo.
    "column": """
        board coh/4
        chapters 19
        unit G1 german-pz-iii-h at E06 facing SE
        unit G2 german-opel-blitz at C06 facing SE
        unit G3 german-rifles-41 on=G2
        unit G4 german-protze-pak-36 at B06 facing SE
        unit G5 german-sdkfz-251 at F06 facing SE
        unit G6 german-pioneers on=G5
        unit G7 german-opel-blitz at D05 facing SE spent
        unit G8 german-pak-38 on=G7
        unit G9 german-pz-iv-e at G05 facing SE hit=gun-damaged!
        unit G10 german-rifles-41 at D07 facing SE
        unit G11 german-sdkfz-232 at D06 facing SE hit=immobilized stressed
        unit S1 soviet-t-34-40 at L07 facing NW
        unit S2 soviet-kv-2 at M06 facing NW spent
        unit S3 soviet-atg-45 at N06 facing NW
        unit S4 soviet-kht-26 at K10 facing NW
        unit S5 soviet-gaz at O06 facing NW
        unit S6 soviet-rifles-41 on=S5
        unit S7 soviet-ba-10 at P06 facing NW hit=light-damage
        unit S8 soviet-zis-30 at L10 facing NW
        unit S9 soviet-wagon at Q06 facing NW
        unit S10 soviet-regimental-gun on=S9
        unit G12 german-wagon waiting
        unit G13 german-leig-18 on=G12
        unit G14 german-opel-blitz at D07 facing SE
        entry german B05 B06
        cap german 5, soviet 5
        objective J07 german
    """,
    # A mortar behind a hill, with comrades who see what it does not.
    "mortar": """
        board 11x8
        chapters 19
        level 1 D04 D05 E04 E05, 2 E03
        terrain woods F06
        unit G1 german-mortar-81 at C05 facing SE
        unit G2 german-rifles-41 at E05 facing SE
        unit G3 german-mortar-50 at D07 facing NE
        unit S1 soviet-rifles-41 at H05 facing NW
        unit S2 soviet-maxim at G07 facing NW
        unit S3 soviet-rifles-41 at I06 facing NW
        cap german 5, soviet 5
    """,
    # Smoke of both kinds, a strike that falls before round 2, artillery to plan the next one.
    "battery": """
        board coh/4
        chapters 19
        smoke_by mortars artillery pioneers tanks
        smoke heavy I07 J06, light H06 I06 I06
        weapons german W04*2, soviet W05
        strike german W04 L07
        strike soviet W05 F07 smoke
        mission 21 german hold J07 2
        secret german 21
        unit G1 german-rifles-41 at H06 facing SE
        unit G2 german-mortar-81 at F06 facing SE
        unit G3 german-pioneers at I07 facing SE
        unit S1 soviet-rifles-41 at L07 facing NW
        unit S2 soviet-maxim at M06 facing NW
        unit S3 soviet-rifles-41 at J06 facing NW
        cap german 5, soviet 5
        objective J07 german
        passed soviet
    """,
    # Pioneers and weapon cards before a bunker, an open-topped enemy in close combat, a tank
    # and a mortar that wait beside the board, units that a card brings.
    "assault": """
        board coh/4
        chapters 19
        work bunker H08 soviet facing NW
        work wire H07 soviet
        weapons german W01*2 W03@1+3, soviet W02*2
        unit G1 german-pioneers at G07 facing SE
        unit G2 german-rifles-41 at K07 facing SE
        unit G3 german-pz-iv-e at D09 facing NE bogged
        unit G4 german-pz-iii-h waiting
        unit G5 german-rifles-41 due=event
        unit G6 german-mortar-50 waiting
        unit S1 soviet-maxim at H08 facing NW inside
        unit S2 soviet-zis-30 at K07 facing NW
        entry german B06
        cap german 5, soviet 5
        objective J07 german
    """,
    # Two commanders on each side.
    "allies": """
        board coh/4
        chapters 19
        commanders german 2, soviet 2
        unit G1 german-rifles-41 at F06 facing SE
        unit G2 german-pz-iii-h at E06 facing SE
        unit G3 german-rifles-41 at F07 facing SE by=german-2
        unit G4 german-mg-34 at F06 facing SE by=german-2
        unit S1 soviet-rifles-41 at J06 facing NW
        unit S2 soviet-t-34-40 at K07 facing NW
        unit S3 soviet-smg-41 at J07 facing NW by=soviet-2
        unit S4 soviet-maxim at K09 facing NW by=soviet-2
        cap german 5, german-2 4, soviet 5, soviet-2 3
        hand german 1 7, german-2 10, soviet 2, soviet-2 4 9
        objective J07 soviet
    """,
}

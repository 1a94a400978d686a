# 7 Wonders: names.
seven-wonders-card-lumber_yard = Lumber Yard
seven-wonders-card-stone_pit = Stone Pit
seven-wonders-card-clay_pool = Clay Pool
seven-wonders-card-ore_vein = Ore Vein
seven-wonders-card-tree_farm = Tree Farm
seven-wonders-card-excavation = Excavation
seven-wonders-card-clay_pit = Clay Pit
seven-wonders-card-timber_yard = Timber Yard
seven-wonders-card-forest_cave = Forest Cave
seven-wonders-card-mine = Mine
seven-wonders-card-loom = Loom
seven-wonders-card-glassworks = Glassworks
seven-wonders-card-press = Press
seven-wonders-card-pawnshop = Pawnshop
seven-wonders-card-well = Well
seven-wonders-card-baths = Baths
seven-wonders-card-altar = Altar
seven-wonders-card-theater = Theater
seven-wonders-card-tavern = Tavern
seven-wonders-card-east_trading_post = East Trading Post
seven-wonders-card-west_trading_post = West Trading Post
seven-wonders-card-marketplace = Marketplace
seven-wonders-card-stockade = Stockade
seven-wonders-card-barracks = Barracks
seven-wonders-card-guard_tower = Guard Tower
seven-wonders-card-apothecary = Apothecary
seven-wonders-card-workshop = Workshop
seven-wonders-card-scriptorium = Scriptorium
seven-wonders-card-sawmill = Sawmill
seven-wonders-card-quarry = Quarry
seven-wonders-card-brickyard = Brickyard
seven-wonders-card-foundry = Foundry
seven-wonders-card-aqueduct = Aqueduct
seven-wonders-card-temple = Temple
seven-wonders-card-statue = Statue
seven-wonders-card-courthouse = Courthouse
seven-wonders-card-forum = Forum
seven-wonders-card-caravansery = Caravansery
seven-wonders-card-vineyard = Vineyard
seven-wonders-card-bazar = Bazar
seven-wonders-card-walls = Walls
seven-wonders-card-training_ground = Training Ground
seven-wonders-card-stables = Stables
seven-wonders-card-archery_range = Archery Range
seven-wonders-card-dispensary = Dispensary
seven-wonders-card-laboratory = Laboratory
seven-wonders-card-library = Library
seven-wonders-card-school = School
seven-wonders-card-pantheon = Pantheon
seven-wonders-card-gardens = Gardens
seven-wonders-card-town_hall = Town Hall
seven-wonders-card-palace = Palace
seven-wonders-card-senate = Senate
seven-wonders-card-haven = Haven
seven-wonders-card-lighthouse = Lighthouse
seven-wonders-card-chamber_of_commerce = Chamber of Commerce
seven-wonders-card-arena = Arena
seven-wonders-card-ludus = Ludus
seven-wonders-card-fortifications = Fortifications
seven-wonders-card-circus = Circus
seven-wonders-card-arsenal = Arsenal
seven-wonders-card-siege_workshop = Siege Workshop
seven-wonders-card-castrum = Castrum
seven-wonders-card-lodge = Lodge
seven-wonders-card-observatory = Observatory
seven-wonders-card-university = University
seven-wonders-card-academy = Academy
seven-wonders-card-study = Study
seven-wonders-card-workers_guild = Workers Guild
seven-wonders-card-craftsmens_guild = Craftsmens Guild
seven-wonders-card-traders_guild = Traders Guild
seven-wonders-card-philosophers_guild = Philosophers Guild
seven-wonders-card-spies_guild = Spies Guild
seven-wonders-card-strategists_guild = Strategists Guild
seven-wonders-card-decorators_guild = Decorators Guild
seven-wonders-card-shipowners_guild = Shipowners Guild
seven-wonders-card-scientists_guild = Scientists Guild
seven-wonders-card-magistrates_guild = Magistrates Guild
seven-wonders-card-builders_guild = Builders Guild

seven-wonders-board-gizah = The Pyramids of Giza
seven-wonders-board-babylon = The Hanging Gardens of Babylon
seven-wonders-board-olympia = The Statue of Zeus in Olympia
seven-wonders-board-rhodes = The Colossus of Rhodes
seven-wonders-board-ephesus = The Temple of Artemis in Ephesus
seven-wonders-board-alexandria = The Lighthouse of Alexandria
seven-wonders-board-halicarnassus = The Mausoleum of Halicarnassus
seven-wonders-free-city = Free City

seven-wonders-side-a = side A
seven-wonders-side-b = side B
seven-wonders-side-day = Day side
seven-wonders-side-night = Night side

seven-wonders-symbol-compass = compass
seven-wonders-symbol-gear = gear
seven-wonders-symbol-tablet = tablet

seven-wonders-resource-W = wood
seven-wonders-resource-S = stone
seven-wonders-resource-C = clay
seven-wonders-resource-O = ore
seven-wonders-resource-G = glass
seven-wonders-resource-L = cloth
seven-wonders-resource-P = papyrus

seven-wonders-units-W = { $n ->
    [one] wood
   *[other] { $n } wood
}
seven-wonders-units-S = { $n ->
    [one] stone
   *[other] { $n } stone
}
seven-wonders-units-C = { $n ->
    [one] clay
   *[other] { $n } clay
}
seven-wonders-units-O = { $n ->
    [one] ore
   *[other] { $n } ore
}
seven-wonders-units-G = { $n ->
    [one] glass
   *[other] { $n } glass
}
seven-wonders-units-L = { $n ->
    [one] cloth
   *[other] { $n } cloth
}
seven-wonders-units-P = { $n ->
    [one] papyrus
   *[other] { $n } papyrus
}

seven-wonders-colour-brown = Raw materials
seven-wonders-colour-grey = Manufactured goods
seven-wonders-colour-blue = Civilian structures
seven-wonders-colour-yellow = Commercial structures
seven-wonders-colour-red = Military structures
seven-wonders-colour-green = Scientific structures
seven-wonders-colour-purple = Guilds

seven-wonders-counted-brown = brown card
seven-wonders-counted-grey = grey card
seven-wonders-counted-blue = blue card
seven-wonders-counted-yellow = yellow card
seven-wonders-counted-red = red card
seven-wonders-counted-green = green card
seven-wonders-counted-purple = guild
seven-wonders-counted-stage = wonder stage built
seven-wonders-counted-defeat = defeat token

seven-wonders-where-self = in your city
seven-wonders-where-left = in the city on your left
seven-wonders-where-right = in the city on your right
seven-wonders-where-around = in the two neighbouring cities
seven-wonders-where-all = in your city and the two neighbouring ones

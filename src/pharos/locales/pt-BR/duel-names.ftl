# 7 Wonders Duel: nomes.
duel-card-lumber_yard = Madeireira
duel-card-logging_camp = Campo de Lenhadores
duel-card-clay_pool = Argileira
duel-card-clay_pit = Cava de Argila
duel-card-quarry = Pedreira
duel-card-stone_pit = Canteira
duel-card-glassworks = Vidraçaria
duel-card-press = Prensa
duel-card-guard_tower = Torre de Vigia
duel-card-workshop = Oficina
duel-card-apothecary = Apotecário
duel-card-stone_reserve = Reserva de Pedra
duel-card-clay_reserve = Reserva de Argila
duel-card-wood_reserve = Reserva de Madeira
duel-card-stable = Estábulos
duel-card-garrison = Guarnição
duel-card-palisade = Paliçada
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Farmácia
duel-card-theater = Teatro
duel-card-altar = Altar
duel-card-baths = Banhos
duel-card-tavern = Taverna
duel-card-sawmill = Serralheria
duel-card-brickyard = Olaria
duel-card-shelf_quarry = Pedreira de Lavra em Tiras
duel-card-glass_blower = Soprador de Vidro
duel-card-drying_room = Sala de Secagem
duel-card-walls = Muralha
duel-card-forum = Fórum
duel-card-caravansery = Caravançará
duel-card-customs_house = Alfândega
duel-card-courthouse = Tribunal
duel-card-horse_breeders = Haras
duel-card-barracks = Caserna
duel-card-archery_range = Arqueria
duel-card-parade_ground = Área de Desfiles
duel-card-library = Biblioteca
duel-card-dispensary = Enfermaria
duel-card-school = Escola
duel-card-laboratory = Laboratório
duel-card-statue = Estátua
duel-card-temple = Templo
duel-card-aqueduct = Aqueduto
duel-card-rostrum = Tribuna
duel-card-brewery = Cervejaria
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretório
duel-card-academy = Academia
duel-card-study = Estúdio
duel-card-chamber_of_commerce = Câmara de Comércio
duel-card-port = Porto
duel-card-armory = Sala de Armas
duel-card-palace = Palácio
duel-card-town_hall = Prefeitura
duel-card-obelisk = Obelisco
duel-card-fortifications = Fortificação
duel-card-siege_workshop = Oficina de Máquinas
duel-card-circus = Circo
duel-card-university = Universidade
duel-card-observatory = Observatório
duel-card-gardens = Jardins
duel-card-pantheon = Panteão
duel-card-senate = Senado
duel-card-lighthouse = Farol
duel-card-arena = Arena
duel-card-merchants_guild = Guilda dos Comerciantes
duel-card-shipowners_guild = Guilda dos Armadores
duel-card-builders_guild = Guilda dos Construtores
duel-card-magistrates_guild = Guilda dos Magistrados
duel-card-scientists_guild = Guilda dos Cientistas
duel-card-moneylenders_guild = Guilda dos Agiotas
duel-card-tacticians_guild = Guilda dos Estrategistas

duel-wonder-appian_way = A Via Ápia
duel-wonder-circus_maximus = O Circo Máximo
duel-wonder-colossus = O Colosso
duel-wonder-great_library = A Grande Biblioteca
duel-wonder-great_lighthouse = O Grande Farol
duel-wonder-hanging_gardens = Os Jardins Suspensos
duel-wonder-mausoleum = O Mausoléu
duel-wonder-piraeus = Pireu
duel-wonder-pyramids = As Pirâmides
duel-wonder-sphinx = A Esfinge
duel-wonder-statue_of_zeus = A Estátua de Zeus
duel-wonder-temple_of_artemis = O Templo de Ártemis

duel-token-agriculture = Agricultura
duel-token-architecture = Arquitetura
duel-token-economy = Economia
duel-token-law = Lei
duel-token-masonry = Alvenaria
duel-token-mathematics = Matemática
duel-token-philosophy = Filosofia
duel-token-strategy = Estratégia
duel-token-theology = Teologia
duel-token-urbanism = Urbanismo

duel-chain-horseshoe = ferradura
duel-chain-sword = espada
duel-chain-tower = torre
duel-chain-target = alvo
duel-chain-helmet = elmo
duel-chain-book = livro
duel-chain-gear = engrenagem
duel-chain-lyre = lira
duel-chain-lamp = lâmpada
duel-chain-mask = máscara
duel-chain-column = coluna
duel-chain-moon = lua
duel-chain-sun = sol
duel-chain-drop = gota
duel-chain-portico = pórtico
duel-chain-amphora = ânfora
duel-chain-barrel = barril

duel-symbol-quill = pena
duel-symbol-mortar = almofariz
duel-symbol-plumb_level = nível de prumo
duel-symbol-wheel = roda
duel-symbol-armillary = esfera armilar
duel-symbol-sundial = relógio de sol
duel-symbol-law = balança

duel-resource-W = madeira
duel-resource-S = pedra
duel-resource-C = argila
duel-resource-G = vidro
duel-resource-P = papiro

duel-units-W = { $n ->
    [1] madeira
   *[other] { $n } madeiras
}
duel-units-S = { $n ->
    [1] pedra
   *[other] { $n } pedras
}
duel-units-C = { $n ->
    [1] argila
   *[other] { $n } argilas
}
duel-units-G = { $n ->
    [1] vidro
   *[other] { $n } vidros
}
duel-units-P = { $n ->
    [1] papiro
   *[other] { $n } papiros
}

duel-colour-brown = Matérias-primas
duel-colour-grey = Produtos manufaturados
duel-colour-blue = Estruturas civis
duel-colour-green = Estruturas científicas
duel-colour-yellow = Estruturas comerciais
duel-colour-red = Estruturas militares
duel-colour-purple = Guildas

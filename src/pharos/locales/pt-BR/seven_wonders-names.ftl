# 7 Wonders: nomes.
seven-wonders-card-lumber_yard = Campo de Lenhadores
seven-wonders-card-stone_pit = Canteira
seven-wonders-card-clay_pool = Argileira
seven-wonders-card-ore_vein = Veio de Minério
seven-wonders-card-tree_farm = Silvicultura
seven-wonders-card-excavation = Escavação
seven-wonders-card-clay_pit = Cava de Argila
seven-wonders-card-timber_yard = Exploração Florestal
seven-wonders-card-forest_cave = Caverna da Floresta
seven-wonders-card-mine = Mina
seven-wonders-card-loom = Tear
seven-wonders-card-glassworks = Vidraçaria
seven-wonders-card-press = Prensa
seven-wonders-card-pawnshop = Casa de Penhores
seven-wonders-card-well = Poço
seven-wonders-card-baths = Banhos
seven-wonders-card-altar = Altar
seven-wonders-card-theater = Teatro
seven-wonders-card-tavern = Taverna
seven-wonders-card-east_trading_post = Posto de Comércio Oriental
seven-wonders-card-west_trading_post = Posto de Comércio Ocidental
seven-wonders-card-marketplace = Mercado
seven-wonders-card-stockade = Paliçada
seven-wonders-card-barracks = Quartel
seven-wonders-card-guard_tower = Torre de Vigia
seven-wonders-card-apothecary = Apotecário
seven-wonders-card-workshop = Oficina
seven-wonders-card-scriptorium = Scriptorium
seven-wonders-card-sawmill = Serralheria
seven-wonders-card-quarry = Pedreira
seven-wonders-card-brickyard = Olaria
seven-wonders-card-foundry = Fundição
seven-wonders-card-aqueduct = Aqueduto
seven-wonders-card-temple = Templo
seven-wonders-card-statue = Estátua
seven-wonders-card-courthouse = Tribunal
seven-wonders-card-forum = Fórum
seven-wonders-card-caravansery = Caravançará
seven-wonders-card-vineyard = Vinhedo
seven-wonders-card-bazar = Bazar
seven-wonders-card-walls = Muralhas
seven-wonders-card-training_ground = Campo de Treinamento
seven-wonders-card-stables = Estábulos
seven-wonders-card-archery_range = Campo de Arqueiros
seven-wonders-card-dispensary = Enfermaria
seven-wonders-card-laboratory = Laboratório
seven-wonders-card-library = Biblioteca
seven-wonders-card-school = Escola
seven-wonders-card-pantheon = Panteão
seven-wonders-card-gardens = Jardins
seven-wonders-card-town_hall = Prefeitura
seven-wonders-card-palace = Palácio
seven-wonders-card-senate = Senado
seven-wonders-card-haven = Porto
seven-wonders-card-lighthouse = Farol
seven-wonders-card-chamber_of_commerce = Câmara de Comércio
seven-wonders-card-arena = Arena
seven-wonders-card-ludus = Ludus
seven-wonders-card-fortifications = Fortificações
seven-wonders-card-circus = Circo Romano
seven-wonders-card-arsenal = Arsenal
seven-wonders-card-siege_workshop = Oficina de Catapultas
seven-wonders-card-castrum = Castrum
seven-wonders-card-lodge = Loja Maçônica
seven-wonders-card-observatory = Observatório
seven-wonders-card-university = Universidade
seven-wonders-card-academy = Academia
seven-wonders-card-study = Estúdio
seven-wonders-card-workers_guild = Guilda dos Trabalhadores
seven-wonders-card-craftsmens_guild = Guilda dos Artesãos
seven-wonders-card-traders_guild = Guilda dos Comerciantes
seven-wonders-card-philosophers_guild = Guilda dos Filósofos
seven-wonders-card-spies_guild = Guilda dos Espiões
seven-wonders-card-strategists_guild = Guilda dos Estrategistas
seven-wonders-card-decorators_guild = Guilda dos Decoradores
seven-wonders-card-shipowners_guild = Guilda dos Armadores
seven-wonders-card-scientists_guild = Guilda dos Cientistas
seven-wonders-card-magistrates_guild = Guilda dos Magistrados
seven-wonders-card-builders_guild = Guilda dos Construtores

seven-wonders-board-gizah = A Grande Pirâmide de Gizé
seven-wonders-board-babylon = Os Jardins Suspensos da Babilônia
seven-wonders-board-olympia = A Estátua de Zeus em Olímpia
seven-wonders-board-rhodes = Colosso de Rodes
seven-wonders-board-ephesus = O Templo de Ártemis em Éfeso
seven-wonders-board-alexandria = Farol de Alexandria
seven-wonders-board-halicarnassus = O Mausoléu de Halicarnasso
seven-wonders-free-city = Cidade Livre

seven-wonders-side-a = lado A
seven-wonders-side-b = lado B
seven-wonders-side-day = lado do Dia
seven-wonders-side-night = lado da Noite

seven-wonders-symbol-compass = compasso
seven-wonders-symbol-gear = engrenagem
seven-wonders-symbol-tablet = tabuleta

seven-wonders-resource-W = madeira
seven-wonders-resource-S = pedra
seven-wonders-resource-C = argila
seven-wonders-resource-O = minério
seven-wonders-resource-G = vidro
seven-wonders-resource-L = tecido
seven-wonders-resource-P = papiro

seven-wonders-units-W = { $n ->
    [1] madeira
   *[other] { $n } madeiras
}
seven-wonders-units-S = { $n ->
    [1] pedra
   *[other] { $n } pedras
}
seven-wonders-units-C = { $n ->
    [1] argila
   *[other] { $n } argilas
}
seven-wonders-units-O = { $n ->
    [1] minério
   *[other] { $n } minérios
}
seven-wonders-units-G = { $n ->
    [1] vidro
   *[other] { $n } vidros
}
seven-wonders-units-L = { $n ->
    [1] tecido
   *[other] { $n } tecidos
}
seven-wonders-units-P = { $n ->
    [1] papiro
   *[other] { $n } papiros
}

seven-wonders-colour-brown = Matérias-primas
seven-wonders-colour-grey = Produtos manufaturados
seven-wonders-colour-blue = Estruturas civis
seven-wonders-colour-yellow = Estruturas comerciais
seven-wonders-colour-red = Estruturas militares
seven-wonders-colour-green = Estruturas científicas
seven-wonders-colour-purple = Guildas

seven-wonders-counted-brown = carta marrom
seven-wonders-counted-grey = carta cinza
seven-wonders-counted-blue = carta azul
seven-wonders-counted-yellow = carta amarela
seven-wonders-counted-red = carta vermelha
seven-wonders-counted-green = carta verde
seven-wonders-counted-purple = guilda
seven-wonders-counted-stage = estágio de maravilha construído
seven-wonders-counted-defeat = ficha de derrota militar

seven-wonders-where-self = na sua cidade
seven-wonders-where-left = na cidade à sua esquerda
seven-wonders-where-right = na cidade à sua direita
seven-wonders-where-around = nas duas cidades vizinhas
seven-wonders-where-all = na sua cidade e nas duas vizinhas

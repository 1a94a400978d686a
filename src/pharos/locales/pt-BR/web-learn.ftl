# Guias do primeiro jogo no navegador.
web-learn = Guia
web-learn-guest = Novato
web-learn-next = Continuar
web-learn-back = Voltar
web-learn-skip = Pular
web-learn-close = Jogar sem guia
web-learn-deed = É a sua vez

web-learn-duel-aim = Duas cidades, três eras. Você vence na hora se seu exército chegar à capital rival ou se reunir seis símbolos científicos diferentes; senão, os pontos decidem depois da terceira era.
web-learn-duel-pyramid = A cada turno você pega uma carta que nenhuma outra cobre. A marca embaixo dela é o seu preço: um visto quer dizer que seus recursos bastam, uma moeda que é preciso pagar, uma estrela que é grátis, um xis que você não pode pagar.
web-learn-duel-build = Recursos não se gastam: o que sua cidade produz, ela produz em todos os turnos. Selecione uma carta marrom ou cinza e construa.
web-learn-duel-trade = O que falta você compra do banco: 2 moedas por unidade, e mais 1 para cada unidade dele que as cartas marrons e cinzas do oponente produzem. Assim, a pedreira do rival encarece a sua pedra.
web-learn-duel-military = Cada escudo move o peão um espaço rumo à capital rival. No caminho ele saqueia moedas; no fim da trilha, vence o jogo.
web-learn-duel-science = Dois símbolos iguais em cartas verdes dão a você uma das cinco fichas de progresso do tabuleiro. Seis símbolos diferentes vencem o jogo.
web-learn-duel-wonder = Suas quatro maravilhas ficam ao lado da cidade. Para construir uma, selecione qualquer carta aberta, pague o preço da maravilha e enterre a carta sob ela. Algumas deixam você jogar de novo: com elas você decide quem revela o quê.
web-learn-duel-sell = Faltam moedas? Venda a carta: 2 moedas, e mais 1 para cada carta amarela que você tem. Vender também tira a carta do oponente. Agora pegue outra carta, como quiser.
web-learn-duel-end = É tudo de que você precisa. A tecla ? abre regras e cartas; segure uma carta ou pare sobre ela para ler. Boa sorte!

web-learn-seven-wonders-aim = Sete cidades antigas, três eras de seis turnos. Todos escolhem uma carta ao mesmo tempo; vence quem tiver mais pontos no fim. O que acontece com você depende sobretudo de seus dois vizinhos.
web-learn-seven-wonders-hand = Esta é a sua mão. A marca em cada carta é o seu preço: um visto quer dizer que seus recursos bastam, uma moeda que você paga, uma estrela que é grátis, um xis que você não pode construir.
web-learn-seven-wonders-build = Recursos não se gastam: sua cidade os produz em todos os turnos. Selecione uma carta marrom ou cinza e depois “Construir”. Até o último jogador escolher, você pode mudar de ideia.
web-learn-seven-wonders-pass = Todas as cartas são reveladas juntas, e depois as mãos passam: para a esquerda nas eras I e III, para a direita na era II. O que você deixa, o vizinho recebe.
web-learn-seven-wonders-trade = O que falta você compra de um vizinho que o produza, por 2 moedas a unidade, pagas a esse vizinho. Cartas amarelas barateiam o comércio. Se houver várias formas de pagar, você escolhe.
web-learn-seven-wonders-stage = Qualquer carta também pode ser enterrada para construir a próxima etapa da sua maravilha, se você puder pagar a etapa. Ou venda uma carta por 3 moedas: isso sempre é possível.
web-learn-seven-wonders-second = Escolha a sua segunda carta.
web-learn-seven-wonders-chain = Algumas cartas tornam outras grátis numa era seguinte: os pequenos emblemas contam quais. Quem tem o Altar constrói o Panteão sem pagar, por exemplo.
web-learn-seven-wonders-military = Depois de cada era você compara escudos com os dois vizinhos: uma vitória dá 1, 3 ou 5 pontos conforme a era, uma derrota tira 1. Cartas verdes valem pelo quadrado dos símbolos iguais e por conjuntos de três.
web-learn-seven-wonders-end = É tudo de que você precisa. A tecla ? abre regras e cartas; segure uma carta ou pare sobre ela para ler. Boa sorte!

web-learn-architects-aim = Cada jogador constrói uma maravilha de cinco etapas. Quando a primeira maravilha fica completa, o jogo termina e contam-se os pontos.
web-learn-architects-decks = Na sua vez você pega uma carta: a do topo do baralho à sua esquerda ou à sua direita, ambas abertas, ou a carta desconhecida do topo do baralho central. O que uma carta completaria está escrito nela.
web-learn-architects-take = Cartas cinzas são recursos; uma moeda amarela vale por qualquer um deles. Pegue uma carta.
web-learn-architects-stage = Assim que você tem os recursos da próxima etapa (tantos iguais, ou tantos diferentes), ela é construída e seu efeito acontece. As etapas vão de baixo para cima.
web-learn-architects-progress = Dois símbolos verdes iguais ou três diferentes dão uma ficha de progresso, que ajuda até o fim do jogo. Cartas azuis são pontos; com o gato você pode espiar o baralho central.
web-learn-architects-battle = Cartas vermelhas dão escudos. Trombetas viram fichas de conflito: quando todas mostram guerra, há uma batalha, e quem tem mais escudos que um vizinho ganha pontos.
web-learn-architects-again = Pegue a sua próxima carta.
web-learn-architects-end = É tudo de que você precisa. A tecla ? abre regras e cartas; segure uma carta ou pare sobre ela para ler. Boa sorte!

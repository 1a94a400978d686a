# Guias do primeiro jogo no navegador.
web-learn = Aula
web-learn-next = Avançar
web-learn-back = Voltar
web-learn-skip = Pular
web-learn-close = Terminar esta partida
web-learn-your-move = É a sua vez

web-learn-duel-aim = Duas cidades, três eras. Você vence na hora se o seu exército chegar à capital do oponente ou se você reunir seis símbolos científicos diferentes. Senão, os pontos decidem depois da terceira era.
web-learn-duel-pyramid = A cada turno, pegue uma carta que não esteja coberta por outra. A marca abaixo dela é o preço para você: um visto quer dizer que seus recursos bastam; uma moeda, que você paga; uma estrela, que é grátis; um xis, que você não pode pagar.
web-learn-duel-build = Recursos nunca se gastam: sua cidade os produz em todos os turnos. Selecione uma carta marrom ou cinza e construa.
web-learn-duel-trade = O que falta você compra do banco. Cada unidade custa 2 moedas, mais 1 para cada unidade que as cartas marrons e cinzas do oponente produzem. A pedreira do oponente encarece a sua pedra.
web-learn-duel-military = Cada escudo move o peão um espaço rumo à capital do oponente. No caminho, ele faz o oponente perder moedas; no fim da trilha, você vence a partida.
web-learn-duel-science = Dois símbolos idênticos em cartas verdes dão a você uma das cinco fichas de progresso do tabuleiro. Seis símbolos diferentes vencem a partida.
web-learn-duel-wonder = Suas quatro maravilhas ficam ao lado da cidade. Para construir uma, selecione qualquer carta disponível, pague o preço da maravilha e coloque a carta sob ela. Algumas permitem jogar novamente: com elas, você decide quem revela o quê.
web-learn-duel-sell = Faltam moedas? Venda a carta por 2 moedas, mais 1 para cada carta amarela que você tem. O oponente não poderá mais pegá-la.
web-learn-duel-end = { $input ->
    [touch] É só isso que você precisa saber. Toque em ? no alto para ver regras e cartas; segure uma carta para ler. Agora jogue contra o aprendiz.
   *[mouse] É só isso que você precisa saber. Tecle ? para ver regras e cartas; aponte para uma carta para ler. Agora jogue contra o aprendiz.
}

web-learn-seven-wonders-aim = Sete cidades da Antiguidade, três eras de seis turnos. Todos escolhem uma carta ao mesmo tempo, e vence quem tiver mais pontos. O que mais importa são seus dois vizinhos.
web-learn-seven-wonders-hand = Esta é a sua mão. A marca em cada carta é o preço para você: um visto quer dizer que seus recursos bastam; uma moeda, que você paga; uma estrela, que é grátis; um xis, que você não pode construir.
web-learn-seven-wonders-build = Recursos nunca se gastam: sua cidade os produz em todos os turnos. Selecione uma carta marrom ou cinza e depois “Construir”. Você pode mudar de ideia até o último jogador escolher.
web-learn-seven-wonders-pass = Todas as cartas são reveladas juntas. Depois, cada um passa a sua mão: para a esquerda nas Eras I e III, para a direita na Era II. O vizinho recebe o que você deixou.
web-learn-seven-wonders-trade = O que falta você compra de um vizinho que o produza, por 2 moedas a unidade. Cartas amarelas barateiam o comércio. Se houver várias formas de pagar, você escolhe.
web-learn-seven-wonders-stage = Você também pode usar qualquer carta para construir o próximo estágio da sua maravilha, se puder pagar por ele. Ou vender uma carta por 3 moedas, o que sempre é possível.
web-learn-seven-wonders-second = Escolha a sua segunda carta.
web-learn-seven-wonders-chain = Algumas cartas tornam outras grátis em uma era seguinte, como mostram os pequenos símbolos de encadeamento. Por exemplo, com o Altar, o Panteão sai de graça.
web-learn-seven-wonders-military = Depois de cada era, você compara escudos com os dois vizinhos: uma vitória dá 1, 3 ou 5 pontos, conforme a era; uma derrota tira 1. Cartas verdes valem o quadrado dos símbolos idênticos, mais os conjuntos de três.
web-learn-seven-wonders-end = { $input ->
    [touch] É só isso que você precisa saber. Toque em ? no alto para ver regras e cartas; segure uma carta para ler. Agora jogue contra o aprendiz.
   *[mouse] É só isso que você precisa saber. Tecle ? para ver regras e cartas; aponte para uma carta para ler. Agora jogue contra o aprendiz.
}

web-learn-architects-aim = Cada jogador constrói uma maravilha de cinco estágios. A partida termina quando a primeira maravilha fica completa; vence quem tiver mais pontos.
web-learn-architects-decks = Na sua vez, pegue uma carta: a carta virada para cima do baralho à sua esquerda ou à sua direita, ou a carta desconhecida do topo do baralho central. Cada carta mostra o que completaria para você.
web-learn-architects-take = Cartas cinzas são recursos; uma moeda amarela substitui qualquer um deles. Pegue uma carta.
web-learn-architects-stage = Assim que você tem os recursos do próximo estágio, todos idênticos ou todos diferentes, ele é construído e seu efeito acontece. Os estágios vão de baixo para cima.
web-learn-architects-progress = Dois símbolos verdes idênticos ou três diferentes dão uma ficha de progresso, que ajuda você até o fim da partida. Cartas azuis valem pontos; o gato permite espiar o baralho central.
web-learn-architects-battle = Cartas vermelhas dão escudos. Cornetas viram fichas de conflito: quando todas estão viradas, há uma batalha, e você ganha pontos por cada vizinho com menos escudos que você.
web-learn-architects-again = Pegue a sua próxima carta.
web-learn-architects-end = { $input ->
    [touch] É só isso que você precisa saber. Toque em ? no alto para ver regras e cartas; segure uma carta para ler. Agora jogue contra o aprendiz.
   *[mouse] É só isso que você precisa saber. Tecle ? para ver regras e cartas; aponte para uma carta para ler. Agora jogue contra o aprendiz.
}

web-learn-play = Jogar contra o nível { $level }
web-learn-duel-second = Pegue outra carta, à sua escolha.
web-learn-duel-third = Pegue uma terceira carta, à sua escolha. Veja o que ela revela para o oponente.
web-learn-duel-take-brown = Construa { $card }. A partir de agora você tem esse recurso em todos os turnos, e o oponente paga mais por ele.
web-learn-duel-take-grey = Construa { $card }. Vidro e papiro são raros, e muitas maravilhas precisam deles.
web-learn-duel-take-yellow = Construa { $card }. Ela barateia o comércio ou traz moedas, e cada carta amarela aumenta o que você recebe ao vender.
web-learn-duel-take-blue = Construa { $card }. Cartas azuis valem pontos, e são eles que decidem a maioria das partidas.
web-learn-duel-take-green = Construa { $card }. O símbolo conta para os seis diferentes, e um par dá uma ficha de progresso.
web-learn-duel-take-red = Construa { $card }. O escudo move o peão rumo à capital do oponente, que precisa reagir.
web-learn-seven-wonders-third = Escolha a sua terceira carta.
web-learn-seven-wonders-take-brown = Construa { $card }. Você tem esse recurso em todos os turnos, e os vizinhos pagam 2 moedas a você quando precisam dele.
web-learn-seven-wonders-take-grey = Construa { $card }. Produtos manufaturados são raros: muitas cartas verdes e estágios precisam deles.
web-learn-seven-wonders-take-yellow = Construa { $card }. Ela traz moedas ou barateia o comércio com os vizinhos.
web-learn-seven-wonders-take-blue = Construa { $card }. Cartas azuis valem pontos garantidos, e agora estão baratas.
web-learn-seven-wonders-take-green = Construa { $card }. Três símbolos idênticos valem 9 pontos: a ciência compensa para quem a coleciona.
web-learn-seven-wonders-take-red = Construa { $card }. Com mais escudos que os dois vizinhos, você vence dois conflitos no fim da era.
web-learn-architects-third = Pegue uma terceira carta.
web-learn-architects-take-grey = Pegue a carta em destaque: { $card }. É um recurso, e o seu próximo estágio precisa de alguns.
web-learn-architects-take-yellow = Pegue a carta em destaque: { $card }. Ela substitui qualquer recurso que falte.
web-learn-architects-take-green = Pegue a carta em destaque: { $card }. Dois símbolos idênticos, ou três diferentes, dão uma ficha de progresso.
web-learn-architects-take-blue = Pegue a carta em destaque: { $card }. Ela vale pontos, aconteça o que acontecer.
web-learn-architects-take-red = Pegue a carta em destaque: { $card }. O escudo conta em todas as batalhas até o fim da partida, a não ser que a carta tenha cornetas.

# Várias pessoas no mesmo aparelho: nomes e a cortina entre as vezes.
web-device-title = Neste aparelho
web-device-about = Passe o aparelho de mão em mão. Uma cortina esconde suas cartas entre um turno e outro. Não há relógio.
web-device-companion = Outra pessoa neste aparelho
web-curtain-title = Passe o aparelho para { $name }
web-curtain-about = Agora só { $name } deve olhar para a tela.
web-curtain-take = Sou { $name }
web-curtain-news = O que aconteceu
web-curtain-look = Ver como { $name }
web-curtain-draw = Esconder e passar o aparelho

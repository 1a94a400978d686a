// A boardgame.io server with a game of the size of 7 Wonders: four players choose a card each, then all cities change.
const { Server } = require('boardgame.io/server')
const { PlayerView, Stage } = require('boardgame.io/core')

const PLAYERS = 4
const TURNS = 18
const NAMES = ['lumber_yard', 'stone_pit', 'clay_pool', 'loom', 'altar', 'baths', 'stockade', 'apothecary', 'tavern']

const card = (n) => NAMES[n % NAMES.length]
const city = (seat) => ({
  seat,
  board: 'alexandria',
  side: 'a',
  resource: 'G',
  stages: [0, 1, 2].map((n) => ({ cost: 'SS', built: false, age: null, under: null, points: 3 + 2 * n })),
  coins: 3,
  cards: [],
  symbols: [{ resources: 'G', for_sale: true }],
  prices: { raw: { left: 2, right: 2 }, made: { left: 2, right: 2 } },
  science: { compass: 0, gear: 0, tablet: 0, wild: 0 },
  victories: [0, 0, 0],
  shields: 0,
  neighbours: { left: (seat + PLAYERS - 1) % PLAYERS, right: (seat + 1) % PLAYERS },
  score: { military: 0, treasury: 1, wonder: 0, civilian: 0, science: 0, commerce: 0, guilds: 0 },
})
const hand = (seat) => [0, 1, 2, 3, 4, 5, 6].map((n) => card(seat + n))
const start = () => ({
  turn: 1,
  committed: [],
  cities: Array.from({ length: PLAYERS }, (_, seat) => city(seat)),
  discard: [],
  players: Object.fromEntries(Array.from({ length: PLAYERS }, (_, seat) => [seat, { hand: hand(seat), chosen: null }])),
})

function resolve(G) {
  G.cities.forEach((mine, seat) => {
    const { chosen } = G.players[seat]
    mine.cards.push(chosen)
    mine.coins += 1
    mine.symbols.push({ resources: 'W', for_sale: true })
    mine.score.civilian += 1
    G.players[seat] = { hand: hand(seat + G.turn), chosen: null }
  })
  G.discard.push({ age: 1, turn: G.turn, seat: 0, card: null })
  G.committed = []
  G.turn += 1
  if (G.turn > TURNS) Object.assign(G, start())
}

const game = {
  name: 'wonders',
  setup: start,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: { all: Stage.NULL } },
  moves: {
    commit: {
      move: ({ G, playerID }, n) => {
        const own = G.players[playerID]
        if (!G.committed.includes(playerID)) G.committed.push(playerID)
        own.chosen = own.hand[n % own.hand.length]
        if (G.committed.length === PLAYERS) resolve(G)
      },
      client: false,
      ignoreStaleStateID: true,
    },
  },
}

void Server({ games: [game], origins: ['http://localhost'] }).run(Number(process.argv[2]))

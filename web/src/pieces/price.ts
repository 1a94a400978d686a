/** What a piece costs a seat: covered by its resources, free, coins, or more than it can pay. */
export type Price = { sort: 'own' | 'free' | 'never' } | { sort: 'pay'; coins: number }

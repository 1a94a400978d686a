/** What a piece costs a seat: nothing but its own resources, nothing at all, coins, or more than it can pay. */
export type Price = { sort: 'own' | 'free' | 'never' } | { sort: 'pay'; coins: number }

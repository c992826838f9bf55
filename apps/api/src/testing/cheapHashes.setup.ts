import { vi } from 'vitest'

/**
 * Gives tests on embedded databases hashes that cost next to nothing: those of the site would take
 * a third of all the time. `auth/hashCost.test.ts` tests the real parameters.
 */
vi.mock('../auth/hashCost.ts', () => ({
  parameters: { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 },
  decoy:
    '$argon2id$v=19$m=8,t=1,p=1$vtb49jtMPCHXkZ2tj/9rOg$MYvZS70F+XfdUlXwLvGzLiIhjjKoAxBKfo4mfbhyMrY',
}))

import { hash } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { hashPassword, isOutdated } from './passwords.ts'

type HashCost = typeof import('./hashCost.ts')

/** What the site takes; the other tests of the API take hashes that cost next to nothing. */
const site = await vi.importActual<HashCost>('./hashCost.ts')

test('a hash of the site takes 64 MiB and 3 passes of Argon2id', async () => {
  expect(await hash('a password', site.parameters)).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})

test('the hash for unknown addresses costs as much', () => {
  expect(site.decoy).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})

test('passwords are hashed with the parameters of that file, and others are outdated', async () => {
  const { parameters } = await import('./hashCost.ts')
  const { memoryCost, timeCost, parallelism } = parameters
  const stored = await hashPassword('a password')
  expect(stored).toContain(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
  expect(isOutdated(stored)).toBe(false)
  expect(isOutdated(site.decoy)).toBe(true)
})

import { expect, it } from 'vitest'
import { labSession } from '../testing/labFixtures.ts'
import { historyFacts } from './historyFacts.ts'

const labels = (status: 'completed' | 'failed' | 'expired' | 'abandoned') => historyFacts(labSession(status), 'UTC').map(({ label }) => label)

it('tells all of a completed session', () => {
  expect(historyFacts(labSession('completed'), 'UTC')).toEqual([
    { label: 'Started', value: 'Friday, November 20, 2026, 9:50 AM' },
    { label: 'Duration', value: '60 minutes' },
    { label: 'Credits Used', value: '2' },
    { label: 'Ended', value: 'Friday, November 20, 2026, 9:58 AM' },
    { label: 'Lab URL', value: 'http://k3f9.localhost:3100' },
    { label: 'Credentials', value: 'username, password, ownerKey' },
  ])
})

it.each(['failed', 'expired', 'abandoned'] as const)('tells no address of a session that %s', (status) => {
  expect(labels(status)).toEqual(['Started', 'Duration', 'Credits Used', 'Ended'])
})

it('says that a session never started', () => {
  expect(historyFacts(labSession('failed'), 'UTC')[0]).toEqual({ label: 'Started', value: 'Never' })
})

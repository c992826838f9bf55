import { expect, it } from 'vitest'
import { labSession } from '../testing/labFixtures.ts'
import { historyFacts } from './historyFacts.ts'
import { labSessionMessages } from './labSessions.messages.ts'

type Ended = 'completed' | 'failed' | 'expired' | 'abandoned'
const facts = (status: Ended) =>
  historyFacts(labSession(status), 'en-US', labSessionMessages.english, 'UTC')
const labels = (status: Ended) => facts(status).map(({ label }) => label)

it('tells all of a completed session', () => {
  expect(facts('completed')).toEqual([
    { label: 'Started', value: 'Friday, November 20, 2026, 9:50 AM' },
    { label: 'Duration', value: '60 minutes' },
    { label: 'Credits Used', value: '2' },
    { label: 'Ended', value: 'Friday, November 20, 2026, 9:58 AM' },
    { label: 'Lab URL', value: 'http://k3f9.localhost:3100' },
    { label: 'Credentials', value: 'username, password, ownerKey' },
  ])
})

it.each(['failed', 'expired', 'abandoned'] as const)(
  'tells no address of a session that %s',
  (status) => {
    expect(labels(status)).toEqual(['Started', 'Duration', 'Credits Used', 'Ended'])
  },
)

it('says that a session never started', () => {
  expect(facts('failed')[0]).toEqual({ label: 'Started', value: 'Never' })
})

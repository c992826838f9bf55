import { expect, it } from 'vitest'
import { labSession, mission } from '../testing/labFixtures.ts'
import { historyFacts } from './historyFacts.ts'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'

const messages = { ...labMessages.english, ...labSessionMessages.english }

type Ended = 'completed' | 'failed' | 'expired' | 'abandoned'
const facts = (status: Ended) =>
  historyFacts(labSession(status, { mission: mission(2) }), 'en-US', messages, { timeZone: 'UTC' })
const labels = (status: Ended) => facts(status).map(({ label }) => label)

it('tells all of a completed session', () => {
  expect(facts('completed')).toEqual([
    { label: 'Mission', value: '2 of 5 checks' },
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
    const result = status === 'expired' ? ['Mission'] : []
    expect(labels(status)).toEqual([...result, 'Started', 'Duration', 'Credits Used', 'Ended'])
  },
)

it('says that a session never started', () => {
  expect(facts('failed')[0]).toEqual({ label: 'Started', value: 'Never' })
})

it('tells the values of any session that had them, where they are asked for', () => {
  const options = { timeZone: 'UTC', hasValues: true }
  const of = (status: Ended) =>
    historyFacts(labSession(status), 'en-US', messages, options).map(({ label }) => label)
  expect(of('expired')).toEqual(expect.arrayContaining(['Lab URL', 'Credentials']))
  expect(of('failed')).not.toContain('Lab URL')
})

import { expect, it } from 'vitest'
import { labSession } from '../testing/labFixtures.ts'
import { runningSession } from './runningSession.ts'

const long = labSession('active', { _id: 'long', ttl: 120 })
const short = labSession('active', { _id: 'short', ttl: 30 })
const starting = labSession('provisioning')
const past = labSession('completed')

it('is the one that ends first of those that run', () => {
  expect(runningSession([past, starting, long, short])?._id).toBe('short')
})

it('is one that starts if none runs', () => {
  expect(runningSession([past, starting])?.status).toBe('provisioning')
  expect(runningSession([labSession('queued')])?.status).toBe('queued')
})

it('is none if all have ended', () => {
  expect(runningSession([past, labSession('expired')])).toBeUndefined()
  expect(runningSession([])).toBeUndefined()
})

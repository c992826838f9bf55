import { expect, it } from 'vitest'
import { signedEvidence, wholeMinutes } from './labEvidence.ts'
import { labTrackTitle } from './labTracks.ts'

const lab = {
  path: 'exposed-bucket',
  title: 'The Exposed Bucket',
  solved: 5,
  checks: 5,
  minutes: 12,
  solvedAt: '2026-08-10T23:59:59.999Z',
}

it('signs figures in words that stay as they are', () => {
  expect(signedEvidence(lab, 'https://learn.example.org/cert/view/CSN-1')).toEqual({
    id: 'https://learn.example.org/cert/view/CSN-1#lab-exposed-bucket',
    type: ['Evidence'],
    name: 'The Exposed Bucket',
    narrative:
      'Solved 5 of 5 checks in the hands-on lab “The Exposed Bucket” in 12 minutes on 2026-08-10.',
    genre: 'Hands-on lab',
  })
  expect(signedEvidence({ ...lab, minutes: 1 }, '').narrative).toContain('in 1 minute on')
})

it.each([
  [0, 1],
  [29, 1],
  [90, 2],
  [719, 12],
  [3600, 60],
])('%i seconds are %i minutes', (seconds, minutes) => {
  const from = new Date('2026-08-10T10:00:00Z')
  expect(wholeMinutes(from, new Date(from.getTime() + seconds * 1000))).toBe(minutes)
})

it('names a track by its domain and level', () => {
  expect(labTrackTitle({ domain: 'cloud engineering', level: 'expert' })).toBe(
    'Cloud Engineering Labs, Expert',
  )
  expect(labTrackTitle({ domain: 'devsecops', level: 'beginner' })).toBe('DevSecOps Labs, Beginner')
})

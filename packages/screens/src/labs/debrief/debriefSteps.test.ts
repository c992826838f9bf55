import { expect, it } from 'vitest'
import { labReference, labSession, mission } from '../../testing/labFixtures.ts'
import { debriefSteps, referenceMinutes } from './debriefSteps.ts'

const reference = Object.entries(labReference).map(([id, step]) => ({ id, name: id, ...step }))

it('puts both times since the start beside each other; a guard has the learner’s alone', () => {
  const steps = debriefSteps(labSession('completed', { mission: mission(4) }), { reference })
  expect(steps.map(({ time, referenceTime }) => [time, referenceTime])).toEqual([
    ['1:30', '8:00'],
    ['3:00', '11:00'],
    ['4:30', '13:00'],
    ['6:00', '15:00'],
    ['6:00', undefined],
  ])
  expect(referenceMinutes({ reference })).toBe(15)
})

it('shows the learner’s way alone where the author wrote none', () => {
  const [first] = debriefSteps(labSession('completed', { mission: mission(4) }), { reference: [] })
  expect(first).toEqual({
    id: 'ledger-code',
    name: 'Hand in the code in the closed books',
    time: '1:30',
  })
  expect(referenceMinutes({ reference: [] })).toBeUndefined()
})

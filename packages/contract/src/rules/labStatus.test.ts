import { expect, test } from 'vitest'
import { labStatuses } from '../entities/labSession.ts'
import type { LabStatus } from '../entities/labSession.ts'
import {
  canTransition,
  historyStatuses,
  inProgressStatuses,
  isInProgress,
  labTransitions,
} from './labStatus.ts'

test('every status is either in progress or history', () => {
  expect([...inProgressStatuses, ...historyStatuses]).toEqual([...labStatuses])
  expect(labStatuses.filter(isInProgress)).toEqual(['queued', 'provisioning', 'active'])
})

test('exactly these transitions are allowed', () => {
  const legal = labStatuses.flatMap((from) =>
    labStatuses.filter((to) => canTransition(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(legal.toSorted()).toEqual(
    [
      'queued > provisioning',
      'queued > failed',
      'queued > abandoned',
      'provisioning > active',
      'provisioning > failed',
      'provisioning > abandoned',
      'active > completed',
      'active > failed',
      'active > expired',
    ].toSorted(),
  )
})

test('an ended session stays ended, and every other one can end', () => {
  for (const status of historyStatuses) expect(labTransitions[status]).toEqual([])
  for (const status of inProgressStatuses)
    expect(reachable(status).some((next) => !isInProgress(next))).toBe(true)
})

function reachable(status: LabStatus): LabStatus[] {
  return labTransitions[status].flatMap((next) => [next].concat(reachable(next)))
}

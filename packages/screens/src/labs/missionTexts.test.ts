import { expect, it } from 'vitest'
import { labSession, mission } from '../testing/labFixtures.ts'
import { labMessages } from './labs.messages.ts'
import { missionResult, shownChecks } from './missionTexts.ts'

const startedAt = '2026-11-20T09:50:00.000Z'
const noHints = () => ({})
const result = (solved: number) =>
  missionResult(labSession('completed', { mission: mission(solved) }), labMessages.english)

it('tells how far a mission came, and of a solved one how long it took', () => {
  expect(result(0)).toBe('0 of 5 checks')
  expect(result(3)).toBe('3 of 5 checks')
  expect(result(4)).toBe('Solved 5 of 5 in 6 min')
})

it('tells nothing of a session that never began, or of a lab without checks', () => {
  expect(missionResult(labSession('abandoned'), labMessages.english)).toBeUndefined()
  expect(
    missionResult(labSession('completed', { mission: null }), labMessages.english),
  ).toBeUndefined()
  expect(shownChecks(null, startedAt, noHints)).toEqual([])
})

it('gives each solved check its time since the start', () => {
  const times = shownChecks(mission(4), startedAt, noHints).map(({ time }) => time)
  expect(times).toEqual(['1:30', '3:00', '4:30', '6:00', '6:00'])
  expect(shownChecks(mission(1), '2026-11-20T08:49:00.000Z', noHints)[0]?.time).toBe('1:02:30')
  expect(shownChecks(mission(1), startedAt, noHints).map(({ state }) => state)).toEqual([
    'solved',
    'open',
    'open',
    'open',
    'holding',
  ])
})

it('gives a check the hints that are open, and nothing if it has none', () => {
  const [first, ...others] = mission().checks
  const opened = {
    checks: first ? [{ ...first, hints: ['Look.'] }, ...others] : [],
    solvedAt: null,
  }
  const onOpen = () => undefined
  expect(shownChecks(opened, startedAt, () => ({ onOpen })).map(({ hints }) => hints)).toEqual([
    { opened: ['Look.'], count: 3, onOpen },
    { opened: [], count: 1, onOpen },
    undefined,
    undefined,
    undefined,
  ])
})

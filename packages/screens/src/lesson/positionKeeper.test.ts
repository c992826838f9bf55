import { expect, it, vi } from 'vitest'
import { positionKeeper } from './positionKeeper.ts'

function setUp(kept = 0) {
  const time = { now: 1_000 }
  const save = vi.fn<(seconds: number) => Promise<void>>(async () => undefined)
  return { time, save, keeper: positionKeeper({ kept, now: () => time.now, save }) }
}

it('saves at most every ten seconds of play', () => {
  const { time, save, keeper } = setUp()
  for (let second = 0; second <= 25; second += 0.25) {
    time.now = 1_000 + second * 1_000
    keeper.report(second)
  }
  expect(save.mock.calls).toEqual([[10], [20]])
})

it('saves at once when asked, and the same position once', () => {
  const { save, keeper } = setUp()
  keeper.report(7.9)
  keeper.flush()
  keeper.flush()
  expect(save.mock.calls).toEqual([[7]])
})

it('has nothing to save where the video was not played', () => {
  const { save, keeper } = setUp(42)
  keeper.flush()
  keeper.report(42)
  keeper.flush()
  expect(save).not.toHaveBeenCalled()
})

it('starts again after the end, also if the player reports late', () => {
  const { save, keeper } = setUp()
  keeper.report(60)
  keeper.flush()
  keeper.end()
  keeper.report(60)
  keeper.flush()
  expect(save.mock.calls).toEqual([[60], [0]])
  keeper.report(3)
  keeper.flush()
  expect(save).toHaveBeenLastCalledWith(3)
})

it('makes up for a save that failed', async () => {
  const { save, keeper } = setUp()
  save.mockRejectedValueOnce(new Error('no network'))
  keeper.report(7)
  keeper.flush()
  await Promise.resolve()
  await Promise.resolve()
  keeper.flush()
  expect(save.mock.calls).toEqual([[7], [7]])
})

it('stays within a day', () => {
  const { save, keeper } = setUp()
  keeper.report(1e9)
  keeper.flush()
  expect(save).toHaveBeenCalledWith(86_400)
})

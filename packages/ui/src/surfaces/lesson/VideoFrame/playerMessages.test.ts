import { expect, it } from 'vitest'
import { playerCall, readPlayerMessage } from './playerMessages.ts'

const said = (message: object) =>
  JSON.stringify({ context: 'player.js', version: '0.0.11', ...message })

it('reads the position', () => {
  expect(
    readPlayerMessage(said({ event: 'timeupdate', value: { seconds: 12.5, duration: 60 } })),
  ).toEqual({ event: 'timeupdate', seconds: 12.5 })
})

it('reads events without a value', () => {
  expect(readPlayerMessage(said({ event: 'ended' }))).toEqual({
    event: 'ended',
    seconds: undefined,
  })
})

it.each([-1, null, '12', {}, undefined])('takes %j for no position', (seconds) => {
  expect(readPlayerMessage(said({ event: 'timeupdate', value: { seconds } }))).toEqual({
    event: 'timeupdate',
    seconds: undefined,
  })
})

it.each([
  undefined,
  null,
  7,
  {},
  '',
  'null',
  '[]',
  '{',
  '"player.js"',
  '{"context":"other","event":"ready"}',
  '{"context":"player.js","event":7}',
  '{"context":"player.js"}',
])('does not listen to %j', (data) => {
  expect(readPlayerMessage(data)).toBeUndefined()
})

it('writes calls as JSON of the protocol', () => {
  expect(JSON.parse(playerCall('setCurrentTime', 42))).toEqual({
    context: 'player.js',
    version: '0.0.11',
    method: 'setCurrentTime',
    value: 42,
  })
})

import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import type { ChannelEvent, ChannelHandler } from 'storybook/internal/channels'
import { Channel } from 'storybook/internal/channels'
import { expect, test, vi } from 'vitest'
import { followControlsInFrames } from './controlsInFrames.ts'

function makePage() {
  let receive: ChannelHandler = () => {}
  const channel = new Channel({
    transport: { send: () => {}, setHandler: (handler) => (receive = handler) },
  })
  const emit = vi.fn()
  const stop = followControlsInFrames(channel, (storyId) =>
    storyId === 'dialog--small' ? { __STORYBOOK_ADDONS_CHANNEL__: { emit } } : null,
  )
  return { channel, emit, stop, fromFrame: (event: ChannelEvent) => receive(event) }
}

const change = { storyId: 'dialog--small', updatedArgs: { title: 'Leave?' } }

test.each([UPDATE_STORY_ARGS, RESET_STORY_ARGS])('%s reaches the frame of its story', (event) => {
  const { channel, emit, stop } = makePage()
  channel.emit(event, change)
  channel.emit(event, { ...change, storyId: 'button--solid' })
  expect(emit.mock.calls).toEqual([[event, change]])
  stop()
  channel.emit(event, change)
  expect(emit).toHaveBeenCalledOnce()
})

test('what a frame says is not told to it again', () => {
  const { emit, fromFrame } = makePage()
  const event = { type: UPDATE_STORY_ARGS, from: 'frame', args: [change], source: 'http://frame' }
  fromFrame(event)
  expect(emit).not.toHaveBeenCalled()
})

import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'

/** The parts of Storybook's channel that are used here. */
interface Talk {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, ...words: never[]) => void
}

type Listener = (this: { source?: string }, told: { storyId: string }) => void

/** The parts of a frame's window that are used here. */
interface Frame {
  __STORYBOOK_ADDONS_CHANNEL__?: Pick<Talk, 'emit'>
}

const frameOf = (storyId: string) =>
  (document.getElementById(`iframe--${storyId}`) as HTMLIFrameElement | null)
    ?.contentWindow as unknown as Frame | null | undefined

/**
 * Sends the controls' changes on a component's page to the story's frame. Overlays are shown in
 * frames, so that they do not cover the page; Storybook reports changes only to the page. @returns
 * stops it
 */
export function followControlsInFrames(channel: Talk, find = frameOf): () => void {
  const stops = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => {
    const tell: Listener = function tell(change) {
      // A message with a source comes from the frame itself.
      if (!this.source)
        find(change.storyId)?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, change as never)
    }
    channel.on(event, tell)
    return () => channel.off(event, tell)
  })
  return () => stops.forEach((stop) => stop())
}

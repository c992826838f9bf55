import { openStorybook } from '../storybook/openStorybook.ts'

/** A story and its pictures in Chromatic. */
export interface PicturedStory {
  /** Top of the sidebar: 'Components'. */
  group: string
  /** Path of its file from the root of the repository. */
  file: string
  /** Names of its modes; none for a story without a picture. */
  modes: readonly string[]
}

interface Extracted {
  title: string
  parameters: {
    fileName: string
    chromatic: {
      disableSnapshot?: boolean
      modes: Record<string, { disable?: boolean; viewport?: unknown }>
    }
  }
}

declare global {
  /** Storybook's own, in its page. */
  var __STORYBOOK_PREVIEW__:
    | { ready?: () => Promise<void>; extract?: () => Promise<Record<string, Extracted>> }
    | undefined
}

/**
 * All stories of a static Storybook with the modes that Chromatic takes them in, read as Chromatic
 * reads them: in its page.
 */
export async function picturedStories(storybook: string): Promise<PicturedStory[]> {
  return openStorybook(storybook, async (page, address) => {
    await page.goto(new URL('iframe.html', address).href)
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.extract)
    // On a busy machine the preview may exist before it knows its stories.
    await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.ready?.())
    const stories = await page.evaluate(async () =>
      Object.values((await globalThis.__STORYBOOK_PREVIEW__?.extract?.()) ?? {}).map(
        ({ title, parameters: { fileName, chromatic } }) => ({ title, fileName, chromatic }),
      ),
    )
    return stories.map(({ title, fileName, chromatic: { disableSnapshot, modes } }) => ({
      group: title.split('/')[0] ?? '',
      file: fileName.replace(/^\.\//, ''),
      modes: disableSnapshot
        ? []
        : Object.entries(modes).flatMap(([name, { disable, viewport }]) => {
            if (viewport)
              throw new Error(
                `${title}: with a width in a mode, Chromatic ignores the story's own.`,
              )
            return disable ? [] : [name]
          }),
    }))
  })
}

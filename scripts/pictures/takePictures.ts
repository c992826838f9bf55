import { mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { browserArguments, requireBrowser } from '../browser.ts'
import { listenForEnd, storyPictures } from './pictureStory.ts'

interface Story {
  id: string
  importPath: string
  type: 'story' | 'docs'
}

const size = { width: 1280, height: 800 }

/**
 * Takes pictures of a static Storybook's stories, or of those in the named folders, after their
 * play functions, in the modes that Chromatic takes (`parameters.chromatic`), as
 * `<story id>-<mode>.png` in `output`.
 */
export async function takePictures(
  storybook: string,
  output: string,
  folders: readonly string[],
): Promise<void> {
  const index = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>
  }
  const stories = Object.values(index.entries).filter(
    ({ type, importPath }) =>
      type === 'story' &&
      (folders.length === 0 || folders.some((folder) => importPath.includes(folder))),
  )
  await mkdir(output, { recursive: true })
  const server = await preview({
    root: storybook,
    build: { outDir: storybook },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: browserArguments,
  })
  const waiting = [...Map.groupBy(stories, ({ importPath }) => importPath).values()].toReversed()
  const total = stories.length
  let done = 0
  const failures: string[] = []
  const worker = async () => {
    const context = await browser.newContext({ viewport: size, timezoneId: 'UTC', locale: 'en-US' })
    await context.addInitScript(listenForEnd)
    const page = await context.newPage()
    const picture = storyPictures(page, origin, output)
    for (let file = waiting.pop(); file; file = waiting.pop())
      for (const { id, importPath } of file) {
        const failure = await picture(id, importPath).catch(String)
        if (failure) failures.push(`${id}: ${failure.split('\n', 1)[0]}`)
        done += 1
        if (done % 100 === 0) console.log(`${done} of ${total} stories`)
      }
    await context.close()
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
  } finally {
    await browser.close()
    await server.close()
  }
  console.log([`${total} stories in ${output}`, ...failures].join('\n'))
}

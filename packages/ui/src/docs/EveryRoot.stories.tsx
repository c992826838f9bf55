/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite'
import { composeStory } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, userEvent, waitFor } from 'storybook/test'
import { MissionBar } from '../surfaces/labs/MissionBar/MissionBar.tsx'
import type { MissionBarProps } from '../surfaces/labs/MissionBar/MissionBar.tsx'
import { createToastQueue, ToastRegion } from '../components/ToastRegion/ToastRegion.tsx'
import { inheriting, opened, passing, rootless } from './everyRoot.ts'

/** A component whose props are not known here, and the file of its stories. */
type Anything = ComponentType<Record<string, unknown>>
interface Stories {
  readonly default: Meta<Anything> & { component: Anything }
  readonly [story: string]: StoryObj<Anything>
}

const files = import.meta.glob<Stories>('../{components,surfaces/*}/*/*.stories.tsx')

const queue = createToastQueue()
queue.add({ tone: 'success', message: 'Your changes are saved.', timeout: 600_000 })
const frames: Readonly<Record<string, Anything>> = {
  // It shows once its panel is above the screen.
  MissionBar: (props) => (
    <>
      <div id={String(props['panelId'])} style={{ position: 'fixed', top: -9, height: 1 }} />
      <MissionBar {...(props as unknown as MissionBarProps)} />
    </>
  ),
  ToastRegion: (props) => <ToastRegion {...props} queue={queue} />,
}

const given = { id: 'root', 'data-testid': 'root', 'data-slot': 'root', 'data-stray': '' }
const some = '#root, [data-testid="root"], [data-slot="root"]'
const all = '#root[data-testid="root"][data-slot="root"]'
const overlays =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="tooltip"], [role="region"]'

const meta = {
  title: 'Patterns/Every root',
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <div />,
} satisfies Meta

export default meta

/**
 * Each component with the props of each of its stories: `id`, `data-testid` and `data-slot` are on
 * one element, the outermost or the overlay itself, and other props are nowhere in the page. The
 * size of the page's text changes that of no words of a component.
 */
export const EveryRoot: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const modules = await Promise.all(
      Object.entries(files).map(async ([path, load]) => ({
        name: /(\w+)\/\1\.stories/.exec(path)?.[1],
        stories: await load(),
      })),
    )
    const faults: string[] = []
    Object.assign(document.body.style, pagesText)
    for (const { name, stories } of modules) {
      if (!name || name in rootless) continue
      const place = canvasElement.appendChild(document.createElement('div'))
      const page = createRoot(place)
      const own: string[] = []
      let isSeen = false
      for (const [story, Story] of composed(frames[name], stories)) {
        flushSync(() => page.render(<Story key={story} />))
        if (name === 'Tooltip') await userEvent.tab()
        isSeen ||= document.querySelector(all) !== null
        own.push(...faultsOf(name, place).map((fault) => `${name}, ${story}: ${fault}`))
      }
      // An overlay may take a few frames.
      if (!isSeen && own.length === 0)
        await waitFor(() => expect(document.querySelector(all)).not.toBeNull()).catch(() =>
          own.push(`${name}: none carries them`),
        )
      faults.push(...own)
      page.unmount()
      place.remove()
    }
    document.body.removeAttribute('style')
    await expect(faults).toEqual([])
  },
}

/** The component alone in the frame of each of its stories. */
function composed(frame: Anything | undefined, { default: file, ...stories }: Stories) {
  const Component = frame ?? file.component
  return Object.entries(stories).flatMap(([name, { args, decorators, parameters, globals }]) => {
    if (name.startsWith('__')) return []
    const render = (props: Record<string, unknown>) => (
      <div data-place="">
        <Component {...props} {...given} />
      </div>
    )
    const Story = composeStory({ args, decorators, parameters, globals }, { ...file, render })
    return [[name, Story as ComponentType] as const]
  })
}

/** Larger than the text of any component, so that a share of it is found as well. */
const pagesText = { fontSize: '100px', lineHeight: '4' }

const hidden = '[class*="visuallyHidden" i], [class*="visuallyHidden" i] *, .sb-wrapper *'

/** Words in sight that have the size of the page's text; those of the test's page apart. */
function wordsOfPagesSize(): string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (words.nextNode()) {
    const { nodeValue, parentElement } = words.currentNode
    if (!nodeValue?.trim() || !parentElement) continue
    const { fontSize, lineHeight } = getComputedStyle(parentElement)
    const size = parseFloat(fontSize)
    const isPages = size > 60 || parseFloat(lineHeight) > 2 * size
    if (isPages && !parentElement.matches(hidden) && parentElement.checkVisibility())
      found.push(nodeValue)
  }
  return found
}

/** What is wrong with the root of the component that is shown now. */
function faultsOf(name: string, place: Element): string[] {
  const own = place.querySelector('[data-place]')
  const carriers = [...document.querySelectorAll(some)]
  const inside = carriers.filter(
    (element) => element.parentElement !== own && !element.matches(overlays),
  )
  return [
    carriers.length > 1 && `${carriers.length} elements carry them`,
    carriers.length === 0 && own?.hasChildNodes() && !opened.includes(name) && 'none carries them',
    carriers.some((element) => !element.matches(all)) && 'one carries some of them alone',
    inside.length > 0 && 'the one that carries them is inside another one',
    !(name in passing) &&
      document.querySelector('[data-stray]') &&
      'another attribute gets through',
    ...(inheriting.includes(name) ? [] : wordsOfPagesSize()).map(
      (words) => `“${words}” has the size of the page's text`,
    ),
  ].filter((fault) => typeof fault === 'string')
}

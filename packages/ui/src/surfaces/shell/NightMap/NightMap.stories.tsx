import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { domainMessages } from '../../../domain.ts'
import { drawNightMap } from './drawMap.ts'
import { vars } from '../../../theme/vars.css.ts'
import { PageHero } from '../PageHero/PageHero.tsx'
import { NightMap } from './NightMap.tsx'

const imageUrl = `data:image/svg+xml,${encodeURIComponent(drawNightMap())}`

const meta = {
  title: 'Surfaces/Shell/NightMap',
  component: NightMap,
  tags: ['edge'],
  parameters: { layout: 'fullscreen' },
  args: { imageUrl },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          height: 320,
          overflow: 'hidden',
          background: vars.color.inverse,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NightMap>

export default meta
type Story = StoryObj<typeof meta>

const isDrawn = async (canvasElement: HTMLElement) => {
  const image = canvasElement.querySelector('img')
  await waitFor(() => expect(image?.complete && image.naturalWidth).toBe(960))
}

/** For everyone: a region for each domain, and the point where everyone starts. */
export const Land: Story = {
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvasElement)
    for (const name of Object.values(domainMessages.english.domains))
      await expect(canvas.getByText(name)).toBeVisible()
  },
}

/** In a narrow space all four regions are still visible. */
export const NarrowRoom: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement)
    const frame = canvasElement.querySelector('img')?.parentElement
    await expect(frame?.clientWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** If the media query is true, it loads at once. */
export const Shown: Story = {
  args: { media: '(min-width: 1px)' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement)
    const image = canvasElement.querySelector('img')
    await expect(image?.currentSrc).toBe(imageUrl)
    await expect(image).toHaveAttribute('loading', 'eager')
  },
}

/** If it is false, the land is not loaded. */
export const NotShown: Story = {
  args: { media: 'print' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')
    await waitFor(() => expect(image?.complete).toBe(true))
    await expect(image?.currentSrc).toMatch(/^data:image\/gif/)
  },
}

/**
 * Land that is in the page has the same place as loaded land, nothing is loaded, and it fades in.
 */
export const InThePage: Story = {
  args: {
    image: (
      <svg viewBox="0 0 960 400">
        <path d="M0 0h960v400H0z" fill="currentColor" />
      </svg>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    const land = canvasElement.querySelector('svg')?.getBoundingClientRect()
    await expect((land?.width ?? 0) / (land?.height ?? 1)).toBeCloseTo(960 / 400, 1)
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
  },
}

/** From right to left: names with words of both directions begin at the right. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvasElement)
    const name = canvas.getByText('ديف أوبس (DevOps)')
    const leftOf = (word: string) => {
      const words = document.createRange()
      const text = name.firstChild!
      const from = text.textContent!.indexOf(word)
      words.setStart(text, from)
      words.setEnd(text, from + word.length)
      return words.getBoundingClientRect().left
    }
    await expect(leftOf('DevOps')).toBeLessThan(leftOf('ديف'))
  },
}

/** As the artwork of a hero. */
export const InHero: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <PageHero
      eyebrow="Courses · Labs · Bootcamps"
      title="Explore Courses and Labs"
      lead="Discover courses that raise skills in cloud engineering, cybersecurity and more."
      artworkPlace="beside"
      artwork={<NightMap {...args} />}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

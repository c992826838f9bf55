import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawNightMap } from '../NightMap/drawMap.ts'
import type { MapMark } from '../NightMap/drawMap.ts'
import { vars } from '../../../theme/vars.css.ts'
import { NightMap } from '../NightMap/NightMap.tsx'
import { MapLights } from './MapLights.tsx'

const imageUrl = `data:image/svg+xml,${encodeURIComponent(drawNightMap())}`

const meta = {
  title: 'Surfaces/Shell/MapLights',
  component: MapLights,
  tags: ['edge'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
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
        <NightMap imageUrl={imageUrl}>
          <Story />
        </NightMap>
      </div>
    ),
  ],
} satisfies Meta<typeof MapLights>

export default meta
type Story = StoryObj<typeof meta>

const course = (slug: string, domain: MapMark['domain'], state: MapMark['state'] = 'lit') =>
  ({ kind: 'course', slug, domain, state }) as const
const lab = (slug: string, domain: MapMark['domain']) =>
  ({ kind: 'lab', slug, domain, state: 'lit' }) as const

/** The groups of shapes, one for each light. */
const shapesIn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('svg path').length

/** Two summits, two flags, and the signal on the course that is running. */
export const UnderWay: Story = {
  args: {
    marks: [
      course('incident-response-101', 'cybersecurity'),
      course('git-basics', 'devops'),
      lab('jwt-forgery', 'cybersecurity'),
      lab('exposed-bucket', 'cloud engineering'),
      course('linux-for-cloud', 'cloud engineering', 'running'),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(shapesIn(canvasElement)).toBe(2 * 4 + 2 * 3 + 2)
  },
}

/** Nothing is lit: the signal is at the point where everyone starts. */
export const NothingYet: Story = {
  args: { marks: [] },
  play: async ({ canvasElement }) => {
    await expect(shapesIn(canvasElement)).toBe(2)
  },
}

const all = (['cloud engineering', 'cybersecurity', 'devops', 'devsecops'] as const).flatMap(
  (domain) => [
    ...Array.from({ length: 9 }, (_value, index) => course(`${domain}-course-${index}`, domain)),
    ...Array.from({ length: 6 }, (_value, index) => lab(`${domain}-lab-${index}`, domain)),
  ],
)

/** Every place is taken; there is none for the ninth course of a region. */
export const Full: Story = {
  args: { marks: all },
  play: async ({ canvasElement }) => {
    await expect(shapesIn(canvasElement)).toBe(4 * (8 * 4 + 6 * 3) + 2)
  },
}

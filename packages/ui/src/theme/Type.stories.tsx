import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { Card } from '../components/Card/Card.tsx'
import { Grid } from '../components/Grid/Grid.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { dark } from '../docs/modes.ts'
import { textStyle } from './text.ts'
import type { TextSize } from './text.ts'
import { family, fontSize, width } from './tokens.ts'
import { vars } from './vars.css.ts'

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sizes = Object.keys(fontSize).map((size) => Number(size) as TextSize)
const families = Object.keys(family) as (keyof typeof family)[]
const nameOf = (name: keyof typeof family) => /'(.+?)'/.exec(family[name])?.[1] ?? name

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
}

/**
 * Nine steps. Headings, from 20 on, use the display face, with less letter spacing the larger they
 * are; text has a line height of 1.5.
 */
export const Scale: Story = {
  parameters: dark,
  render: () => (
    <div>
      {sizes.toReversed().map((size) => {
        const { lineHeight, letterSpacing } = { letterSpacing: '0', ...textStyle(size) }
        const face =
          size < 20
            ? { fontFamily: vars.family.body }
            : { fontFamily: vars.family.display, fontWeight: 700 }
        return (
          <div key={size} style={row}>
            <Stack gap={1}>
              <Text weight="strong">{size}</Text>
              <Text size={12} family="mono" tone="muted">
                {fontSize[size]} / {lineHeight} / {letterSpacing}
              </Text>
            </Stack>
            <div data-size={size} style={{ ...face, ...textStyle(size) }}>
              Chart the ground, then hold it
            </div>
          </div>
        )
      })}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-size]')]
    await expect(samples.map((sample) => getComputedStyle(sample).fontSize)).toEqual(
      samples.map(({ dataset }) => `${dataset['size']}px`),
    )
    await expect(samples).toHaveLength(sizes.length)
  },
}

const uses = {
  display: 'Titles and headings, 600 to 700',
  body: 'Text and controls, 400, 500 and 600',
  mono: 'IDs, timers, lab credentials and code, 500; figures of one width',
} as const satisfies Record<keyof typeof family, string>

/**
 * Three faces, served from the site itself; fallback fonts with the same metrics keep every line in
 * place until they arrive.
 */
export const Families: Story = {
  render: () => (
    <Grid columns={3}>
      {families.map((name) => (
        <Card key={name} height="full">
          <Stack gap={3}>
            <Heading level={2} size={20}>
              {nameOf(name).replace(' Variable', '')}
            </Heading>
            <div style={{ fontFamily: vars.family[name], ...textStyle(48) }}>
              <span style={{ fontWeight: 400 }}>Aa </span>
              <span style={{ fontWeight: 500 }}>Gg </span>
              <span style={{ fontWeight: 600 }}>Qq </span>
              <span style={{ fontWeight: 700 }}>Rr</span>
            </div>
            <div style={{ fontFamily: vars.family[name], ...textStyle(24) }}>0123456789</div>
            <Text tone="muted">{uses[name]}</Text>
            <Text size={12} family="mono" tone="muted">
              {family[name]}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  // The Latin letters, and additional ones.
  play: async () => {
    await document.fonts.ready
    for (const name of families) {
      const faces = [...document.fonts].filter(
        (face) => face.family.replaceAll(/["']/g, '') === nameOf(name),
      )
      await expect(
        faces.map(({ status }) => status),
        nameOf(name),
      ).toEqual(['loaded', 'loaded'])
    }
  },
}

const sample =
  'A server that nobody watches is a server that somebody else will watch for you. Read the logs before you need them, so that you know what an ordinary day looks like: on the other days you will look for the one line that is not like the rest, and you will have little time.'

const measures = [
  { title: 'Reading, 66 characters', maxWidth: '66ch', size: 16 },
  { title: 'Lead of a page, 52 characters', maxWidth: '52ch', size: 18 },
  { title: `Reading column, ${width.reading}`, maxWidth: vars.width.reading, size: 16 },
] as const

/** The longest line from which the eye still finds the next one. */
export const Measure: Story = {
  render: () => (
    <Stack gap={8}>
      {measures.map(({ title, maxWidth, size }) => (
        <section key={title}>
          <Stack gap={2}>
            <Heading level={2} size={20}>
              {title}
            </Heading>
            <p
              data-measure={maxWidth}
              style={{
                maxWidth,
                borderInlineEnd: `2px solid ${vars.color.accent}`,
                paddingInlineEnd: vars.space[3],
                ...textStyle(size),
              }}
            >
              {sample}
            </p>
          </Stack>
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [reading, lead, column] = [
      ...canvasElement.querySelectorAll<HTMLElement>('[data-measure]'),
    ].map(({ offsetWidth }) => offsetWidth)
    await expect(reading).toBeGreaterThan(lead ?? 0)
    await expect(column).toBe(Number.parseInt(width.reading, 10))
  },
}

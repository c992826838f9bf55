import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { Chip } from '../components/Chip/Chip.tsx'
import { Grid } from '../components/Grid/Grid.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { below, breakpoints, from } from './breakpoints.ts'
import type { Breakpoint } from './breakpoints.ts'
import { vars } from './vars.css.ts'

const meta = { title: 'Foundations/Breakpoints', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const names = Object.keys(breakpoints) as Breakpoint[]
const widest = 1.25 * Math.max(...Object.values(breakpoints))

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** From the start of a width to the start of the next one. */
function queryOf(name: Breakpoint): string {
  const next = names[names.indexOf(name) + 1]
  return next ? `${from(name)} and ${below(next)}` : from(name)
}

function Width({ name }: { name: Breakpoint }) {
  const isHere = useMedia(queryOf(name))
  const next = names[names.indexOf(name) + 1]
  const end = next ? breakpoints[next] : widest
  const share = (px: number) => `${(100 * px) / widest}%`
  return (
    <li aria-current={isHere || undefined}>
      <Stack gap={2}>
        <Inline gap={3}>
          <Text weight="strong">{name}</Text>
          <Text size={14} family="mono" tone="muted">
            {breakpoints[name]} px and wider
          </Text>
          {isHere && <Chip tone="accent">You are here</Chip>}
        </Inline>
        <div
          style={{
            height: vars.space[4],
            borderRadius: vars.radius.box,
            background: vars.color.sunken,
          }}
        >
          <div
            style={{
              width: share(end - breakpoints[name]),
              height: '100%',
              marginInlineStart: share(breakpoints[name]),
              borderRadius: vars.radius.box,
              background: isHere ? vars.color.accent : vars.color.controlBorder,
            }}
          />
        </div>
      </Stack>
    </li>
  )
}

const cell: CSSProperties = {
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
}

/**
 * Lower bounds of the layout widths; the toolbar's viewports come from the same list. Below, how a
 * grid of three behaves.
 */
export const Widths: Story = {
  render: () => (
    <Stack gap={12}>
      <Stack as="ul" gap={6}>
        {names.map((name) => (
          <Width key={name} name={name} />
        ))}
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size={20}>
          A grid of three
        </Heading>
        <Grid columns={3}>
          {['One', 'Two', 'Three'].map((word) => (
            <div key={word} style={cell}>
              {word}
            </div>
          ))}
        </Grid>
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const here = [...canvasElement.querySelectorAll('[aria-current]')].map(
      ({ textContent }) => textContent,
    )
    const expected = names.findLast((name) => innerWidth >= breakpoints[name])
    await expect(here).toEqual([expect.stringMatching(`^${expected}`)])
  },
}

export const Phone: Story = { ...Widths, globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { ...Widths, globals: { viewport: { value: 'tablet' } } }

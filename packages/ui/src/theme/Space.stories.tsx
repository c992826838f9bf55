import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { dark } from '../docs/modes.ts'
import { motion, radius, space, touch, width } from './tokens.ts'
import { vars } from './vars.css.ts'

const meta = {
  title: 'Foundations/Space, radius, shadow, motion',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const keysOf = <T extends object>(tokens: T) => Object.keys(tokens) as (keyof T & string)[]

const ruled: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
}

function Row({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div style={ruled}>
      <div>
        <Text weight="strong">{name}</Text>
        <Text size={12} family="mono" tone="muted">
          {value}
        </Text>
      </div>
      {children}
    </div>
  )
}

/**
 * Steps of 4 px, named by their multiple; parents place children with them, and finished components
 * have no margin.
 */
export const Space: Story = {
  render: () => (
    <div>
      {keysOf(space).map((step) => (
        <Row key={step} name={step} value={space[step]}>
          <div
            data-step={step}
            style={{
              width: vars.space[step],
              height: vars.space[6],
              background: vars.color.accent,
            }}
          />
        </Row>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-step]')]
    await expect(bars.map(({ offsetWidth }) => offsetWidth)).toEqual(
      bars.map(({ dataset }) => 4 * Number(dataset['step'])),
    )
  },
}

/** Smallest touch targets, and the widths of content. */
export const Sizes: Story = {
  render: () => (
    <div>
      {keysOf(touch).map((name) => (
        <Row key={name} name={`touch ${name}`} value={touch[name]}>
          <div
            style={{
              width: vars.touch[name],
              height: vars.touch[name],
              border: `2px dashed ${vars.color.controlBorder}`,
            }}
          />
        </Row>
      ))}
      {keysOf(width).map((name) => (
        <Row key={name} name={`width ${name}`} value={width[name]}>
          <div
            style={{
              maxWidth: vars.width[name],
              height: vars.space[6],
              background: vars.color.accentSoft,
            }}
          />
        </Row>
      ))}
    </div>
  ),
}

const boxes: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[8],
}
const box: CSSProperties = { height: 120, background: vars.color.surface }

function Box({ name, value, children }: { name: string; value?: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      {children}
      <Inline gap={2} align="baseline">
        <Text weight="strong">{name}</Text>
        {value && (
          <Text size={12} family="mono" tone="muted">
            {value}
          </Text>
        )}
      </Inline>
    </Stack>
  )
}

/** Small things are sharper: boxes and chips, controls, cards, sheets and dialogs, pills. */
export const Radius: Story = {
  render: () => (
    <div style={boxes}>
      {keysOf(radius).map((name) => (
        <Box key={name} name={name} value={radius[name]}>
          <div
            style={{
              ...box,
              border: `1px solid ${vars.color.controlBorder}`,
              borderRadius: vars.radius[name],
            }}
          />
        </Box>
      ))}
    </div>
  ),
}

/**
 * Three heights: at rest, raised under the pointer, above the page. In the dark theme a ring and a
 * lighter surface do most of the work.
 */
export const Shadow: Story = {
  parameters: dark,
  render: () => (
    <div style={{ ...boxes, padding: vars.space[6] }}>
      {keysOf(vars.shadow).map((name) => (
        <Box key={name} name={name}>
          <div
            data-shadow={name}
            style={{ ...box, borderRadius: vars.radius.card, boxShadow: vars.shadow[name] }}
          />
        </Box>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('[data-shadow]')].map(
      (element) => getComputedStyle(element).boxShadow,
    )
    await expect(new Set(drawn).size).toBe(3)
    await expect(drawn).not.toContain('none')
  },
}

const { ease, ...durations } = motion

function Race() {
  const [isOver, setOver] = useState(false)
  return (
    <Stack gap={4} align="start">
      <Inline gap={4}>
        <Button variant="soft" onPress={() => setOver(!isOver)}>
          Move
        </Button>
        <Text size={12} family="mono" tone="muted">
          {ease}
        </Text>
      </Inline>
      <div style={{ width: '100%' }}>
        {keysOf(durations).map((name) => (
          <Row key={name} name={name} value={durations[name]}>
            <div style={{ position: 'relative', height: vars.space[6] }}>
              <div
                data-runner={name}
                style={{
                  position: 'absolute',
                  insetBlockStart: 0,
                  insetInlineStart: isOver ? `calc(100% - ${vars.space[6]})` : 0,
                  width: vars.space[6],
                  height: vars.space[6],
                  borderRadius: vars.radius.pill,
                  background: vars.color.accent,
                  transition: `inset-inline-start ${vars.motion[name]} ${vars.motion.ease}`,
                }}
              />
            </div>
          </Row>
        ))}
      </div>
    </Stack>
  )
}

/**
 * Press Move: reactions to a touch are fast, parts of a page take the base time, sheets are slow.
 * With reduced motion they jump.
 */
export const Motion: Story = {
  render: () => <Race />,
  play: async ({ canvas, canvasElement }) => {
    const runners = [...canvasElement.querySelectorAll<HTMLElement>('[data-runner]')]
    const end = canvasElement.getBoundingClientRect().right
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await waitFor(() =>
      expect(
        Math.max(...runners.map((runner) => end - runner.getBoundingClientRect().right)),
      ).toBeLessThan(40),
    )
  },
}

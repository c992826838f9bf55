import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Grid } from '../components/Grid/Grid.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Link } from '../components/Link/Link.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { dark } from '../docs/modes.ts'
import { contrastRatio } from '@rampart/artwork/contrast'
import { focusRing, focusRingOnInverse } from './states.ts'
import { vars } from './vars.css.ts'

const meta = {
  title: 'Foundations/Focus',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const pages = ['canvas', 'surface', 'sunken'] as const
const inverses = ['inverse', 'inverseRaised'] as const
type Ground = (typeof pages)[number] | (typeof inverses)[number]

const isInverse = (ground: Ground) => inverses.some((inverse) => inverse === ground)

/** The ring as it is drawn, if no key has been pressed yet. */
function Specimen({ ground }: { ground: Ground }) {
  return (
    <span
      data-ring={ground}
      style={{
        ...(isInverse(ground) ? focusRingOnInverse : focusRing),
        display: 'inline-block',
        padding: `${vars.space[2]} ${vars.space[4]}`,
        borderRadius: vars.radius.control,
      }}
    >
      The ring on {ground}
    </span>
  )
}

function Controls({ ground }: { ground: Ground }) {
  if (isInverse(ground)) {
    return (
      <Inline gap={6}>
        <Button>Access Course</Button>
        <Link href="#inverse" tone="inverse">
          A link
        </Link>
        <IconButton label={`Copy on ${ground}`} tone="inverse">
          <Copy size={20} aria-hidden="true" />
        </IconButton>
      </Inline>
    )
  }
  return (
    <Stack gap={5}>
      <Inline gap={6}>
        <Button variant="outline">Cancel</Button>
        <Button>Save</Button>
        <Link href="#page">A link</Link>
      </Inline>
      <TextField label={`Name on ${ground}`} name={`name-${ground}`} />
      <Checkbox>Remember me on {ground}</Checkbox>
    </Stack>
  )
}

function GroundPart({ ground }: { ground: Ground }) {
  return (
    <section
      data-ground={ground}
      style={{
        padding: vars.space[8],
        background: vars.color[ground],
        color: isInverse(ground) ? vars.color.onInverse : vars.color.text,
        // As in heroes: controls on an inverse background have the dark theme's colors in either
        // theme.
        ...(isInverse(ground) ? { colorScheme: 'dark' } : {}),
      }}
    >
      <Stack gap={6} align="start">
        <Heading level={2} size={20}>
          {ground}
        </Heading>
        <Specimen ground={ground} />
        <Controls ground={ground} />
      </Stack>
    </section>
  )
}

const hex = (computed: string) =>
  `#${(computed.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`

/**
 * Press Tab: one ring everywhere, 2 px wide and 2 px away, for keyboards only. It has at least 3:1
 * on every ground.
 */
export const Rings: Story = {
  parameters: dark,
  render: () => (
    <div>
      <Grid columns={3} gap={1}>
        {pages.map((ground) => (
          <GroundPart key={ground} ground={ground} />
        ))}
      </Grid>
      <Grid columns={2} gap={1}>
        {inverses.map((ground) => (
          <GroundPart key={ground} ground={ground} />
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const contrastOf = (element: Element) => {
      const ground = element.closest('[data-ground]') ?? canvasElement
      return contrastRatio(
        hex(getComputedStyle(element).outlineColor),
        hex(getComputedStyle(ground).backgroundColor),
      )
    }
    for (const specimen of canvasElement.querySelectorAll('[data-ring]')) {
      await expect(contrastOf(specimen), specimen.textContent ?? '').toBeGreaterThanOrEqual(3)
    }
    for (const control of canvasElement.querySelectorAll<HTMLElement>('button, a, input')) {
      await userEvent.tab()
      await expect(control).toHaveFocus()
      // Fields have the ring on the box around the input.
      const ringed = [control, control.parentElement].find(
        (element) => element && getComputedStyle(element).outline.includes('solid 2px'),
      )
      await expect(ringed && contrastOf(ringed), control.outerHTML).toBeGreaterThanOrEqual(3)
    }
  },
}

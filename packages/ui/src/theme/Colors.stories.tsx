import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Card } from '../components/Card/Card.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { contrastRatio } from '@rampart/artwork/contrast'
import { contrastPairs } from './pairs.ts'
import type { ContrastPair } from './pairs.ts'
import { colors } from './tokens.ts'
import type { ColorRole } from './tokens.ts'
import { vars } from './vars.css.ts'

// Both themes are on the page itself.
const meta = {
  title: 'Foundations/Colors',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
const roles = Object.keys(colors) as ColorRole[]

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
}
const halves: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr 1fr' }
const words: CSSProperties = { padding: `${vars.space[3]} ${vars.space[4]}` }

/**
 * The first word of a role names its family; a role that begins with 'on' belongs to its
 * background's family.
 */
const familyOf = (role: ColorRole) =>
  /^[a-z]+/.exec(role.replace(/^on([A-Z])/, (_, letter: string) => letter.toLowerCase()))?.[0] ??
  role

/** Families of several roles by their name; single roles are in one group. */
function roleFamilies(): [string, ColorRole[]][] {
  const families = Map.groupBy(roles, familyOf)
  const alone = roles.filter((role) => families.get(familyOf(role))?.length === 1)
  return [
    ['grounds and edges', alone],
    ...[...families].filter(([, members]) => members.length > 1),
  ]
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap={3}>
        <Heading level={2} size={20}>
          {title.charAt(0).toUpperCase() + title.slice(1)}
        </Heading>
        <ul role="list" style={grid}>
          {children}
        </ul>
      </Stack>
    </section>
  )
}

/** A color as each theme shows it, on that theme's canvas. */
function RoleCard({ role }: { role: ColorRole }) {
  return (
    <Card as="li" padding="none">
      <div style={halves}>
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            style={{ padding: vars.space[3], background: vars.color.canvas }}
          >
            <div
              role="img"
              data-role={role}
              data-theme={theme}
              aria-label={`${role}, ${theme}`}
              style={{
                height: 56,
                borderRadius: vars.radius.control,
                outline: `1px solid ${vars.color.hairline}`,
                background: vars.color[role],
              }}
            />
          </div>
        ))}
      </div>
      <div style={words}>
        <Stack gap={1}>
          <Text weight="strong">{role}</Text>
          <Text size={12} family="mono" tone="muted">
            {vars.color[role].slice('var('.length, -1)}
          </Text>
          <Text size={12} family="mono" tone="muted">
            {colors[role].join(' · ')}
          </Text>
        </Stack>
      </div>
    </Card>
  )
}

/**
 * Every role, light at the left and dark at the right in every theme of the toolbar; components
 * name the role, never the hue.
 */
export const Roles: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={1} size={38}>
        Colors
      </Heading>
      {roleFamilies().map(([family, members]) => (
        <Section key={family} title={family}>
          {members.map((role) => (
            <RoleCard key={role} role={role} />
          ))}
        </Section>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const swatches = canvas.getAllByRole('img')
    await expect(swatches).toHaveLength(2 * roles.length)
    const probe = canvasElement.appendChild(document.createElement('i'))
    for (const swatch of swatches) {
      const { role, theme } = swatch.dataset as { role: ColorRole; theme: Theme }
      probe.style.backgroundColor = colors[role][themes.indexOf(theme)] ?? ''
      await expect(getComputedStyle(swatch).backgroundColor, `${role} in ${theme}`).toBe(
        getComputedStyle(probe).backgroundColor,
      )
    }
    probe.remove()
  },
}

const hex = (computed: string) =>
  `#${(computed.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`

/**
 * The contrast in the browser, measured in the colors themselves: other brands are measured, too.
 */
function Ratio({ theme, foreground, background, minimum }: ContrastPair & { theme: Theme }) {
  const place = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const { color, backgroundColor } = getComputedStyle(place.current)
    setRatio(contrastRatio(hex(color), hex(backgroundColor)))
  }, [])
  return (
    <div
      ref={place}
      data-theme={theme}
      data-ratio={ratio}
      data-minimum={minimum}
      style={{
        padding: `${vars.space[4]} ${vars.space[2]}`,
        background: vars.color[background],
        color: vars.color[foreground],
        font: `600 ${vars.fontSize[24]}/1 ${vars.family.display}`,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {ratio.toFixed(1)}
    </div>
  )
}

/** The page surfaces one by one, all others by their kind. */
const groundOf = ({ background }: ContrastPair) =>
  /^(?:canvas|surface|sunken)$/.exec(background)?.[0] ??
  `${/Soft$|^inverse/.exec(background)?.[0].toLowerCase() ?? 'solid'} grounds`

/**
 * Every pair that components may use, with its contrast: at least 4.5 for text, 3 for edges, fills
 * and focus rings.
 */
export const Contrast: Story = {
  // Measured again for another brand.
  render: (_args, { globals }) => (
    <Stack gap={8} key={String(globals['brand'])}>
      <Heading level={1} size={38}>
        Contrast of the declared pairs
      </Heading>
      {[...Map.groupBy(contrastPairs, groundOf)].map(([ground, pairs]) => (
        <Section key={ground} title={`on ${ground}`}>
          {pairs.map((pair) => (
            <Card key={`${pair.foreground} ${pair.background}`} as="li" padding="none">
              <div style={halves}>
                {themes.map((theme) => (
                  <Ratio key={theme} theme={theme} {...pair} />
                ))}
              </div>
              <div style={{ ...words, display: 'flex', justifyContent: 'space-between' }}>
                <div>
                  <Text size={14} weight="strong">
                    {pair.foreground}
                  </Text>
                  <Text size={12} tone="muted">
                    on {pair.background}
                  </Text>
                </div>
                <Text size={12} tone="muted">
                  at least {pair.minimum}
                </Text>
              </div>
            </Card>
          ))}
        </Section>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')]
    await expect(cells).toHaveLength(2 * contrastPairs.length)
    await waitFor(() =>
      expect(cells.every(({ dataset }) => Number(dataset['ratio']) > 0)).toBe(true),
    )
    const low = cells.filter(({ dataset }) => Number(dataset['ratio']) < Number(dataset['minimum']))
    await expect(
      low.map(
        ({ parentElement, dataset }) =>
          `${parentElement?.parentElement?.textContent} in ${dataset['theme']}`,
      ),
    ).toEqual([])
  },
}

/** A brand must have the same contrast; this one is measured like ours. */
export const ContrastOfSecondBrand: Story = { ...Contrast, globals: { brand: 'harbor' } }

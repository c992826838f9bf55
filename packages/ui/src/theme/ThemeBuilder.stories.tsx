import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Alert } from '../components/Alert/Alert.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { ContentCard } from '../surfaces/catalogue/ContentCard/ContentCard.tsx'
import { CopyButton } from '../components/CopyButton/CopyButton.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Link } from '../components/Link/Link.tsx'
import { PageHero } from '../surfaces/shell/PageHero/PageHero.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { themeOf } from './themeFile.ts'
import { contrastFaults, createTheme } from './createTheme.ts'
import type { Theme } from './createTheme.ts'
import type { Density } from './tokens.ts'
import { vars } from './vars.css.ts'

const meta = {
  title: 'Foundations/Builder',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'rampart' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const radii = { square: '2px', round: '8px', pill: '999px' } as const
const ground: CSSProperties = {
  background: vars.color.canvas,
  color: vars.color.text,
  padding: vars.space[6],
  minWidth: 0,
}
const settings: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  alignItems: 'end',
}

/** What a theme changes, all on one page. */
function Sample() {
  return (
    <Stack gap={6}>
      <PageHero
        eyebrow="Courses · Labs"
        title="Learn where it matters"
        lead="Short courses and real machines to practice on."
      >
        <Button>Start now</Button>
      </PageHero>
      <ContentCard
        href="/course/zero-trust"
        kind="course"
        title="Zero Trust Foundations"
        domain="Cybersecurity"
        level="intermediate"
        headingLevel={2}
      />
      <Card>
        <Stack gap={4}>
          <Heading level={2} size={20}>
            Your account
          </Heading>
          <TextField label="Name" name="name" defaultValue="Dana Learner" />
          <ProgressBar label="Zero Trust Foundations" value={60} />
          <Alert tone="info">A sentence with a link to read on.</Alert>
          <Inline gap={3}>
            <Button>Save</Button>
            <Button variant="soft">Preview</Button>
            <Button variant="outline">Cancel</Button>
            <Link href="/help">Read on</Link>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  )
}

function Builder() {
  const [accent, setAccent] = useState('#7a3d9e')
  const [density, setDensity] = useState<Density>('comfortable')
  const [radius, setRadius] = useState<keyof typeof radii>('round')
  const theme: Theme = { ...themeOf({ accent }), radius: { control: radii[radius] }, density }
  const faults = contrastFaults(theme)
  const code = `createTheme(${JSON.stringify(theme, null, 2)})`
  return (
    <div style={ground}>
      <Stack gap={6}>
        <div style={settings}>
          <label>
            Accent
            <input
              type="color"
              value={accent}
              onChange={(event) => setAccent(event.target.value)}
              style={{ display: 'block', inlineSize: vars.touch.phone, blockSize: vars.touch.base }}
            />
          </label>
          <RadioGroup
            label="Density"
            name="density"
            value={density}
            onChange={(value) => setDensity(value as Density)}
            options={[
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
          />
          <RadioGroup
            label="Corners of controls"
            name="radius"
            value={radius}
            onChange={(value) => setRadius(value as keyof typeof radii)}
            options={Object.keys(radii).map((value) => ({ value, label: value }))}
          />
          <CopyButton
            value={code}
            onCopy={(text) => navigator.clipboard.writeText(text)}
            label="Copy the theme"
          />
        </div>
        {faults.length > 0 && (
          <Alert tone="critical">{`${faults.length} pairs of colors cannot be read.`}</Alert>
        )}
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
            gap: vars.space[6],
          }}
        >
          {(['light', 'dark'] as const).map((name) => (
            <section
              key={name}
              aria-label={name}
              data-theme={name}
              style={{
                ...(createTheme(theme) as CSSProperties),
                ...ground,
                borderRadius: vars.radius.card,
              }}
            >
              <Sample />
            </section>
          ))}
        </div>
        <pre
          data-testid="code"
          style={{
            whiteSpace: 'pre-wrap',
            fontFamily: vars.family.mono,
            fontSize: vars.fontSize[14],
          }}
        >
          {code}
        </pre>
      </Stack>
    </div>
  )
}

/**
 * Pick an accent; all colors that depend on it are computed so that they can be read in both
 * themes. Then copy the theme.
 */
export const PickAnAccent: Story = {
  render: () => <Builder />,
  play: async ({ canvas }) => {
    const save = () =>
      within(canvas.getByRole('region', { name: 'light' })).getByRole('button', { name: 'Save' })
    const before = getComputedStyle(save()).backgroundColor
    fireEvent.change(canvas.getByLabelText('Accent'), { target: { value: '#ffe14d' } })
    await waitFor(() => expect(getComputedStyle(save()).backgroundColor).not.toBe(before))
    await expect(canvas.queryByText(/cannot be read/)).toBeNull()
    const height = save().getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }))
    await waitFor(() => expect(save().getBoundingClientRect().height).toBeLessThan(height))
    await expect(canvas.getByTestId('code')).toHaveTextContent('"density": "compact"')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, within } from 'storybook/test'
import { Alert } from '../components/Alert/Alert.tsx'
import { artworkDataUri } from '../components/Artwork/dataUri.ts'
import { BrandMark } from '../surfaces/shell/BrandMark/BrandMark.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { ContentCard } from '../surfaces/catalogue/ContentCard/ContentCard.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { LinkButton } from '../components/LinkButton/LinkButton.tsx'
import { PageContainer } from '../surfaces/shell/PageContainer/PageContainer.tsx'
import { PageHero } from '../surfaces/shell/PageHero/PageHero.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { colors } from './tokens.ts'
import { vars } from './vars.css.ts'

const meta = {
  title: 'Foundations/Brand',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // The page compares the two itself.
  globals: { brand: 'rampart' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const brands = [
  { id: 'rampart', name: 'Rampart' },
  { id: 'harbor', name: 'Harbor' },
] as const
type BrandId = (typeof brands)[number]['id']

const page: CSSProperties = {
  minWidth: 0,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.family.body,
}
const art = (slug: string, kind: 'course' | 'lab') =>
  artworkDataUri({ slug, domain: 'cybersecurity', level: 'intermediate', kind })

/** A page of everyday parts, independent of the brand. */
function SamplePage({ name }: { name: string }) {
  return (
    <>
      <PageContainer>
        <div style={{ paddingBlock: vars.space[3] }}>
          <Inline justify="between">
            <BrandMark name={name} />
            <LinkButton href="/signin">Sign In</LinkButton>
          </Inline>
        </div>
      </PageContainer>
      <PageHero
        eyebrow="Courses · Labs"
        title="Learn where it matters"
        lead="Short courses and real machines to practice on."
      >
        <Button>Start now</Button>
      </PageHero>
      <PageContainer space="section">
        <Stack gap={6}>
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
              gap: vars.space[6],
            }}
          >
            <ContentCard
              href="/course/zero-trust"
              kind="course"
              title="Zero Trust Foundations"
              domain="Cybersecurity"
              level="intermediate"
              duration="4 Hrs 20 Mins"
              imageUrl={art('zero-trust', 'course')}
              headingLevel={2}
            />
            <ContentCard
              href="/lab/intruder-logs"
              kind="lab"
              title="Hunt an Intruder"
              domain="Cybersecurity"
              level="beginner"
              imageUrl={art('intruder-logs', 'lab')}
              headingLevel={2}
            />
          </div>
          <Card>
            <Stack gap={5}>
              <Heading level={2} size={24}>
                Your account
              </Heading>
              <Alert tone="success">Your changes are saved.</Alert>
              <TextField label="Name" name="name" defaultValue="Dana Learner" />
              <Checkbox defaultSelected>Send me news about labs</Checkbox>
              <ProgressBar label="Zero Trust Foundations" value={60} />
              <Inline gap={3}>
                <Button>Save</Button>
                <Button variant="soft">Preview</Button>
                <Button variant="outline">Cancel</Button>
              </Inline>
            </Stack>
          </Card>
        </Stack>
      </PageContainer>
    </>
  )
}

const partOf = (root: HTMLElement, brand: BrandId) =>
  root.querySelector<HTMLElement>(`[data-brand="${brand}"]`) as HTMLElement
const classesOf = (part: HTMLElement) =>
  [...part.querySelectorAll('*')].map((element) => element.getAttribute('class'))

/**
 * The same page twice, with the same class names: one file of token values, set by `data-brand`,
 * makes the difference.
 */
export const SideBySide: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
      }}
    >
      {brands.map(({ id, name }) => (
        <div key={id} data-brand={id} style={page}>
          <SamplePage name={name} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [rampart, harbor] = brands.map(({ id }) => partOf(canvasElement, id)) as [
      HTMLElement,
      HTMLElement,
    ]
    await expect(classesOf(harbor)).toEqual(classesOf(rampart))
    const look = (part: HTMLElement) => {
      const button = getComputedStyle(within(part).getByRole('button', { name: 'Save' }))
      const title = getComputedStyle(within(part).getByRole('heading', { level: 1 }))
      return [button.backgroundColor, button.borderRadius, title.fontFamily]
    }
    const [ours, theirs] = [look(rampart), look(harbor)]
    await expect(theirs.filter((value, index) => value === ours[index])).toEqual([])
    await expect(theirs[2]).toMatch(/^Georgia/)
  },
}

/** The second brand alone, as its visitors see it. */
export const SecondBrand: Story = {
  render: () => <SamplePage name="Harbor" />,
  globals: { brand: 'harbor' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toMatch(
      /^Georgia/,
    )
  },
}

/**
 * A dark part of a light page: it has its own background and words, even words without a color of
 * their own.
 */
export const DarkPart: Story = {
  globals: { theme: 'light' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div data-theme="dark" data-testid="part">
      <Heading level={2}>At night</Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('part')).toHaveStyle({ backgroundColor: colors.canvas[1] })
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: colors.text[1] })
  },
}

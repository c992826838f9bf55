import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Artwork } from '../Artwork/Artwork.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { dark } from '../../docs/modes.ts'
import { looksOf } from '../../docs/looksOf.ts'
import { card } from './Card.css.ts'
import { Card } from './Card.tsx'

const content = (
  <Stack gap={2}>
    <Heading level={2} size={20} id="card-title">
      Session Details
    </Heading>
    <Text tone="muted">Started Monday, March 2, 2026. 60 minutes, 2 credits used.</Text>
  </Stack>
)

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  argTypes: looksOf(card),
  args: { children: content },
  parameters: { maxWidth: 640 },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Raised: Story = { parameters: dark }

/** Groups a part inside another card. */
export const Sunken: Story = { args: { children: <Card variant="sunken">{content}</Card> } }

/** A picture reaches the edges and takes the rounding. */
export const NoPadding: Story = {
  args: {
    padding: 'none',
    children: <Artwork slug="zero-trust" domain="devsecops" level="expert" kind="lab" />,
  },
}

export const Paddings: Story = {
  render: () => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Stack>
  ),
}

/** A named section is a landmark. */
export const AsSection: Story = {
  args: { as: 'section', 'aria-labelledby': 'card-title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Session Details' })).toBeVisible()
  },
}

/** Cards of a row end together; an unbroken word wraps inside. */
export const FullHeight: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <Card height="full">{content}</Card>
      <Card height="full">
        arn:aws:iam::123456789012:role/organization-wide-security-audit-readonly-with-boundary
      </Card>
    </Grid>
  ),
}

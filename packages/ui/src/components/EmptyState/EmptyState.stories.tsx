import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { dark } from '../../docs/modes.ts'
import { choicesOf } from '../../docs/choicesOf.ts'
import { domainMotifs } from '../../docs/domainMotifs.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  argTypes: choicesOf('drawing', domainMotifs),
  args: { title: 'No Ongoing Courses', children: 'Your ongoing courses will appear here.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleAndText: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'No Ongoing Courses' }),
    ).toBeVisible()
    await expect(canvas.getByText('Your ongoing courses will appear here.')).toBeVisible()
  },
}

export const WithAction: Story = {
  args: {
    title: 'No Active Sessions',
    children: 'Launch a lab and it will be listed here.',
    drawing: 'tumblers',
    action: <LinkButton href="/?type=lab">Browse Labs</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Labs' })).toHaveAttribute(
      'href',
      '/?type=lab',
    )
  },
}

export const TitleOnly: Story = {
  args: {
    title: 'No content found. Try adjusting the filters.',
    children: undefined,
    drawing: 'hexagons',
  },
}

/** One motif each; faint, with one volt mark. */
export const Drawings: Story = {
  render: () => (
    <Grid columns={2}>
      {domainMotifs.map((drawing) => (
        <EmptyState key={drawing} title={drawing} drawing={drawing} />
      ))}
    </Grid>
  ),
}

/** In a narrow place the space around shrinks with it. */
export const Narrow: Story = {
  args: { title: 'No Credentials Available in Securing the Software Supply Chain' },
  parameters: { maxWidth: 288 },
}

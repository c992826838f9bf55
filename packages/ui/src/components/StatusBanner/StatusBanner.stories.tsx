import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { dark } from '../../docs/modes.ts'
import { looksOf } from '../../docs/looksOf.ts'
import { banner } from './StatusBanner.css.ts'
import { StatusBanner } from './StatusBanner.tsx'

const actions = (
  <>
    <LinkButton href="/lab/vpc/session/1" size="small">
      View Lab Session
    </LinkButton>
    <Button variant="outline" size="small">
      End Lab
    </Button>
  </>
)

const meta = {
  title: 'Components/Feedback/StatusBanner',
  component: StatusBanner,
  argTypes: looksOf(banner),
  args: { tone: 'success', children: 'You have an active lab session running', actions },
} satisfies Meta<typeof StatusBanner>

export default meta
type Story = StoryObj<typeof meta>

/** Green: the lab runs. */
export const Active: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have an active lab session running',
    )
    await expect(canvas.getByRole('link', { name: 'View Lab Session' })).toBeVisible()
  },
}

/** Blue and still: in the queue. */
export const Queued: Story = {
  args: { tone: 'info', children: 'Your lab environment is starting up...' },
}

/** Blue, and the dot pulses; under reduced motion it only fades. */
export const Provisioning: Story = {
  args: { ...Queued.args, isPulsing: true },
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('status').firstElementChild as HTMLElement
    await expect(dot.getAnimations({ subtree: true })).toHaveLength(1)
  },
}

export const WithoutActions: Story = { args: { actions: undefined } }

/** On a phone the actions are under the line. */
export const Narrow: Story = {
  args: { isPulsing: true },
  parameters: { maxWidth: 300 },
}

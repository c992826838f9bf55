import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Settings } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { dark } from '../../docs/modes.ts'
import { Tooltip } from './Tooltip.tsx'

const download = fn()

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { docs: { story: { inline: false, height: 160 } } },
  args: {
    text: 'Download',
    delay: 0,
    children: (
      <IconButton label="Download" onPress={download}>
        <Download size={20} aria-hidden="true" />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Comes with the focus. It repeats the label, so it does not describe the button a second time. */
export const OnFocus: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Download' })
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download')
    await expect(button).not.toHaveAccessibleDescription()
    await expect(button).not.toHaveAttribute('title')
  },
}

/** Under the pointer. It says more than the label, so it is read after it. */
export const OnHover: Story = {
  args: { text: 'Download the recovery codes as a file', children: <Button>Save codes</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save codes' })
    // A pointer moves before it comes to the button.
    await userEvent.hover(document.body)
    await userEvent.hover(button)
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(button).toHaveAccessibleDescription('Download the recovery codes as a file')
  },
}

/** With the keys that do the same. */
export const WithKeys: Story = {
  args: { keys: 'D' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('DownloadD')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Download ?D/)
  },
}

/** Escape closes it, the focus stays. */
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(download).toHaveBeenCalledOnce()
  },
}

/** Wraps, and stays inside the window. */
export const LongText: Story = {
  args: {
    text: 'Downloads all sessions of this year as a table: organisationszertifizierungsverfahren included.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.tab()
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(360)
  },
}

/** Never opens. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

/** From right to left `end` is the left side. */
export const RightToLeft: Story = {
  args: { placement: 'end', text: 'الإعدادات' },
  globals: { language: 'ar' },
  render: (args) => (
    <Inline>
      <Tooltip {...args}>
        <IconButton label="الإعدادات">
          <Settings size={20} aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    await waitFor(() =>
      expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(
        canvas.getByRole('button').getBoundingClientRect().left,
      ),
    )
  },
}

/** A link may be inside, too: it gives its place away, in React 18 as well. */
export const OnALink: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { text: 'Opens the lab', children: <Link href="#lab">Build a Private VPC</Link> },
  play: async ({ canvas }) => {
    await expect(Link).toHaveProperty('$$typeof', Symbol.for('react.forward_ref'))
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens the lab')
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Opens the lab')
  },
}

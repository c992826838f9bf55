import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { button } from '../Button/Button.css.ts'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  argTypes: looksOf(button),
  args: { href: '/signin', children: 'Sign In' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

/** A link in every respect but its looks. */
export const Solid: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/signin')
  },
}

export const Variants: Story = {
  parameters: dark,
  render: (args) => (
    <Inline gap={3}>
      {(['solid', 'soft', 'outline', 'plain'] as const).map((variant) => (
        <LinkButton {...args} key={variant} variant={variant}>
          {variant}
        </LinkButton>
      ))}
    </Inline>
  ),
}

export const NewTab: Story = {
  args: {
    href: 'https://example.org',
    children: 'View Details',
    opensNewTab: true,
    variant: 'soft',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View Details (opens in a new tab)' }),
    ).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** Saved under a name of its own; looks like any other. */
export const Download: Story = {
  args: {
    href: 'data:text/plain,Rampart',
    children: 'Download Certificate',
    download: 'CSN-DEMO000001.txt',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download Certificate' })).toHaveAttribute(
      'download',
      'CSN-DEMO000001.txt',
    )
  },
}

/** Fills its place; the label wraps. */
export const FullWidth: Story = {
  args: {
    width: 'full',
    children: 'Continue to the certificate of Securing the Software Supply Chain End to End',
  },
  parameters: { maxWidth: 288 },
}

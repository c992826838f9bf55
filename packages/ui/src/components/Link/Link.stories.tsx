import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { link } from './Link.css.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  argTypes: looksOf(link),
  args: { href: '/verify-cert', children: 'Verify Cert' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

/** Inside running text: underlined, as color alone says too little. */
export const InText: Story = {
  parameters: dark,
  render: (args) => (
    <Text>
      To check a certificate, go to <Link {...args} /> and enter its identifier.
    </Text>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Verify Cert' })).toHaveFocus()
  },
}

/** Base styles such as Tailwind's take the browser's underline away, not this one. */
export const BesideBaseStyles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <style>{'@layer base { a { text-decoration: inherit } }'}</style>
      <Text>
        To check a certificate, go to <Link {...args} /> and enter its identifier.
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveStyle({ textDecorationLine: 'underline' })
  },
}

/** In a list of links the underline may wait for the pointer. */
export const UnderlineOnHover: Story = { args: { underline: 'hover', tone: 'inherit' } }

/** Says so to screen readers, and the new page gets no handle on this one. */
export const NewTab: Story = {
  args: { href: 'https://example.org/community', children: 'Community', opensNewTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Community (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** The page that one is on. */
export const Current: Story = {
  args: { 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
  },
}

/** Wraps with the text around it. */
export const LongText: Story = {
  args: { children: 'Securing the Software Supply Chain End to End, from Commit to Cluster' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { CodeBlock } from './CodeBlock.tsx'

const meta = {
  title: 'Components/Content/CodeBlock',
  component: CodeBlock,
  parameters: { maxWidth: 640 },
  args: {
    title: 'bash',
    code: 'aws ec2 create-vpc --cidr-block 10.20.0.0/16\naws ec2 describe-vpcs --output table',
    onCopy: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

/** Copies what is there. */
export const Copied: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure', { name: 'bash' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy bash' }))
    await expect(args.onCopy).toHaveBeenCalledWith(args.code)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

export const CopyFailed: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('no permission'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy bash' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copy failed'))
  },
}

export const WithoutTitle: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible()
  },
}

/** A long line scrolls, by keyboard too; the page does not. */
export const LongText: Story = {
  args: {
    title: 'infrastructure/environments/production/eu-central-1/network/main.tf',
    code: "aws ec2 create-vpc --cidr-block 10.20.0.0/16 --tag-specifications 'ResourceType=vpc,Tags=[{Key=Name,Value=lab}]'",
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const pre = canvas.getByRole('figure').querySelector('pre') as Element
    await expect(pre).toHaveAttribute('tabindex', '0')
    await expect(getComputedStyle(pre).scrollbarColor).toBe('rgb(196, 211, 218) rgba(0, 0, 0, 0)')
  },
}

/** Breaks instead. */
export const Wrapped: Story = {
  args: {
    title: 'Public key',
    isWrapped: true,
    code: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJkq8m0s0c2m0N5m9o3vN0b7q1xv5m2J0n4kq8m0s0c2 ada@example.org',
  },
  parameters: { maxWidth: 320 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').querySelector('pre')).not.toHaveAttribute('tabindex')
  },
}

/** Code keeps its direction. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(
      getComputedStyle(canvas.getByRole('figure').querySelector('pre') as Element).direction,
    ).toBe('ltr')
  },
}

/** A page without HTTPS has no clipboard. */
export const WithoutClipboard: Story = {
  args: { onCopy: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy bash' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copy failed'))
  },
}

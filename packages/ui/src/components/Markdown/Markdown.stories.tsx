import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { Markdown } from './Markdown.tsx'

const meta = {
  title: 'Components/Content/Markdown',
  component: Markdown,
  args: {
    children: `# Plan the network

A private network keeps its machines out of reach and lets **one bastion** in. Read [the reference](https://example.org/vpc) first.

1. Create the network.
2. Give it a *route table*:

\`\`\`bash
aws ec2 create-vpc --cidr-block 10.20.0.0/16
\`\`\`

> A route table without a way out is the cheapest firewall.

| Subnet | Range |
|---|---|
| public | \`10.20.1.0/24\` |
| private | \`10.20.2.0/24\` |
`,
  },
} satisfies Meta<typeof Markdown>

export default meta
type Story = StoryObj<typeof meta>

/** All that can be written. */
export const Note: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Plan the network' })).toBeVisible()
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

/** Code has its button. */
export const CodeCanBeCopied: Story = {
  args: { onCopy: fn(() => Promise.resolve()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy code block 1' }))
    await expect(args.onCopy).toHaveBeenCalledWith('aws ec2 create-vpc --cidr-block 10.20.0.0/16')
  },
}

/** Markup is shown as it was typed and does nothing; the server writes the same. */
export const Hostile: Story = {
  args: {
    children:
      'These words stay. <script>window.hacked = 1</script>\n\n<img src=x onerror="window.hacked = 1">\n\n[no link](javascript:window.hacked=1) ![no picture](https://evil.example/pixel.png)',
  },
  play: async ({ canvasElement, args }) => {
    for (const html of [canvasElement.innerHTML, renderToString(<Markdown {...args} />)])
      await expect(html).not.toMatch(/<script|<img|javascript:/)
    await expect(canvasElement).toHaveTextContent('<script>window.hacked = 1</script>')
    await expect('hacked' in window).toBe(false)
  },
}

export const Empty: Story = { args: { children: '' } }

/** Code and tables scroll in their place. */
export const LongText: Story = {
  args: {
    children:
      'arn:aws:iam::123456789012:role/organization-wide-security-audit-readonly-with-a-boundary\n\n```\naws ec2 create-vpc --cidr-block 10.20.0.0/16 --tag-specifications ResourceType=vpc\n```',
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { children: '## قبل أن تبدأ\n\nتحتاج إلى **حساب** وإلى طرفية:\n\n- واحدة\n- ثانية' },
  globals: { language: 'ar' },
}

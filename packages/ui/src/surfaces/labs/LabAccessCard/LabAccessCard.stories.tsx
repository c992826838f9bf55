import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LabAccessCard } from './LabAccessCard.tsx'

const meta = {
  title: 'Surfaces/Labs/LabAccessCard',
  component: LabAccessCard,
  args: {
    url: 'http://k3f9.localhost:3100',
    credentials: [
      { name: 'username', value: 'mallory', isSecret: false },
      { name: 'password', value: 'tidal-copper-lantern-42', isSecret: true },
      { name: 'ownerKey', value: 'ok_5f1d', isSecret: true },
    ],
    onCopy: fn(async () => undefined),
  },
} satisfies Meta<typeof LabAccessCard>

export default meta
type Story = StoryObj<typeof meta>

/** A secret is not on the screen and not in the page. */
export const Hidden: Story = {
  parameters: { ...darkAndMirrored, states: ['Lab access: with credentials'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('mallory')).toBeVisible()
    await expect(canvasElement.innerHTML).not.toMatch(/lantern|ok_5f1d/)
    await expect(canvas.getAllByText('Hidden')).toHaveLength(2)
    const open = canvas.getByRole('link', { name: 'Open Lab (opens in a new tab)' })
    await expect(open).toHaveAttribute('href', 'http://k3f9.localhost:3100')
    await expect(open).toHaveAttribute('target', '_blank')
    const ends = canvas
      .getAllByRole('button', { name: /^Copy/ })
      .map((copy) => copy.getBoundingClientRect().right)
    await expect(new Set(ends).size, 'one column').toBe(1)
  },
}

/** A secret can be copied without being shown. */
export const CopiedUnseen: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy password' }))
    await expect(args.onCopy).toHaveBeenCalledWith('tidal-copper-lantern-42')
    await expect(canvasElement.innerHTML).not.toMatch(/lantern/)
  },
}

/** On request, and hidden again. */
export const Shown: Story = {
  parameters: { states: ['Lab access: shown, once asked for'] },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Credentials' }))
    await expect(canvas.getByText('tidal-copper-lantern-42')).toBeVisible()
    await step('Hidden again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide Credentials' }))
      await expect(canvas.queryByText('tidal-copper-lantern-42')).toBeNull()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Show Credentials' }))
  },
}

export const CopyFailed: Story = {
  parameters: { states: ['Lab access: copying fails'] },
  args: { onCopy: fn(async () => Promise.reject(new Error('refused'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy lab URL' }))
    await expect(
      await canvas.findByText('Copy failed', { selector: '[role="status"]' }),
    ).toBeInTheDocument()
  },
}

/** Nothing secret: nothing to show. */
export const UrlOnly: Story = {
  parameters: { states: ['Lab access: a URL alone'] },
  args: { credentials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show Credentials' })).toBeNull()
  },
}

/** An address that does not fit breaks before a dot, and is copied and read in one piece. */
export const LongAddress: Story = {
  tags: ['edge'],
  parameters: { maxWidth: 800, chromatic: { disableSnapshot: true } },
  args: { url: 'http://1c349561a4597c34698127ca4b504019.localhost:3862', credentials: [] },
  play: async ({ canvas, args }) => {
    const address = canvas.getByText(
      (_, element) => element?.tagName === 'CODE' && element.textContent === args.url,
    )
    const lines = [...address.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange()
        range.selectNode(node)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
    await expect(address.getBoundingClientRect().height).toBeGreaterThan(30)
    await expect(lines).toEqual([1, 1])
  },
}

/** An address that is no web address stays text. */
export const HostileUrl: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Long values wrap, names are over them. */
export const Phone: Story = {
  tags: ['edge'],
  args: {
    url: 'https://a-very-long-session-name-4f81c2aa93d04b7d9b0c4d8ce1a1f77e.labs.rampart.example:3100/console',
    credentials: [
      {
        name: 'serviceAccountName',
        value: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk',
        isSecret: false,
      },
      {
        name: 'secretAccessKey',
        value: 'wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY'.repeat(3),
        isSecret: true,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Show Credentials' })),
}

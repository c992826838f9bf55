import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { choicesOf } from '../../docs/choicesOf.ts'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { button } from '../Button/Button.css.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  argTypes: {
    ...looksOf(button, 'size', 'width'),
    ...choicesOf('variant', Object.keys(button.classNames.variants.variant), 'soft'),
  },
  args: {
    value: 'https://rampart.example/cert/view/CSN-1',
    onCopy: fn(async () => {}),
    label: 'Copy link',
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

/** Says 'Copied' on its face and to screen readers, keeps its width, then is itself again. */
export const Copies: Story = {
  parameters: dark,
  args: { outcomeFor: 400 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' })
    const width = button.offsetWidth
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopy).toHaveBeenCalledWith(args.value)
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await expect(button.offsetWidth).toBe(width)
    await waitFor(() => expect(button).toHaveAccessibleName('Copy link'))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(button).toHaveFocus()
  },
}

/** The clipboard refused. */
export const Fails: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('no permission'))), outcomeFor: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByRole('button', { name: 'Copy failed' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copy failed')
  },
}

export const JustCopied: Story = {
  args: { outcomeFor: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

/** Several together: each says what it copies. */
export const Named: Story = {
  render: (args) => (
    <Inline gap={3}>
      <CopyButton {...args} label="Copy" what="user name" size="small" variant="outline" />
      <CopyButton {...args} label="Copy" what="password" size="small" variant="outline" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy password' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LabNotebook } from './LabNotebook.tsx'
import type { LabNotebookProps } from './LabNotebook.tsx'

const notes = `## What I saw

The listing shows \`website-backup/\`, so **anyone** may list.

1. read \`customers.sql\`
2. close the listing

<img src=x onerror=alert(1)>`

const copies = [
  { id: 'one', text: 'Typed on the phone:\n- the key is in the logs', time: 'today, 9:58 AM' },
]

const meta = {
  title: 'Surfaces/Labs/LabNotebook',
  component: LabNotebook,
  args: {
    text: notes,
    status: 'saved',
    maxLength: 64_000,
    onChange: fn(),
    onLeave: fn(),
    onRetry: fn(),
    onInsert: fn(),
    onDrop: fn(),
    onDownload: fn(),
  },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof LabNotebook>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { states: ['Notebook: empty'] },
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notebook' })).toBeVisible()
    await expect(canvas.getByText('Nothing written yet')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Your notes' })).toHaveValue('')
  },
}

function Working(props: LabNotebookProps) {
  const [text, setText] = useState(props.text)
  return (
    <LabNotebook
      {...props}
      text={text}
      status={text === props.text ? 'saved' : 'changed'}
      onChange={setText}
    />
  )
}

/** Nothing is read out during typing. */
export const Typing: Story = {
  parameters: { states: ['Notebook: typing'] },
  render: (args) => <Working {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your notes' })
    await userEvent.type(field, '\nmore')
    await expect(field).toHaveValue(`${notes}\nmore`)
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
    await userEvent.tab()
    await expect(args.onLeave).toHaveBeenCalled()
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement()
  },
}

export const Saving: Story = {
  parameters: { states: ['Notebook: saving'] },
  args: { status: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible()
  },
}

export const Saved: Story = {
  parameters: { ...darkAndMirrored, states: ['Notebook: saved'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download Write-up' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

/** As it will look; HTML is shown as text. */
export const Preview: Story = {
  parameters: { states: ['Notebook: preview'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }))
    await expect(await canvas.findByRole('heading', { name: 'What I saw' })).toBeVisible()
    await expect(canvas.getByText('anyone').tagName).toBe('STRONG')
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Offline: Story = {
  parameters: { states: ['Notebook: offline'] },
  args: { status: 'offline' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Offline: kept on this device', { selector: '[role=status]' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('textbox')).toBeEnabled()
  },
}

/** The newer text is in the field; the other one can be opened, inserted and deleted. */
export const Conflict: Story = {
  parameters: { states: ['Notebook: conflict'] },
  args: { copies },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/the other is kept here\.$/)).toBeVisible()
    const other = canvas.getByText(/Typed on the phone/)
    await expect(other).not.toBeVisible()
    await userEvent.click(canvas.getByText('Other version, kept today, 9:58 AM'))
    await expect(other).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Add to Notes/ }))
    await expect(args.onInsert).toHaveBeenCalledWith('one')
    await userEvent.click(canvas.getByRole('button', { name: /^Drop/ }))
    await expect(args.onDrop).toHaveBeenCalledWith('one')
    // A part that is still opening would be checked half open.
    await waitFor(() =>
      expect(document.getAnimations().some(({ playState }) => playState === 'running')).toBe(false),
    )
  },
}

/** What was typed stays, and the field shows by how much it is too long. */
export const TooLong: Story = {
  parameters: { states: ['Notebook: too long'] },
  args: { status: 'too long', maxLength: 100 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your notes' })
    await expect(field).toHaveValue(notes)
    await expect(field).toBeInvalid()
    await expect(
      canvas.getByText(`Too long by ${notes.length - 100} characters.`, { exact: false }),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { states: ['Notebook: saving fails'] },
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not saved: kept on this device')).toBeVisible()
    await expect(canvas.getByText(/^The notes could not be saved\./)).toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { states: ['Notebook: loading'] },
  args: { text: '', status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const Unread: Story = {
  parameters: { states: ['Notebook: loading fails'] },
  args: { text: '', status: 'unread' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Your notes could not be loaded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/**
 * The buttons of a failure and of another version disappear: the focus moves to the top of the
 * notebook.
 */
export const FocusAfterRetry: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [status, setStatus] = useState<LabNotebookProps['status']>('unread')
    const [kept, setKept] = useState(copies)
    return (
      <LabNotebook
        {...args}
        status={status}
        copies={kept}
        onRetry={() => setStatus('loading')}
        onDrop={() => setKept([])}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Notebook' })
    canvas.getByRole('button', { name: 'Try Again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('textbox')).toBeDisabled()
    await expect(document.activeElement).toContainElement(title)
    await expect(document.activeElement).not.toBe(document.body)
    await userEvent.click(canvas.getByText(/^Other version/))
    const drop = canvas.getByRole('button', { name: /^Drop/ })
    // It opens after a moment.
    await waitFor(() => {
      drop.focus()
      expect(drop).toHaveFocus()
    })
    await userEvent.keyboard('{Enter}')
    await expect(drop).not.toBeInTheDocument()
    await expect(document.activeElement).toContainElement(title)
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** One word that is nearly as long as the limit, with ten other versions. */
export const Long: Story = {
  tags: ['edge'],
  args: {
    text: 'x'.repeat(950),
    status: 'full',
    maxLength: 1000,
    copies: Array.from({ length: 10 }, (_, index) => ({
      id: `${index}`,
      text: 'y'.repeat(900),
      time: `today, 9:${10 + index} AM`,
      isPending: index === 0,
    })),
  },
  parameters: { maxWidth: 320 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 characters left')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Arabic: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  args: { copies },
  globals: { language: 'ar' },
}

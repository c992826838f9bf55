import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import type { FileSlotState } from './FileSlot.tsx'
import { FileSlot } from './FileSlot.tsx'

const meta = {
  title: 'Components/Forms/FileSlot',
  component: FileSlot,
  args: {
    label: 'Weekly Task',
    accept: '.pdf,.docx,.zip',
    formats: 'PDF, DOCX, ZIP (Max 10MB)',
    state: { phase: 'none' },
    onChoose: fn(),
    onRemove: fn(),
    onCancel: fn(),
  },
  parameters: { maxWidth: 560 },
} satisfies Meta<typeof FileSlot>

export default meta
type Story = StoryObj<typeof meta>

const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const inputOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('input') as HTMLInputElement
/** What a browser says when files are dragged there. */
function drag(type: 'dragover' | 'drop', target: HTMLElement, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

/** The whole slot is a button; the same file can be chosen twice in a row. */
export const None: Story = {
  parameters: { ...dark, states: ['Task files: none'] },
  args: { isRequired: true },
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', {
      name: 'Weekly Task Choose a file or drop it here PDF, DOCX, ZIP (Max 10MB)',
    })
    await expect(button).toBeEnabled()
    const chosen = file('week-1.pdf')
    await userEvent.upload(inputOf(canvasElement), chosen)
    await userEvent.upload(inputOf(canvasElement), chosen)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    await expect(args.onChoose).toHaveBeenLastCalledWith(chosen)
  },
}

/** The edge turns solid and the words say what a drop would do. */
export const FileOver: Story = {
  play: async ({ canvas }) => {
    drag('dragover', canvas.getByRole('button'), file('week-1.pdf'))
    await expect(await canvas.findByText('Drop the file here')).toBeVisible()
  },
}

export const Dropped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const dropped = file('week-1.pdf')
    canvas.getByRole('button').focus()
    drag('drop', canvas.getByRole('button'), dropped)
    // The focus has somewhere to stay when the button goes.
    await expect(canvas.getByRole('group', { name: 'Weekly Task' })).toHaveFocus()
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(dropped)
  },
}

/** Two files are none: which one was meant? */
export const TwoDropped: Story = {
  play: async ({ canvas, args }) => {
    drag('drop', canvas.getByRole('button'), file('week-1.pdf'), file('week-2.pdf'))
    await expect(
      await canvas.findByText('Only one file fits here. Please choose one of them.'),
    ).toBeVisible()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Uploading: Story = {
  parameters: { states: ['Task files: uploading'] },
  args: { state: { phase: 'uploading', name: 'week-1-report.pdf', percent: 42 } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading week-1-report.pdf' }),
    ).toHaveAttribute('value', '42')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of Weekly Task' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    // The focus has somewhere to stay when the button goes.
    await expect(canvas.getByRole('group', { name: 'Weekly Task' })).toHaveFocus()
  },
}

/** All is sent; the server looks at it. */
export const Checking: Story = {
  args: { state: { phase: 'uploading', name: 'week-1-report.pdf', percent: 100 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Checking week-1-report.pdf' }),
    ).not.toHaveAttribute('value')
  },
}

export const Uploaded: Story = {
  parameters: { states: ['Task files: uploaded, with Remove'] },
  args: { state: { phase: 'uploaded', name: 'week-1-report.pdf', size: 1_468_006 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1.4 MB')).toBeVisible()
    drag('drop', canvas.getByText('1.4 MB'), file('week-1.pdf'), file('week-2.pdf'))
    const tooMany = await canvas.findByText(/^Only one file fits here/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Weekly Task' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(tooMany).not.toBeInTheDocument()
    await expect(canvas.getByRole('group', { name: 'Weekly Task' })).toHaveFocus()
  },
}

/** A file dropped on the present one replaces it. */
export const Replaced: Story = {
  args: Uploaded.args!,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const next = file('week-1-final.pdf')
    drag('dragover', canvas.getByText('week-1-report.pdf'), next)
    await expect(await canvas.findByText('Drop to replace it')).toBeVisible()
    drag('drop', canvas.getByText('week-1-report.pdf'), next)
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(next)
  },
}

export const Removing: Story = {
  parameters: { states: ['Task files: removing'] },
  args: { state: { phase: 'removing', name: 'week-1-report.pdf', size: 1_468_006 } },
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Weekly Task' })
    await expect(remove).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(remove)
    drag('drop', canvas.getByText('week-1-report.pdf'), file('week-2.pdf'))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  parameters: { states: ['Task files: wrong type'] },
  args: {
    label: 'Resume',
    hint: 'Required for internship',
    error: 'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Invalid file type. Only PDF, DOCX, and ZIP files are allowed. Required for internship',
    )
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    drag('drop', canvas.getByRole('button'), file('week-1.pdf'))
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** A form that is being sent keeps its files as they are: the upload cannot be broken off then. */
export const DisabledWhileUploading: Story = {
  args: { isDisabled: true, state: { phase: 'uploading', name: 'week-1-report.pdf', percent: 42 } },
  play: async ({ canvas, args }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel the upload of Weekly Task' })
    await expect(cancel).toBeDisabled()
    await userEvent.click(cancel, { pointerEventsCheck: 0 })
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** The name breaks; the buttons go under it if there is no room. */
export const LongName: Story = {
  args: {
    state: {
      phase: 'uploaded',
      name: `${'threat_model_of_the_pipeline_'.repeat(6)}final.docx`,
      size: 9_961_472,
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}

/** The form's data has the file that the slot shows, also after others were refused. */
export const InAForm: Story = {
  args: { name: 'task' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render({ onChoose, ...args }) {
    const [state, setState] = useState<FileSlotState>(args.state)
    return (
      <form aria-label="Task">
        <FileSlot
          {...args}
          state={state}
          onChoose={(chosen) => {
            onChoose(chosen)
            const earlier = state
            setState({ phase: 'uploading', name: chosen.name, percent: 100 })
            const isRefused = chosen.name.endsWith('.exe')
            queueMicrotask(() =>
              setState(
                isRefused ? earlier : { phase: 'uploaded', name: chosen.name, size: chosen.size },
              ),
            )
          }}
        />
      </form>
    )
  },
  play: async ({ canvas, canvasElement, args }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('task')
    const choose = async (chosen: File) => {
      await userEvent.upload(inputOf(canvasElement), chosen, { applyAccept: false })
      await expect(args.onChoose).toHaveBeenLastCalledWith(chosen)
      await canvas.findByRole('button', { name: 'Remove Weekly Task' })
    }
    const first = file('week-1.pdf')
    await choose(first)
    await expect(sent()).toBe(first)
    drag('drop', canvas.getByText('week-1.pdf'), file('week-2.pdf'), file('week-3.pdf'))
    await expect(await canvas.findByText(/Only one file fits here/)).toBeVisible()
    await expect(sent()).toBe(first)
    await choose(file('week-1.exe'))
    await choose(file('week-2.exe'))
    await expect(canvas.getByText('week-1.pdf')).toBeVisible()
    await expect(sent()).toBe(first)
    // Another file of the same name.
    const second = file('week-1.pdf')
    await choose(second)
    await expect(sent()).toBe(second)
  },
}

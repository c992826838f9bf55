import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { EvidenceQuestion } from './EvidenceQuestion.tsx'
import type { EvidenceAnswer } from './EvidenceQuestion.tsx'

const meta = {
  title: 'Surfaces/Credentials/EvidenceQuestion',
  component: EvidenceQuestion,
  args: {
    answer: 'unasked',
    labs: [
      'Incident Response 101: The Exposed Bucket, 5 of 5 checks in 12 minutes',
      'Container Fundamentals: Teach the Probe to Tell the Truth, 3 of 3 checks in 25 minutes',
    ],
    onAnswer: fn(),
  },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof EvidenceQuestion>

export default meta
type Story = StoryObj<typeof meta>

/** The question, with everything that would become public, and two answers. */
export const Asked: Story = {
  parameters: { ...darkAndMirrored, states: ['Consent to evidence: asked'] },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Show the labs you solved?' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show my labs' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t show' }))
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, true)
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, false)
  },
}

/**
 * Read out politely; the consent can be withdrawn here, and the text says what that does not undo.
 */
export const Given: Story = {
  args: { answer: 'shown' },
  parameters: { states: ['Consent to evidence: given'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your credentials show your labs')
    await expect(canvas.getByRole('status')).toHaveTextContent('stay valid')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop showing' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(false)
  },
}

export const Withdrawn: Story = {
  args: { answer: 'hidden' },
  parameters: { states: ['Consent to evidence: withdrawn'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your credentials do not show your labs',
    )
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show my labs' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
  },
}

/** The answer is being sent: both buttons do nothing more. */
export const Busy: Story = {
  args: { pending: 'shown' },
  parameters: { states: ['Consent to evidence: busy'] },
  play: async ({ args, canvas }) => {
    const [show, hide] = canvas.getAllByRole('button')
    await expect(show).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(show as HTMLElement)
    await userEvent.click(hide as HTMLElement)
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}

/** Nothing has changed, and it can be tried again. */
export const Failed: Story = {
  args: { error: 'Your answer could not be saved. Please try again.' },
  parameters: { states: ['Consent to evidence: fails'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved')
    await expect(canvas.getByRole('button', { name: 'Show my labs' })).toBeEnabled()
  },
}

export const ArabicOnAPhone: Story = {
  tags: ['edge'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  args: {
    labs: ['Vertrauenswürdigkeitsüberprüfungsverfahrensdurchführungsbestimmungen: الدلو المكشوف'],
  },
  parameters: { maxWidth: 320, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

/** The button disappears with the question; the focus moves to the result. */
export const FocusAfterAnswer: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [answer, setAnswer] = useState<EvidenceAnswer>(args.answer)
    return (
      <EvidenceQuestion
        {...args}
        answer={answer}
        onAnswer={(isShown) => setAnswer(isShown ? 'shown' : 'hidden')}
      />
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show my labs' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Your credentials show your labs')
    await expect(canvas.getByRole('status')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop showing' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('do not show your labs')
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { dark } from '../../docs/modes.ts'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  parameters: { maxWidth: 640 },
  args: {
    items: [
      {
        id: 'time',
        title: 'How long do labs run?',
        children: <Text tone="muted">Up to four hours, and longer while there are credits.</Text>,
      },
      {
        id: 'credits',
        title: 'What is a credit?',
        note: '2 minutes',
        children: <Text tone="muted">Ten minutes of a lab.</Text>,
      },
      {
        id: 'certificate',
        title: 'Who can check my certificate?',
        children: <Text tone="muted">Anyone who has its number.</Text>,
      },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

/** All are closed; titles are headings. */
export const Closed: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await expect(canvas.getByText('Ten minutes of a lab.')).not.toBeVisible()
  },
}

/** Several may be open at once. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('How long do labs run?'))
    await userEvent.click(canvas.getByText('What is a credit?'))
    await waitFor(() => expect(canvas.getByText('Ten minutes of a lab.')).toBeVisible())
    await expect(canvas.getByText(/Up to four hours/)).toBeVisible()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('credits', true))
  },
}

/** Opening one closes the other. */
export const OneAtATime: Story = {
  args: { isSingle: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How long do labs run?'))
    await waitFor(() => expect(canvas.getByText(/Up to four hours/)).toBeVisible())
    await userEvent.click(canvas.getByText('What is a credit?'))
    await waitFor(() => expect(canvas.getByText(/Up to four hours/)).not.toBeVisible())
    await expect(canvas.getByText('Ten minutes of a lab.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'Internationalisierungsorganisationszertifizierung, and what has to be known of it?',
        note: '12 lessons',
        children: 'infrastructureasacodewithoutabreakinfrastructureasacodewithoutabreak',
        defaultOpen: true,
      },
    ],
  },
  parameters: { maxWidth: 288 },
}

export const RightToLeft: Story = {
  args: {
    items: [
      { id: 'a', title: 'كم تستمر المختبرات؟', children: 'حتى أربع ساعات.', defaultOpen: true },
      { id: 'b', title: 'ما هو الرصيد؟', children: 'عشر دقائق من المختبر.' },
    ],
  },
  globals: { language: 'ar' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Application',
    currentId: 'work',
    steps: [
      { id: 'you', label: 'About you', description: 'Ada Lovelace', href: '#you' },
      { id: 'work', label: 'Your work' },
      { id: 'papers', label: 'Papers', description: 'Résumé and letter' },
      { id: 'send', label: 'Send' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

/** Done, current, to come: each is said in words; what is done is a link. */
export const Middle: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[2]).toHaveTextContent('Papers To come')
    await expect(canvas.getByRole('link', { name: /About you\s+Done/ })).toHaveAttribute(
      'href',
      '#you',
    )
  },
}

/** Something before the end has to be put right. */
export const WithError: Story = {
  args: {
    currentId: 'send',
    steps: [
      { id: 'you', label: 'About you', href: '#you' },
      { id: 'work', label: 'Your work', href: '#work', hasError: true },
      { id: 'send', label: 'Send' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Your work\s+Needs attention/ })).toBeVisible()
  },
}

export const AllDone: Story = {
  args: { currentId: undefined },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) await expect(item).toHaveTextContent(/Done/)
  },
}

/** Marks in a line; words for the current step alone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Internationalisierungsorganisationszertifizierung' },
      {
        id: 'work',
        label: 'A step whose label takes several lines of its column',
        description: 'And more',
      },
      { id: 'c', label: 'Send' },
    ],
  },
  parameters: { maxWidth: 640 },
}

export const RightToLeft: Story = {
  args: {
    label: 'الطلب',
    steps: [
      { id: 'you', label: 'عنك', href: '#you' },
      { id: 'work', label: 'عملك' },
      { id: 'send', label: 'إرسال' },
    ],
  },
  globals: { language: 'ar' },
}

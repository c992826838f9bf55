import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { Slider } from './Slider.tsx'

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  args: {
    label: 'How long',
    name: 'minutes',
    min: 30,
    max: 240,
    step: 30,
    defaultValue: 120,
    format: (minutes: number) => `${minutes / 60} h`,
    onChange: fn(),
  },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

/** Says what the value means; a form gets the number. */
export const Moved: Story = {
  parameters: dark,
  render: (args) => (
    <form aria-label="Lab">
      <Slider {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'How long' })
    await expect(slider).toHaveAttribute('aria-valuetext', '2 h')
    await fireEvent.change(slider, { target: { value: '150' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(150)
    await expect(slider).toHaveAttribute('aria-valuetext', '2.5 h')
    await expect(canvas.getByText('2.5 h')).toBeVisible()
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('minutes')).toBe('150')
  },
}

/** At its least value the track is empty. */
export const AtTheStart: Story = { args: { defaultValue: 30 } }

export const AtTheEnd: Story = { args: { defaultValue: 240, hint: 'At most four hours' } }

export const WithError: Story = {
  args: { error: 'You have credits for one hour.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'You have credits for one hour.',
    )
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled()
  },
}

/** Label and value share the line, and wrap. */
export const LongText: Story = {
  args: {
    label: 'How long the environment of this lab stays open for you and for nobody else',
    format: () => '2 hours and a half',
  },
  parameters: { maxWidth: 240 },
}

/** The start is at the right. */
export const RightToLeft: Story = {
  args: { label: 'المدة', format: (minutes: number) => `${minutes / 60} س` },
  globals: { language: 'ar' },
}

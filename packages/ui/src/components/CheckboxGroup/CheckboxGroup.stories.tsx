import type { Meta, StoryObj } from '@storybook/react-vite'
import { startTransition, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Level',
    name: 'level',
    options: [
      { value: 'beginner', label: 'Beginner' },
      { value: 'intermediate', label: 'Intermediate' },
      { value: 'expert', label: 'Expert' },
    ],
    value: ['intermediate'],
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <CheckboxGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** A filter: values come back in the order of the options, for any order of ticking. */
export const Filter: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Level' })
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Expert' }))
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Beginner' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['beginner', 'intermediate', 'expert'])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['intermediate', 'expert'])
    // Else Firefox ticks what was ticked when the page was left, in place of what the caller keeps.
    for (const box of within(group).getAllByRole('checkbox'))
      await expect(box).toHaveAttribute('autocomplete', 'off')
  },
}

/**
 * That it is required, hint and error are read with the group; the boxes are marked invalid, and
 * the error is theirs too.
 */
export const WithError: Story = {
  args: { value: [], isRequired: true, hint: 'Choose at least one.', error: 'Choose a level.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Level' })).toHaveAccessibleDescription(
      'Required. Choose a level. Choose at least one.',
    )
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toBeInvalid()
      await expect(box).toHaveAccessibleDescription('Choose a level.')
      await expect(box).not.toBeRequired()
    }
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

/** Second lines and long labels: boxes stay on the first line. */
export const WithDescriptions: Story = {
  args: {
    label: 'Domain',
    name: 'domain',
    value: ['devsecops'],
    options: [
      {
        value: 'cloud',
        label: 'Cloud engineering',
        description: 'Networks, identity and cost in public clouds',
      },
      {
        value: 'devsecops',
        label: 'DevSecOps',
        description: 'Supply chains, secrets and policy as code',
      },
      {
        value: 'long',
        label: 'Infrastructureasacodewithoutasinglebreakinitsname',
        isDisabled: true,
      },
    ],
  },
  parameters: { maxWidth: 232 },
}

/**
 * Ticks made before the page's script has started are not lost: they are reported as soon as it
 * listens.
 */
export const TickedBeforeScripts: Story = {
  render: () => <div data-place="early" />,
  play: async ({ canvasElement, args }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place="early"]') as HTMLElement
    place.innerHTML = renderToString(<CheckboxGroup {...args} />)
    await userEvent.click(within(place).getByRole('checkbox', { name: 'Expert' }))
    await userEvent.click(within(place).getByRole('checkbox', { name: 'Beginner' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    hydrateRoot(place, <CheckboxGroup {...args} />)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(['beginner', 'intermediate', 'expert']),
    )
  },
}

/** A tick that the caller refuses is forgotten: it does not come with the next change. */
export const AtMostTwo: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>(['beginner', 'intermediate'])
    return (
      <CheckboxGroup
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next)
          if (next.length <= 2) setValue(next)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const expert = canvas.getByRole('checkbox', { name: 'Expert' })
    await userEvent.click(expert)
    await expect(expert).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Beginner' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['intermediate'])
    await expect(expert).not.toBeChecked()
  },
}

/** Two quick ticks count although the page shows them later, as after a change of its address. */
export const LateRendering: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>([])
    return (
      <CheckboxGroup
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next)
          startTransition(() => setValue(next))
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('checkbox', { name: 'Expert' }).click()
    canvas.getByRole('checkbox', { name: 'Beginner' }).click()
    await expect(args.onChange).toHaveBeenLastCalledWith(['beginner', 'expert'])
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Expert' })).toBeChecked())
    await expect(canvas.getByRole('checkbox', { name: 'Beginner' })).toBeChecked()
  },
}

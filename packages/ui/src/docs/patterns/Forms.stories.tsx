import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Common, FieldInForm } from './everyField.tsx'
import { everyField } from './everyField.tsx'
import { Example as ReactHookForm } from './ReactHookForm.example.tsx'
import { Example as TanStackForm } from './TanStackForm.example.tsx'

const sent = fn()
const left = fn()

interface FormProps {
  /** Which of the two a field shows. */
  show: 'empty' | 'filled'
  fields: [string, FieldInForm][]
  common: (name: string) => Omit<Common, 'name'>
}

function Form({ show, fields, common }: FormProps) {
  return (
    <form
      aria-label="Everything"
      onSubmit={(event) => {
        event.preventDefault()
        sent(new FormData(event.currentTarget))
      }}
    >
      <Stack gap={5}>
        {fields.map(([name, field]) => (
          <div key={name}>{field[show]({ name, ...common(name) })}</div>
        ))}
        <Button type="submit">Send</Button>
        <Button type="reset" variant="outline">
          Put Back
        </Button>
      </Stack>
    </form>
  )
}

const all = Object.entries(everyField)

const meta = {
  title: 'Patterns/Forms in use',
  component: Form,
  tags: ['!autodocs'],
  args: { show: 'empty', fields: all, common: () => ({}) },
  parameters: { maxWidth: 520 },
  beforeEach: () => {
    sent.mockClear()
    left.mockClear()
  },
} satisfies Meta<FormProps>

export default meta
type Story = StoryObj<FormProps>

/**
 * The browser refuses: its words are at each field, in the place of the error, and the first one
 * has the focus.
 */
export const CheckedByTheBrowser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    fields: all.filter(([, { canBeEmpty }]) => canBeEmpty),
    common: (name) => ({
      isRequired: true,
      validationBehavior: 'native',
      'data-testid': name,
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(sent).not.toHaveBeenCalled()
    for (const [name] of args.fields) {
      const field = canvas.getByTestId(name)
      await expect(field, name).toHaveTextContent(/(fill|select|check|enter|choose)/i)
      const invalid = field.matches('[aria-invalid]')
        ? field
        : field.querySelector('[aria-invalid="true"], [data-invalid]')
      await expect(invalid, name).not.toBeNull()
    }
    const first = canvas.getByRole('textbox', { name: 'Team' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription(/fill/i)
    await userEvent.type(first, 'Kestrel')
    await expect(first).toBeValid()
  },
}

/** No field is held by the page: the form's data has what is in them. */
export const SentByTheBrowser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { show: 'filled' },
  play: async ({ canvas, canvasElement }) => {
    const file = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (file) await userEvent.upload(file, new File(['%PDF-'], 'plan.pdf'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(sent).toHaveBeenCalledOnce()
    const data: FormData = sent.mock.calls[0]?.[0]
    for (const [name, { sent: expected }] of all) {
      const values = data.getAll(name).map((value) => (value instanceof File ? value.name : value))
      await expect(values, name).toEqual([expected].flat())
    }
  },
}

/** What was changed goes back to what it was at first, as a native form does. */
export const PutBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { show: 'filled' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Team' }), ' Ledger')
    const news = within(canvas.getByRole('group', { name: 'News of' }))
    await userEvent.click(news.getByRole('checkbox', { name: 'DevOps' }))
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: 'Track' })).getByText('DevOps'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Put Back' }))
    await expect(canvas.getByRole('textbox', { name: 'Team' })).toHaveValue('Kestrel')
    await expect(news.getByRole('checkbox', { name: 'DevOps' })).toBeChecked()
    await expect(
      within(canvas.getByRole('radiogroup', { name: 'Track' })).getByRole('radio', {
        name: 'Cloud Engineering',
      }),
    ).toBeChecked()
  },
}

/** Each field says once that it was left, and its root has what the caller gave it. */
export const Left: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    show: 'filled',
    common: (name) => ({
      'data-testid': name,
      'data-slot': `${name}-slot`,
      id: `root-${name}`,
      onBlur: () => left(name),
    }),
  },
  play: async ({ canvas }) => {
    for (const [name] of all) {
      const root = canvas.getByTestId(name)
      await expect(root).toHaveAttribute('data-slot', `${name}-slot`)
      await expect(root).toHaveAttribute('id', `root-${name}`)
      const control = root.querySelector<HTMLElement>(
        'input:not([type="hidden"]):not([type="file"]), textarea, select, button, [role="spinbutton"]',
      )
      control?.focus()
      canvas.getByRole('button', { name: 'Send' }).focus()
    }
    await expect(left.mock.calls.map(([name]) => name)).toEqual(all.map(([name]) => name))
  },
}

/**
 * With react-hook-form: each field says what is wrong when it was left, and sending goes to the
 * first of them.
 */
export const WithReactHookForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <ReactHookForm onSend={sent} />,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.click(email)
    await userEvent.tab()
    await expect(await canvas.findByText('Enter your email address.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('Choose a level.')).toBeVisible()
    await expect(email).toHaveFocus()
    await userEvent.keyboard('maya@example.com')
    await userEvent.click(canvas.getByText('Advanced'))
    await expect(canvas.queryByText('Choose a level.')).toBeNull()
    await userEvent.click(canvas.getByText('I accept the terms'))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      email: 'maya@example.com',
      level: 'advanced',
      terms: true,
    })
  },
}

/** With TanStack Form. */
export const WithTanStackForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <TanStackForm onSend={sent} />,
  play: async ({ canvas }) => {
    const team = canvas.getByRole('textbox', { name: 'Team' })
    await userEvent.click(team)
    await userEvent.tab()
    await expect(await canvas.findByText('Enter the name of the team.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for seats' }))
    await expect(team).toHaveFocus()
    await userEvent.type(team, 'Kestrel')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Domain' }), 'devops')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for seats' }))
    await expect(sent).toHaveBeenCalledWith({ team: 'Kestrel', domain: 'devops', seats: 5 })
  },
}

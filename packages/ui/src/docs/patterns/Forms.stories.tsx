import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { Slider } from '../../components/Slider/Slider.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
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

/** Whose state is React's, not the browser's. */
const ownState = new Set(['SearchField', 'OneTimeCodeField', 'MultiSelect', 'Switch', 'Slider'])

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

/** So do the fields that keep their value themselves, unless the page refuses. */
export const PutBackByThemselves: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { show: 'filled', fields: all.filter(([name]) => ownState.has(name)) },
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const inForm = () => args.fields.map(([name]) => new FormData(form).getAll(name))
    const first = args.fields.map(([, { sent: values }]) => [values].flat())
    const changed = [['vault'], ['271828'], ['cloud'], [], ['70']]
    const change = async () => {
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find' }))
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Find' }), 'vault')
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '271828')
      await userEvent.click(canvas.getByRole('button', { name: 'Remove DevOps' }))
      await userEvent.click(canvas.getByRole('switch', { name: 'Reminders' }))
      await fireEvent.change(canvas.getByRole('slider', { name: 'Share' }), {
        target: { value: '70' },
      })
      await expect(inForm()).toEqual(changed)
    }
    await change()
    const refuse = (event: Event) => event.preventDefault()
    form.addEventListener('reset', refuse, true)
    await userEvent.click(canvas.getByRole('button', { name: 'Put Back' }))
    form.removeEventListener('reset', refuse, true)
    await expect(inForm()).toEqual(changed)
    await userEvent.click(canvas.getByRole('button', { name: 'Put Back' }))
    await waitFor(() => expect(inForm()).toEqual(first))
    await expect(canvas.getByRole('row', { name: 'DevOps' })).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '30')
    await change()
    form.reset()
    await waitFor(() => expect(inForm()).toEqual(first))
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

const typed = fn()

function EarlyFields() {
  return (
    <>
      <TextField name="team" label="Team" defaultValue="Kestrel" />
      <TextField name="city" label="City" value="Lagos" onChange={(city) => typed({ city })} />
      <OneTimeCodeField name="code" label="Code" length={6} onChange={(code) => typed({ code })} />
      <TextArea name="why" label="Why" defaultValue="Because" maxLength={50} />
      <TextArea name="how" label="How" value="So" onChange={(how) => typed({ how })} />
      <Slider name="share" label="Share" defaultValue={30} />
      <Slider name="part" label="Part" value={40} onChange={(part) => typed({ part })} />
    </>
  )
}

/** What was typed before scripts ran stays, or goes to the caller who keeps it. */
export const TypedBeforeScripts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => void typed.mockClear(),
  render: () => <form aria-label="Early" />,
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    form.innerHTML = renderToString(<EarlyFields />)
    const early = { team: 'Osprey', city: 'Abuja', code: '27 18', why: 'Why not', how: 'Thus' }
    for (const [name, value] of Object.entries({ ...early, share: '70', part: '80' }))
      (form.elements.namedItem(name) as HTMLInputElement).value = value
    const root = hydrateRoot(form, <EarlyFields />)
    await waitFor(() => expect(typed).toHaveBeenCalledWith({ part: 80 }))
    await expect(typed).toHaveBeenCalledWith({ city: 'Abuja' })
    await expect(typed).toHaveBeenCalledWith({ code: '2718' })
    await expect(typed).toHaveBeenCalledWith({ how: 'Thus' })
    await expect(canvas.getByRole('textbox', { name: 'Team' })).toHaveValue('Osprey')
    await expect(canvas.getByRole('textbox', { name: 'Why' })).toHaveValue('Why not')
    await expect(canvas.getByText('7 / 50')).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'Share' })).toHaveValue('70')
    await expect(canvas.getByRole('slider', { name: 'Share' })).toHaveAttribute(
      'aria-valuetext',
      '70',
    )
    root.unmount()
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

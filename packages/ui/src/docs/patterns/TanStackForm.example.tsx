import { Button } from '@rampart/ui/Button'
import { NumberField } from '@rampart/ui/NumberField'
import { Select } from '@rampart/ui/Select'
import { Stack } from '@rampart/ui/Stack'
import { TextField } from '@rampart/ui/TextField'
import { useForm } from '@tanstack/react-form'

const domains = [
  { value: '', label: 'Choose one' },
  { value: 'cloud', label: 'Cloud Engineering' },
  { value: 'devops', label: 'DevOps' },
]

interface Request {
  team: string
  domain: string
  seats: number | null
}

export function Example({ onSend }: { onSend: (request: Request) => Promise<void> }) {
  const first: Request = { team: '', domain: '', seats: 5 }
  const form = useForm({
    defaultValues: first,
    onSubmit: ({ value }) => onSend(value),
    onSubmitInvalid: () =>
      document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus(),
  })
  return (
    <form
      aria-label="Team request"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <Stack gap={5}>
        <form.Field
          name="team"
          validators={{
            onBlur: ({ value }) => (value.trim() ? undefined : 'Enter the name of the team.'),
          }}
        >
          {(field) => (
            <TextField
              label="Team"
              name={field.name}
              value={field.state.value}
              onChange={field.handleChange}
              onBlur={field.handleBlur}
              error={field.state.meta.errors[0]}
              isRequired
            />
          )}
        </form.Field>
        <form.Field
          name="domain"
          validators={{ onSubmit: ({ value }) => (value ? undefined : 'Choose a domain.') }}
        >
          {(field) => (
            <Select
              label="Domain"
              name={field.name}
              options={domains}
              value={field.state.value}
              onChange={field.handleChange}
              onBlur={field.handleBlur}
              error={field.state.meta.errors[0]}
              isRequired
            />
          )}
        </form.Field>
        <form.Field name="seats">
          {(field) => (
            <NumberField
              label="Seats"
              name={field.name}
              min={1}
              max={40}
              value={field.state.value}
              onChange={field.handleChange}
              onBlur={field.handleBlur}
            />
          )}
        </form.Field>
        <form.Subscribe selector={(state) => state.isSubmitting}>
          {(isSubmitting) => (
            <Button type="submit" isPending={isSubmitting}>
              Ask for seats
            </Button>
          )}
        </form.Subscribe>
      </Stack>
    </form>
  )
}

import { Button } from '@rampart/ui/Button'
import { Checkbox } from '@rampart/ui/Checkbox'
import { RadioGroup } from '@rampart/ui/RadioGroup'
import { Stack } from '@rampart/ui/Stack'
import { TextField } from '@rampart/ui/TextField'
import { useEffect, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'

const levels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'advanced', label: 'Advanced' },
]

interface Application {
  email: string
  level: string
  terms: boolean
}

export function Example({ onSend }: { onSend: (application: Application) => Promise<void> }) {
  const { control, handleSubmit, formState } = useForm<Application>({
    defaultValues: { email: '', level: '', terms: false },
    mode: 'onTouched',
  })
  // Until scripts run the browser checks the form and sends it to its action.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  return (
    <form
      ref={form}
      aria-label="Application"
      method="post"
      action="/apply"
      onSubmit={handleSubmit(onSend)}
    >
      <Stack gap={5}>
        <Controller
          name="email"
          control={control}
          rules={{ required: 'Enter your email address.' }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label="Email"
              type="email"
              autoComplete="email"
              error={fieldState.error?.message}
              isRequired
              validationBehavior="native"
            />
          )}
        />
        <Controller
          name="level"
          control={control}
          rules={{ required: 'Choose a level.' }}
          render={({ field, fieldState }) => (
            <RadioGroup
              {...field}
              label="Level"
              options={levels}
              error={fieldState.error?.message}
              isRequired
              validationBehavior="native"
            />
          )}
        />
        <Controller
          name="terms"
          control={control}
          rules={{ required: 'Accept the terms first.' }}
          render={({ field: { value, ...field }, fieldState }) => (
            <Checkbox
              {...field}
              isSelected={value}
              error={fieldState.error?.message}
              isRequired
              validationBehavior="native"
            >
              I accept the terms
            </Checkbox>
          )}
        />
        <Button type="submit" isPending={formState.isSubmitting}>
          Apply
        </Button>
      </Stack>
    </form>
  )
}

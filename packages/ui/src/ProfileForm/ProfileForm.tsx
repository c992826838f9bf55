import type { SubmitEvent } from 'react'
import { useRef } from 'react'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { useFocusFirstError } from '../FormField/useFocusFirstError.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'

/** What the fields hold. */
export interface ProfileFormValues {
  firstName: string
  lastName: string
  /** Shown, never changed. */
  email: string
  gender: string
  phoneNumber: string
  linkedInProfile: string
}

/** Name of a field of the form. */
export type ProfileFormField = keyof ProfileFormValues

export interface ProfileFormProps {
  values: ProfileFormValues
  onChange: (field: ProfileFormField, value: string) => void
  /** What is wrong with fields. Another object takes focus to the first of them. */
  errors?: Partial<Record<ProfileFormField, string>>
  /** Why it could not be saved, where that is not about a field. What was typed stays. */
  error?: string
  /** Something differs from what is kept: says so, and offers to go back to that. @default false */
  hasChanges?: boolean
  /** It is being saved. @default false */
  isPending?: boolean
  /** Goes back to what is kept. */
  onDiscard: () => void
  onSubmit: () => void
}

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
]

/** Who a learner is: names, gender, phone and LinkedIn; the e-mail address is read-only. */
export function ProfileForm({ values, onChange, errors, error, hasChanges = false, isPending = false, onDiscard, onSubmit }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, errors)
  const field = (name: ProfileFormField) => ({ name, value: values[name], onChange: (value: string) => onChange(name, value), error: errors?.[name] })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Stack gap={6}>
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
        <Grid columns={2} gap={5}>
          <TextField {...field('firstName')} label="First Name" autoComplete="given-name" maxLength={100} isRequired />
          <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" maxLength={100} isRequired />
          <TextField {...field('email')} label="Email Address" type="email" autoComplete="email" hint="You sign in with it; it cannot be changed." isReadOnly />
          <Select {...field('gender')} label="Gender" autoComplete="sex" options={genders} />
          <TextField {...field('phoneNumber')} label="Phone Number" type="tel" autoComplete="tel" hint="In country-code format, for example 2348012345678" />
          <TextField
            {...field('linkedInProfile')}
            label="LinkedIn Profile"
            type="url"
            autoComplete="url"
            hint="Your address there, for example linkedin.com/in/your-name"
          />
        </Grid>
        <Inline gap={3}>
          <Button type="submit" isPending={isPending}>
            Update Profile
          </Button>
          {hasChanges && (
            <>
              <Button variant="plain" onPress={onDiscard} isDisabled={isPending}>
                Discard Changes
              </Button>
              <Text as="span" size={14} tone="muted">
                Not saved yet
              </Text>
            </>
          )}
        </Inline>
      </Stack>
    </form>
  )
}

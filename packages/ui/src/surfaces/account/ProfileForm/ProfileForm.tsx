import type { SubmitEvent } from 'react'
import { useRef } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useFocusFirstError } from '../../../components/FormField/useFocusFirstError.ts'
import { Grid } from '../../../components/Grid/Grid.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import { Select } from '../../../components/Select/Select.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { maxNameLength } from '../../../fieldLimits.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { useKeptFocus } from '../../../useKeptFocus.ts'
import { profileFormMessages } from './ProfileForm.messages.ts'

/** The values of the fields. */
export interface ProfileFormValues {
  firstName: string
  lastName: string
  /** Shown, never changed. */
  email: string
  gender: string
  phoneNumber: string
  linkedInProfile: string
  labTime: string
}

/** Name of a field of the form. */
export type ProfileFormField = keyof ProfileFormValues

export interface ProfileFormProps extends RootProps {
  values: ProfileFormValues
  onChange: (field: ProfileFormField, value: string) => void
  /** What is wrong with fields. A new object moves the focus to the first of them. */
  errors?: Partial<Record<ProfileFormField, string>>
  /** Why it could not be saved, if that is not about a field. What was typed stays. */
  error?: string
  /**
   * Something differs from the saved profile: the form says so, and offers to undo the changes.
   * @default false
   */
  hasChanges?: boolean
  /** It is being saved. @default false */
  isPending?: boolean
  /** Undoes the changes. */
  onDiscard: () => void
  onSubmit: () => void
}

const genders = ['male', 'female', 'other'] as const
const labTimes = ['standard', 'longer', 'double'] as const

/**
 * Who a learner is: names, gender, phone and LinkedIn, and how long labs run; the e-mail address is
 * read-only.
 */
export function ProfileForm({
  values,
  onChange,
  errors,
  error,
  hasChanges = false,
  isPending = false,
  onDiscard,
  onSubmit,
  ...root
}: ProfileFormProps) {
  const messages = useMessages(profileFormMessages)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, errors)
  const { place, watch } = useKeptFocus<HTMLButtonElement>()
  const field = (name: ProfileFormField) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    error: errors?.[name],
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <form {...rootPropsOf(root)} {...watch} ref={form} method="post" noValidate onSubmit={submit}>
      <Stack gap={6}>
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
        <Grid columns={2} gap={5}>
          <TextField
            {...field('firstName')}
            label={messages.firstName}
            autoComplete="given-name"
            maxLength={maxNameLength}
            isRequired
          />
          <TextField
            {...field('lastName')}
            label={messages.lastName}
            autoComplete="family-name"
            maxLength={maxNameLength}
            isRequired
          />
          <TextField
            {...field('email')}
            label={messages.email}
            type="email"
            autoComplete="email"
            hint={messages.emailHint}
            isReadOnly
          />
          <Select
            {...field('gender')}
            label={messages.gender}
            autoComplete="sex"
            options={genders.map((value) => ({ value, label: messages.genders[value] }))}
          />
          <TextField
            {...field('phoneNumber')}
            label={messages.phoneNumber}
            type="tel"
            autoComplete="tel"
            hint={messages.phoneNumberHint}
          />
          <TextField
            {...field('linkedInProfile')}
            label={messages.linkedInProfile}
            type="url"
            autoComplete="url"
            hint={messages.linkedInProfileHint}
          />
          <Select
            {...field('labTime')}
            label={messages.labTime}
            hint={messages.labTimeHint}
            options={labTimes.map((value) => ({ value, label: messages.labTimes[value] }))}
          />
        </Grid>
        <Inline gap={3}>
          <Button ref={place} type="submit" isPending={isPending}>
            {messages.update}
          </Button>
          {hasChanges && (
            <>
              <Button variant="plain" onPress={onDiscard} isDisabled={isPending}>
                {messages.discard}
              </Button>
              <Text as="span" size={14} tone="muted">
                {messages.notSaved}
              </Text>
            </>
          )}
        </Inline>
      </Stack>
    </form>
  )
}

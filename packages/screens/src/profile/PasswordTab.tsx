import { PasswordForm } from '@rampart/ui/PasswordForm'
import { usePasswordForm } from './usePasswordForm.ts'

/** The second tab. What is typed there is kept nowhere. */
export function PasswordTab({ email }: { email: string }) {
  const { values, errors, isPending, change, submit } = usePasswordForm()
  return (
    <PasswordForm
      email={email}
      values={values}
      onChange={change}
      errors={errors.fields}
      error={errors.form}
      isPending={isPending}
      onSubmit={submit}
    />
  )
}

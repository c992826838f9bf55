import { PasswordForm } from '@rampart/ui/PasswordForm'
import { useState } from 'react'

export function Example() {
  const [values, setValues] = useState({ oldPassword: '', newPassword: '', confirmation: '' })
  const [isPending, setPending] = useState(false)
  const differ = values.newPassword !== values.confirmation
  const [isChecked, setChecked] = useState(false)
  return (
    <PasswordForm
      email="dana@example.org"
      values={values}
      onChange={(field, value) => setValues({ ...values, [field]: value })}
      errors={isChecked && differ ? { confirmation: 'New passwords do not match' } : {}}
      isPending={isPending}
      onSubmit={() => (differ ? setChecked(true) : setPending(true))}
    />
  )
}

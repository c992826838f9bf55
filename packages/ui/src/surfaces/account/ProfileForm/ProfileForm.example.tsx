import { ProfileForm } from '@rampart/ui/ProfileForm'
import { useState } from 'react'

const kept = {
  firstName: 'Dana',
  lastName: 'Learner',
  email: 'dana@example.org',
  phoneNumber: '',
  gender: '',
  linkedInProfile: '',
  labTime: 'standard',
}

export function Example() {
  const [values, setValues] = useState(kept)
  const [isPending, setPending] = useState(false)
  return (
    <ProfileForm
      values={values}
      hasChanges={values !== kept}
      onChange={(field, value) => setValues({ ...values, [field]: value })}
      onDiscard={() => setValues(kept)}
      isPending={isPending}
      onSubmit={() => setPending(true)}
    />
  )
}

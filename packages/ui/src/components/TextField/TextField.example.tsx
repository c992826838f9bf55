import { TextField } from '@rampart/ui/TextField'
import { useState } from 'react'

export function Example() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      value={email}
      onChange={setEmail}
      onBlur={() => setError(email.includes('@') ? undefined : 'Please enter your email address.')}
      error={error}
    />
  )
}

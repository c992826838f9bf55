import { PasswordField } from '@rampart/ui/PasswordField'
import { useState } from 'react'

export function Example() {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      value={password}
      onChange={setPassword}
    />
  )
}

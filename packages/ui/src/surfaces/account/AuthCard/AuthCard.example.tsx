import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Link } from '@rampart/ui/Link'
import { PasswordField } from '@rampart/ui/PasswordField'
import { TextField } from '@rampart/ui/TextField'

export function Example() {
  return (
    <AuthCard title="Sign in" footer={<Link href="/forgot-password">Forgot password?</Link>}>
      <form method="post" action="/signin">
        <TextField label="Email" name="email" type="email" autoComplete="username" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" width="full">
          Sign in
        </Button>
      </form>
    </AuthCard>
  )
}

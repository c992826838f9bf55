import { Alert } from '@rampart/ui/Alert'

export function Example() {
  return (
    <Alert tone="success" title="Profile updated" role="status" isDismissable>
      Your certificates will carry the new name.
    </Alert>
  )
}

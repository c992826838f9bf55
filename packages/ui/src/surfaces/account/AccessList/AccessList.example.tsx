import { AccessList } from '@rampart/ui/AccessList'
import { Button } from '@rampart/ui/Button'

export function Example() {
  return (
    <AccessList
      label="Signed-in devices"
      items={[
        {
          id: '1',
          kind: 'computer',
          title: 'Firefox on Linux',
          detail: 'Last used today',
          mark: 'This device',
        },
        {
          id: '2',
          kind: 'phone',
          title: 'Safari on iPhone',
          detail: 'Last used on Monday, March 9, 2026',
          action: (
            <Button size="small" variant="outline">
              Sign out
            </Button>
          ),
        },
      ]}
    />
  )
}

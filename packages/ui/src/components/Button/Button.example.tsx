import { Button } from '@rampart/ui/Button'
import { useState } from 'react'

export function Example() {
  const [isSaving, setSaving] = useState(false)
  return (
    <Button isPending={isSaving} pendingLabel="Saving..." onPress={() => setSaving(true)}>
      Save
    </Button>
  )
}

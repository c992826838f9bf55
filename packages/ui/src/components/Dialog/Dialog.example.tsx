import { Button } from '@rampart/ui/Button'
import { Dialog } from '@rampart/ui/Dialog'
import { Text } from '@rampart/ui/Text'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Leave bootcamp</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Leave this bootcamp?"
        actions={
          <>
            <Button variant="outline" onPress={() => setOpen(false)}>
              Stay
            </Button>
            <Button tone="critical" onPress={() => setOpen(false)}>
              Leave
            </Button>
          </>
        }
      >
        <Text>You can apply again for the next one.</Text>
      </Dialog>
    </>
  )
}

import { Button } from '@rampart/ui/Button'
import { Overlay } from '@rampart/ui/Overlay'
import { Text } from '@rampart/ui/Text'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Overlay
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Details"
        placement="center"
        hasCloseButton
      >
        <Text>Started at 10:20, ends at 11:20.</Text>
      </Overlay>
    </>
  )
}

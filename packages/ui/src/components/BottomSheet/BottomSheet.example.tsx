import { BottomSheet } from '@rampart/ui/BottomSheet'
import { Button } from '@rampart/ui/Button'
import { Text } from '@rampart/ui/Text'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Sort</Button>
      <BottomSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Sort"
        footer={<Button onPress={() => setOpen(false)}>Show results</Button>}
      >
        <Text>Newest first, then by title.</Text>
      </BottomSheet>
    </>
  )
}

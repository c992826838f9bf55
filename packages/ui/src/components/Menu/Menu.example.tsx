import { Button } from '@rampart/ui/Button'
import { Menu } from '@rampart/ui/Menu'
import { useRef, useState } from 'react'

export function Example() {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        Options
      </Button>
      <Menu
        label="Options"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        items={[
          { id: 'again', label: 'Retake course', href: '/courses/zero-trust-foundations' },
          { id: 'copy', label: 'Copy link', onAction: () => setOpen(false) },
        ]}
      />
    </>
  )
}

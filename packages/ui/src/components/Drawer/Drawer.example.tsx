import { Drawer } from '@rampart/ui/Drawer'
import { IconButton } from '@rampart/ui/IconButton'
import { Link } from '@rampart/ui/Link'
import { Menu } from 'lucide-react'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Open menu" onPress={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Menu">
        <Link href="/courses">Courses</Link>
        <Link href="/labs">Labs</Link>
      </Drawer>
    </>
  )
}

import { CommandPalette } from '@rampart/ui/CommandPalette'
import { useEffect, useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <CommandPalette
      label="Commands"
      isOpen={isOpen}
      onOpenChange={setOpen}
      sections={[
        {
          id: 'places',
          title: 'Go to',
          commands: [
            { id: 'explore', label: 'Explore', href: '/explore' },
            { id: 'learning', label: 'My Learning', href: '/my-learning' },
          ],
        },
      ]}
    />
  )
}

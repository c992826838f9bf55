import { Badge } from '@rampart/ui/Badge'
import { IconButton } from '@rampart/ui/IconButton'
import { Bell } from 'lucide-react'

export function Example() {
  return (
    <Badge count={3} label="3 unread messages">
      <IconButton label="Messages">
        <Bell size={20} aria-hidden="true" />
      </IconButton>
    </Badge>
  )
}

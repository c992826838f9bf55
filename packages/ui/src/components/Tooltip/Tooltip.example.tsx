import { IconButton } from '@rampart/ui/IconButton'
import { Tooltip } from '@rampart/ui/Tooltip'
import { Download } from 'lucide-react'

export function Example() {
  return (
    <Tooltip text="Download" keys="D">
      <IconButton label="Download" onPress={() => window.print()}>
        <Download size={20} aria-hidden="true" />
      </IconButton>
    </Tooltip>
  )
}

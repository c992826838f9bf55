import '@rampart/ui/theme'
import { Button } from '@rampart/ui'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root') as HTMLElement).render(<Button>Save</Button>)

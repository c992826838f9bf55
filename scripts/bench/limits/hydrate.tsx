import { hydrateRoot } from 'react-dom/client'
import { Catalogue } from './Catalogue.tsx'
import type { Item } from './Catalogue.tsx'

const root = document.getElementById('root')
const items = JSON.parse(document.getElementById('items')?.textContent ?? '[]') as Item[]
if (root) hydrateRoot(root, <Catalogue items={items} />)

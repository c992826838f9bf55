import { renderToString } from 'react-dom/server'
import { Catalogue } from './Catalogue.tsx'
import type { Item } from './Catalogue.tsx'

export const render = (items: readonly Item[]): string =>
  renderToString(<Catalogue items={items} />)

import * as everything from '@rampart/ui'
import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'

console.log(renderToString(<Page />))
// Every component can be imported without a window.
console.log(`${Object.keys(everything).length} exports`)

import * as everything from '@rampart/ui'
import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'

console.log(renderToString(<Page />))
// Every component can be imported if there is no window.
console.log(`${Object.keys(everything).length} exports`)

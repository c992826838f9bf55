// What @vitejs/plugin-react puts into an HTML file; here React renders the document, and foreign
// tags in it would not match.
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type

await import('./entry-client.tsx')

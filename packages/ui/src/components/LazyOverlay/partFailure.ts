import { createContext } from 'react'

/**
 * Called when a part that loads on first use, such as a menu, could not be loaded; `AppShell` gives
 * it to what is inside.
 */
export const PartFailureContext = createContext<() => void>(() => undefined)

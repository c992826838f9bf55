import { createContext } from 'react'

/**
 * What the tooltip around a control says; undefined without one. An `IconButton` then leaves out
 * its own hint.
 */
export const TooltipTextContext = createContext<string | undefined>(undefined)

import { createContext } from 'react'

/** The id of the sentence of the `SettingRow` that a switch is in: it describes it. */
export const SettingDescriptionContext = createContext<string | undefined>(undefined)

import { createContext } from 'react'

/**
 * Follows a link of a menu within the application; undefined if the browser loads the page.
 * `AppShell` gives it to what is inside.
 */
export const FollowLinkContext = createContext<((href: string) => void) | undefined>(undefined)

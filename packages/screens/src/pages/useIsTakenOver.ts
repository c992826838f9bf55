import { useSyncExternalStore } from 'react'

/** Nothing ever changes. */
const never = () => () => undefined

/** False on the server and while scripts take a page of the server over, true from then on. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, without the warning that React 18 prints for it on the server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

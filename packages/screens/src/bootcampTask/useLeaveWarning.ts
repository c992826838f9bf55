import { useEffect } from 'react'

/** While `isOn`, the browser asks before the page is closed or left for another site. */
export function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isOn])
}

import { OfflineBanner } from '@rampart/ui/OfflineBanner'
import { useEffect, useState } from 'react'

export function Example() {
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    const update = () => setOnline(navigator.onLine)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return <OfflineBanner state={isOnline ? 'online' : 'offline'} onRetry={() => location.reload()} />
}

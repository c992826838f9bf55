import { useEffect } from 'react'

/**
 * For fields that are stepped, where a policy says `require-trusted-types-for 'script'`. Before
 * React Aria reads out the next value it empties the last one by `innerHTML = ''`. Such a page
 * refuses that, even of an empty text, and React takes down everything around the field.
 */
export function useTrustedAnnouncer(): void {
  useEffect(() => {
    if (!('trustedTypes' in window)) return
    const observer = new MutationObserver(mend)
    // It comes with the first value that is read out, and stays.
    observer.observe(document.body, { childList: true })
    mend()
    return () => observer.disconnect()
  }, [])
}

function mend(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > *'))
    Object.defineProperty(log, 'innerHTML', {
      configurable: true,
      set() {
        log.replaceChildren()
      },
    })
}

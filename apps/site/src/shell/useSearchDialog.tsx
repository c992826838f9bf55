import { paths } from '@rampart/contract/rules/sitePaths'
import { lazyOverlay, useOverlayTrigger } from '@rampart/ui/LazyOverlay'
import type { TopBarSearch } from '@rampart/ui/TopBar'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

const SearchDialog = lazyOverlay(
  async () => (await import('@rampart/screens/search/SearchDialog.tsx')).SearchDialog,
)

/** The search of every page: the bar's link, and the dialog that it, `/` and Ctrl+K open. */
export function useSearchDialog(currentPath: string): { search: TopBarSearch; dialog: ReactNode } {
  const { toggle, close, prepare, isOpen, isLoading } = useOverlayTrigger(SearchDialog.preload)
  useEffect(close, [close, currentPath])
  const open = useRef(toggle)
  useEffect(() => {
    open.current = toggle
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      open.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    search: { href: paths.search(), onOpen: toggle, onNear: prepare, isPending: isLoading },
    dialog: (
      <SearchDialog isOpen={isOpen} onOpenChange={close} searchHref={paths.search} paths={paths} />
    ),
  }
}

/** A dialog that is closing does not count. */
const openDialog =
  ':is([role="dialog"], [role="alertdialog"]):not([data-exiting], [data-exiting] *)'

/** `/` and Ctrl+K, if nobody is typing and no dialog is open. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false
  const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey
  if (!isCommand && !isSlash) return false
  const target = event.target instanceof HTMLElement ? event.target : undefined
  const isTyping =
    target?.isContentEditable ||
    target?.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')
  return !isTyping && !document.querySelector(openDialog)
}

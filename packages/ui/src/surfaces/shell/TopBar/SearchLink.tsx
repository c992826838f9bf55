import { Search } from 'lucide-react'
import { useMessages } from '#language'
import { iconButton } from '../../../components/IconButton/IconButton.css.ts'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { topBarMessages } from './TopBar.messages.ts'

/** What the search link opens. */
export interface TopBarSearch {
  /** Page of the search: the link opens it before scripts have come, and in a new tab. */
  href: string
  /** Opens a search on this page instead. @default the link is followed */
  onOpen?: () => void
  /** Called when pointer or focus comes near: load what `onOpen` opens. */
  onNear?: () => void
  /** What `onOpen` opens is loading. @default false */
  isPending?: boolean
}

/** The magnifying glass of the bar. */
export function SearchLink({ href, onOpen, onNear, isPending = false }: TopBarSearch) {
  const { search, searchKeys } = useMessages(topBarMessages)
  return (
    <a
      href={href}
      aria-label={search}
      aria-busy={isPending || undefined}
      aria-keyshortcuts="/ Control+K Meta+K"
      title={searchKeys}
      className={iconButton()}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      {isPending ? <Spinner size="small" /> : <Search size={22} aria-hidden="true" />}
    </a>
  )
}

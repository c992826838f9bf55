import { CircleUserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMessages } from '../Language/Language.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { trigger } from './TopBar.css.ts'
import type { AccountLinks } from './navLinks.ts'
import { useLazyOverlay } from './useLazyOverlay.ts'
import { topBarMessages } from './TopBar.messages.ts'

const load = () => import('../AccountMenu/AccountMenu.tsx')
const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }))

interface AccountButtonProps {
  name: string | undefined
  links: AccountLinks
  currentPath: string | undefined
  onNear: (() => void) | undefined
  onLogOut: () => void
}

/** The account icon; its menu loads when the pointer or the focus comes near. */
export function AccountButton({ name, links, currentPath, onNear, onLogOut }: AccountButtonProps) {
  const { account } = useMessages(topBarMessages)
  const { triggerRef, prepare, toggle, close, isOpen, isLoading, isMounted } = useLazyOverlay(load)
  const comeNear = () => {
    prepare()
    onNear?.()
  }
  return (
    <>
      <span className={trigger} onPointerEnter={comeNear} onFocus={comeNear}>
        <IconButton label={account} aria-haspopup="menu" aria-expanded={isOpen} ref={triggerRef} onPress={toggle}>
          {isLoading ? <Spinner size="small" /> : <CircleUserRound size={26} strokeWidth={1.75} aria-hidden="true" />}
        </IconButton>
      </span>
      {isMounted && (
        <Suspense fallback={null}>
          <AccountMenu name={name} links={links} currentPath={currentPath} onLogOut={onLogOut} isOpen={isOpen} onClose={close} triggerRef={triggerRef} />
        </Suspense>
      )}
    </>
  )
}

import { CircleUserRound } from 'lucide-react'
import { useMessages } from '#language'
import { lazyOverlay, useOverlayTrigger } from '../../../components/LazyOverlay/LazyOverlay.tsx'
import { OverlayButton } from './OverlayButton.tsx'
import type { AccountLinks } from './navLinks.ts'
import { topBarMessages } from './TopBar.messages.ts'

const AccountMenu = lazyOverlay(
  async () => (await import('../AccountMenu/AccountMenu.tsx')).AccountMenu,
)

interface AccountButtonProps {
  name: string | undefined
  links: AccountLinks
  currentPath: string | undefined
  onNear: (() => void) | undefined
  onLogOut: () => void
}

/** The account icon; its menu loads when the pointer or the focus comes near. */
export function AccountButton({ onNear, ...props }: AccountButtonProps) {
  const { account } = useMessages(topBarMessages)
  const overlay = useOverlayTrigger(AccountMenu.preload)
  return (
    <>
      <OverlayButton label={account} popup="menu" overlay={overlay} onNear={onNear}>
        <CircleUserRound size={26} strokeWidth={1.75} aria-hidden="true" />
      </OverlayButton>
      <AccountMenu
        {...props}
        isOpen={overlay.isOpen}
        onOpenChange={overlay.close}
        triggerRef={overlay.triggerRef}
      />
    </>
  )
}

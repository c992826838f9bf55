import { Menu } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '#language'
import { lazyOverlay, useOverlayTrigger } from '../../../components/LazyOverlay/LazyOverlay.tsx'
import type { NavigationDrawerProps } from '../NavigationDrawer/NavigationDrawer.tsx'
import { OverlayButton } from './OverlayButton.tsx'
import { topBarMessages } from './TopBar.messages.ts'

const NavigationDrawer = lazyOverlay(
  async () => (await import('../NavigationDrawer/NavigationDrawer.tsx')).NavigationDrawer,
)

interface MenuButtonProps extends Omit<NavigationDrawerProps, 'isOpen' | 'onOpenChange'> {
  onNear: (() => void) | undefined
}

/**
 * The menu icon of narrow screens; its drawer loads when a finger or the focus comes near, and
 * closes when the page changes.
 */
export function MenuButton({ onNear, ...props }: MenuButtonProps) {
  const { menu } = useMessages(topBarMessages)
  const overlay = useOverlayTrigger(NavigationDrawer.preload)
  const { close } = overlay
  useEffect(close, [close, props.currentPath])
  return (
    <>
      <OverlayButton label={menu} popup="dialog" overlay={overlay} onNear={onNear}>
        <Menu size={24} aria-hidden="true" />
      </OverlayButton>
      <NavigationDrawer {...props} isOpen={overlay.isOpen} onOpenChange={close} />
    </>
  )
}

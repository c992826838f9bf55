import { Menu } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMessages } from '../Language/Language.tsx'
import type { NavigationDrawerProps } from '../NavigationDrawer/NavigationDrawer.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { trigger } from './TopBar.css.ts'
import { useLazyOverlay } from './useLazyOverlay.ts'
import { topBarMessages } from './TopBar.messages.ts'

const load = () => import('../NavigationDrawer/NavigationDrawer.tsx')
const NavigationDrawer = lazy(async () => ({ default: (await load()).NavigationDrawer }))

interface MenuButtonProps extends Omit<NavigationDrawerProps, 'isOpen' | 'onClose'> {
  onNear: (() => void) | undefined
}

/** The menu icon of narrow screens; its drawer loads when a finger or the focus comes near, and closes when the page changes. */
export function MenuButton({ onNear, ...props }: MenuButtonProps) {
  const { menu } = useMessages(topBarMessages)
  const { triggerRef, prepare, toggle, close, isOpen, isLoading, isMounted } = useLazyOverlay(load)
  useEffect(close, [close, props.currentPath])
  const comeNear = () => {
    prepare()
    onNear?.()
  }
  return (
    <>
      <span className={trigger} onPointerEnter={comeNear} onFocus={comeNear}>
        <IconButton label={menu} aria-haspopup="dialog" aria-expanded={isOpen} ref={triggerRef} onPress={toggle}>
          {isLoading ? <Spinner size="small" /> : <Menu size={24} aria-hidden="true" />}
        </IconButton>
      </span>
      {isMounted && (
        <Suspense fallback={null}>
          <NavigationDrawer {...props} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

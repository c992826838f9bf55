import { CircleCheck, WifiOff } from 'lucide-react'
import { Button } from '../../../components/Button/Button.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import { action, banner, icon, row, title, words } from './OfflineBanner.css.ts'
import { useFocusAfterRetry } from './useFocusAfterRetry.ts'
import { offlineBannerMessages } from './OfflineBanner.messages.ts'

export interface OfflineBannerProps extends RootProps {
  /**
   * `back` says for a moment that the connection is back; `online` shows nothing, and is what the
   * server renders.
   */
  state: 'online' | 'offline' | 'back'
  /** Called by the button: check at once whether the connection is back. */
  onRetry: () => void
  /** The check is under way. @default false */
  isRetrying?: boolean
}

/**
 * Says that the connection is lost, and when it is back, at the lower edge of the window; read out
 * politely. Pass it to `AppShell`'s `notice` and leave it in the page while the connection works:
 * only changes in an existing element are read out.
 */
export function OfflineBanner({ state, onRetry, isRetrying = false, ...root }: OfflineBannerProps) {
  const messages = useMessages(offlineBannerMessages)
  const isOffline = state === 'offline'
  const { words: wordsRef, watch } = useFocusAfterRetry(isOffline)
  const Icon = isOffline ? WifiOff : CircleCheck
  return (
    <div
      {...rootPropsOf(root)}
      className={banner({ state })}
      data-connection={state === 'online' ? undefined : state}
    >
      <PageContainer>
        <div className={state === 'online' ? undefined : row}>
          {state !== 'online' && <Icon size={20} aria-hidden="true" className={icon} />}
          <p ref={wordsRef} role="status" tabIndex={-1} className={words}>
            {isOffline && (
              <>
                <span className={title}>{messages.offline}</span> {messages.offlineHelp}
              </>
            )}
            {state === 'back' && <span className={title}>{messages.back}</span>}
          </p>
          {isOffline && (
            <span {...watch} className={action}>
              <Button variant="outline" size="small" onPress={onRetry} isPending={isRetrying}>
                {messages.retry}
              </Button>
            </span>
          )}
        </div>
      </PageContainer>
    </div>
  )
}

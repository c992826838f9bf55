import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { useKeptFocus } from '../../../useKeptFocus.ts'
import { place as placeStyle } from './RequestAction.css.ts'
import { requestActionMessages } from './RequestAction.messages.ts'

export interface RequestActionProps extends RootProps {
  /** What is asked for. */
  kind: 'name_correction' | 'credits' | 'subscription'
  /** The day of the request, as words; leave out before the request. */
  askedOn?: string | undefined
  /** The request is being sent. @default false */
  isPending?: boolean | undefined
  /** Why the request failed. */
  error?: string | undefined
  onPress: () => void
}

/**
 * Asks the operator of the site for something; afterwards it shows the day of the request in place
 * of the button.
 */
export function RequestAction({
  kind,
  askedOn,
  isPending = false,
  error,
  onPress,
  ...root
}: RequestActionProps) {
  const messages = useMessages(requestActionMessages)
  const { place, watch } = useKeptFocus<HTMLDivElement>()
  return (
    <div {...rootPropsOf(root)} {...watch} className={placeStyle}>
      {/* There from the start, so that text that appears in it is read out. */}
      <div ref={place} role="status">
        {askedOn !== undefined && <Text tone="muted">{messages.asked(askedOn)}</Text>}
      </div>
      {askedOn === undefined && (
        <Stack gap={3}>
          {error !== undefined && (
            <Alert tone="critical" role="alert">
              {error}
            </Alert>
          )}
          <div>
            <Button variant="outline" size="small" onPress={onPress} isPending={isPending}>
              {messages.actions[kind]}
            </Button>
          </div>
        </Stack>
      )}
    </div>
  )
}

import { Button } from '@rampart/ui/Button'
import { createToastQueue, ToastRegion } from '@rampart/ui/ToastRegion'

/** One for the whole application. */
const toasts = createToastQueue()

export function Example() {
  return (
    <>
      <Button onPress={() => toasts.add({ tone: 'success', message: 'Link copied' })}>
        Copy link
      </Button>
      <ToastRegion queue={toasts} />
    </>
  )
}

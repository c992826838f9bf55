import { defineMessages } from '../Language/messages.ts'

export const toastRegionMessages = defineMessages('ToastRegion', {
  label: 'Notifications',
  /** Read out before the message. */
  tones: { success: 'Success:', info: 'Information:', caution: 'Warning:', critical: 'Error:' },
  dismiss: 'Dismiss',
})

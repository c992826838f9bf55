import { defineMessages } from '../Language/messages.ts'

export const toastRegionMessages = defineMessages('ToastRegion', {
  label: 'Notifications',
  /** Read out before the message. */
  severities: { success: 'Success:', info: 'Information:', warning: 'Warning:', error: 'Error:' },
  dismiss: 'Dismiss',
})

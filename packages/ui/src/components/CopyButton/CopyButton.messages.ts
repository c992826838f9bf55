import { defineMessages } from '../Language/messages.ts'

export const copyButtonMessages = defineMessages('CopyButton', {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
})

import { defineMessages } from '../Language/messages.ts'

export const fileDropZoneMessages = defineMessages('FileDropZone', {
  /** Goes on from the caller's label, such as 'Drop certificates here'. */
  choose: 'or choose files',
})

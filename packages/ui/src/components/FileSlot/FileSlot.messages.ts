import { defineMessages } from '../Language/messages.ts'

export const fileSlotMessages = defineMessages('FileSlot', {
  choose: 'Choose a file or drop it here',
  drop: 'Drop the file here',
  dropToReplace: 'Drop to replace it',
  onlyOne: 'Only one file fits here. Please choose one of them.',
  cancel: 'Cancel',
  cancelUploadOf: (label: string) => `Cancel the upload of ${label}`,
  replace: 'Replace',
  replaceFile: (label: string) => `Replace ${label}`,
  remove: 'Remove',
  removeFile: (label: string) => `Remove ${label}`,
  uploading: (fileName: string) => `Uploading ${fileName}`,
  checking: (fileName: string) => `Checking ${fileName}`,
  uploaded: (fileName: string) => `${fileName} is uploaded`,
  removing: (fileName: string) => `Removing ${fileName}`,
  /** Sizes; the two longer ones get their number as the language writes it. */
  bytes: (count: number) => (count === 1 ? '1 byte' : `${count} bytes`),
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
})

export type FileSlotMessages = (typeof fileSlotMessages)['english']

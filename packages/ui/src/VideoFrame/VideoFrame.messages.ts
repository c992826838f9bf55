import { defineMessages } from '../Language/messages.ts'

export const videoFrameMessages = defineMessages('VideoFrame', {
  notAvailable: 'Video not available',
})

import { defineMessages } from '../../../components/Language/messages.ts'

export const videoFrameMessages = defineMessages('VideoFrame', {
  notAvailable: 'Video not available',
})

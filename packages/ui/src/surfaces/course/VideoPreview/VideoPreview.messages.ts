import { defineMessages } from '../../../components/Language/messages.ts'

export const videoPreviewMessages = defineMessages('VideoPreview', {
  play: 'Play preview',
  playOf: (title: string) => `Play preview of ${title}`,
  player: (title: string) => `Preview of ${title}`,
})

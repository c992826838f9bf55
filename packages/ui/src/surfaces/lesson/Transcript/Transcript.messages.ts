import { defineMessages } from '../../../components/Language/messages.ts'

export const transcriptMessages = defineMessages('Transcript', {
  title: 'Transcript',
  demoFilm: (duration: string) => `Demo film, ${duration}`,
  film: (duration: string) => `Film, ${duration}`,
})

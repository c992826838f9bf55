import { defineMessages } from '../../../components/Language/messages.ts'

export const transcriptMessages = defineMessages('Transcript', {
  title: 'Transcript',
  demoFilm: (duration: string) => `Demo film, ${duration}`,
  terminalFilm: (duration: string) => `Terminal film, ${duration}`,
  film: (duration: string) => `Film, ${duration}`,
})

import { defineMessages } from '../../../components/Language/messages.ts'

export const terminalFilmMessages = defineMessages('TerminalFilm', {
  loading: 'Loading film',
  retry: 'Try again',
  screen: 'Terminal',
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  position: 'Position',
  timeOf: (at: string, length: string) => `${at} of ${length}`,
  previousChapter: 'Previous chapter',
  nextChapter: 'Next chapter',
  speed: 'Speed',
  showCaptions: 'Show captions',
  hideCaptions: 'Hide captions',
  copyCommand: 'Copy command',
})

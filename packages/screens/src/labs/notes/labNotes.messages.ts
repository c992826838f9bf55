import { defineMessages, plural } from '@rampart/ui/Language'

/** Texts about what a learner keeps of a lab: notes, past sessions, the write-up, the debrief. */
export const labNotesMessages = defineMessages('labNotes', {
  dropFailed: 'The other version could not be dropped. Please try again.',
  inserted: 'Added to the end of your notes.',
  past: 'Past sessions',
  showMore: 'Show more',
  files: 'Files from the terminal',
  filesHelp:
    'Made in earlier sessions, on this device only. Your next terminal in this lab starts with them.',
  save: 'Save',
  saveNamed: (name: string) => `Save ${name}`,
  dropFiles: 'Remove the files',
  hintsOpened: (count: number) => plural(count, { one: '# hint opened', other: '# hints opened' }),
  /** For a check, with the time since the session's start as digits. */
  solvedAfter: (time: string) => `after ${time}`,
  open: 'Not solved',
  timeline: (time: string) => `Checks of the session of ${time}`,
  toNotebook: 'Notebook',
  toDebrief: 'Debrief',
  /** About the last session before this one. */
  lastTime: (solved: number, all: number) => `You solved ${solved} of ${all} last time.`,
  firstOpen: (check: string) => `The first open check was: ${check}.`,
  toSection: 'Go to That Step',
  debriefFailed: 'The debrief could not be loaded.',
  debriefLoading: 'Loading debrief',
  minutes: (count: number) => plural(count, { one: '# min', other: '# min' }),
  writeUp: {
    title: (lab: string) => `Write-up: ${lab}`,
    written: (date: string) => `Written on ${date}.`,
    sessions: 'Sessions',
    noSessions: 'No session yet.',
    checks: 'Checks',
    address: 'Lab URL',
    credentials: 'Credentials',
    hints: 'Hints',
    notes: 'Notes',
    noNotes: 'No notes.',
    list: (parts: readonly string[]) => parts.join(', '),
  },
})

import { defineMessages } from '@rampart/ui/Language'

export const nightMapMessages = defineMessages('nightMap', {
  /** The link to the running course: number and title of the lesson. */
  continue: (number: number, title: string) => `Continue: lesson ${number}, ${title}`,
  open: 'Your Map',
  title: 'Your map',
  lead: 'A completed course lights a summit, a solved lab raises a flag.',
  empty: 'Nothing is lit yet.',
  underWay: 'Under way',
  summits: 'Summits',
  flags: 'Flags',
  certificate: 'Certificate',
  badge: 'Badge',
  download: 'Download Picture',
  copyLinks: 'Copy Links',
})

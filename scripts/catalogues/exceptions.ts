import { labTerminalTexts } from '@rampart/screens/labs/terminal/labTerminal.messages.ts'

type ByTag = Readonly<Record<string, readonly string[] | undefined>>

/** Names of pages and actions: in every place the same words, so that people recognize them. */
export const sameEverywhere: readonly string[] = [
  'Lab Sessions',
  'Launch Lab',
  'My Learning',
  'Oops! Page not Found.',
  'System',
  'Verify Certificate',
]

/** Words that are the same in a language as in English. */
export const sameAsEnglish: ByTag = {
  ar: [
    'Tab',
    'Ctrl-C',
    // Printed in the terminal, which cannot show Arabic.
    labTerminalTexts.english.welcome,
    labTerminalTexts.english.noPass,
  ],
  fr: [
    'Active',
    'Badge',
    'Blog',
    'Bootcamp',
    'Bootcamps',
    'Certifications',
    'Code',
    'Ctrl-C',
    'Date',
    'Dates',
    'DevOps',
    'DevSecOps',
    'Document',
    'Expert',
    'Guide',
    'Lab',
    'Labs',
    'Menu',
    'Mission',
    'Notes',
    'Notifications',
    'Page',
    'Pages',
    'Participant',
    'Point',
    'Session',
    'Sessions',
    'Signature',
    'Tab',
    'Terminal',
    'Type',
    'code',
    'min',
    'plus',
  ],
  es: [
    'Blog',
    'Bootcamp',
    'Bootcamps',
    'Ctrl-C',
    'DevOps',
    'DevSecOps',
    'Error:',
    'Instructor',
    'MB',
    'No',
    'Tab',
    'Terminal',
    'min',
  ],
  'pt-BR': [
    'Blog',
    'Bootcamp',
    'Bootcamps',
    'Ctrl-C',
    'DevOps',
    'DevSecOps',
    'MB',
    'Menu',
    'Tab',
    'Terminal',
    'min',
  ],
}

/** Values on which the words of a text need not depend in a language. */
export const sameForAll: ByTag = { ar: ['LabNotebook.conflict: 0'] }

/**
 * Kinds of number for which a language may use `other`: Arabic uses for zero the form of a hundred.
 */
export const leftToOther: ByTag = { ar: ['zero'] }

/** Names, formats, keys and commands that Arabic writes in Latin letters. */
export const latinAllowed: readonly string[] = [
  'BDG-',
  'Badges',
  'CSN-',
  'CSN-xxxxx',
  'CSV',
  'Caps',
  'Ctrl',
  'Ctrl-C',
  'DOCX',
  'DevOps',
  'DevSecOps',
  'Escape',
  'JSON',
  'K',
  'LinkedIn',
  'Lock',
  'Markdown',
  'OTP',
  'Open',
  'PDF',
  'PIN',
  'PNG',
  'SVG',
  'Tab',
  'ZIP',
  'help',
  'linkedin.com/in/your-name',
]

import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['transactions', 'balance', 'history', 'statement'],
  status: 'stable',
  since: '0.1.0',
  use: 'Tells how a balance of credits came about, line by line, the newest first. Put it in a card. On phones each line becomes a block.',
  instead: [
    { component: 'FactList', when: 'there are a few names with values' },
    {
      component: 'EmptyState',
      when: 'there are no lines and the place needs a word: with none this shows nothing',
    },
  ],
  anatomy: [
    'Titles: For, Date, Credits, Balance; on phones each value has its own',
    'A line each: what for, when, credits with their sign, balance after it',
  ],
  dos: [
    'Begin each text with what happened, then with what: "Started Forge a JSON Web Token (1 hour)".',
    'Show the current balance above it; the ledger explains it.',
    'Show twenty lines and a button for more, best inside a `Disclosure`.',
  ],
  donts: [
    'Put links or buttons into the texts; they are plain words.',
    'Leave out lines if nothing moved: `0` is read as "unchanged" and closes a story.',
  ],
  keyboard: [],
  accessibility:
    'A table with the name `label`, four column headers and a row each, by its roles at any width. Amounts are read with words ("minus 2"), as signs are not read out everywhere; green for what came in is an addition only.',
}

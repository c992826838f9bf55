import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['tasks', 'checklist', 'objectives'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows beside a lab’s guide which of its checks are solved, as they are solved, and marks the moment when the last one is.',
  instead: [
    { component: 'StepList', when: 'steps are to be read, and nothing sees them being done' },
    { component: 'SessionDetails', when: 'time, length and price of the session are meant' },
  ],
  anatomy: [
    'Head with the count, and a map that gains height lines with each check; at the end the signal on its summit',
    'A row for each check: mark, name, the time when it was solved, and its hints with a button for the next one',
    'One sentence on how it goes on, or that contact is lost',
  ],
  dos: [
    'Name what holds when a check is solved, in plain words: "Strangers cannot list the bucket".',
    'Use `holding` for what held from the start; it counts as solved with all others.',
    'Open hints one after another, and give the panel only those that are open.',
    'Keep the panel mounted while checks change: what changes is read out and moves, what was there is not.',
  ],
  donts: [
    'Give the answer away in a name.',
    'Show it twice on a page: each change would be read out twice.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'opens the next hint of a check' }],
  accessibility:
    'A region named by its title; checks are an ordered list, each with its state in words. A check that is solved or opens again while the panel is there is read out politely, with the new count; so is a hint that opens. The button of a hint says of which check it is. With reduced motion lines, marks and the summit’s signal are there at once.',
}

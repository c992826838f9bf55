import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['search results', 'hits', 'find'],
  status: 'beta',
  since: '0.1.0',
  use: 'Lists what a search has found, the best first, of every kind: a link each, with its kind in words and by an icon, and a few facts.',
  instead: [
    {
      component: 'ContentCard',
      when: 'somebody chooses among courses and labs, and pictures help',
    },
    { component: 'CommandPalette', when: 'somebody wants to get somewhere by a few keys' },
    { component: 'EmptyState', when: 'nothing was found' },
  ],
  anatomy: ['Icon of the kind', 'Title', 'Kind in words, then facts'],
  dos: [
    'Say how many there are, above the list, in a status that is read out.',
    'Give two or three facts that tell a result from others of the same name: course, level, minutes.',
  ],
  donts: [
    'Put buttons into a result: all of it is one link.',
    'Mark the typed words in titles: a title is read as a whole.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from result to result' },
    { keys: 'Enter', does: 'opens it' },
  ],
  accessibility:
    'A list with a name; each link is read with title, kind and facts. Icons are hidden, as the kind is there in words.',
}

import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['page footer', 'site links'],
  status: 'stable',
  since: '0.1.0',
  use: 'Closes every page on the dark ground: who this is, where else to find it, every main link once more, and the choice of the language and of light or dark. Where scripts do not run it is the way to every link.',
  instead: [
    { component: 'TopBar', when: 'the links have to be at hand at once' },
    { component: 'SegmentedChoice', when: 'the theme is chosen on a settings page' },
  ],
  anatomy: [
    'Mark and name, as a link home',
    'A sentence on the site (optional)',
    'Profiles elsewhere, as icons',
    'Columns of links (optional)',
    'Copyright line',
    'Choice of the language (optional)',
    'Choice of the theme (optional)',
  ],
  dos: [
    'Give it to `AppShell` as `footer`, once and the same on every page.',
    'Keep to three or four columns of two to five links, each label one or two words.',
    'Give languages their own names, and `action` an address that takes the choice before scripts run.',
    'Name profiles so that they make sense without their icon: "Rampart on PeerTube".',
    'Mark links that leave the site with `isExternal`: they open a new tab and say so.',
  ],
  donts: [
    'Put forms or notices into it.',
    'Work out `year` while rendering: server and browser may disagree on New Year’s night.',
    'Give two links of a column, or two profiles, the same label.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through the mark, profiles and links, and to the theme as one stop',
    },
    { keys: 'Enter', does: 'follows a link' },
    { keys: 'Arrow keys', does: 'choose the theme, which changes at once' },
  ],
  accessibility:
    'A `footer` with the columns in a `nav` named "Footer", an `h2` and a list for each. Icons are links named by their `label`; every link to a new tab says "(opens in a new tab)". The language is a native select named "Language", each name with its `lang`. The theme is a group of native radio buttons named "Theme". The map lines behind are decoration.',
}

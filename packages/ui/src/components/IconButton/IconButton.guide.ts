import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  synonyms: ['icon action', 'toolbar button', 'round button'],
  status: 'stable',
  since: '0.1.0',
  use: 'Does one well-known thing with an icon alone: closes, dismisses, opens the menu. It is 44 px in both directions, so that a finger hits it.',
  instead: [
    { component: 'Button', when: 'not everyone knows the icon, or it is the main action' },
    { component: 'CopyButton', when: 'it copies a text and has to say so' },
    { component: 'LinkButton', when: 'it leads to another page' },
  ],
  anatomy: ['Icon', 'Label, shown by the browser while the pointer rests on it'],
  dos: [
    'Give an icon of 18 to 20 px with `aria-hidden`; the button has room around it.',
    'Name the action in `label` with one or two words, and what it acts on if several are together: "Remove resume".',
    'Use `tone="inverse"` on heroes and artwork, where focus is volt.',
  ],
  donts: [
    'Put more than two side by side without words.',
    'Say in the label what the icon looks like: "Close", not "Cross".',
    'Leave it as the only way to something that cannot be undone.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'presses it' },
    { keys: 'Tab', does: 'reaches it, unless it is disabled' },
  ],
  accessibility:
    'A native button named by `label`, which is also its `title`. If it opens something give `aria-haspopup` and `aria-expanded`, and `aria-controls` while that is in the page. It has no state for work under way; use `Button` where there is some to wait for.',
}

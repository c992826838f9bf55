import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['no connection', 'network error'],
  status: 'stable',
  since: '0.1.0',
  use: 'Says for the whole site that the connection is gone, and for a moment that it is back. It sticks to the lower edge of the window, but has a place of its own in the page and never covers the end of the content.',
  instead: [
    { component: 'ErrorState', when: 'a single part could not be loaded' },
    { component: 'Alert', when: 'a single action failed and its place on the page is known' },
    { component: 'ToastRegion', when: 'it is the outcome of an action' },
  ],
  anatomy: [
    'Icon',
    'What happened, and that what was typed stays',
    'Try Again, while the connection is gone',
  ],
  dos: [
    'Give it to AppShell as `notice`, on every page and from the start.',
    'Say `offline` when the browser says so, or when a request failed and a second look found no way to the server.',
    'Read again what failed once the connection is back; say `back` for a few seconds, then `online`.',
    'Render `online` on the server, and anything else only after the page has been taken over.',
  ],
  donts: [
    'Take one failed request for a lost connection.',
    'Mount it when the connection goes: no one would hear it.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches Try Again, after the content and before the footer' },
    { keys: 'Enter, Space', does: 'looks at once whether the connection is back' },
  ],
  accessibility:
    'The words are in a polite `status` that is in the page from the start and empty while all is well, so each change is read out when the screen reader has finished. Icon, line and words tell the state besides the color. While `isRetrying` the button keeps its focus and refuses presses. When the connection is back it goes, and its focus returns to where the person came from, such as the field they were typing in; where that is gone, to the words.',
}

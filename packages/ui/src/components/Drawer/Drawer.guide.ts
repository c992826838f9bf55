import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  synonyms: ['side panel', 'sidebar', 'off-canvas'],
  status: 'stable',
  since: '0.1.0',
  use: 'Holds navigation that has no room on a narrow screen, such as the lessons of a course. It comes in from the end of the line, three quarters of the window wide and as high as the screen.',
  instead: [
    {
      component: 'NavigationDrawer',
      when: 'it is the navigation of the site: `TopBar` brings that one',
    },
    { component: 'Dialog', when: 'there is a task to do or a question to answer' },
    { component: 'BottomSheet', when: 'there are choices to make on a phone' },
    { component: 'Menu', when: 'there are a few actions behind one button' },
  ],
  anatomy: ['Veil over the page', 'Title', 'Cross', 'Content, which scrolls'],
  dos: [
    'Close it when the address changes, so that the next page is not covered.',
    'Say in the title what is in it, such as "Course Content".',
    'Offer the same links in the page itself where the window is wide enough.',
  ],
  donts: [
    'Put a form into it: a task belongs into a `Dialog`.',
    'Use it on wide windows, where three quarters of the width is far too much for a list of links.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift+Tab',
      does: 'goes around inside, from the cross to the last link and back',
    },
    { keys: 'Escape', does: 'closes it' },
    { keys: 'Enter', does: 'follows a link' },
  ],
  accessibility:
    'A modal dialog named by its title. Focus starts on the dialog, stays inside and goes back to the button that opened it; that button needs `aria-haspopup="dialog"` and `aria-expanded`. Wrap the links in a `nav`, as the drawer itself is no landmark.',
}

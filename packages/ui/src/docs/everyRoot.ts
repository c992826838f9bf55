/** Components without an element of their own, and why. */
export const rootless: Readonly<Record<string, string>> = {
  Language: 'It gives a language to what is inside, and renders nothing itself.',
  LazyOverlay: 'It renders the overlay that it loads, and gives it all that it is given.',
}

/** Components that pass all that they get to their element, and why. */
export const passing: Readonly<Record<string, string>> = {
  Button: 'A `Tooltip` gives its handlers and description to the control inside.',
  IconButton: 'As `Button`.',
  Link: 'As `Button`.',
}

/**
 * Components that render the control they belong to as well; their own element comes with a press
 * or the focus.
 */
export const opened: readonly string[] = ['Popover', 'Tooltip']

/** Components whose stories show a frame of the stories' own, with other props. */
export const framed: readonly string[] = ['ToastRegion']

/** Components with words of the page's size: what is inside them is the page's, or a link is. */
export const inheriting: readonly string[] = [
  'Accordion',
  'AppShell',
  'Drawer',
  'Grid',
  'LabTerminal',
  'Link',
  'SettingRow',
  'Stack',
  'Tooltip',
]

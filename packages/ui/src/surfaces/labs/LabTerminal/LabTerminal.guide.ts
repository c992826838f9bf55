import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['console', 'shell'],
  status: 'stable',
  since: '0.1.0',
  use: 'Frames a terminal beside a lab’s guide: says how it is, closes it, and offers the keys that on-screen keyboards lack. The emulator inside is yours, so the package brings none.',
  instead: [{ component: 'CodeBlock', when: 'commands are to be read and copied' }],
  anatomy: [
    'Head with the state, the screen reader mode and the button that closes',
    'The emulator, which scrolls by itself',
    'Tab, Ctrl-C and arrow keys on touch screens',
  ],
  dos: [
    'Load the emulator when somebody opens the terminal.',
    'Give the screen reader mode on to the emulator, and remember it.',
    'Let the emulator keep Tab for itself only while there is a way out by keyboard, and say which.',
  ],
  donts: [
    'Show what a server sends without taking control sequences out of it.',
    'Leave the terminal open when its session is over: say `closed`.',
    'Take what is shown away while the connection is lost: say `reconnecting`.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the screen reader mode, the close button and the emulator' },
    { keys: 'Enter, Space', does: 'presses a key of the row below' },
  ],
  accessibility:
    'A region named "Terminal" whose state is read out politely. The keys of the row have spoken names; a press leaves the focus in the emulator. What is printed is read out by the emulator in its screen reader mode.',
}

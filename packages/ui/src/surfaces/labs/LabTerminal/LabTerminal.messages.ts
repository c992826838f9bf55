import { defineMessages } from '../../../components/Language/messages.ts'

export const labTerminalMessages = defineMessages('LabTerminal', {
  title: 'Terminal',
  states: {
    connecting: 'Getting ready...',
    open: 'Ready',
    reconnecting: 'Connection lost. Trying again...',
    lost: 'The terminal could not be reached.',
    closed: 'Closed with the session.',
  },
  reconnect: 'Try again',
  close: 'Close terminal',
  screenReader: 'Screen reader mode',
  /** Groups the keys that on-screen keyboards lack. */
  keys: 'Keys',
  /** Names of the keys for screen readers. */
  keyNames: {
    tab: 'Tab',
    interrupt: 'Ctrl-C',
    up: 'Arrow up',
    down: 'Arrow down',
    left: 'Arrow left',
    right: 'Arrow right',
  },
})

import { defineMessages } from '@rampart/ui/Language'

/**
 * Texts of a session's terminal. What the shell prints is English in every language, as shells are.
 */
export const labTerminalTexts = defineMessages('labTerminal', {
  input: 'Command line. Press Escape, then Tab to leave it.',
  welcome:
    'This shell runs in your browser and can only reach your lab. Tab completes, Ctrl-C ends, “help” lists the commands.',
  noPass: 'The session is not running, or the site cannot be reached.',
})

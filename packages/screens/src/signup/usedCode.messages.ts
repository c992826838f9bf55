import { defineMessages } from '@rampart/ui/Language'

/**
 * For a code that may have been right, if signing in cannot show it: the page was reloaded. In a
 * file of its own, because several pages have the other texts.
 */
export const usedCodeMessages = defineMessages('usedCode', {
  refused:
    'This code is not valid or has already been used. If you have confirmed your account, sign in. If not, start over.',
})

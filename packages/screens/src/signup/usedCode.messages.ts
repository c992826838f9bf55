import { defineMessages } from '@rampart/ui/Language'

/**
 * Of a code that was right perhaps, where signing in cannot tell: the page was loaded again. Apart
 * from the other texts, which several pages have.
 */
export const usedCodeMessages = defineMessages('usedCode', {
  refused:
    'This code is not valid or has already been used. If you have confirmed your account, sign in. If not, start over.',
})

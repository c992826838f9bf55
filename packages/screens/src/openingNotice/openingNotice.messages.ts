import { defineMessages } from '@rampart/ui/Language'

export const openingNoticeMessages = defineMessages('openingNotice', {
  askTitle: 'Shall we tell you when it opens?',
  askText: 'You get one mail when applications open, and no other.',
  confirm: 'Yes, Tell Me',
  confirmedTitle: 'We will tell you',
  confirmedText: 'One mail comes when applications open. A link in it takes you off the list.',
  leaveTitle: 'Leave the list?',
  leaveText: 'Then we do not tell you when applications open, and delete your address.',
  leave: 'Leave the List',
  leftTitle: 'You are off the list',
  leftText: 'Your address is deleted.',
  unknownTitle: 'This link does not work',
  unknownText:
    'It has expired, or a newer mail replaced it. You can ask again on the bootcamp’s page.',
  failed: 'That did not work. Please try again.',
  bootcamp: 'See the Bootcamp',
  bootcamps: 'See the Bootcamps',
})

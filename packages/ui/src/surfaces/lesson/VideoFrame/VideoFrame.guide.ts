import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['player', 'film', 'video'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the player of a video host, 16:9 and never higher than the window. A player that speaks the player.js protocol also tells where the viewer is; "Working with players" says how to resume and to save.',
  instead: [
    {
      component: 'VideoPreview',
      when: 'a picture should be there until someone wants to watch',
    },
    { component: 'Image', when: 'it is a picture' },
  ],
  anatomy: [
    'Player',
    'In its place "Video not available", if there is no address',
    'The empty ground while the address is on its way, or the code of a `TerminalFilm`',
  ],
  dos: [
    'Put it on a dark ground, such as the stage of a lesson.',
    'Give `startAt` what `onPosition` told last, and save in `onPause` and `onEnd` at once.',
    'Give `jump` a new object for each jump, such as from a line of a `Transcript`.',
    'Offer in `onEnd` what comes next.',
    'Allow the player’s origin in `frame-src` of the content security policy.',
  ],
  donts: [
    'Jump to the next lesson automatically: someone may want to see the last minute again.',
    'Put two players on one page.',
    'Lay anything over it: controls and captions are the player’s own.',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes into the player, whose keys are its own' }],
  accessibility:
    'A frame named by `title`: take the title of the video, not the word "player". Captions and controls are the player’s; choose a host whose player has both, by keyboard too. A ring is around it while the keyboard’s focus is on it. "Video not available" is text in its place and is not announced on its own.',
}

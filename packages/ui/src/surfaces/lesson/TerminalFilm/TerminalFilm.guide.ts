import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['asciinema', 'asciicast', 'screencast', 'recording', 'player'],
  status: 'beta',
  since: '0.1.0',
  use: 'Plays a recording of a terminal (asciicast 2 or 3) as text: sharp at any size, a few kilobytes, with captions, chapters and the command to copy. It tells where the viewer is as `VideoFrame` does.',
  instead: [
    { component: 'VideoFrame', when: 'the film is made of pictures' },
    { component: 'LabTerminal', when: 'one types oneself' },
    { component: 'CodeBlock', when: 'a few commands are enough' },
  ],
  anatomy: [
    'Chapter, and the button that copies the last command',
    'The screen, with a large button before the film begins and after it',
    'Caption',
    'Position, play, chapters, time, speed, captions',
    'In their place a spinner, or "Video not available" with another try',
  ],
  dos: [
    'Put it on a dark ground, such as the stage of a lesson.',
    'Give `startAt` what `onPosition` told last, and save in `onPause` and `onEnd` at once.',
    'Put a `Transcript` of the same cues below: with the commands it says all that the film does.',
    'Load it when it is needed: `lazy(() => import(…))`, with `<VideoFrame isLoading placeOf="terminal" />` in its place.',
    'Record 52 columns or fewer, so that one can read it on a phone; with 52 and 15 lines nothing moves when the recording comes.',
  ],
  donts: [
    'Begin by itself: it waits to be played.',
    'Lay out a film that is read only in its output: let captions say what matters in it.',
  ],
  keyboard: [
    { keys: 'Space, K', does: 'plays and pauses' },
    { keys: 'Left arrow, right arrow', does: 'go back and on by five seconds' },
    { keys: 'C', does: 'shows and hides captions' },
    { keys: 'Home, End', does: 'on the position, go to the start and the end' },
  ],
  accessibility:
    'A region named by `title`. Captions and screen are text and are not announced as they change: screen readers would talk without end. A listener reads the `Transcript`, or pauses and reads the screen. Keys count only while the focus is inside. What a recording sends besides letters, colors and the place of the cursor (titles, links, the clipboard) is dropped.',
}

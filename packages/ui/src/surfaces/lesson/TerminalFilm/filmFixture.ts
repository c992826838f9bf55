import type { TranscriptCue } from '../Transcript/Transcript.tsx'

const green = '\u001B[1;32m$\u001B[0m '
/** Seconds at which the film of the stories ends. */
export const fixtureSeconds = 24

/** A short film: one change, and when it is. */
export const fixtureRecording = [
  { version: 2, width: 56, height: 12 },
  [0, 'o', green],
  [1, 'm', 'Where a change lives'],
  [4, 'o', 'echo "rotate the keys" > todo.txt'],
  [5, 'o', `\r\n${green}`],
  [9, 'o', 'git status --short'],
  [10, 'o', `\r\n\u001B[31m??\u001B[m todo.txt\r\n${green}`],
  [12, 'm', 'The draft of a commit'],
  [15, 'o', 'git add todo.txt && git status --short'],
  [16, 'o', `\r\n\u001B[32mA\u001B[m  todo.txt\r\n${green}`],
  [fixtureSeconds, 'o', ''],
]
  .map((line) => JSON.stringify(line))
  .join('\n')

/** What is said and typed in it. */
export const fixtureCues: readonly TranscriptCue[] = [
  { start: 0.5, text: 'A change in Git lives in one of three places.' },
  { start: 4, text: '$ echo "rotate the keys" > todo.txt' },
  { start: 6, text: 'git status tells you where your changes are.' },
  { start: 9, text: '$ git status --short' },
  { start: 10.5, text: 'Two question marks: Git has never been told to keep this file.' },
  { start: 15, text: '$ git add todo.txt && git status --short' },
  { start: 16.5, text: 'The green A stands for added.' },
]

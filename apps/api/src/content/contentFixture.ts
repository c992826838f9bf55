import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Files by their path below `content/`; null omits one of the valid files. */
export type Files = Record<string, string | Uint8Array | null>

/** The smallest content that is valid: one course with a video and a quiz, one lab. */
export const validFiles = {
  'instructors.yaml': `- id: ada-example
  name: Ada Example
  role: Platform engineer
  bio: Has kept other people's servers running since 2009.
`,
  'courses/first-steps/course.md': `---
title: First Steps
level: beginner
domain: devops
access: open
credential: certificate
instructor: ada-example
preview:
  library: demo
  content: intro-devops
outcomes:
  - Name the parts of a pipeline
  - Read a build log
  - Tag a release
  - Roll a release back
requirements:
  - A terminal
modules:
  - title: The pipeline
    lessons:
      - stages
      - check
---
A first look at pipelines,
line by line.

Then a quiz.
`,
  'courses/first-steps/lessons/stages.md': `---
title: Stages of a pipeline
type: video
minutes: 10
video:
  library: demo
  content: pipeline-run
---
A pipeline has **stages**.
`,
  'courses/first-steps/lessons/check.yaml': `title: Check yourself
type: quiz
minutes: 5
quiz:
  instructions: Answer both questions.
  passMark: 70
  questions:
    - text: What runs first?
      multiple: false
      explanation: A build needs the sources.
      options:
        - text: Checkout
          correct: true
        - text: Deploy
          correct: false
    - text: Which are stages?
      multiple: true
      explanation: A pull request is no stage.
      options:
        - text: Build
          correct: true
        - text: Test
          correct: true
        - text: Pull request
          correct: false
`,
  'labs/open-door/lab.md': `---
title: The Open Door
level: beginner
domain: cybersecurity
minutes: 30
listed: true
description: Find the port that should not answer.
requirements:
  - A browser
  - Basic HTTP
  - Patience
---
## Look around

Start with the ports.
`,
  'videos/intro-devops.webm': '',
  'videos/pipeline-run.webm': '',
} satisfies Files

/**
 * Writes the valid files with `changes` to a folder that is removed after the test. Returns the
 * path of its `content`.
 */
export async function contentFolder(changes: Files = {}): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'rampart-content-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  for (const [path, text] of Object.entries({ ...validFiles, ...changes })) {
    if (text === null) continue
    const file = join(parent, 'content', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return join(parent, 'content')
}

/** A drawing as it may be in `pictures/`. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

/** A valid file with one part of its text replaced; the file must contain that part. */
export function edited(path: keyof typeof validFiles, from: string, to: string): Files {
  const text = validFiles[path]
  if (!text.includes(from)) throw new Error(`${path} holds no "${from}"`)
  return { [path]: text.replace(from, to) }
}

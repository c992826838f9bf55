import { StartError } from '../startError.ts'
import { compareText } from './text.ts'

/** Thrown if the content folder breaks a rule; then nothing is stored. */
export class ContentError extends StartError {
  override readonly name = 'ContentError'
  /** One line each: `content/courses/foo/course.md:7: what is wrong`, sorted by file and line. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`The content has ${count}:\n${problems.join('\n')}`)
    this.problems = problems
  }
}

interface Problem {
  file: string
  line: number | undefined
  message: string
}

/** Collects all problems of one reading, so that an author sees them at once. */
export class Problems {
  #found: Problem[] = []
  #warnings: Problem[] = []

  /** Adds something that an author should know and that prevents nothing. */
  warn(file: string, line: number | undefined, message: string): void {
    this.#warnings.push({ file, line, message })
  }

  /** One line each, in the form of problems. */
  get warnings(): string[] {
    return linesOf(this.#warnings)
  }

  /**
   * `file` is relative to the content folder's parent, unless that folder is missing itself; `line`
   * counts from 1 and is left out for folders and missing files.
   */
  add(file: string, line: number | undefined, message: string): void {
    this.#found.push({ file, line, message })
  }

  throwIfAny(): void {
    if (this.#found.length === 0) return
    throw new ContentError(linesOf(this.#found))
  }
}

const linesOf = (problems: readonly Problem[]): string[] =>
  problems
    .toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(
      ({ file, line, message }) => `${line === undefined ? file : `${file}:${line}`}: ${message}`,
    )

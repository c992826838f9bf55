import { isUtf8 } from 'node:buffer'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Problems } from './problems.ts'
import { compareText } from './text.ts'

const MAX_FILE_BYTES = 1_048_576
/**
 * A control character other than tab and line feed: PostgreSQL refuses NUL, browsers show the rest
 * as boxes.
 */
export const CONTROL_CHARACTER = /[^\P{Cc}\t\n]/u

/** The entries of a folder without hidden files, each list sorted by name. */
export interface Listing {
  files: string[]
  folders: string[]
}

/**
 * Reads files of the content folder. Every path that it takes or reports starts with the folder's
 * name.
 */
export class ContentFiles {
  /** The name of the content folder: the first part of every path. */
  readonly top: string
  #parent: string
  #problems: Problems

  constructor(dir: string, problems: Problems) {
    const absolute = resolve(dir)
    this.top = basename(absolute)
    this.#parent = dirname(absolute)
    this.#problems = problems
  }

  /** Whether there is such a folder. */
  async has(folder: string): Promise<boolean> {
    return Boolean((await stat(join(this.#parent, folder)).catch(() => undefined))?.isDirectory())
  }

  /** The folder's entries, or undefined, with a problem, when there is no such folder. */
  async list(folder: string): Promise<Listing | undefined> {
    const path = join(this.#parent, folder)
    if (!(await this.has(folder))) {
      this.#problems.add(folder, undefined, 'no such folder')
      return undefined
    }
    const entries = (await readdir(path, { withFileTypes: true })).filter(
      (entry) => !entry.name.startsWith('.'),
    )
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)
    return { files: files.toSorted(compareText), folders: folders.toSorted(compareText) }
  }

  /**
   * The file's text with LF line ends and without a byte order mark. Undefined, with a problem, if
   * it cannot be read as text.
   */
  async text(file: string): Promise<string | undefined> {
    const bytes = await this.bytes(file)
    if (!bytes) return undefined
    if (!isUtf8(bytes))
      return this.#refuse(
        file,
        firstLineThat(bytes, (line) => !isUtf8(line)),
        'is not UTF-8 text',
      )
    const text = bytes
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n')
    const control = text.search(CONTROL_CHARACTER)
    if (control !== -1)
      return this.#refuse(
        file,
        text.slice(0, control).split('\n').length,
        'contains a control character',
      )
    return text
  }

  /** The file as it is. Undefined, with a problem, if there is none or it is too large. */
  async bytes(file: string, most = MAX_FILE_BYTES): Promise<Buffer | undefined> {
    const path = join(this.#parent, file)
    const info = await stat(path).catch(() => undefined)
    if (!info?.isFile()) return this.#refuse(file, undefined, 'no such file')
    return info.size > most
      ? this.#refuse(file, undefined, `is larger than ${most} bytes`)
      : await readFile(path)
  }

  #refuse(file: string, line: number | undefined, message: string): undefined {
    this.#problems.add(file, line, message)
  }
}

function firstLineThat(bytes: Buffer, test: (line: Buffer) => boolean): number {
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(0x0a, start)
    if (end === -1 || test(bytes.subarray(start, end))) return line
    start = end + 1
  }
}

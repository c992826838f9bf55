import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { checkUpload, uploadExtensions, uploadTypes } from '@rampart/contract/rules/uploadRules'
import type { ReceivedFile } from '../http/form.ts'
import { zipProblem } from './zipProblem.ts'

/** How many bytes at the end of a PDF may contain its end mark. */
const pdfTail = 1_024

/**
 * The types that senders give if they do not know the type: browsers the first; the second is that
 * of a part without a type (RFC 7578, 4.4), as scripts send it.
 */
const unknownTypes = new Set(['application/octet-stream', 'text/plain'])

/** The result for a file: its MIME type, or why it is refused, for the log. */
export type Verdict = { readonly type: string } | { readonly problem: string }

/**
 * Checks that a file is a PDF, DOCX or ZIP by its name, by the type that the sender gives and by
 * its content; all must agree. Extracts nothing. Specification §5.
 */
export async function judgeUpload(file: ReceivedFile): Promise<Verdict> {
  const type = unknownTypes.has(file.type) ? '' : file.type
  const extension = uploadExtensions.find((ending) => file.name.toLowerCase().endsWith(ending))
  if (!extension || checkUpload({ ...file, type }) !== null) return { problem: 'name and type' }
  const problem =
    extension === '.pdf' ? await pdfProblem(file) : await zipProblem(file, extension === '.docx')
  return problem === null ? { type: uploadTypes[extension][0] ?? '' } : { problem }
}

async function pdfProblem({ path, size }: ReceivedFile): Promise<string | null> {
  const file = await open(path)
  try {
    if (!/^%PDF-\d/.test(await readAt(file, 0, 8))) return 'no head of a PDF'
    const tail = await readAt(file, Math.max(0, size - pdfTail), pdfTail)
    return tail.includes('%%EOF') ? null : 'no end of a PDF'
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString('latin1', 0, bytesRead)
}

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { OperationError } from '../operationError.ts'

/**
 * Asks for a new secret on a terminal, twice, without showing what is typed. If standard input is
 * no terminal, reads all of it, without the last line break.
 */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const secret = await askUnseen(`${question}: `)
  if ((await askUnseen(`${question} again: `)) !== secret)
    throw new OperationError('The two are not the same. Nothing was changed.')
  return secret
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve)
      lines.once('SIGINT', () => lines.close())
      lines.once('close', () => reject(new OperationError('Nothing was changed.')))
    })
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ask } from '../packages/screens/src/labs/terminal/shell/curl.ts'
import { createShell } from '../packages/screens/src/labs/terminal/shell/shell.ts'
import type { Shell } from '../packages/screens/src/labs/terminal/shell/shell.ts'

const origin = 'http://0123456789abcdef0123456789abcdef.localhost:3100'
const files = { 'text.txt': 'A text of more than one block, with a line\nand another.\n', 'pw.txt': 'secret word\nrest\n' }
let names = ''
const asked: string[] = []
const ask: Ask = async ({ path }) => {
  asked.push(path)
  return {
    status: names === '' ? 404 : 200,
    reason: '',
    headers: [],
    body: Buffer.from(names).toString('base64'),
    isCut: false,
  }
}
let shell: Shell
let printed = ''
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terminal-openssl-'))
  shell = await createShell({
    variables: {},
    origin,
    ask,
    onOutput: (output) => {
      printed += output
    },
    onClear: () => undefined,
  })
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(folder, file), content)
    await shell.run(`printf '%s' '${content}' > ${file}`)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(command: string) {
  printed = ''
  const status = await shell.run(command)
  return { output: printed, status }
}

/**
 * What bash and openssl of this machine print, but for lines with addresses of the library's
 * errors.
 */
function real(command: string): Promise<{ output: string; status: number }> {
  return new Promise((resolve) => {
    execFile('bash', ['-c', `exec 2>&1; ${command}`], { cwd: folder, env: { PATH: '/usr/bin:/bin' } }, (error, output) =>
      resolve({
        output: output.replace(/^[0-9A-F]{16}:error:.*\n/gm, ''),
        status: typeof error?.code === 'number' ? error.code : 0,
      }),
    )
  })
}

const key = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const iv = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'
const own = `-K ${key} -iv ${iv}`

test.each([
  `openssl enc -aes-256-cbc ${own} -in text.txt | xxd -p`,
  `openssl enc -aes-256-ctr ${own} -in text.txt | xxd -p`,
  `openssl enc -aes-256-ctr -K ${key} -iv ffffffffffffffffffffffffffffffff -in text.txt | xxd -p`,
  `openssl enc -aes-128-cbc -K ${key.slice(0, 32)} -iv ${iv} -in text.txt -a`,
  `openssl aes-256-cbc ${own} -in text.txt -a -A`,
  `openssl enc -aes256 ${own} -in text.txt -base64`,
  `openssl enc -aes-256-cbc ${own} -in text.txt -out sealed; openssl enc -d -aes-256-cbc ${own} -in sealed`,
  `openssl enc -aes-256-ctr ${own} -a -in text.txt | openssl enc -d -aes-256-ctr ${own} -a`,
  `printf '' | openssl enc -aes-256-cbc ${own} -a`,
  `printf 0123456789abcdef | openssl enc -e -aes-256-cbc ${own} -a`,
  `printf 0123456789abcdef | openssl enc -aes-256-cbc -nopad ${own} -a`,
  `printf 0123456789abcdef | openssl enc -aes-256-cbc -nopad ${own} | openssl enc -d -aes-256-cbc -nopad ${own}`,
  `printf abc | openssl enc -aes-256-cbc -nopad ${own}`,
  `printf 0123456789abcdef0123456789abcdef | openssl enc -d -aes-256-cbc ${own} | xxd -p`,
  // 32 spaces end like a padding of 32, which is longer than a block.
  `printf '%32s' '' | openssl enc -aes-256-cbc -nopad ${own} | openssl enc -d -aes-256-cbc ${own} | xxd -p`,
  `printf abc | openssl enc -d -aes-256-cbc ${own}`,
  `printf abc | openssl enc -aes-256-cbc -K 00 -iv 00 -a`,
  `printf abc | openssl enc -aes-256-cbc -K ${key}ff -iv ${iv} -a`,
  `printf abc | openssl enc -aes-256-cbc -K ${key}`,
  `printf abc | openssl enc -aes-256-cbc -K 0g -iv 00`,
  `printf abc | openssl enc -aes-128-ctr -K ${key.slice(0, 32)} -iv ${iv} -nosalt -p -a`,
  'openssl enc -aes-256-cbc -pbkdf2 -k word -S 0102030405060708 -in text.txt -a',
  'openssl enc -aes-256-cbc -pbkdf2 -k word -S 0102030405060708 -in text.txt -p -a',
  'openssl enc -aes-256-cbc -pbkdf2 -pass pass:word -nosalt -P -in text.txt',
  'openssl enc -aes-256-cbc -pbkdf2 -iter 77 -md sha512 -k word -S 01 -P -in text.txt',
  'openssl enc -aes-256-cbc -iter 3 -pass file:pw.txt -nosalt -in text.txt -a',
  'openssl enc -aes-256-cbc -kfile pw.txt -pbkdf2 -nosalt -in text.txt -a',
  'export PW=word; openssl enc -aes-256-ctr -pass env:PW -pbkdf2 -nosalt -in text.txt -a',
  'openssl enc -aes-256-cbc -pass env:NONE -pbkdf2 -in text.txt',
  'openssl enc -aes-256-cbc -pass word -pbkdf2 -in text.txt',
  'openssl enc -aes-256-cbc -k word -nosalt -in text.txt -a',
  'openssl enc -aes-256-cbc -k word -md sha1 -S 0102030405060708 -in text.txt -a',
  'openssl enc -aes-256-cbc -k word -pbkdf2 -in text.txt | head -c 8',
  'openssl enc -aes-256-cbc -k word -pbkdf2 -in text.txt -a | openssl enc -d -aes-256-cbc -k word -pbkdf2 -a',
  'openssl enc -aes-256-cbc -k word -pbkdf2 -iter 0 -in text.txt',
  'openssl enc -d -aes-256-cbc -k word -pbkdf2 -in text.txt',
  'printf abc | openssl enc -d -aes-256-cbc -k word -pbkdf2',
  'printf Salted__12345678 | openssl enc -d -aes-256-cbc -k word -pbkdf2',
  'openssl enc -aes-256-cbc -k word -in none.txt',
  'openssl enc -a -in text.txt | openssl enc -d -a',
  'printf YWJj | openssl enc -d -a; printf YWJj | openssl enc -d -a -A; echo YWJj | openssl base64 -d',
  `openssl enc -aes-256-xyz ${own} -in text.txt`,
  'openssl base64 -in text.txt -out text.b64; cat text.b64; openssl base64 -d -in text.b64',
  'openssl dgst -sha1 text.txt; openssl dgst -r -sha512 text.txt; openssl sha384 < text.txt',
  'xxd -r -p <<< "61 62 63"; xxd -plain text.txt',
])('prints what the real one prints: %s', async (command) => {
  // Each by itself: which of the two comes first differs where both are shown.
  for (const way of ['2> /dev/null', '2>&1 > /dev/null']) {
    const one = `{ ${command}; } ${way}`
    expect(await run(one)).toEqual(await real(one))
  }
})

test('each opens what the other has sealed with a password', async () => {
  const { output: sealed } = await run('openssl enc -aes-256-cbc -pbkdf2 -k word -in text.txt -a')
  const open = (text: string) => `echo '${text.trim()}' | openssl enc -d -aes-256-cbc -pbkdf2 -k word -a`
  expect(await real(open(sealed))).toEqual({ output: files['text.txt'], status: 0 })
  const { output: theirs } = await real('openssl enc -aes-256-cbc -pbkdf2 -k word -in text.txt -a')
  expect(await run(open(theirs))).toEqual({ output: files['text.txt'], status: 0 })
})

test('dig knows the session’s own host and what the target declares, and says so of anything else', async () => {
  const host = new URL(origin).hostname
  expect(await run(`dig +short ${host}`)).toEqual({ output: '127.0.0.1\n', status: 0 })
  const unknown = await run('dig +short payroll.example')
  expect(unknown.status).toBe(9)
  expect(unknown.output).toMatch(/^dig: payroll\.example is not a name of this lab, .* It knows: [0-9a-f]+\.localhost\n$/)
  names = JSON.stringify({
    'payroll.example': { A: ['10.0.0.4', '10.0.0.5'], TXT: ['v=spf1 "a" -all'], AAAA: 'none' },
    'www.example': { CNAME: ['payroll.example.'] },
    'BAD NAME\u001b]0;x\u0007': { A: ['1.1.1.1'] },
    'odd.example': { A: ['1.1.1.1\n\u001b[2J', 7] },
    [host]: { A: ['6.6.6.6'] },
  })
  expect(await run('dig +short payroll.example')).toEqual({ output: '10.0.0.4\n10.0.0.5\n', status: 0 })
  expect(await run('dig payroll.example. -t TXT +short')).toEqual({ output: '"v=spf1 \\"a\\" -all"\n', status: 0 })
  expect(await run('dig www.example A +short')).toEqual({ output: 'payroll.example.\n', status: 0 })
  expect(await run('dig AAAA payroll.example +short')).toEqual({ output: '', status: 0 })
  expect((await run('dig payroll.example')).output).toContain('\n;; ANSWER SECTION:\npayroll.example.\t60\tIN\tA\t10.0.0.4\n')
  expect(await run('dig +short odd.example')).toEqual({ output: '1.1.1.1  [2J\n7\n', status: 0 })
  expect(await run(`dig +short ${host}`)).toEqual({ output: '127.0.0.1\n', status: 0 })
  expect((await run('dig @8.8.8.8 payroll.example')).status).toBe(1)
  names = 'not json'
  expect((await run('dig payroll.example')).status).toBe(9)
  expect(new Set(asked)).toEqual(new Set(['/.well-known/lab-names']))
})

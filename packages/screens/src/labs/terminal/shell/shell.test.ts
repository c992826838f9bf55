import { expect, test, vi } from 'vitest'
import { namedCommands } from './helpText.ts'
import { createShell } from './shell.ts'
import type { Kept } from './shell.ts'

/** `sent` is the target's response. */
async function open(kept?: Kept, sent = '') {
  let printed = ''
  const onClear = vi.fn()
  const shell = await createShell({
    variables: { LAB_URL: 'http://x.localhost', ACCESS_KEY: 'a"$b`\\' },
    origin: 'http://x.localhost',
    ask: async () => ({
      status: 200,
      reason: 'OK',
      headers: [],
      body: Buffer.from(sent).toString('base64'),
      isCut: false,
    }),
    onOutput: (text) => {
      printed += text
    },
    onClear,
    ...(kept && { kept }),
  })
  return {
    shell,
    type: async (text: string, signal?: AbortSignal) => {
      printed = ''
      const status = await shell.run(text, signal)
      return { printed, status }
    },
    printed: () => printed,
    onClear,
  }
}

test('variables, functions, arrays, folder and status last from line to line, and over a reload', async () => {
  const { shell, type } = await open()
  await type(
    `X='a "b" $c\nd'; export Y=1; list=(1 "2 3"); f() { echo "f $1 $X"; }; mkdir d; cd d; echo file > kept.txt`,
  )
  const look = `echo "$X|$Y|\${list[1]}|$ACCESS_KEY"; f z; bash -c 'echo $Y; f'; seq 2 | xargs -I {} bash -c 'echo x$Y'; pwd; cat kept.txt`
  const before = await type(look)
  expect(before).toEqual({
    status: 0,
    printed: `a "b" $c\nd|1|2 3|a"$b\`\\\nf z a "b" $c\nd\n1\nf  \nx1\nx1\n/home/learner/d\nfile\n`,
  })
  expect(await type('false')).toEqual({ status: 1, printed: '' })
  expect(await type('echo $?')).toEqual({ status: 0, printed: '1\n' })
  // In the form in which the browser's store returns it.
  const again = await open(structuredClone(await shell.kept()))
  expect(again.shell.place()).toBe('~/d')
  expect(await again.type(look)).toEqual(before)
})

test.each([
  'plain',
  'a b',
  `it's "quoted"`,
  '$(touch pwned)`touch pwned`',
  `x\ndeclare -- y="$(touch pwned)"`,
  `';touch pwned;'`,
  ']=x [y]=z',
  'C:\\dir\\',
])('what a target sends stays a value in the next line: %j', async (sent) => {
  const { type } = await open(undefined, sent)
  await type('x=$(curl -s $LAB_URL/); list=("$x" b); declare -A map')
  await type('map[value]=$x; map[$x]=key; map[empty]=')
  await type('true')
  expect(await type('printf "<%s>" "$x" "${list[0]}" "${map[value]}"; ls')).toEqual({
    status: 0,
    printed: `<${sent}>`.repeat(3),
  })
  const keys =
    'for key in "${!map[@]}"; do [ "$key" = "$x" ] && echo found; done; echo ${#map[@]}$y'
  expect((await type(keys)).printed).toBe('found\n3\n')
})

test('a name that a target chose does not steer the terminal', async () => {
  const { shell, type } = await open(undefined, 'a\u001b]0;title\u0007\u202eb')
  await type('f=$(curl -s $LAB_URL/); touch "$f" all; mkdir "d$f"; cd "d$f"')
  expect(shell.place()).toBe('~/da?]0;title??b')
  expect(await shell.complete('cat ../a')).toEqual(['../all'])
})

test.each([
  'for i in 1 2; do echo $i; sleep 0.2; done',
  'case $USER in *) echo 1; sleep 0.2; echo 2 ;; esac',
])('what loops and branches print comes as it is printed: %s', async (text) => {
  const { shell, printed } = await open()
  const running = shell.run(text)
  await expect.poll(printed, { interval: 5 }).toBe('1\n')
  await running
  expect(printed()).toBe('1\n2\n')
})

test('so does what functions print, and only that which goes to the terminal', async () => {
  const { shell, type, printed } = await open()
  await type('drill() { local i; for i in 1 2; do echo "$1 $i"; sleep 0.2; done; return 3; }')
  await type('twice() { drill "$1" || drill "$2"; }')
  const running = shell.run('twice a b')
  await expect.poll(printed, { interval: 5 }).toBe('a 1\n')
  expect(await running).toBe(3)
  expect(printed()).toBe('a 1\na 2\nb 1\nb 2\n')
  const { printed: rest } = await type(
    'x=$(drill c); drill d | rev; drill e > kept; echo "[$x]"; cat kept; f() { echo $?; echo "$@" >&2; }; false; f "1 2"; declare -F',
  )
  expect(rest).toBe(
    '1 d\n2 d\n[c 1\nc 2]\ne 1\ne 2\n1\n1 2\ndeclare -f drill\ndeclare -f f\ndeclare -f twice\n',
  )
  expect(await type('down() { [ $1 = 0 ] || { echo $1; down $(($1 - 1)); }; }; down 3')).toEqual({
    status: 0,
    printed: '3\n2\n1\n',
  })
})

test.each([
  ['g() { f() { echo inner; }; f; }; g; f', 'inner\ninner\n'],
  ['{ f() { echo inner; }; f; }; f', 'inner\ninner\n'],
  ['if true; then f() { echo inner; }; fi; f', 'inner\n'],
  ['case a in a) f() { echo inner; } ;; esac; f', 'inner\n'],
  ['false || f() { echo inner; }; f', 'inner\n'],
  ['if false; then f() { echo inner; }; fi; f', 'outer\n'],
  ['true || f() { echo inner; }; f', 'outer\n'],
  ['(f() { echo inner; }; f); f', 'inner\nouter\n'],
  ['g() { f() { echo inner; }; f; }; x=$(g); echo $x; f', 'inner\nouter\n'],
  ['g() { f() { echo inner; }; }; f; g > kept; f', 'outer\ninner\n'],
  ['g() { h() { f() { echo inner; }; }; }; g; h; f', 'inner\n'],
  ['f() { f() { echo inner; }; echo once; }; f; f', 'once\ninner\n'],
])('the definition that was come to last is in force: %s', async (text, expected) => {
  const { shell, type } = await open()
  await type('f() { echo outer; }')
  expect((await type(text)).printed).toBe(expected)
  const last = expected.trim().split('\n').at(-1)
  const again = await open(structuredClone(await shell.kept()))
  expect((await again.type('f')).printed).toBe(`${last}\n`)
})

test('functions of a file are there once it was read, as it is then', async () => {
  const { shell, type } = await open()
  const write = (text: string) => `cat > 'my lib.sh' << 'END'\n${text}\nEND\n`
  await type(`${write('# tools\nhelper() { echo "$1 one"; }\nOTHER=1\nreturn 3')}mkdir d`)
  expect((await type('. "my lib.sh"; echo $?; helper a')).printed).toBe('3\na one\n')
  await type(write('helper() { echo two; }'))
  expect((await type('cd d; source ../my\\ lib.sh && cd ..; helper')).printed).toBe('two\n')
  await type(write('helper() { echo three; }'))
  expect(
    (await type('(. "my lib.sh"); helper; load() { . "$1"; }; load ~/my*; helper')).printed,
  ).toBe('two\nthree\n')
  expect((await type('. nothing || echo none; helper')).printed).toMatch(
    /nothing.*\nnone\nthree\n$/,
  )
  const again = await open(structuredClone(await shell.kept()))
  expect((await again.type('helper')).printed).toBe('three\n')
})

test('the copies of functions that print as they run have no names of their own', async () => {
  const { type } = await open()
  const named = await type('n() { echo "${FUNCNAME[0]} $FUNCNAME"; }; o() { n; echo $(n); }; n; o')
  expect(named.printed).toBe('n n\n'.repeat(3))
  expect((await type('deep() { deep; }; deep')).printed).toBe(
    'bash: deep: maximum recursion depth (100) exceeded\n',
  )
})

test('Ctrl-C ends a command, and floods are cut with a word', async () => {
  const { type } = await open()
  expect((await type('sleep 3600; echo no', AbortSignal.timeout(50))).status).toBe(130)
  const { printed } = await type('for i in $(seq 3000); do printf "%0200d\\n" $i; done')
  expect(printed.length).toBeLessThan(410_000)
  expect(printed).toMatch(/\[The rest of the output is left out\.\]\n$/)
})

test.each([
  [
    'printf abc | openssl dgst -sha256',
    /^SHA2-256\(stdin\)= ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\n$/,
  ],
  [
    'printf abc | openssl dgst -sha256 -hmac key -binary | base64',
    /^nBluMtwBdfhvSxy4konWYZ3mvuaZ5MNxgYgP2uMbqeI=|.{44}\n$/,
  ],
  ['printf abc | openssl base64 -A', /^YWJj$/],
  ['echo YWJj | openssl base64 -d', /^abc$/],
  ['openssl rand -hex 16', /^[0-9a-f]{32}\n$/],
  ['openssl rand -base64 32', /^.{44}\n$/],
  ['openssl s_client', /has dgst, base64/],
  ['whoami', /^learner\n$/],
  ['exit', /stays open/],
  ['trap "echo bye" EXIT', /command not found\nThere are no traps here/],
  ['curl --help', /-d, --data <value>\n/],
  ['curl -V', /^curl 8/],
  ['printf abc | xxd', /^00000000: 6162 63 {34}abc\n$/],
  ['printf abc | xxd -p | xxd -r -p', /^abc$/],
  ['printf abc | xxd -b', /^xxd: this terminal has .* not "-b"\n$/],
  ['printf abc | xxd | xxd -r', /^xxd: this terminal has .* not "-r"\n$/],
  ['printf abc | openssl dgst -md5', /^openssl: this terminal has sha1, .* not "-md5"\n$/],
  ['openssl rand -hex -out file 4', /not "-out"\n$/],
  ['if true; then echo é; for i in ñ; do echo "$i 日"; done; fi', /^é\nñ 日\n$/],
  ['curl -s "$LAB_URL/a" "$LAB_URL/b c"; echo $?', /^3\n$/],
  ['curl -sS "$LAB_URL/[1-3]"', /^curl: \(3\) This terminal expands no \[\]/],
])('has %s', async (command, expected) => {
  expect((await (await open()).type(command)).printed).toMatch(expected)
})

test.each([
  ['for i in 1; do', true],
  ['echo "a', true],
  ['cat <<EOF\na', true],
  ['cat <<EOF\na\nEOF', false],
  ['echo a |', true],
  ['echo a \\', true],
  ['echo a', false],
  ['cat <<< a', false],
  ['echo $((1<<2)) "a << b"', false],
  ['cat <<A <<B\na\nA\nb', true],
  ['f() {', true],
  [')', false],
])('%s goes on: %s', async (text, isIncomplete) => {
  expect((await open()).shell.isIncomplete(text)).toBe(isIncomplete)
})

test('has every command that help names', async () => {
  const { type } = await open()
  expect((await type(' help ')).printed).toContain('$LAB_URL')
  const missing = `for name in ${namedCommands.join(' ')}; do type $name > /dev/null 2>&1 || echo $name; done`
  expect(await type(missing)).toEqual({ status: 0, printed: '' })
})

test.each([30, 36, 80, 200])('help has no line that %d columns would cut', async (columns) => {
  const { shell, printed } = await open()
  await shell.run('help', undefined, { columns })
  const lines = printed().split('\n')
  expect(lines.filter((line) => line.length > columns)).toEqual([])
  // Each command stands where the others do.
  expect(printed()).toMatch(/^ {2}Read {6}cat less head/m)
  expect(printed()).not.toMatch(/^ {2}\S.* $/m)
  for (const name of namedCommands)
    expect(printed()).toMatch(new RegExp(`^ {2}.*\\b${name}\\b`, 'm'))
})

test('history prints the lines typed so far, or the last ones', async () => {
  const { shell, printed } = await open()
  await shell.run('history; history 1', undefined, {
    history: ['ls', 'history; history 1'],
  })
  expect(printed()).toBe('    1  ls\n    2  history; history 1\n    2  history; history 1\n')
})

test('clear empties the screen between what is printed before and after', async () => {
  const { type, onClear, printed } = await open()
  let before = ''
  onClear.mockImplementation(() => {
    before = printed()
  })
  expect((await type('echo a; clear; echo b')).printed).toBe('a\nb\n')
  expect(before).toBe('a\n')
})

test('less and more print files and what is piped into them', async () => {
  const { type } = await open()
  await type('echo é > a; echo b > b')
  expect((await type('less -R a b; sort a | more')).printed).toBe('é\nb\né\n')
  expect(await type('less none')).toEqual({
    status: 1,
    printed: 'less: none: No such file or directory\n',
  })
})

test.each([
  ['vim a.py', /^bash: vim: command not found\nThere is no editor here\. Write a file/],
  ['python3 -c 1', /^bash: python3: command not found\nIt does not run in a browser\./],
  ['x=1; if true; then nmap x; fi', /^bash: nmap: command not found\n.* use curl\.\n$/],
  ['constructor', /^bash: constructor: command not found\n$/],
])('says what to do instead of %s', async (command, expected) => {
  const { printed, status } = await (await open()).type(command)
  expect(printed).toMatch(expected)
  expect(printed).not.toContain('bundle')
  expect(status).toBe(127)
})

test('a link that leads nowhere harms nothing', async () => {
  const { shell, type } = await open()
  await type('ln -s nowhere broken; echo a > file')
  expect(Object.keys((await shell.kept()).files)).toEqual(['/home/learner/file'])
  expect(await shell.complete('cat bro')).toEqual(['broken'])
})

test('completes commands, files and variables', async () => {
  const { shell, type } = await open()
  await type('mkdir policies; touch policy.json; greet() { echo hi; }')
  expect(await shell.complete('cat po')).toEqual(['policies/', 'policy.json'])
  expect(await shell.complete('gre')).toEqual(['greet', 'grep'])
  expect(await shell.complete('echo $LAB')).toEqual(['$LAB_URL'])
  await type(`mkdir 'my notes'; echo kept > 'my notes/a $(b).txt'`)
  expect(await shell.complete('cat my')).toEqual([String.raw`my\ notes/`])
  const [path] = await shell.complete(String.raw`cat my\ notes/a\ `)
  expect(path).toBe(String.raw`my\ notes/a\ \$\(b\).txt`)
  expect(await type(`cat ${path}`)).toEqual({ status: 0, printed: 'kept\n' })
  expect(await shell.complete('cat "my')).toEqual(['my notes/'])
})

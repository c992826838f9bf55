/** The version of curl whose behavior this follows. */
export const version = '8.5.0'

/** What a command line of curl asks for. */
export interface CurlOptions {
  readonly urls: string[]
  readonly headers: string[]
  /** In their order, each with its option. */
  readonly data: { readonly option: string; readonly value: string }[]
  readonly cookies: string[]
  readonly outputs: string[]
  method?: string
  user?: string
  userAgent?: string
  referer?: string
  cookieJar?: string
  dumpHeaders?: string
  writeOut?: string
  upload?: string
  maxRedirects: number
  /** In seconds. */
  maxTime?: number
  isSilent: boolean
  showsErrors: boolean
  failsOn400: boolean
  keepsBodyOn400: boolean
  includesHeaders: boolean
  isHead: boolean
  isGet: boolean
  follows: boolean
  isVerbose: boolean
  usesRemoteName: boolean
  isJson: boolean
  /** Requests of one command are made in parallel, not one after another. */
  isParallel: boolean
  /** `..` stays in the path. */
  isPathAsIs: boolean
  /** Brackets and braces are sent as they are. */
  isGlobOff: boolean
}

/** The exit status and the words of a failure. */
export class CurlError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What a failure prints to standard error, and its exit status. */
export function failure(error: unknown, options: CurlOptions | undefined) {
  const { status, message } =
    error instanceof CurlError ? error : new CurlError(7, '(7) Failed to connect')
  const hint =
    status === 2 ? "curl: try 'curl --help' or 'curl --manual' for more information\n" : ''
  const isQuiet = options?.isSilent === true && !options.showsErrors && status !== 2
  return { stderr: isQuiet ? '' : `curl: ${message}\n${hint}`, exitCode: status }
}

/** `written` is the option as it was written. */
type Taking = (options: CurlOptions, value: string, written: string) => void
type Switching = (options: CurlOptions) => void

const data =
  (option: string): Taking =>
  (options, value) =>
    void options.data.push({ option, value })

function amount(value: string, written: string): number {
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value)
  throw new CurlError(2, `option ${written}: expected a proper numerical parameter`)
}

const taking: Readonly<Record<string, Taking>> = {
  '--url': (options, value) => void options.urls.push(value),
  '--request': (options, value) => (options.method = value),
  '--header': (options, value) => void options.headers.push(value),
  '--data': data('data'),
  '--data-ascii': data('data'),
  '--data-raw': data('raw'),
  '--data-binary': data('binary'),
  '--data-urlencode': data('urlencode'),
  '--json': (options, value) => {
    options.isJson = true
    options.data.push({ option: 'binary', value })
  },
  '--user': (options, value) => (options.user = value),
  '--user-agent': (options, value) => (options.userAgent = value),
  '--referer': (options, value) => (options.referer = value),
  '--cookie': (options, value) => void options.cookies.push(value),
  '--cookie-jar': (options, value) => (options.cookieJar = value),
  '--dump-header': (options, value) => (options.dumpHeaders = value),
  '--output': (options, value) => void options.outputs.push(value),
  '--write-out': (options, value) => (options.writeOut = value),
  '--upload-file': (options, value) => (options.upload = value),
  '--max-redirs': (options, value, written) =>
    (options.maxRedirects = value === '-1' ? Number.POSITIVE_INFINITY : amount(value, written)),
  '--max-time': (options, value, written) => (options.maxTime = amount(value, written)),
  '--connect-timeout': () => undefined,
  '--parallel-max': () => undefined,
  '--retry': () => undefined,
}

const switching: Readonly<Record<string, Switching>> = {
  '--silent': (options) => (options.isSilent = true),
  '--show-error': (options) => (options.showsErrors = true),
  '--fail': (options) => (options.failsOn400 = true),
  '--fail-with-body': (options) => {
    options.failsOn400 = true
    options.keepsBodyOn400 = true
  },
  '--include': (options) => (options.includesHeaders = true),
  '--show-headers': (options) => (options.includesHeaders = true),
  '--head': (options) => (options.isHead = true),
  '--get': (options) => (options.isGet = true),
  '--location': (options) => (options.follows = true),
  '--verbose': (options) => (options.isVerbose = true),
  '--parallel': (options) => (options.isParallel = true),
  '--path-as-is': (options) => (options.isPathAsIs = true),
  '--globoff': (options) => (options.isGlobOff = true),
  '--remote-name': (options) => (options.usesRemoteName = true),
}

/** Options without effect: the connection to the lab is the page's. */
const idle = new Set(
  '--parallel-immediate --compressed --insecure --no-progress-meter --progress-bar --http1.1 --ipv4 --ipv6 --no-buffer'.split(
    ' ',
  ),
)

const short: Readonly<Record<string, string>> = {
  X: '--request',
  H: '--header',
  d: '--data',
  u: '--user',
  A: '--user-agent',
  e: '--referer',
  b: '--cookie',
  c: '--cookie-jar',
  D: '--dump-header',
  o: '--output',
  O: '--remote-name',
  w: '--write-out',
  T: '--upload-file',
  m: '--max-time',
  s: '--silent',
  S: '--show-error',
  f: '--fail',
  i: '--include',
  I: '--head',
  G: '--get',
  L: '--location',
  v: '--verbose',
  Z: '--parallel',
  k: '--insecure',
  g: '--globoff',
  '#': '--progress-bar',
  '4': '--ipv4',
  '6': '--ipv6',
  N: '--no-buffer',
}

/** Throws a {@link CurlError} for an unknown option. */
export function readCurlOptions(args: readonly string[]): CurlOptions {
  const options: CurlOptions = {
    urls: [],
    headers: [],
    data: [],
    cookies: [],
    outputs: [],
    maxRedirects: 50,
    isSilent: false,
    showsErrors: false,
    failsOn400: false,
    keepsBodyOn400: false,
    includesHeaders: false,
    isHead: false,
    isGet: false,
    follows: false,
    isVerbose: false,
    usesRemoteName: false,
    isJson: false,
    isParallel: false,
    isPathAsIs: false,
    isGlobOff: false,
  }
  const left = [...args]
  const apply = (name: string, written: string, attached: string | undefined): boolean => {
    const take = taking[name]
    if (take) {
      const value = attached ?? left.shift()
      if (value === undefined) throw new CurlError(2, `option ${written}: requires parameter`)
      take(options, value, written)
      return true
    }
    const toggle = switching[name]
    if (toggle) toggle(options)
    else if (!idle.has(name)) throw new CurlError(2, `option ${written}: is unknown`)
    return false
  }
  let isOver = false
  for (let argument = left.shift(); argument !== undefined; argument = left.shift()) {
    if (isOver || !/^-./.test(argument)) options.urls.push(argument)
    else if (argument === '--') isOver = true
    else if (argument.startsWith('--')) apply(argument, argument, undefined)
    else
      for (let at = 1; at < argument.length; at += 1) {
        const rest = argument.slice(at + 1)
        const letter = argument[at] ?? ''
        if (apply(short[letter] ?? letter, `-${letter}`, rest === '' ? undefined : rest)) break
      }
  }
  return options
}

/** The output of `curl --help` and `--version`; undefined for other command lines. */
export function curlInfo([first = '']: readonly string[]): string | undefined {
  if (first === '-V' || first === '--version') return `curl ${version} (in your browser)\n`
  if (!/^(?:-h|--help|-M|--manual)$/.test(first)) return undefined
  const lines = [...Object.keys(taking), ...Object.keys(switching)].toSorted().map((name) => {
    const letter = Object.keys(short).find((each) => short[each] === name)
    return `  ${letter === undefined ? '    ' : `-${letter}, `}${name}${name in taking ? ' <value>' : ''}\n`
  })
  return `Usage: curl [options...] <url>\n${lines.join('')}`
}

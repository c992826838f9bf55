import type { LabResponse, LabRequest } from '@rampart/contract/rules/labRequest'
import { defineCommand } from 'just-bash/browser'
import { bytesOf, fromBase64, fromLatin1, joined, toBase64, toLatin1 } from './bytes.ts'
import { CookieJar } from './cookieJar.ts'
import { CurlError, curlInfo, failure, readCurlOptions, version } from './curlOptions.ts'
import type { CurlOptions } from './curlOptions.ts'
import { pathOf, withQuery } from './curlPath.ts'
import { requestBody } from './requestBody.ts'
import type { CommandContext } from './requestBody.ts'
import { withoutResponse, writtenOut } from './writeOut.ts'
import { anySignal } from '../../../anySignal.ts'

/** Sends the described request to the session's target. */
export type Ask = (request: LabRequest, signal?: AbortSignal) => Promise<LabResponse>

interface Way {
  readonly ask: Ask
  /** Origin of the session: nothing else can be reached. */
  readonly origin: string
}

/** The outcome for one address. */
interface Outcome {
  readonly stdout: Uint8Array[]
  readonly stderr: string
  readonly status: number
}

/** `curl` for this session's origin, by the options that guides use. */
export const createCurl = (way: Way) =>
  defineCommand('curl', async (args, ctx) => {
    let options: CurlOptions | undefined
    const stdout = curlInfo(args)
    if (stdout !== undefined) return { stdout, stderr: '', exitCode: 0 }
    try {
      options = readCurlOptions(args)
      if (options.urls.length === 0) throw new CurlError(2, '(2) no URL specified')
      const read = options
      const jar = await openJar(read, ctx)
      const body = await requestBody(read, ctx)
      const outcomeOf = (url: string, index: number): Promise<Outcome> =>
        transfer({ way, options: read, jar, body, url, index, ctx }).catch((error: unknown) => {
          const { stderr, exitCode } = failure(error, read)
          return { stdout: withoutResponse(read, url, exitCode), stderr, status: exitCode }
        })
      const outcomes = read.isParallel ? await Promise.all(read.urls.map(outcomeOf)) : []
      if (!read.isParallel)
        for (const [index, url] of read.urls.entries()) outcomes.push(await outcomeOf(url, index))
      if (read.cookieJar) await write(read.cookieJar, bytesOf(jar.text()), ctx)
      return {
        stdout: toLatin1(joined(outcomes.flatMap(({ stdout }) => stdout))),
        stdoutKind: 'bytes' as const,
        stderr: outcomes.map(({ stderr }) => stderr).join(''),
        // As in the real curl: the exit code of the last request, unless they ran in parallel.
        exitCode: (read.isParallel ? outcomes.find(hasFailed) : outcomes.at(-1))?.status ?? 0,
      }
    } catch (error) {
      return { stdout: '', ...failure(error, options) }
    }
  })

const hasFailed = ({ status }: Outcome) => status !== 0

async function openJar(
  { cookies, cookieJar }: CurlOptions,
  ctx: CommandContext,
): Promise<CookieJar> {
  const jar = new CookieJar()
  for (const given of [
    ...cookies.filter((each) => !each.includes('=')),
    ...(cookieJar ? [cookieJar] : []),
  ])
    jar.read(await ctx.fs.readFile(ctx.fs.resolvePath(ctx.cwd, given)).catch(() => ''))
  return jar
}

interface Transfer {
  readonly way: Way
  readonly options: CurlOptions
  readonly jar: CookieJar
  readonly body: Uint8Array | undefined
  readonly url: string
  readonly index: number
  readonly ctx: CommandContext
}

async function transfer({ way, options, jar, body, url, index, ctx }: Transfer): Promise<Outcome> {
  const began = performance.now()
  const output: Uint8Array[] = []
  const dumped: Uint8Array[] = []
  let errors = ''
  if (!options.isGlobOff && /[[\]{}]/.test(url))
    throw new CurlError(
      3,
      '(3) This terminal expands no [] and {} in a URL: write a loop, or send them by -g',
    )
  const path = pathOf(url, way.origin, options.isPathAsIs)
  let place = options.isGet && body ? withQuery(path, toLatin1(body)) : path
  let content = options.isGet ? undefined : body
  let method =
    options.method ?? (options.isHead ? 'HEAD' : options.upload ? 'PUT' : content ? 'POST' : 'GET')
  let redirects = 0
  const limit = !options.maxTime ? [] : [AbortSignal.timeout(options.maxTime * 1000)]
  const signal = anySignal([...(ctx.signal ? [ctx.signal] : []), ...limit])
  const { host, hostname } = new URL(way.origin)
  for (;;) {
    const headers = requestHeaders(options, jar.header(hostname, place), content !== undefined)
    if (options.isVerbose)
      errors += lines('> ', [
        `${method} ${place} HTTP/1.1`,
        `Host: ${host}`,
        ...headers.map((pair) => pair.join(': ')),
        '',
      ])
    const response = await way
      .ask({ method, path: place, headers, body: content ? toBase64(content) : '' }, signal)
      .catch((error: unknown) => {
        if (limit[0]?.aborted)
          throw new CurlError(28, `(28) Operation timed out after ${options.maxTime} seconds`)
        throw new CurlError(
          7,
          `(7) Failed to connect to ${hostname}: ${error instanceof Error ? error.message : ''}`,
        )
      })
    const valueOf = (name: string) =>
      response.headers.find(([own]) => own.toLowerCase() === name)?.[1]
    for (const [name, value] of response.headers)
      if (name.toLowerCase() === 'set-cookie') jar.take(value, hostname, place)
    const head = `HTTP/1.1 ${response.status} ${response.reason}\r\n${response.headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    if (options.isVerbose) errors += lines('< ', head.trimEnd().split('\r\n').concat(''))
    if (options.includesHeaders || options.isHead) output.push(fromLatin1(head))
    dumped.push(fromLatin1(head))
    const location = valueOf('location')
    const isRedirect = response.status >= 300 && response.status < 400 && location !== undefined
    if (isRedirect && options.follows) {
      redirects += 1
      if (redirects > options.maxRedirects)
        throw new CurlError(47, `(47) Maximum (${options.maxRedirects}) redirects followed`)
      place = pathOf(new URL(location, `${way.origin}${place}`).toString(), way.origin)
      if (
        !options.method &&
        (response.status === 303 || (response.status <= 302 && method === 'POST'))
      ) {
        method = options.isHead ? 'HEAD' : 'GET'
        content = undefined
      }
      continue
    }
    const received = fromBase64(response.body)
    const isFailed = options.failsOn400 && response.status >= 400
    if (!isFailed || options.keepsBodyOn400) output.push(received)
    // From the address that was typed: the target chooses where a redirect goes.
    const file = options.usesRemoteName
      ? path.split('?')[0]?.split('/').pop()
      : options.outputs[index]
    const printed: Uint8Array[] = options.dumpHeaders === '-' ? [...dumped] : []
    if (options.dumpHeaders) await write(options.dumpHeaders, joined(dumped), ctx)
    if (file === undefined || file === '-') printed.push(...output)
    else await write(file, joined(output), ctx)
    if (options.writeOut) {
      const facts: Record<string, string> = {
        http_code: String(response.status).padStart(3, '0'),
        response_code: String(response.status).padStart(3, '0'),
        time_total: ((performance.now() - began) / 1000).toFixed(6),
        size_download: String(received.length),
        size_header: String(head.length),
        content_type: valueOf('content-type') ?? '',
        num_redirects: String(redirects),
        redirect_url: isRedirect ? new URL(location, `${way.origin}${place}`).toString() : '',
        url_effective: `${way.origin}${place}`,
        method,
        exitcode: isFailed ? '22' : '0',
      }
      printed.push(bytesOf(writtenOut(options.writeOut, facts)))
    }
    if (response.isCut) errors += 'curl: (63) Exceeded the maximum allowed file size\n'
    const status = isFailed ? 22 : response.isCut ? 63 : 0
    if (isFailed && (!options.isSilent || options.showsErrors))
      errors += `curl: (22) The requested URL returned error: ${response.status}\n`
    return { stdout: printed, stderr: errors, status }
  }
}

const lines = (mark: string, texts: readonly string[]) =>
  texts.map((text) => `${mark}${text}\n`).join('')

/**
 * In curl's order; the learner's own header replaces curl's, and one without a value removes it.
 */
function requestHeaders(
  options: CurlOptions,
  cookie: string | undefined,
  hasBody: boolean,
): [string, string][] {
  const { user, isJson, cookies } = options
  const sent = [
    ...(cookie === undefined ? [] : [cookie]),
    ...cookies.filter((each) => each.includes('=')),
  ]
  const given = options.headers.flatMap((header): [string, string][] => {
    const [, name = '', mark, value = ''] = /^([^:;]+)([:;])\s*(.*)$/s.exec(header) ?? []
    return name === '' || (mark === ';' && value !== '')
      ? []
      : [[name.trim(), mark === ';' ? ' ' : value]]
  })
  const isGiven = (name: string) => given.some(([own]) => own.toLowerCase() === name.toLowerCase())
  const usual: [string, string | undefined][] = [
    ['Authorization', user === undefined ? undefined : `Basic ${toBase64(bytesOf(user))}`],
    ['User-Agent', options.userAgent ?? `curl/${version}`],
    ['Accept', isJson ? 'application/json' : '*/*'],
    ['Referer', options.referer],
    ['Cookie', sent.length > 0 ? sent.join('; ') : undefined],
  ]
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  if (hasBody && !options.upload) usual.push(['Content-Type', type])
  return [
    ...usual.filter(
      (pair): pair is [string, string] =>
        pair[1] !== undefined && pair[1] !== '' && !isGiven(pair[0]),
    ),
    ...given
      .filter(([, value]) => value !== '')
      .map(([name, value]): [string, string] => [name, value.trim()]),
  ]
}

async function write(file: string, content: Uint8Array, ctx: CommandContext): Promise<void> {
  if (file === '-' || file === '/dev/null') return
  await ctx.fs.writeFile(ctx.fs.resolvePath(ctx.cwd, file), content).catch(() => {
    throw new CurlError(23, `(23) Failure writing output to destination`)
  })
}

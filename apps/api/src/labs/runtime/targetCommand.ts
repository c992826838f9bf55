import { fileURLToPath } from 'node:url'

/** What a target is started with; it learns nothing else. */
export interface TargetInput {
  /** The folder of the lab's target, with `main.ts` in it. */
  readonly folder: string
  /** 64 hexadecimal characters, this session's own. */
  readonly seed: string
  readonly credentials: Readonly<Record<string, string>>
  /** What the gateway shows with each request, so that no other program of this machine reaches the target. */
  readonly gatewaySecret: string
}

/** A program with its arguments and its whole environment. */
export interface TargetCommand {
  readonly file: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** What targets share. */
export const kitFolder = fileURLToPath(new URL('../../../../../content/lab-kit', import.meta.url))

/** The most memory that a target's objects may take, in megabytes. */
const heapMegabytes = 64

/** Node's arguments for a target: its permission model reads the target's own files and the kit's, writes nothing and starts nothing. */
export const targetArguments = (folder: string, kitFolder: string): readonly string[] => [
  '--permission',
  `--allow-fs-read=${folder}`,
  `--allow-fs-read=${kitFolder}`,
  `--max-old-space-size=${heapMegabytes}`,
  '--disable-warning=ExperimentalWarning',
  `${folder}/main.ts`,
]

/** A target's whole environment. */
export const targetEnvironment = ({ seed, credentials, gatewaySecret }: Omit<TargetInput, 'folder'>): Readonly<Record<string, string>> => ({
  LAB_TARGET: JSON.stringify({ seed, credentials, gatewaySecret }),
  NODE_ENV: 'production',
})

/** How a target is started on this machine. */
export function targetCommand({ folder, ...input }: TargetInput): TargetCommand {
  return { file: process.execPath, args: targetArguments(folder, kitFolder), env: targetEnvironment(input) }
}

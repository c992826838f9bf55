import { fileURLToPath } from 'node:url'

/** A target's input; it gets nothing else. */
export interface TargetInput {
  /** The folder of the lab's target, which contains `main.ts`. */
  readonly folder: string
  /** 64 hexadecimal characters, different for each session. */
  readonly seed: string
  readonly credentials: Readonly<Record<string, string>>
  /**
   * The gateway sends it with each request, so that no other program of this machine can use the
   * target.
   */
  readonly gatewaySecret: string
}

/** A program with its arguments and its environment. */
export interface TargetCommand {
  readonly file: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** The folder that targets share. */
export const kitFolder = fileURLToPath(new URL('../../../../../content/lab-kit', import.meta.url))

/** The most memory that a target's objects may take, in megabytes. */
const heapMegabytes = 64

/**
 * Node's arguments for a target. Its permission model allows it to read its own files and the
 * kit's, and nothing else.
 */
export const targetArguments = (folder: string, kitFolder: string): readonly string[] => [
  '--permission',
  `--allow-fs-read=${folder}`,
  `--allow-fs-read=${kitFolder}`,
  `--max-old-space-size=${heapMegabytes}`,
  '--disable-warning=ExperimentalWarning',
  `${folder}/main.ts`,
]

/** A target's environment. */
export const targetEnvironment = ({
  seed,
  credentials,
  gatewaySecret,
}: Omit<TargetInput, 'folder'>): Readonly<Record<string, string>> => ({
  LAB_TARGET: JSON.stringify({ seed, credentials, gatewaySecret }),
  NODE_ENV: 'production',
})

/** The command that starts a target on this machine. */
export function targetCommand({ folder, ...input }: TargetInput): TargetCommand {
  return {
    file: process.execPath,
    args: targetArguments(folder, kitFolder),
    env: targetEnvironment(input),
  }
}

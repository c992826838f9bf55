import type { FastifyBaseLogger } from 'fastify'
import type { ProcessIdentity } from '../../processIdentity.ts'

/** The label with the site's installation: several sites may share an engine or a namespace. */
export const siteLabel = 'rampart.site'
/** The label with the lab session. */
export const sessionLabel = 'rampart.session'

/** The port that targets listen on, in their container or pod. */
export const portInside = 8080

/** An address outside that responds where there is a way to it: probes try to reach it. */
export const publicAddress = '1.1.1.1:443'

/** The most memory of a target, in MiB: a Node process with a full heap, and a margin. */
export const maxMemory = 256

/** How long a target on this machine may take until it responds, in milliseconds. */
export const readyTime = 30_000

/** Options of every driver. */
export interface RuntimeOptions {
  /** The folder that has a folder for each lab. */
  readonly labsFolder: string
  /** This machine and its boot. */
  readonly host: string
  /**
   * The address of this machine at which gateways of others reach its targets; null if its own
   * alone does.
   */
  readonly hostAddress: string | null
  /** This installation of the site: its public origin. */
  readonly site: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Where a target is. */
export interface TargetPlace {
  /**
   * The machine that it runs on, and its boot. Missing in what earlier versions wrote of
   * containers.
   */
  readonly host?: string
  readonly port: number
  /** Where every machine reaches it; missing if only its own machine does. */
  readonly address?: string
  /**
   * Where its own machine reaches it, if not on the loopback interface: its address in the engine's
   * network.
   */
  readonly ip?: string
}

/** A target that is a process. */
export interface ProcessHandle extends ProcessIdentity, TargetPlace {
  readonly driver: 'process'
  readonly host: string
}

/** A target in a container. */
export interface ContainerHandle extends TargetPlace {
  readonly driver: 'container'
  readonly containerId: string
  /** Whether a shell can be started beside it. */
  readonly hasShell?: boolean
}

/** An object of a cluster. Another one of the same name has another UID. */
export interface ClusterObject {
  readonly name: string
  readonly uid: string
}

/** A target in a pod of a cluster. */
export interface KubernetesHandle extends TargetPlace, ClusterObject {
  readonly driver: 'kubernetes'
  readonly namespace: string
  /**
   * What the pod was taken from a pool by, and goes with; missing if the pod was made for the
   * session.
   */
  readonly claim?: ClusterObject
}

/** Columns and rows of a terminal. */
export interface TerminalSize {
  readonly columns: number
  readonly rows: number
}

/** What a shell beside a target is started with. */
export interface ShellStart {
  readonly sessionId: string
  /** Its environment. */
  readonly variables: Readonly<Record<string, string>>
  readonly onOutput: (output: Buffer) => void
  /** It has ended, for any reason. */
  readonly onEnd: () => void
}

/** A shell with a terminal, beside a target. */
export interface RunningShell {
  write(input: Buffer): void
  resize(size: TerminalSize): void
  /** Stops reading what it prints; it waits then. */
  pause(): void
  resume(): void
  /** Ends it with all that it has started. */
  end(): Promise<void>
  /** Disconnects from it because this process ends; the next one finds its files. */
  leave(): void
}

/** Where a target is and how to end it, as stored in the session's row. */
export type TargetHandle = ProcessHandle | ContainerHandle | KubernetesHandle

/** Whether a target goes on when the process that runs it ends. */
export const outlivesProcess = (target: TargetHandle | null): boolean =>
  target !== null && target.driver !== 'process'

/** What a target is started with. */
export interface TargetStart {
  readonly sessionId: string
  /** The lab's path: the name of its folder in `content/labs`. */
  readonly lab: string
  /** 64 hexadecimal characters, different for each session. */
  readonly seed: string
  readonly credentials: Readonly<Record<string, string>>
  /** The gateway sends it with each request; a target refuses requests without it. */
  readonly gatewaySecret: string
}

/**
 * Tells that a target has ended, for any reason but `stop`. `isTakenAway`: what it ran on has ended
 * it, and not its own program.
 */
export type OnEnd = (reason: string, isTakenAway?: boolean) => void

/** Runs the targets of lab sessions. A repeated call has no further effect. */
export interface LabRuntime {
  /** Whether targets go on when this process ends. The next one of this machine adopts them. */
  readonly outlives: boolean
  /**
   * Starts a target and waits until it responds. If that fails, rejects and leaves nothing behind;
   * it fails for a session that has a target already. `onEnd` is called if it ends later.
   */
  start(start: TargetStart, onEnd: OnEnd): Promise<TargetHandle>
  /**
   * Takes over a target that an earlier process started on this machine: `onEnd` is called as if it
   * had been started here.
   */
  adopt(handle: TargetHandle, onEnd: OnEnd): Promise<'running' | 'gone'>
  /** Whether the target runs, within its limits. */
  status(handle: TargetHandle): Promise<'running' | 'gone'>
  /** Ends a target, by force if needed. Resolves when nothing of it is left. */
  stop(handle: TargetHandle): Promise<void>
  /**
   * Ends all targets that belong to no session, from any process. It lists the targets first and
   * then reads the sessions in progress, so that a target that starts in between is not ended. What
   * cannot be ended is logged, and holds up nothing else.
   */
  reconcile(sessionsInProgress: () => Promise<ReadonlySet<string>>): Promise<void>
  /**
   * Starts a shell beside a target that says that it can have one. Drivers without containers have
   * none.
   */
  openShell?(start: ShellStart): Promise<RunningShell>
  /**
   * Ends starts under way, and every target that this driver has started unless they outlive the
   * process.
   */
  close(): Promise<void>
}

import type { ProcessIdentity } from '../../processIdentity.ts'

/** A target that is a process. */
export interface ProcessHandle extends ProcessIdentity {
  readonly driver: 'process'
  /** The machine that it runs on, and its boot. */
  readonly host: string
  /** On the loopback interface. */
  readonly port: number
}

/** A target in a container. */
export interface ContainerHandle {
  readonly driver: 'container'
  readonly containerId: string
  /** On the loopback interface of the machine that the containers run on. */
  readonly port: number
  /** Whether a shell can be started beside it. */
  readonly hasShell?: boolean
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
}

/** Where a target is and how to end it, as stored in the session's row. */
export type TargetHandle = ProcessHandle | ContainerHandle

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

/** Runs the targets of lab sessions. A repeated call has no further effect. */
export interface LabRuntime {
  /**
   * Starts a target and waits until it responds. If that fails, rejects and leaves nothing behind.
   * `onEnd` is called if it ends later, for any reason.
   */
  start(start: TargetStart, onEnd: (reason: string) => void): Promise<TargetHandle>
  /** Whether the target runs, within its limits. */
  status(handle: TargetHandle): Promise<'running' | 'gone'>
  /** Ends a target, by force if needed. Resolves when nothing of it is left. */
  stop(handle: TargetHandle): Promise<void>
  /**
   * Ends all targets that belong to no session, from any process. It lists the targets first and then reads the sessions in
   * progress, so that a target that starts in between is not ended.
   */
  reconcile(sessionsInProgress: () => Promise<ReadonlySet<string>>): Promise<void>
  /** Starts a shell beside a target that says that it can have one. Drivers without containers have none. */
  openShell?(start: ShellStart): Promise<RunningShell>
  /** Ends every target that this driver has started. */
  close(): Promise<void>
}

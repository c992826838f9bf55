import type { ProcessIdentity } from '../../processIdentity.ts'

/** A target that is a process. */
export interface ProcessHandle extends ProcessIdentity {
  readonly driver: 'process'
  /** The machine that it runs on, this boot of it. */
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
}

/** Where a target is and how it is ended, as the session's row keeps it. */
export type TargetHandle = ProcessHandle | ContainerHandle

/** What a target is started with. */
export interface TargetStart {
  readonly sessionId: string
  /** The lab's path, the name of its folder in `content/labs`. */
  readonly lab: string
  /** 64 hexadecimal characters, this session's own. */
  readonly seed: string
  readonly credentials: Readonly<Record<string, string>>
  /** What the gateway shows with each request; a target answers nobody else. */
  readonly gatewaySecret: string
}

/** Runs the targets of lab sessions. What it is told twice it does once. */
export interface LabRuntime {
  /**
   * Starts a target and waits until it answers. Rejects, with nothing left behind, where it does not.
   * `onEnd` is told when it ends later, whatever the reason.
   */
  start(start: TargetStart, onEnd: (reason: string) => void): Promise<TargetHandle>
  /** Whether the target runs, within its limits. */
  status(handle: TargetHandle): Promise<'running' | 'gone'>
  /** Ends a target, at once where it does not go by itself. Done when nothing of it is left. */
  stop(handle: TargetHandle): Promise<void>
  /**
   * Ends the targets that it finds and that belong to no session, whoever left them. It looks for targets first and asks for
   * the sessions in progress then: one that starts meanwhile is on neither list.
   */
  reconcile(sessionsInProgress: () => Promise<ReadonlySet<string>>): Promise<void>
  /** Ends every target that it has started. */
  close(): Promise<void>
}

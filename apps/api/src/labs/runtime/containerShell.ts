import type { Duplex } from 'node:stream'
import { labShellHome } from '@rampart/contract/rules/labShell'
import type Docker from 'dockerode'
import type { Container } from 'dockerode'
import { shellName, shellOptions } from './containerOptions.ts'
import { unless } from './engineErrors.ts'
import type { RunningShell, ShellStart } from './runtime.ts'

interface Place {
  readonly docker: Docker
  readonly image: string
  readonly site: string
}

/**
 * Starts a shell with a terminal in the session's own container, and the container if it does not
 * run. Never on this machine.
 */
export async function openContainerShell(
  { docker, image, site }: Place,
  { sessionId, variables, onOutput, onEnd }: ShellStart,
): Promise<RunningShell> {
  const container = await runningContainer()
  const exec = await container.exec({
    AttachStdin: true,
    AttachStdout: true,
    AttachStderr: true,
    Tty: true,
    Cmd: ['bash', '--norc', '-i'],
    WorkingDir: labShellHome,
    Env: Object.entries({
      HOME: labShellHome,
      USER: 'learner',
      TERM: 'xterm-256color',
      LANG: 'C.UTF-8',
      PS1: String.raw`\w \$ `,
      ...variables,
    }).map(([name, value]) => `${name}=${value}`),
  })
  const stream: Duplex = await exec.start({ hijack: true, stdin: true, Tty: true })
  let isOver = false
  const over = () => {
    if (isOver) return
    isOver = true
    stream.destroy()
    onEnd()
  }
  stream.on('data', onOutput)
  for (const event of ['end', 'close', 'error']) stream.on(event, over)
  return {
    write: (input) => {
      if (stream.writable) stream.write(input)
    },
    // Podman returns 201 where 200 is expected; a shell that has ended has no size.
    resize: ({ columns, rows }) => {
      exec.resize({ w: columns, h: rows }).catch(() => undefined)
    },
    pause: () => void stream.pause(),
    resume: () => void stream.resume(),
    leave: over,
    end: async () => {
      over()
      await container.remove({ force: true, v: true }).catch(unless([404, 409]))
    },
  }

  async function runningContainer(): Promise<Container> {
    const known = docker.getContainer(shellName(sessionId))
    const found = await known.inspect().catch(unless([404]))
    if (found?.State.Running) return docker.getContainer(found.Id)
    if (found) await known.remove({ force: true, v: true }).catch(unless([404, 409]))
    const made = await docker.createContainer(shellOptions({ sessionId, site, image }))
    try {
      await made.start()
    } catch (error) {
      await made.remove({ force: true, v: true }).catch(unless([404, 409]))
      throw error
    }
    return made
  }
}

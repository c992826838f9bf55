import type { Check } from '../../../lab-kit/mission.ts'
import type { CiServer } from './ciServer.ts'
import { encodings, leakIn } from './encodings.ts'
import type { Trigger } from './pipeline.ts'
import type { PlayedRun } from './runner.ts'
import type { Environment } from './shell.ts'

const main: Trigger = { event: 'push', branch: 'main' }
const branch: Trigger = { event: 'push', branch: 'an-idea' }
const fork: Trigger = { event: 'pull_request_from_fork', branch: 'a-stranger' }
/** A stranger chooses the name of the branch, too. */
const forkCalledMain: Trigger = { event: 'pull_request_from_fork', branch: 'main' }
const triggers = [main, branch, fork, forkCalledMain]

/** What a stranger's scripts print: all that they can see, in six shapes. */
const hostile = (environment: Environment): readonly string[] => {
  const all = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  return Object.values(encodings).flatMap((encode) => all.map(encode))
}

/** What must hold once the leak is contained and the pipeline has nothing left to leak. */
export function pipelineChecks(ci: CiServer): readonly Check[] {
  const { registry } = ci
  const did = (run: PlayedRun, what: string) => run.steps.some((step) => step.did.includes(what) && !step.failed.includes(what) && step.status === 'success')
  const tried = (run: PlayedRun, what: string) => run.steps.find((step) => step.did.includes(what))
  const stepsOfAll = () => triggers.flatMap((trigger) => ci.rehearse(trigger).steps)
  const runsOn = ({ event }: Trigger) => ci.pipeline.on.includes(event)

  const hidden = 'the run succeeds although a test fails; the command of the test hides it'

  /** A run that has to test and must not publish. */
  const testsAlone = (trigger: Trigger) => {
    if (!runsOn(trigger)) return 'the pipeline does not run for it'
    const run = ci.rehearse(trigger)
    const publishing = tried(run, 'publish')
    if (publishing) return `step ${publishing.name} tries to publish from the branch ${trigger.branch}`
    if (!did(run, 'test') || run.status !== 'success') return 'it is not tested with success'
    return ci.rehearse(trigger, { isBroken: true }).status === 'failed' ? undefined : hidden
  }

  /** What a stranger's scripts get hold of. */
  const found = (trigger: Trigger) => {
    const run = ci.rehearse(trigger, { scripts: hostile })
    const shape = leakIn(run.log, registry.token)
    if (shape !== undefined) return `it printed DEPLOY_TOKEN in ${shape}, past the masking`
    const step = run.steps.find(({ identity }) => identity)
    return step && `step ${step.name} gives it an identity, on the branch ${trigger.branch}`
  }

  return [
    { id: 'old-token-useless', name: 'The old token opens nothing', run: () => (registry.tokens.length > 1 ? undefined : 'it still works') },
    {
      id: 'strange-version-gone', name: 'The version that nobody built is gone',
      run: () => registry.strangeVersion && 'the registry still hands it out',
    },
    {
      id: 'logs-clean', name: 'No log gives a token away',
      run: () => {
        for (const { id, log, isLogRemoved } of ci.runs) {
          const shape = isLogRemoved ? undefined : [...registry.tokens, ...registry.trials].map((token) => leakIn(log, token)).find(Boolean)
          if (shape !== undefined) return `that of run ${id} holds one, in ${shape}`
        }
        return registry.tokens.length > 1 && hasLeaked(ci) ? 'the token of now stood in a log: replace it again' : undefined
      },
    },
    {
      id: 'main-published', name: 'A push to main is tested and published',
      run: () => {
        const run = ci.rehearse(main)
        if (!runsOn(main)) return 'the pipeline does not run for it'
        if (!did(run, 'test')) return 'it is not tested'
        if (!did(run, 'publish')) return 'it is not published; the log of such a run says why'
        const order = run.steps.flatMap((step) => step.did)
        if (order.indexOf('test') > order.indexOf('publish')) return 'it is published before it is tested'
        const broken = ci.rehearse(main, { isBroken: true })
        if (tried(broken, 'publish')) return 'it is published although a test fails; the command of the test hides it'
        return broken.status === 'failed' ? undefined : hidden
      },
    },
    { id: 'fork-tested', name: 'A pull request from a fork is tested and no more', run: () => testsAlone(fork) ?? testsAlone(forkCalledMain) },
    { id: 'branch-tested', name: 'A push to another branch is tested and no more', run: () => testsAlone(branch) },
    {
      id: 'nothing-in-environment', name: 'A hostile pull request finds nothing in its environment',
      run: () => found(fork) ?? found(forkCalledMain),
    },
    {
      id: 'one-identity', name: 'Only the publishing step can prove who it is',
      run: () => {
        const step = stepsOfAll().find(({ identity, secrets, did: done }) => (identity || secrets.length > 0) && done.join() !== 'publish')
        return step && `step ${step.name} can too, and runs other code`
      },
    },
    {
      id: 'no-secret-left', name: 'There is no secret left to leak',
      run: () => {
        const step = stepsOfAll().find(({ secrets }) => secrets.length > 0)
        return step && `step ${step.name} has DEPLOY_TOKEN; an identity could do its work`
      },
    },
  ]
}

const hasLeaked = ({ runs, registry }: CiServer) => runs.some(({ log }) => [registry.token, registry.trial].some((token) => leakIn(log, token) !== undefined))

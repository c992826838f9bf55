import type { V1Container, V1OwnerReference, V1Pod, V1Secret } from '@kubernetes/client-node'
import { sha256 } from '../../sha256.ts'
import { maxMemory, portInside, sessionLabel, siteLabel } from './runtime.ts'
import type { ClusterObject, TargetStart } from './runtime.ts'
import { targetArguments, targetEnvironment } from './targetCommand.ts'

/** A site's origin as the value of a label. */
export const siteValue = (site: string) => sha256(site).slice(0, 32)

/** The labels of what belongs to a session. */
export const sessionLabels = (site: string, sessionId: string) => ({
  [siteLabel]: siteValue(site),
  [sessionLabel]: sessionId,
})

/**
 * The name of a session's pod, or of its claim to one. It is what makes a second start of a session
 * fail.
 */
export const objectName = (sessionId: string) => `lab-${sessionId}`

/** Where the image has labs and their kit, as in the site's own. */
const contentInside = '/app/content'
const secretFolder = '/run/lab'
/** The file with what a target is started with, which the pod's environment does not show. */
const secretFile = 'target'

/**
 * Seconds after which the cluster ends what a session has, even without the site: longer than any
 * session, which takes a day at most, and twice as long with double time.
 */
export const longest = 49 * 60 * 60

export interface PodSettings {
  /** The site's public origin. */
  readonly site: string
  /** The image of targets; `{lab}` in it stands for the lab's path. */
  readonly image: string
  /** The cluster's way to run pods, such as gVisor; null for its default. */
  readonly runtimeClass: string | null
}

/**
 * A pod without rights, network of its own choice or anything to write on, as the standard
 * `restricted` asks.
 */
export function labPod(
  name: string,
  labels: Readonly<Record<string, string>>,
  container: Omit<V1Container, 'name'>,
  { runtimeClass }: Pick<PodSettings, 'runtimeClass'>,
): V1Pod {
  return {
    metadata: { name, labels },
    spec: {
      restartPolicy: 'Never',
      activeDeadlineSeconds: longest,
      terminationGracePeriodSeconds: 2,
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      ...(runtimeClass !== null && { runtimeClassName: runtimeClass }),
      securityContext: {
        runAsNonRoot: true,
        runAsUser: 65_534,
        runAsGroup: 65_534,
        fsGroup: 65_534,
        seccompProfile: { type: 'RuntimeDefault' },
      },
      containers: [
        {
          name: 'target',
          workingDir: '/',
          securityContext: {
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'] },
            readOnlyRootFilesystem: true,
          },
          resources: {
            requests: { cpu: '50m', memory: '96Mi' },
            limits: { cpu: '500m', memory: `${maxMemory}Mi`, 'ephemeral-storage': '16Mi' },
          },
          ...container,
        },
      ],
    },
  }
}

/** Node's arguments for a target in its pod. It may read what it is started with, too. */
export const argumentsInside = (lab: string): readonly string[] => {
  const folder = `${contentInside}/labs/${lab}/target`
  const [first = '', ...args] = targetArguments(folder, `${contentInside}/lab-kit`)
  return [first, `--allow-fs-read=${secretFolder}`, ...args]
}

/** What a target reads from its file. */
export const inputOf = (start: TargetStart): string => targetEnvironment(start)['LAB_TARGET'] ?? ''

/** The pod of a session's target. */
export function targetPod({ sessionId, lab }: TargetStart, settings: PodSettings): V1Pod {
  const name = objectName(sessionId)
  const pod = labPod(
    name,
    sessionLabels(settings.site, sessionId),
    {
      image: settings.image.replace('{lab}', lab),
      command: ['node', ...argumentsInside(lab)],
      env: [
        { name: 'NODE_ENV', value: 'production' },
        { name: 'LAB_TARGET_PORT', value: String(portInside) },
        { name: 'LAB_TARGET_FILE', value: `${secretFolder}/${secretFile}` },
      ],
      // A target ends when its standard input closes.
      stdin: true,
      ports: [{ containerPort: portInside }],
      readinessProbe: { tcpSocket: { port: portInside }, periodSeconds: 1, failureThreshold: 60 },
      volumeMounts: [{ name: 'target', mountPath: secretFolder, readOnly: true }],
    },
    settings,
  )
  const volume = { name: 'target', secret: { secretName: name, defaultMode: 0o440 } }
  return {
    ...pod,
    spec: { ...pod.spec, containers: pod.spec?.containers ?? [], volumes: [volume] },
  }
}

/** What a target is started with; it goes with its pod. */
export function targetSecret(
  start: TargetStart,
  { name, uid }: ClusterObject,
  { site }: Pick<PodSettings, 'site'>,
): V1Secret {
  const owner: V1OwnerReference = {
    apiVersion: 'v1',
    kind: 'Pod',
    name,
    uid,
    blockOwnerDeletion: false,
  }
  return {
    metadata: { name, labels: sessionLabels(site, start.sessionId), ownerReferences: [owner] },
    immutable: true,
    stringData: { [secretFile]: inputOf(start) },
  }
}

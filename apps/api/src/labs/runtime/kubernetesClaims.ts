import { CustomObjectsApi } from '@kubernetes/client-node'
import type {
  KubeConfig,
  KubernetesListObject,
  KubernetesObject,
  V1Condition,
  V1NetworkPolicySpec,
  V1PodTemplateSpec,
} from '@kubernetes/client-node'
import { unlessGone } from './kubernetesErrors.ts'
import { untilGone } from './kubernetesSource.ts'
import type { ClusterObject } from './runtime.ts'

/** The API of kubernetes-sigs/agent-sandbox, as far as it is used. */
const api = { group: 'extensions.agents.x-k8s.io', version: 'v1beta1' }

/** A claim to a pod of a pool. Its sandbox and pod belong to it, and go with it. */
export interface SandboxClaim extends KubernetesObject {
  readonly spec: {
    readonly warmPoolRef: { readonly name: string }
    readonly lifecycle: { readonly shutdownTime: string; readonly shutdownPolicy: 'Delete' }
  }
  readonly status?: {
    readonly conditions?: readonly V1Condition[]
    /** Its pod has the same name. */
    readonly sandbox?: { readonly name?: string }
  }
}

interface SandboxWarmPool extends KubernetesObject {
  readonly spec: { readonly sandboxTemplateRef: { readonly name: string } }
}

/** How the pods of a pool are made. */
export interface SandboxTemplate extends KubernetesObject {
  readonly spec: {
    readonly podTemplate: V1PodTemplateSpec
    readonly networkPolicy?: Pick<V1NetworkPolicySpec, 'ingress' | 'egress'>
    /** Missing: `Managed`. */
    readonly networkPolicyManagement?: 'Managed' | 'Unmanaged'
  }
}

/** The claims of a namespace. */
export interface Claims {
  /** The path of their list in the cluster's API. */
  readonly path: string
  readonly create: (
    name: string,
    labels: Labels,
    spec: SandboxClaim['spec'],
  ) => Promise<ClusterObject>
  readonly list: (labelSelector: string) => Promise<KubernetesListObject<SandboxClaim>>
  /** Deletes one, and waits until its pod has ended and nothing of it is left. */
  readonly remove: (own: ClusterObject) => Promise<void>
  /** The template of a pool. */
  readonly templateOf: (pool: string) => Promise<SandboxTemplate>
}

type Labels = Readonly<Record<string, string>>

export function createClaims(config: KubeConfig, namespace: string): Claims {
  const objects = config.makeApiClient(CustomObjectsApi)
  const claims = { ...api, namespace, plural: 'sandboxclaims' }
  const named = <T>(plural: string, name: string) =>
    objects.getNamespacedCustomObject({ ...api, namespace, plural, name }) as Promise<T>
  return {
    path: `/apis/${api.group}/${api.version}/namespaces/${namespace}/${claims.plural}`,
    create: async (name, labels, spec) => {
      const body = {
        apiVersion: `${api.group}/${api.version}`,
        kind: 'SandboxClaim',
        metadata: { name, labels },
        spec,
      }
      const made = (await objects.createNamespacedCustomObject({ ...claims, body })) as SandboxClaim
      return { name, uid: made.metadata?.uid ?? '' }
    },
    list: (labelSelector) =>
      objects.listNamespacedCustomObject({ ...claims, labelSelector }) as Promise<
        KubernetesListObject<SandboxClaim>
      >,
    remove: async ({ name, uid }) => {
      const body = { preconditions: { uid }, propagationPolicy: 'Foreground' }
      await objects.deleteNamespacedCustomObject({ ...claims, name, body }).catch(unlessGone)
      await untilGone(uid, () => named<SandboxClaim>(claims.plural, name))
    },
    templateOf: async (pool) => {
      const { spec } = await named<SandboxWarmPool>('sandboxwarmpools', pool)
      return named<SandboxTemplate>('sandboxtemplates', spec.sandboxTemplateRef.name)
    },
  }
}

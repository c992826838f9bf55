export { startApi } from './api.ts'
export type { Api } from './api.ts'
export type { ApiInfo } from './fillDatabase.ts'
export { isLoopback, readConfig } from './config.ts'
export type { Config } from './config.ts'
export { keepFilesPrivate } from './dataFolder.ts'
export { systemErrorCode } from './systemErrors.ts'
export { demoPassword } from './demo/demo.ts'
export { addressScale } from './http/addressScale.ts'
export { createBoundedQueue } from './http/boundedQueue.ts'
export { limitConnections } from './http/connectionLimit.ts'
export { faultOf } from './http/errorHandler.ts'
export { etagOf } from './http/etag.ts'
export { forAnySite, preflight } from './http/fileRoute.ts'
export { installHostCheck } from './http/hostCheck.ts'
export { knownMethods } from './http/knownMethods.ts'
export { installRateLimit } from './http/limits.ts'
export { installShedding } from './http/shedding.ts'
export { openCounts } from './http/openCounts.ts'
export type { Counts } from './http/sharedCounts.ts'
export { logSecurityEvent } from './http/securityEvents.ts'
export { listenOrExplain } from './http/listen.ts'
export { orderlyStop } from './http/orderlyStop.ts'
export { redactUrl, serverOptions } from './http/serverOptions.ts'
export { encodings, once, sendStored, storedContent } from './http/stored.ts'
export type { Encoding, Stored, StoredContent } from './http/stored.ts'
export { startGateway } from './labs/gateway/startGateway.ts'
export { readableOutbox } from './mail/transport.ts'
export { startObserving } from './observing/startObserving.ts'
export { noteFault, noteLastFault } from './observing/work.ts'
export { roles } from './roles.ts'
export type { Role } from './roles.ts'
export { runImport, runMigrate } from './updates.ts'
export { StartError } from './startError.ts'
export { onStopSignal } from './stopSignals.ts'

/** Draws an opaque picture for other sites; its code loads with the first one. */
export const opaquePng: typeof import('./credentials/files/opaquePng.ts').opaquePng = async (svg) =>
  (await import('./credentials/files/opaquePng.ts')).opaquePng(svg)

/** Sets a text of any script as paths; its code loads with the first one. */
export const setText: typeof import('./credentials/files/setText.ts').setText = async (box) =>
  (await import('./credentials/files/setText.ts')).setText(box)

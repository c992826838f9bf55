export { startApi } from './api.ts';
export type { Api, ApiInfo } from './api.ts';
export { isLoopback, readConfig } from './config.ts';
export type { Config } from './config.ts';
export { redactUrl, serverOptions } from './http/serverOptions.ts';
export { StartError } from './startError.ts';

export { createLoader } from './createLoader.ts';
export type { FailedLoad, LoadedAnswer, Loader, LoadResult } from './createLoader.ts';
export { LoaderError } from './LoaderError.ts';
export type { LoaderErrorReason } from './LoaderError.ts';
export { DEVICE_TOKEN_HEADER, HEADER_NAMES } from './options.ts';
export type * from './options.ts';
export { newUuid } from './ports.ts';
export { IDEMPOTENCY_HEADER, VERSION_HEADER } from './retry.ts';
export { RETRY_AFTER_MAX_SECONDS, RETRY_DELAYS_SECONDS, RETRY_JITTER_SHARE } from './retry.ts';

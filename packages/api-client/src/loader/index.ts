export { createLoader } from './createLoader.ts';
export type { FailedLoad, LoadedResponse, Loader, LoadResult } from './createLoader.ts';
export { LoaderError } from './LoaderError.ts';
export type { LoaderErrorReason } from './LoaderError.ts';
export { DEFAULT_HEADER_NAMES } from './options.ts';
export type {
  HeaderNames,
  LoaderOptions,
  LoadRequest,
  QueryValues,
  ServerTrouble,
  Sleep,
} from './options.ts';
export { newUuid } from './ports.ts';
export {
  IDEMPOTENCY_HEADER,
  RETRY_AFTER_MAX_SECONDS,
  RETRY_JITTER_SHARE,
  RETRY_WAITS_SECONDS,
  VERSION_HEADER,
} from './retry.ts';

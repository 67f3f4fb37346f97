export { createLoader } from './createLoader.ts';
export type { Loader, LoadResult } from './createLoader.ts';
export { LoaderError } from './LoaderError.ts';
export { DEFAULT_HEADER_NAMES } from './options.ts';
export type { HeaderNames, LoaderOptions, LoadRequest, ServerTrouble } from './options.ts';
export { newUuid } from './ports.ts';
export { IDEMPOTENCY_HEADER, VERSION_HEADER } from './retry.ts';

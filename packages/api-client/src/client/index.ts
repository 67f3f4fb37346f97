export { createClient, newIdempotencyKey } from './createClient.ts';
export { CLIENT_ERRORS } from './failure.ts';
export type {
  CallArguments,
  CallFailure,
  CallOptions,
  CallRequest,
  CallResult,
  Client,
} from './types.ts';
export { IMPORT_ROWS_PER_CHUNK, sendOrderImport } from './sendOrderImport.ts';
export type { ImportResult, ImportToSend, SendImportOptions } from './sendOrderImport.ts';

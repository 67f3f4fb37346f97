export { createClient } from './createClient.ts';
export { newIdempotencyKey } from './once.ts';
export type {
  CallArguments,
  CallFailure,
  CallOptions,
  CallRequest,
  CallResult,
  Calls,
  CallScope,
  Client,
  Keyed,
  LooseRequest,
  ReadName,
} from './types.ts';
export { previewImport } from './previewImport.ts';
export { sendImport } from './sendImport.ts';
export type {
  ImportOutcomes,
  ImportResult,
  ImportToSend,
  SendImportOptions,
} from './sendImport.ts';

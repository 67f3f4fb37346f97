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

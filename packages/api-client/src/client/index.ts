export {
  createClient,
  newIdempotencyKey,
  type CallFailure,
  type CallOptions,
  type CallResult,
  type Client,
} from './client.ts';

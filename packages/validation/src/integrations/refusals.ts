import type { MessageKey } from '../messages/keys.ts';

/** Refusals by the gateway, in addition to those from the rules. */
export const INTEGRATION_REFUSALS = [
  'apiKey.beyondOwn',
  'apiKey.nameTaken',
  'apiKey.tooMany',
  'apiKey.notFound',
  'apiKey.sandbox',
  'telematics.off',
  'webhook.nameTaken',
  'webhook.tooMany',
  'webhook.off',
  'webhook.endpointOff',
  'webhook.notFound',
  'webhook.wholeAccount',
] as const satisfies readonly MessageKey[];

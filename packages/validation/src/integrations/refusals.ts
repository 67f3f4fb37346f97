import type { MessageKey } from '../messages/keys.ts';

/** What the gateway refuses of integrations, beside what the rules give. */
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

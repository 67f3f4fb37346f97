import * as z from 'zod/mini';
import type { MessageKey } from '../messages/keys.ts';
import { shape, text } from '../core/shape.ts';

/** Browsers per person that receive alerts. */
export const PUSH_BROWSERS_MAX = 10;
const ADDRESS_CHARACTERS_MAX = 1000;
const error = 'value.invalid';

const key = text(200).check(z.regex(/^[\w-]{16,}={0,2}$/, { error }));

/** A browser's Web Push subscription: its push service's URL, and keys to encrypt for it. */
export const pushSubscription = shape({
  endpoint: text(ADDRESS_CHARACTERS_MAX).check(z.regex(/^https:\/\/[^\s@]+$/, { error })),
  p256dh: key,
  auth: key,
});
/** Reasons why the gateway refuses push requests, such as having no keys of its own. */
export const PUSH_REFUSALS = ['push.off'] as const satisfies readonly MessageKey[];
export type PushSubscription = z.infer<typeof pushSubscription>;

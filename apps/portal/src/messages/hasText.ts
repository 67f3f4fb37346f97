import type { MessageKey } from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';

/** Whether the rules have a text for a key or error code from the gateway. */
export const hasText = (key: string): key is MessageKey => Object.hasOwn(en, key);

import type { ContactDetails } from '@forecourt/api-client/remote-config';
import { createCache, type CacheOptions } from '@forecourt/api-client/storage';

const ALL = 'all';
const isContact = (value: unknown): value is ContactDetails =>
  typeof value === 'object' && value !== null && 'phone' in value;

/** How customer service is reached, kept for when remote configuration does not answer: one list, one key. [STORE-21] */
export function openLobCache(
  parts: Pick<CacheOptions<ContactDetails>, 'store' | 'now' | 'logError'>,
) {
  const cache = createCache({ ...parts, name: 'lobCache', isValid: isContact });
  return {
    keep: (contact: ContactDetails) => cache.put(ALL, contact),
    last: async () => (await cache.get(ALL))?.value ?? null,
  };
}

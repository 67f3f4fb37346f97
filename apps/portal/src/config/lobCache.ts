import type { ContactDetails } from '@forecourt/api-client/remote-config';
import { createCache, type CacheOptions } from '@forecourt/api-client/storage';

const ALL = 'all';
const isContact = (value: unknown): value is ContactDetails =>
  typeof value === 'object' && value !== null && 'phone' in value;

/** Caches contact details for when remote configuration is unavailable. [STORE-21] */
export function openLobCache(
  options: Pick<CacheOptions<ContactDetails>, 'store' | 'now' | 'logError'>,
) {
  const cache = createCache({ ...options, name: 'lobCache', isValid: isContact });
  return {
    keep: (contact: ContactDetails) => cache.put(ALL, contact),
    last: async () => (await cache.get(ALL))?.value ?? null,
  };
}

import type { Flags } from '@forecourt/validation';

/**
 * How one signs in here: with username and password on our own page, or at the identity provider, as
 * before there was such a page. Without it the provider is the way whatever is configured. [FLAG-09, FLAG-16]
 */
export function signInWays(flags: Flags) {
  const hasForm = flags.has('signInWidget');
  return { hasForm, hasProviderPage: !hasForm || flags.has('legacyLogin') };
}

import type { Flags } from '@forecourt/validation';

/**
 * How to sign in: with username and password on the portal's page, or at the identity provider, as
 * before that page existed. Without the form, the provider is always an option. [FLAG-09, FLAG-16]
 */
export function signInWays(flags: Flags) {
  const hasForm = flags.has('signInWidget');
  return { hasForm, hasProviderPage: !hasForm || flags.has('legacyLogin') };
}

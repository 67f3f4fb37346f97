import type { Flags } from '@forecourt/validation';

export interface SignInWays {
  /** Username and password on our own page. */
  readonly hasForm: boolean;
  /** The identity provider's page, as before there was a form of our own. */
  readonly hasProviderPage: boolean;
}

/** How one signs in here; without the form the provider's page is there whatever is configured. [FLAG-09, FLAG-16] */
export function signInWays(flags: Flags): SignInWays {
  const hasForm = flags.has('signInWidget');
  return { hasForm, hasProviderPage: !hasForm || flags.has('legacyLogin') };
}

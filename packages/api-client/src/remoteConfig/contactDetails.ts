import { assertType } from '@forecourt/validation';
import { textAt } from '../values.ts';
import type { RemoteConfig } from './createRemoteConfig.ts';

/** The value with the contact details of the line of business, as JSON. [CONF-01] */
export const CONTACT_DETAILS_VALUE = 'lob_contact_details';

/** How customer service of this line of business is reached. */
export interface ContactDetails {
  readonly phone: string;
  readonly email: string | null;
  /** In words: "Monday to Friday, 7 AM to 7 PM CT". */
  readonly hours: string | null;
}

function parse(written: string): ContactDetails {
  const given: unknown = JSON.parse(written);
  const phone = textAt(given, 'phone');
  assertType(phone !== '', 'contact details without a phone');
  return { phone, email: textAt(given, 'email') || null, hours: textAt(given, 'hours') || null };
}

/** Fetches, activates and reads the contact details; null, and a line in the log, when that fails. [CONF-01, ERR-24, ERR-25] */
export async function readContactDetails(
  config: Pick<RemoteConfig, 'fetchAndActivate' | 'text'>,
  logError: (text: string, error: unknown) => void,
): Promise<ContactDetails | null> {
  try {
    await config.fetchAndActivate();
    return parse(config.text(CONTACT_DETAILS_VALUE));
  } catch (error) {
    logError('Remote Config fetch failed', error);
    return null;
  }
}

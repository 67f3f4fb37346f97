import { assertType } from '@forecourt/validation';
import { textAt } from '../values.ts';
import type { RemoteConfig } from './createRemoteConfig.ts';

/** Name of the value that has the line of business's contact details as JSON. [CONF-01] */
export const CONTACT_DETAILS_VALUE = 'lob_contact_details';

/** Customer service contacts of a line of business. */
export interface ContactDetails {
  readonly phone: string;
  readonly email: string | null;
  /** Free text, such as "Monday to Friday, 7 AM to 7 PM CT". */
  readonly hours: string | null;
}

function parse(json: string): ContactDetails {
  const details: unknown = JSON.parse(json);
  const phone = textAt(details, 'phone');
  assertType(phone !== '', 'contact details without a phone');
  return {
    phone,
    email: textAt(details, 'email') || null,
    hours: textAt(details, 'hours') || null,
  };
}

/** Reads the contact details; logs a failure and returns `null`. [CONF-01, ERR-24, ERR-25] */
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

import * as z from 'zod/mini';
import type { HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { entriesFor } from '../../remoteConfig/template.ts';

/** The one line of business, and the one locale that its words are in. [GW-140, I18N-09] */
const LINE_ID = '1';
const LOCALE = 'en-US';
const CONTACT_DETAILS = 'lob_contact_details';
const APP_ID = 'gateway';

const filled = z.string().check(z.minLength(1));
const optional = z.catch(z.nullable(filled), null);
const details = z.object({ phone: filled, email: optional, hours: optional });

function read(written: string | undefined) {
  try {
    return details.parse(JSON.parse(written ?? ''));
  } catch {
    return null;
  }
}

/** The value of remote configuration, read for whoever has none of their own. [GW-140, ENT-59] */
export const getLineOfBusiness: HandlerOf<'getLineOfBusiness'> = ({ params }, context) => {
  const { lineId, locale } = params;
  if (lineId !== LINE_ID || locale !== LOCALE) throw notFound('lineOfBusiness');
  const asker = { languageCode: locale, appId: APP_ID, signals: {} };
  const contact = read(entriesFor(context.remoteConfig(), asker)[CONTACT_DETAILS]);
  if (contact === null) context.log.error('the contact details cannot be read');
  return Promise.resolve({ lineId, locale, contact });
};

import * as z from 'zod/mini';
import type { HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { configuredValue } from './configuredValue.ts';

/** The one line of business, and the one locale that its words are in. [GW-140, I18N-09] */
const LINE_ID = '1';
const LOCALE = 'en-US';
const CONTACT_DETAILS = 'lob_contact_details';

const filled = z.string().check(z.minLength(1));
const optional = z.catch(z.nullable(filled), null);
const details = z.object({ phone: filled, email: optional, hours: optional });

/** The value of remote configuration, read for whoever has none of their own. [GW-140, ENT-59] */
export const getLineOfBusiness: HandlerOf<'getLineOfBusiness'> = ({ params }, context) => {
  const { lineId, locale } = params;
  if (lineId !== LINE_ID || locale !== LOCALE) throw notFound('lineOfBusiness');
  const contact = configuredValue(context, CONTACT_DETAILS, details, locale);
  return Promise.resolve({ lineId, locale, contact });
};

import { collectingCompany } from '@forecourt/api-client/contract';
import * as z from 'zod/mini';
import type { AnyoneContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { entriesFor } from '../../remoteConfig/template.ts';

const APP_ID = 'gateway';
/** The one locale that configured words are in, and the one line of business. [GW-140, I18N-09] */
const LOCALE = 'en-US';
const LINE_ID = '1';

/**
 * A value of remote configuration that is JSON, read for whoever has none of their own; null, and a
 * line in the log, where the host wrote something else.
 */
function configuredValue<T>(
  context: Pick<AnyoneContext, 'remoteConfig' | 'log'>,
  name: string,
  schema: z.ZodMiniType<T>,
): T | null {
  const asker = { languageCode: LOCALE, appId: APP_ID, signals: {} };
  const written = entriesFor(context.remoteConfig(), asker)[name];
  try {
    const read = schema.safeParse(JSON.parse(written ?? ''));
    if (read.success) return read.data;
  } catch {
    // not JSON: the same as JSON of another shape
  }
  context.log.error(`the remote configuration value ${name} could not be read`);
  return null;
}

/** Who issues the account's cards and is paid for what they buy, as the host configured it. [GW-141] */
export const getCollectingCompany: HandlerOf<'getCollectingCompany'> = async (_input, context) => ({
  company: configuredValue(context, 'collecting_company', collectingCompany),
});

const filled = z.string().check(z.minLength(1));
const optional = z.catch(z.nullable(filled), null);
const details = z.object({ phone: filled, email: optional, hours: optional });

/** How a line of business can be reached, as the host configured it. [GW-140, ENT-59] */
export const getLineOfBusiness: HandlerOf<'getLineOfBusiness'> = async ({ params }, context) => {
  const { lineId, locale } = params;
  if (lineId !== LINE_ID || locale !== LOCALE) throw notFound('lineOfBusiness');
  return { lineId, locale, contact: configuredValue(context, 'lob_contact_details', details) };
};

import { collectingCompany } from '@forecourt/api-client/contract';
import * as z from 'zod/mini';
import type { AnyoneContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { entriesFor } from '../../remoteConfig/template.ts';

const APP_ID = 'gateway';
/** The only locale of configured texts, and the only line of business. [GW-140, I18N-09] */
const LOCALE = 'en-US';
const LINE_ID = '1';

/**
 * Reads a JSON value from remote configuration, as a client without signals gets it. If it does not
 * match the schema, logs an error and returns `null`.
 */
function configuredValue<T>(
  context: Pick<AnyoneContext, 'remoteConfig' | 'log'>,
  name: string,
  schema: z.ZodMiniType<T>,
): T | null {
  const client = { languageCode: LOCALE, appId: APP_ID, signals: {} };
  const value = entriesFor(context.remoteConfig(), client)[name];
  try {
    const parsed = schema.safeParse(JSON.parse(value ?? ''));
    if (parsed.success) return parsed.data;
  } catch {
    // invalid JSON is handled like JSON of the wrong shape
  }
  context.log.error(`the remote configuration value ${name} could not be read`);
  return null;
}

/** The company that issues the account's cards and collects payment, as configured. [GW-141] */
export const getCollectingCompany: HandlerOf<'getCollectingCompany'> = async (_input, context) => ({
  company: configuredValue(context, 'collecting_company', collectingCompany),
});

const nonEmptyString = z.string().check(z.minLength(1));
const nullableString = z.catch(z.nullable(nonEmptyString), null);
const details = z.object({ phone: nonEmptyString, email: nullableString, hours: nullableString });

/** Contact details of a line of business, as configured by the host. [GW-140, ENT-59] */
export const getLineOfBusiness: HandlerOf<'getLineOfBusiness'> = async ({ params }, context) => {
  const { lineId, locale } = params;
  if (lineId !== LINE_ID || locale !== LOCALE) throw notFound('lineOfBusiness');
  return { lineId, locale, contact: configuredValue(context, 'lob_contact_details', details) };
};

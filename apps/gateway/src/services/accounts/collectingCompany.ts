import { collectingCompany } from '@forecourt/api-client/contract';
import type { HandlerOf } from '../../http/context.ts';
import { configuredValue } from '../help/configuredValue.ts';

const COLLECTING_COMPANY = 'collecting_company';
const LANGUAGE = 'en-US';

/** Who issues the account's cards and is paid for what they buy, as the host configured it. [GW-141] */
export const getCollectingCompany: HandlerOf<'getCollectingCompany'> = (_input, context) =>
  Promise.resolve({
    company: configuredValue(context, COLLECTING_COMPANY, collectingCompany, LANGUAGE),
  });

import { en as access } from '../access/messages/en.ts';
import { en as accounts } from '../accounts/messages/en.ts';
import { en as addOns } from '../addOns/messages/en.ts';
import { en as addresses } from '../addresses/messages/en.ts';
import { en as alerts } from '../alerts/messages/en.ts';
import { en as anomalies } from '../anomalies/messages/en.ts';
import { en as cardChanges } from '../cardChanges/messages/en.ts';
import { en as cards } from '../cards/messages/en.ts';
import { en as contact } from '../contact/messages/en.ts';
import { en as core } from '../core/messages/en.ts';
import { en as credentials } from '../credentials/messages/en.ts';
import { en as dates } from '../dates/messages/en.ts';
import { en as driverRequests } from '../driverRequests/messages/en.ts';
import { en as drivers } from '../drivers/messages/en.ts';
import { en as expressChecks } from '../expressChecks/messages/en.ts';
import { en as exports } from '../exports/messages/en.ts';
import { en as forms } from '../forms/messages/en.ts';
import { en as funds } from '../funds/messages/en.ts';
import { en as help } from '../help/messages/en.ts';
import { en as identityClient } from '../identityClient/messages/en.ts';
import { en as importFiles } from '../importFiles/messages/en.ts';
import { en as imports } from '../imports/messages/en.ts';
import { en as integrations } from '../integrations/messages/en.ts';
import { en as limits } from '../limits/messages/en.ts';
import { en as money } from '../money/messages/en.ts';
import { en as notifications } from '../notifications/messages/en.ts';
import { en as orders } from '../orders/messages/en.ts';
import { en as payments } from '../payments/messages/en.ts';
import { en as promptedIds } from '../promptedIds/messages/en.ts';
import { en as proximity } from '../proximity/messages/en.ts';
import { en as reports } from '../reports/messages/en.ts';
import { en as rewards } from '../rewards/messages/en.ts';
import { en as savedViews } from '../savedViews/messages/en.ts';
import { en as session } from '../session/messages/en.ts';
import { en as transactions } from '../transactions/messages/en.ts';
import { en as users } from '../users/messages/en.ts';
import { en as vehicles } from '../vehicles/messages/en.ts';

/** English texts of all rules: ICU messages, worded as in the specification where it gives them. */
export const en = {
  ...access,
  ...accounts,
  ...addOns,
  ...addresses,
  ...alerts,
  ...anomalies,
  ...cardChanges,
  ...cards,
  ...contact,
  ...core,
  ...credentials,
  ...dates,
  ...driverRequests,
  ...drivers,
  ...expressChecks,
  ...exports,
  ...forms,
  ...funds,
  ...help,
  ...identityClient,
  ...importFiles,
  ...imports,
  ...integrations,
  ...limits,
  ...money,
  ...notifications,
  ...orders,
  ...payments,
  ...promptedIds,
  ...proximity,
  ...reports,
  ...rewards,
  ...savedViews,
  ...session,
  ...transactions,
  ...users,
  ...vehicles,
} as const;

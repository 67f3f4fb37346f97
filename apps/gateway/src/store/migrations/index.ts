import type { Migrations } from '@forecourt/server';
import { accounts } from './001_accounts.ts';
import { people } from './002_people.ts';
import { fleet } from './003_fleet.ts';
import { cards } from './004_cards.ts';
import { controls } from './005_controls.ts';
import { purchases } from './006_purchases.ts';
import { ledger } from './007_ledger.ts';
import { services } from './008_services.ts';
import { messages } from './009_messages.ts';
import { files } from './010_files.ts';
import { decisions } from './011_decisions.ts';
import { standings } from './012_standings.ts';
import { operators } from './013_operators.ts';
import { liveHelp } from './014_live_help.ts';
import { sums } from './015_sums.ts';
import { journals } from './016_journals.ts';
import { driverRequests } from './017_driver_requests.ts';
import { apiKeys } from './018_api_keys.ts';
import { webhooks } from './019_webhooks.ts';
import { heldIntegrations } from './020_held_integrations.ts';
import { driverHelp } from './021_driver_help.ts';
import { webPush } from './022_web_push.ts';
import { telematics } from './023_telematics.ts';
import { journalDelivery } from './024_journal_delivery.ts';
import { journalKeys } from './031_journal_keys.ts';
import { personAddress } from './032_person_address.ts';
import { driverSteps } from './033_driver_steps.ts';
import { webhookOrder } from './034_webhook_order.ts';
import { vehicleExceptions } from './035_vehicle_exceptions.ts';
import { pushGone } from './036_push_gone.ts';
import { heardVehicles } from './037_heard_vehicles.ts';
import { cardsHeldFirst } from './038_cards_held_first.ts';
import { besidesPostings } from './039_besides_postings.ts';
import { consentsPerCard } from './040_consents_per_card.ts';
import { earlierPurchaseDepartments, purchaseDepartments } from './041_purchase_departments.ts';
import { versionsAndPeriods } from './042_versions_and_periods.ts';
import { lockedFrom } from './043_locked_from.ts';
import { webhookLog } from './044_webhook_log.ts';
import { allowanceProducts } from './025_allowance_products.ts';
import { driverPictures } from './026_driver_pictures.ts';
import { driverTexts } from './027_driver_texts.ts';
import { exportFleets } from './028_export_fleets.ts';
import { openAuthorizations } from './029_open_authorizations.ts';
import { cardGuides } from './030_card_guides.ts';

/** All migrations by name, in the order they run. One that has run anywhere must not change. */
export const migrations: Migrations = {
  '001_accounts': accounts,
  '002_people': people,
  '003_fleet': fleet,
  '004_cards': cards,
  '005_controls': controls,
  '006_purchases': purchases,
  '007_ledger': ledger,
  '008_services': services,
  '009_messages': messages,
  '010_files': files,
  '011_decisions': decisions,
  '012_standings': standings,
  '013_operators': operators,
  '014_live_help': liveHelp,
  '015_sums': sums,
  '016_journals': journals,
  '017_driver_requests': driverRequests,
  '018_api_keys': apiKeys,
  '019_webhooks': webhooks,
  '020_held_integrations': heldIntegrations,
  '021_driver_help': driverHelp,
  '022_web_push': webPush,
  '023_telematics': telematics,
  '024_journal_delivery': journalDelivery,
  '025_allowance_products': allowanceProducts,
  '026_driver_pictures': driverPictures,
  '027_driver_texts': driverTexts,
  '028_export_fleets': exportFleets,
  '029_open_authorizations': openAuthorizations,
  '030_card_guides': cardGuides,
  '031_journal_keys': journalKeys,
  '032_person_address': personAddress,
  '033_driver_steps': driverSteps,
  '034_webhook_order': webhookOrder,
  '035_vehicle_exceptions': vehicleExceptions,
  '036_push_gone': pushGone,
  '037_heard_vehicles': heardVehicles,
  '038_cards_held_first': cardsHeldFirst,
  '039_besides_postings': besidesPostings,
  '040_consents_per_card': consentsPerCard,
  '041_purchase_departments': purchaseDepartments,
  '041_purchase_departments_earlier': earlierPurchaseDepartments,
  '042_versions_and_periods': versionsAndPeriods,
  '043_locked_from': lockedFrom,
  '044_webhook_log': webhookLog,
};

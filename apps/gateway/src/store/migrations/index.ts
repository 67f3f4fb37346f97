import type { Migrations } from '@forecourt/server';
import { start } from './001_start.ts';
import { orderedFiles } from './002_orderedFiles.ts';
import { appendOnly } from './003_appendOnly.ts';
import { cardLimits } from './030_cardLimits.ts';
import { people } from './010_people.ts';
import { roster } from './040_roster.ts';
import { disputes } from './050_disputes.ts';
import { disputeEvidence } from './060_disputeEvidence.ts';
import { fileExports } from './061_fileExports.ts';
import { alerts } from './110_alerts.ts';
import { allowancePlace } from './062_allowancePlace.ts';
import { promptedIds } from './041_promptedIds.ts';
import { cardActions } from './020_cardActions.ts';
import { installations } from './011_installations.ts';
import { authorizations } from './031_authorizations.ts';
import { cardRequests } from './042_cardRequests.ts';
import { proximity } from './043_proximity.ts';
import { oneClick } from './044_oneClick.ts';
import { savedReports } from './071_savedReports.ts';
import { accountStatements } from './070_statements.ts';
import { expressChecks } from './080_expressChecks.ts';
import { cardSearch } from './054_cardSearch.ts';
import { cardBulks } from './021_cardBulks.ts';
import { money } from './063_money.ts';
import { addOns } from './120_addOns.ts';
import { rewards } from './121_rewards.ts';
import { imports } from './058_imports.ts';
import { savedViews } from './024_savedViews.ts';
import { cardAlerts } from './023_cardAlerts.ts';
import { cfnOrders } from './022_cfnOrders.ts';
import { accountSettings } from './101_accountSettings.ts';
import { users } from './100_users.ts';
import { cardPrompts } from './131_cardPrompts.ts';
import { emulation } from './140_emulation.ts';
import { monthlyFees } from './141_monthlyFees.ts';
import { sharedViews } from './142_sharedViews.ts';
import { recordedPurchases } from './143_recordedPurchases.ts';
import { fileNotifications } from './144_fileNotifications.ts';
import { disputeNotifications } from './145_disputeNotifications.ts';
import { waiverClaims } from './146_waiverClaims.ts';
import { importUndo } from './147_importUndo.ts';
import { leanPurchases } from './148_leanPurchases.ts';
import { purchaseDiscounts } from './149_purchaseDiscounts.ts';
import { cardUsages } from './150_cardUsages.ts';
import { authorizationReads } from './151_authorizationReads.ts';
import { indexesOfUsers } from './152_indexesOfUsers.ts';
import { indexesOfLedger } from './153_indexesOfLedger.ts';
import { writeBatch } from './154_writeBatch.ts';
import { liveHelp } from './130_liveHelp.ts';

/** Every migration by its name, in the order in which they run. */
export const migrations: Migrations = {
  '001_start': start,
  '002_orderedFiles': orderedFiles,
  '003_appendOnly': appendOnly,
  '030_cardLimits': cardLimits,
  '010_people': people,
  '040_roster': roster,
  '041_promptedIds': promptedIds,
  '050_disputes': disputes,
  '020_cardActions': cardActions,
  '011_installations': installations,
  '031_authorizations': authorizations,
  '042_cardRequests': cardRequests,
  '043_proximity': proximity,
  '044_oneClick': oneClick,
  '021_cardBulks': cardBulks,
  '054_cardSearch': cardSearch,
  '060_disputeEvidence': disputeEvidence,
  '070_statements': accountStatements,
  '080_expressChecks': expressChecks,
  '071_savedReports': savedReports,
  '061_fileExports': fileExports,
  '063_money': money,
  '120_addOns': addOns,
  '121_rewards': rewards,
  '058_imports': imports,
  '062_allowancePlace': allowancePlace,
  '022_cfnOrders': cfnOrders,
  '110_alerts': alerts,
  '023_cardAlerts': cardAlerts,
  '024_savedViews': savedViews,
  '100_users': users,
  '101_accountSettings': accountSettings,
  '130_liveHelp': liveHelp,
  '131_cardPrompts': cardPrompts,
  '140_emulation': emulation,
  '141_monthlyFees': monthlyFees,
  '142_sharedViews': sharedViews,
  '143_recordedPurchases': recordedPurchases,
  '144_fileNotifications': fileNotifications,
  '145_disputeNotifications': disputeNotifications,
  '146_waiverClaims': waiverClaims,
  '147_importUndo': importUndo,
  '148_leanPurchases': leanPurchases,
  '149_purchaseDiscounts': purchaseDiscounts,
  '150_cardUsages': cardUsages,
  '151_authorizationReads': authorizationReads,
  '152_indexesOfUsers': indexesOfUsers,
  '153_indexesOfLedger': indexesOfLedger,
  '154_writeBatch': writeBatch,
};

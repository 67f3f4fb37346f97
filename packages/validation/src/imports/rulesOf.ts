import { cardRows } from './cardRows.ts';
import type { ImportAccount } from './importContext.ts';
import type { ImportEntries, ImportKind } from './importKinds.ts';
import { promptedIdRows } from './promptedIdRows.ts';
import { driverRows, vehicleRows } from './rosterRows.ts';
import type { RowRules } from './rowRules.ts';

type RulesOfKind = {
  readonly [Kind in ImportKind]: (account: ImportAccount) => RowRules<ImportEntries[Kind]>;
};
const RULES: RulesOfKind = {
  cards: cardRows,
  drivers: driverRows,
  vehicles: vehicleRows,
  promptedIds: promptedIdRows,
};

/** What the rows of a file of this kind are held against. */
export const rulesOf = <Kind extends ImportKind>(
  kind: Kind,
  account: ImportAccount,
): RowRules<ImportEntries[Kind]> => RULES[kind](account);

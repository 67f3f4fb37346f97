import type { Card } from '@forecourt/validation';
import { dollarsOf } from '../../files/amounts.ts';
import { exportFile } from '../../files/exportFile.ts';
import type { HandlerOf } from '../../http/context.ts';
import { everyRow, exportDay } from '../roster/exports.ts';
import { pageOfCards } from './listCards.ts';

const HEAD = [
  'Card',
  'Status',
  'Type',
  'Name on card',
  'Driver',
  'Driver ID',
  'Unit',
  'Fleet',
  'Department',
  'Card group',
  'Profile',
  'Own limits',
  'Expires',
  'Spent this cycle',
  'Currency',
  'Purchases this cycle',
  'Last used',
];

const rowOf = (card: Card) => [
  `•••• ${card.last4}`,
  card.status,
  card.cardType,
  card.nameOnCard,
  card.driverName,
  card.driverId,
  card.unitNumber,
  card.fleetName,
  card.departmentNumber,
  card.groupName,
  card.profileName,
  card.hasCustomLimits ? 'yes' : 'no',
  card.expiresOn,
  dollarsOf(card.spentThisCycleCents),
  card.currency,
  card.purchasesThisCycle,
  card.lastUsedAt,
];

/** The cards under the filters as a file, in the order of the list. [GW-24] */
export const exportCards: HandlerOf<'exportCards'> = async ({ query }, context) => {
  const { format, ...filters } = query;
  const cards = await everyRow((place) => pageOfCards(context, { ...filters, ...place }));
  const table = { name: 'cards', head: HEAD, rows: cards.map(rowOf) };
  return exportFile(format, table, exportDay(context));
};

import type { Card } from '@forecourt/validation';
import { exportFile } from '../../files/exportFile.ts';
import type { HandlerOf } from '../../http/context.ts';
import { everyRow, exportDay } from '../roster/exports.ts';
import { pageOfTransactions } from '../transactions/listTransactions.ts';
import { pageOfAudit } from './cardAudit.ts';
import { pageOfCards } from './listCards.ts';
import { lockCard } from './lockCard.ts';

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
const CENTS = 100;

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
  card.spentThisCycleCents / CENTS,
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

const HISTORY_HEAD = ['When', 'What', 'Who', 'From', 'To', 'Why', 'Amount', 'Where'];

/** Everything that happened to one card: changes, purchases and declines, newest first. [GW-35] */
export const exportCard: HandlerOf<'exportCard'> = async ({ query }, context) => {
  const { cardId } = query;
  const card = await lockCard(context, cardId);
  const changes = await everyRow((place) => pageOfAudit(context, cardId, place));
  const purchases = await everyRow((place) => pageOfTransactions(context, { cardId, ...place }));
  const rows = [
    ...changes.map((one) => [
      one.at,
      one.action,
      one.actor,
      one.from ?? one.changes.map(({ from }) => from ?? '').join('; '),
      one.to ?? one.changes.map(({ to }) => to ?? '').join('; '),
      one.reason,
      null,
      null,
    ]),
    ...purchases.map((one) => [
      one.occurredAt,
      `transaction.${one.status}`,
      one.driverName,
      null,
      null,
      one.declineReasons.map(({ rule }) => rule).join('; '),
      (one.status === 'complete' ? one.netCents : one.authorizedCents) / CENTS,
      `${one.site.name}, ${one.site.city}, ${one.site.state}`,
    ]),
  ].toSorted((a, b) => String(b[0]).localeCompare(String(a[0])));
  const table = { name: `card-${card.last4}`, head: HISTORY_HEAD, rows };
  return exportFile(query.format, table, exportDay(context));
};

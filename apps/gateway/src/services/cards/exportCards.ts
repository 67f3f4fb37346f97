import type { Card, CardType } from '@forecourt/validation';
import { dollarsOf } from '../../files/amounts.ts';
import type { Columns } from '../../files/exportFile.ts';
import { stateText } from '../../files/stateText.ts';
import type { HandlerOf } from '../../http/context.ts';
import { exportList } from '../exports/exportList.ts';
import { pageOfCards } from './listCards.ts';

const TYPES: Readonly<Record<CardType, string>> = {
  driver: 'Driver card',
  vehicle: 'Vehicle card',
  single: 'Single card',
  pl: 'P/L card',
};

const COLUMNS: Columns<Card> = {
  Card: (card) => `•••• ${card.last4}`,
  Status: (card) => stateText(card.status),
  Type: (card) => TYPES[card.cardType],
  'Name on card': (card) => card.nameOnCard,
  Driver: (card) => card.driverName,
  'Driver ID': (card) => card.driverId,
  Unit: (card) => card.unitNumber,
  Fleet: (card) => card.fleetName,
  Department: (card) => card.departmentNumber,
  'Card group': (card) => card.groupName,
  Profile: (card) => card.profileName,
  'Own limits': (card) => (card.hasCustomLimits ? 'Yes' : 'No'),
  Expires: (card) => card.expiresOn,
  'Spent this cycle': (card) => dollarsOf(card.spentThisCycleCents),
  Currency: (card) => card.currency,
  'Purchases this cycle': (card) => card.purchasesThisCycle,
  'Last used': (card) => card.lastUsedAt,
};

/** Exports the filtered cards as a file, in the order of the list. [GW-24] */
export const exportCards: HandlerOf<'exportCards'> = ({ query }, context) => {
  const { format, ...filters } = query;
  return exportList(context, {
    name: 'cards',
    format,
    columns: COLUMNS,
    read: (place) => pageOfCards(context, { ...filters, ...place }),
  });
};

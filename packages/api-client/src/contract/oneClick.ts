import * as z from 'zod/mini';
import { card, cardlessEntry } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { flag, list, natural, rows, shape, text } from './shapes.ts';

/** What a cardholder may do with one card without contacting the office. */
export const oneClickPreferences = shape({
  cardId: uuid,
  /** Whether the card's fleet is enrolled. */
  isEnrolled: flag,
  /** Whether the driver may take the card off hold by message. */
  isOn: flag,
  /** Maximum unblocks per day, in the account's time zone. */
  unblocksPerDayMax: natural,
  unblocksToday: natural,
  /** Version to save them against, 0 if never saved; omitted by earlier releases. */
  version: z.optional(natural),
});
export type OneClickPreferences = z.infer<typeof oneClickPreferences>;

const fleetResponse = shape({ fleetId: uuid, isEnrolled: flag });

/** [GW-22] */
export const getOneClick = call('GET /cards/:cardId/oneclick', 'cards.view', {
  summary: 'Get a card’s One Click preferences',
  response: oneClickPreferences,
  errors: ['card.notFound'],
});

/** [GW-22] */
export const putOneClick = call('PUT /cards/:cardId/oneclick', 'cards.edit', {
  summary: 'Update a card’s One Click preferences',
  body: shape({ isOn: flag, unblocksPerDayMax: natural }),
  response: oneClickPreferences,
  errors: ['card.notFound', 'oneClick.notPossible'],
  changes: ['oneClick', 'card'],
  version: 'required',
});

/** [GW-23] A held card becomes active again; a blocked card never does. */
export const unblockByOneClick = call(
  'POST /cards/:cardId/oneclick/unblock',
  'cards.changeStatus',
  {
    summary: 'Take a card off hold, within its One Click preferences',
    response: shape({ card, preferences: oneClickPreferences }),
    errors: ['card.notFound', 'card.refused', 'oneClick.refused'],
    changes: ['oneClick', 'card'],
    version: 'required',
  },
);

export const listOneClickFleets = call('GET /fleets/oneclick', 'cards.view', {
  summary: 'List fleets and whether they are enrolled in One Click',
  response: shape({
    items: rows({ fleetId: uuid, name: text, isEnrolled: flag, cardsOn: natural }),
  }),
});

/** [GW-87] */
export const enrollOneClick = call('POST /fleets/:fleetId/oneclick/enroll', 'cards.edit', {
  summary: 'Enroll a fleet in One Click',
  response: fleetResponse,
  errors: ['fleet.notFound'],
  changes: ['oneClick', 'card'],
});

/** [GW-88] Also turns off One Click for the fleet's cards. */
export const unenrollOneClick = call('POST /fleets/:fleetId/oneclick/unenroll', 'cards.edit', {
  summary: 'Unenroll a fleet from One Click',
  response: fleetResponse,
  errors: ['fleet.notFound'],
  changes: ['oneClick', 'card'],
});

/** [TXN-09] A refusal lists the endings that match no vehicle card in the caller's fleets. */
export const enterCardless = call('POST /transactions/cardless', 'cards.edit', {
  summary: 'Enter up to ten vehicle cards for purchases without the card',
  body: cardlessEntry,
  response: shape({ entryId: uuid, cards: list(card) }),
  errors: ['cardless.notPossible'],
  changes: ['card'],
});

import * as z from 'zod/mini';
import { card, cardlessEntry } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { flag, list, natural, rows, shape, text } from './shapes.ts';

/** What a cardholder may do with one card without the office. */
export const oneClickPreferences = shape({
  cardId: uuid,
  /** The fleet of the card takes part. */
  isEnrolled: flag,
  /** The driver may take the card from hold by a message. */
  isOn: flag,
  /** Unblocks in one day of the account, at most. */
  unblocksPerDayMax: natural,
  unblocksToday: natural,
});
export type OneClickPreferences = z.infer<typeof oneClickPreferences>;

const fleetAnswer = shape({ fleetId: uuid, isEnrolled: flag });

/** [GW-22] */
export const getOneClick = call('GET /cards/:cardId/oneclick', 'cards.view', {
  summary: 'Get a card’s One Click preferences',
  response: oneClickPreferences,
  errors: ['card.notFound'],
});

const editing = { changes: ['oneClick', 'card'] } as const;

/** [GW-22] */
export const putOneClick = call('PUT /cards/:cardId/oneclick', 'cards.edit', {
  ...editing,
  summary: 'Update a card’s One Click preferences',
  body: shape({ isOn: flag, unblocksPerDayMax: natural }),
  response: oneClickPreferences,
  errors: ['card.notFound', 'oneClick.notPossible'],
});

/** [GW-23] A card on hold becomes active again; a blocked one never does. */
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
  ...editing,
  summary: 'Enroll a fleet in One Click',
  response: fleetAnswer,
  errors: ['fleet.notFound'],
});

/** [GW-88] Turns the preferences of the fleet's cards off as well. */
export const unenrollOneClick = call('POST /fleets/:fleetId/oneclick/unenroll', 'cards.edit', {
  ...editing,
  summary: 'Unenroll a fleet from One Click',
  response: fleetAnswer,
  errors: ['fleet.notFound'],
});

/** [TXN-09] A refusal names the endings that are no vehicle card of the person's fleets. */
export const enterCardless = call('POST /transactions/cardless', 'cards.edit', {
  summary: 'Enter up to ten vehicle cards for purchases without the card',
  body: cardlessEntry,
  response: shape({ entryId: uuid, cards: list(card) }),
  errors: ['cardless.notPossible'],
  changes: ['card'],
});

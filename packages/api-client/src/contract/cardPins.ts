import { card, pinPair } from '@forecourt/validation';
import { call } from './call.ts';
import { queryText } from './common.ts';
import { natural, shape, text } from './shapes.ts';

/**
 * [GW-18] A ticket that lets the page, or a frame in it, show the PIN once. None of these calls
 * takes an idempotency key, so that neither ticket nor PIN is stored with the response.
 */
export const createIframeToken = call('POST /cards/:cardId/iframeToken', 'pins.reveal', {
  summary: 'Get a one-use ticket to view a card’s PIN within a minute',
  response: shape({ token: text, expiresAt: text }),
  errors: ['card.notFound', 'card.notPossible'],
});

/** [PID-02, PID-13, SCREEN-52] */
export const viewPin = call('POST /cards/:cardId/pin/view', 'pins.reveal', {
  summary: 'View a card’s PIN with a ticket, and how long it can be shown',
  body: shape({ token: queryText(100) }),
  response: shape({ pin: text, seconds: natural }),
  errors: ['card.notFound', 'card.notPossible'],
  changes: ['card'],
  idempotency: 'none',
});

/** [PID-02, PID-10, PID-11] Idempotent: setting the same PIN again changes nothing. */
export const setPin = call('PUT /cards/:cardId/pin', 'pins.change', {
  summary: 'Set a card’s PIN',
  body: pinPair,
  response: shape({ card }),
  errors: ['card.notFound', 'card.refused'],
  changes: ['card'],
  idempotency: 'none',
});

/** [PID-03, PID-12, PID-14, MSG-51] The host configures how often; a refusal gives the reason. */
export const requestPinReminder = call('POST /cards/:cardId/pin/reminder', 'pins.remind', {
  summary: 'Send a PIN reminder to the cardholder',
  body: shape({}),
  response: shape({ workingDaysMin: natural, workingDaysMax: natural }),
  errors: ['card.notFound', 'card.notPossible'],
  changes: ['card'],
});

import { alertTiming, exceptionCode } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { paged, uuid } from './common.ts';
import { integer, shape, text } from './shapes.ts';

const caughtException = shape({
  exceptionId: uuid,
  /** Whether it was reported at authorization or at posting. */
  timing: alertTiming,
  occurredAt: text,
  /** IANA time zone of the site. */
  timeZone: text,
  cardId: uuid,
  last4: text,
  fleetName: text,
  transactionId: uuid,
  site: shape({ name: text, city: text, state: text }),
  currency: text,
  amountCents: integer,
});
export type CaughtException = z.output<typeof caughtException>;

/** [GW-135] Purchases that triggered a code, whether or not an alert rule reports it. */
export const listCaughtExceptions = call('GET /eic/exceptions', 'alerts.view', {
  summary: 'List recent exceptions with a given code, newest first',
  ...paged(caughtException, { code: exceptionCode }),
});

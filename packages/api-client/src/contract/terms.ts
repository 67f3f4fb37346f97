import * as z from 'zod/mini';
import { call } from './call.ts';
import { queryText } from './common.ts';
import { flag, list, rows, shape, text } from './shapes.ts';

const termsText = shape({
  version: text,
  /** The day the version takes effect, `YYYY-MM-DD`. */
  effectiveOn: text,
  title: text,
  sections: rows({ heading: text, paragraphs: list(text) }),
});

/** [SCREEN-49] */
export const getTerms = call('GET /users/termsandcondition', null, {
  summary: 'Get the current terms and conditions and the user’s acceptance',
  response: shape({
    terms: termsText,
    isAccepted: flag,
    acceptances: rows({ version: text, acceptedAt: text }),
  }),
});

/** [GW-49] Recorded with version, time, and IP address; repeating it records nothing new. */
export const saveTermsAcceptance = call('POST /users/savetermsandcondition', null, {
  summary: 'Record that the user accepts a version of the terms and conditions',
  body: shape({ version: queryText(40), isAccepted: z.literal(true, { error: 'terms.required' }) }),
  response: shape({ version: text, acceptedAt: text }),
  errors: ['terms.superseded'],
  changes: ['terms'],
});

import * as z from 'zod/mini';
import { call } from './call.ts';
import { shape, text } from './shapes.ts';

/** [GW-140] [ENT-59] Contact details of a line of business, for pages without a session. */
export const getLineOfBusiness = call('GET /lineofbusiness/:lineId/:locale', null, {
  summary: 'Get customer service contact details for a line of business',
  params: shape({ lineId: text, locale: text }),
  response: shape({
    lineId: text,
    locale: text,
    /** `null` if the details are unavailable. */
    contact: z.nullable(shape({ phone: text, email: z.nullable(text), hours: z.nullable(text) })),
  }),
  errors: ['lineOfBusiness.notFound'],
  caller: 'anyone',
});

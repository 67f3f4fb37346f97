import * as z from 'zod/mini';
import { addOnService, addOnSettings, waiverClaim } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery } from './common.ts';
import { flag, list, natural, shape, text } from './shapes.ts';

/** An add-on in the account. Money is cents per month, times are instants in UTC. */
const addOn = shape({
  service: addOnService,
  /** The account's program has it. */
  isOffered: flag,
  isEnrolled: flag,
  enrolledAt: z.nullable(text),
  /** Who enrolled the account; null: not known anymore. */
  enrolledBy: z.nullable(text),
  settings: addOnSettings,
  /** null: the price is agreed with the account. */
  monthCents: z.nullable(natural),
  /** 0 while the account never had it. */
  version: natural,
});
export type AddOn = z.output<typeof addOn>;

const ofService = shape({ service: addOnService });
const refusals = ['addOn.refused'] as const;

/** [ADDON-01 to ADDON-06] */
export const listAddOns = call('GET /services', 'addOns.view', {
  summary: 'List add-on products with enrollment and price',
  response: shape({
    items: list(addOn),
    /** Cards in use, by which some prices go. */
    cardsInUse: natural,
    currency: text,
  }),
});

const changing = {
  params: ofService,
  response: addOn,
  errors: refusals,
  changes: ['addOn'],
  version: 'required',
} as const;

export const enrollAddOn = call('POST /services/:service/enroll', 'addOns.change', {
  ...changing,
  summary: 'Enroll in an add-on product; billing starts right away',
  body: shape({ settings: addOnSettings }),
});

export const changeAddOn = call('PUT /services/:service/settings', 'addOns.change', {
  ...changing,
  summary: 'Update an add-on product’s settings',
  body: shape({ settings: addOnSettings }),
});

export const leaveAddOn = call('POST /services/:service/unenroll', 'addOns.change', {
  ...changing,
  summary: 'Leave an add-on product; its settings are saved',
});

/** [ADDON-19, ADDON-20] */
export const listWaiverClaims = call('GET /services/fraudProtector/claims', 'addOns.view', {
  summary: 'List fraud losses claimed from Fraud Protector, newest first',
  query: shape(pageQuery),
  response: shape({
    ...page(waiverClaim).shape,
    /** Of the whole account, in the calendar year of its zone. */
    waivedThisYearCents: natural,
  }),
});

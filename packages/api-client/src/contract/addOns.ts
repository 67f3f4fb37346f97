import * as z from 'zod/mini';
import { addOnService, addOnSettings, waiverClaim } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery } from './common.ts';
import { flag, list, natural, shape, text } from './shapes.ts';

/** An add-on as the account has it. Prices are cents per month; times are UTC instants. */
const addOn = shape({
  service: addOnService,
  /** Whether the account's program includes the add-on. */
  isOffered: flag,
  isEnrolled: flag,
  enrolledAt: z.nullable(text),
  /** Who enrolled the account; `null` if no longer known. */
  enrolledBy: z.nullable(text),
  settings: addOnSettings,
  /** `null` if the price is negotiated with the account. */
  monthCents: z.nullable(natural),
  /** 0 if the account has never enrolled. */
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
    /** Cards in use; some prices are per card. */
    cardsInUse: natural,
    currency: text,
  }),
});

const changeDefaults = {
  params: ofService,
  response: addOn,
  errors: refusals,
  changes: ['addOn'],
  version: 'required',
} as const;

export const enrollAddOn = call('POST /services/:service/enroll', 'addOns.change', {
  ...changeDefaults,
  summary: 'Enroll in an add-on product; billing starts right away',
  body: shape({ settings: addOnSettings }),
});

export const changeAddOn = call('PUT /services/:service/settings', 'addOns.change', {
  ...changeDefaults,
  summary: 'Update an add-on product’s settings',
  body: shape({ settings: addOnSettings }),
});

export const leaveAddOn = call('POST /services/:service/unenroll', 'addOns.change', {
  ...changeDefaults,
  summary: 'Leave an add-on product; its settings are saved',
});

/** [ADDON-19, ADDON-20] */
export const listWaiverClaims = call('GET /services/fraudProtector/claims', 'addOns.view', {
  summary: 'List fraud losses claimed from Fraud Protector, newest first',
  query: shape(pageQuery),
  response: shape({
    ...page(waiverClaim).shape,
    /** Total for the account in the calendar year of its time zone. */
    waivedThisYearCents: natural,
  }),
});

import * as z from 'zod/mini';
import { requiredChoices, instant, natural, nullable, shape, text } from '../core/shape.ts';
import { centsBetween } from '../money/money.ts';
import {
  FUEL_PRICE_DOLLARS_MAX,
  MILLIGALLONS_MAX,
  ONE_TIME_PURCHASE_CENTS_MAX,
  ONE_TIME_PURCHASE_CENTS_MIN,
} from './constants.ts';
import { PRODUCT_GROUPS, productGroup } from './productGroups.ts';

/** Choices for an allowance's validity in hours; the next purchase that needs it uses it up. */
export const ALLOWANCE_HOURS = [1, 4, 24, 72] as const;
const REASON_CHARACTERS_MAX = 200;
const CENTS = 100;
const THOUSANDTHS = 1000;

const allowedGroups = requiredChoices(productGroup, PRODUCT_GROUPS.length, 'value.required');

/**
 * Allows one purchase to exceed the card's limits, up to an amount or quantity, until an instant,
 * and optionally only at one site or for some products. [CARD-30]
 */
export const allowance = shape({
  /** `null` means as much as the gallons can cost. */
  amountCents: nullable(centsBetween(ONE_TIME_PURCHASE_CENTS_MIN, ONE_TIME_PURCHASE_CENTS_MAX)),
  /** Thousandths of a gallon; if `null` or omitted, only the amount is limited. */
  milligallons: z.optional(
    nullable(
      natural.check(
        z.refine((quantity) => quantity !== 0, { error: 'value.required' }),
        z.refine((quantity) => quantity <= MILLIGALLONS_MAX, {
          error: 'value.between',
          params: { min: 0, max: MILLIGALLONS_MAX / THOUSANDTHS },
        }),
      ),
    ),
  ),
  /** If `null` or omitted, any site. */
  siteNumber: z.optional(nullable(text(12))),
  /** If `null` or omitted, any product. */
  groups: z.optional(nullable(allowedGroups)),
  until: instant,
  reason: text(REASON_CHARACTERS_MAX),
}).check(
  z.refine(
    ({ amountCents, milligallons }) => amountCents !== null || typeof milligallons === 'number',
    { error: 'value.required', path: ['amountCents'] },
  ),
);
export type Allowance = z.infer<typeof allowance>;

/** Maximum cost of a quantity, for sites that do not send gallons in advance. [LIMIT-09] */
export const centsOfGallons = (milligallons: number): number =>
  Math.ceil((milligallons * FUEL_PRICE_DOLLARS_MAX * CENTS) / THOUSANDTHS);

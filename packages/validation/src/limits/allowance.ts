import * as z from 'zod/mini';
import { chosenSome, instant, natural, nullable, shape, text } from '../core/shape.ts';
import { centsBetween } from '../money/money.ts';
import {
  FUEL_PRICE_DOLLARS_MAX,
  MILLIGALLONS_MAX,
  ONE_TIME_PURCHASE_CENTS_MAX,
  ONE_TIME_PURCHASE_CENTS_MIN,
} from './constants.ts';
import { PRODUCT_GROUPS, productGroup } from './productGroups.ts';

/** An allowance is used by the next purchase that needs it, at the latest so many hours later. */
export const ALLOWANCE_HOURS = [1, 4, 24, 72] as const;
const REASON_CHARACTERS_MAX = 200;
const CENTS = 100;
const THOUSANDTHS = 1000;

const allowedGroups = chosenSome(productGroup, PRODUCT_GROUPS.length, 'value.required');

/**
 * One purchase that may go beyond the limits of its card, up to an amount or a quantity, until an
 * instant, perhaps at one site or for some products alone. [CARD-30]
 */
export const allowance = shape({
  /** null: as much as the gallons can cost. */
  amountCents: nullable(centsBetween(ONE_TIME_PURCHASE_CENTS_MIN, ONE_TIME_PURCHASE_CENTS_MAX)),
  /** Thousandths of a gallon; null or left out: only the amount bounds it. */
  milligallons: z.optional(
    nullable(
      natural.check(
        z.refine((quantity) => quantity > 0 && quantity <= MILLIGALLONS_MAX, {
          error: 'value.between',
          params: { min: 0, max: MILLIGALLONS_MAX / THOUSANDTHS },
        }),
      ),
    ),
  ),
  /** null or left out: at any site. */
  siteNumber: z.optional(nullable(text(12))),
  /** null or left out: any product. */
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

/** What an allowance by the gallon can cost at most, for sites that send no gallons beforehand. [LIMIT-09] */
export const centsOfGallons = (milligallons: number): number =>
  Math.ceil((milligallons * FUEL_PRICE_DOLLARS_MAX * CENTS) / THOUSANDTHS);

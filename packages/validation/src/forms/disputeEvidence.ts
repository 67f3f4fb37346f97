import type * as z from 'zod/mini';
import { flag, instant, integer, natural, nullable, oneOf, shape, text } from '../core/shape.ts';

/** Where the card was when it was used, as far as the person filing the dispute knows. */
export const CARD_PLACES = ['withHolder', 'lostOrStolen', 'unknown'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

/**
 * What was known about a disputed purchase when the dispute was filed. The gateway records it, and
 * later changes to the card or driver do not affect it; the last two fields come from the filer.
 */
export const disputeEvidence = shape({
  occurredAt: instant,
  siteNumber: text(12),
  siteAddress: text(120),
  timeZone: text(60),
  /** Whose ID was prompted for at the pump. */
  driverName: nullable(text(80)),
  unitNumber: nullable(text(20)),
  /** Who had the card when the dispute was filed. */
  cardHolder: text(80),
  odometerMiles: nullable(natural),
  /** The unit's reading before this purchase. */
  lastOdometerMiles: nullable(natural),
  authorizedCents: integer,
  netCents: integer,
  cardPlace: nullable(oneOf(CARD_PLACES)),
  /** Whether someone has contacted the site about it. */
  hasAskedSite: nullable(flag),
});
export type DisputeEvidence = z.infer<typeof disputeEvidence>;

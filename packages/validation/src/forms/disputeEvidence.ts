import type * as z from 'zod/mini';
import { flag, instant, integer, natural, nullable, oneOf, shape, text } from '../core/shape.ts';

/** Where the card was when it was used, as who files a dispute knows it. */
export const CARD_PLACES = ['withHolder', 'lostOrStolen', 'unknown'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

/**
 * What was known of a disputed purchase when the dispute was filed: the gateway writes it down by
 * itself, and it stays when the card or the driver changes; the last two are the filer's.
 */
export const disputeEvidence = shape({
  occurredAt: instant,
  siteNumber: text(12),
  siteAddress: text(120),
  timeZone: text(60),
  /** Who was asked for an ID at the pump. */
  driverName: nullable(text(80)),
  unitNumber: nullable(text(20)),
  /** Who held the card when the dispute was filed. */
  cardHolder: text(80),
  odometerMiles: nullable(natural),
  /** The reading of the unit before this purchase. */
  lastOdometerMiles: nullable(natural),
  authorizedCents: integer,
  netCents: integer,
  cardPlace: nullable(oneOf(CARD_PLACES)),
  /** Whether someone has spoken to the site about it. */
  hasAskedSite: nullable(flag),
});
export type DisputeEvidence = z.infer<typeof disputeEvidence>;

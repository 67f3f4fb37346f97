import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { PurchaseFlag } from '../purchases/stop.ts';

/** A flagged purchase, with the details that its notification shows. */
export interface Sighting {
  readonly accountId: string;
  readonly flag: PurchaseFlag;
  readonly at: number;
  readonly fleetId: string;
  readonly cardId: string;
  readonly last4: string;
  readonly city: string;
  readonly state: string;
  readonly cents: number;
  readonly odometer: number;
  readonly previousOdometer: number;
  readonly priceMills: number;
  readonly regionMills: number;
}

/** How far back flagged purchases have notifications. */
const SIGHTING_DAYS = 100;

/** Whether it has a notification. Except for bursts, purchases under six hours old have none. */
export const hasNotification = (flag: PurchaseFlag, at: number, now: number): boolean =>
  at > now - SIGHTING_DAYS * MILLISECONDS_PER_DAY &&
  (flag === 'burst' || at < now - MILLISECONDS_PER_DAY / 4);

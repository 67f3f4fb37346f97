import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { PurchaseFlag } from '../purchases/stop.ts';

/** A flagged purchase, with what a notification says about it. */
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

/** How far back there are notifications about flagged purchases. */
const SIGHTING_DAYS = 100;

/** Whether a notification is still about it; what is newer than a few hours waits. */
export const isTold = (flag: PurchaseFlag, at: number, now: number): boolean =>
  at > now - SIGHTING_DAYS * MILLISECONDS_PER_DAY &&
  (flag === 'burst' || at < now - MILLISECONDS_PER_DAY / 4);

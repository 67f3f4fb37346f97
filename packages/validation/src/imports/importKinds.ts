import type { CardOrder } from '../cards/cardOrder.ts';
import type { Driver } from '../drivers/driver.ts';
import type { PromptedId } from '../promptedIds/promptedId.ts';
import type { RecordedPurchase } from '../transactions/recordedPurchase.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';

/** The record that a row creates, by kind of file. */
export interface ImportEntries {
  readonly cards: CardOrder;
  readonly drivers: Driver;
  readonly vehicles: Vehicle;
  readonly promptedIds: PromptedId;
  readonly purchases: RecordedPurchase;
}
/** Kinds of import files. */
export type ImportKind = keyof ImportEntries;

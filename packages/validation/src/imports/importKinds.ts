import type { CardOrder } from '../cards/cardOrder.ts';
import type { Driver } from '../drivers/driver.ts';
import type { PromptedId } from '../promptedIds/promptedId.ts';
import type { RecordedPurchase } from '../transactions/recordedPurchase.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';

/** What a row of each kind of file enters. */
export interface ImportEntries {
  readonly cards: CardOrder;
  readonly drivers: Driver;
  readonly vehicles: Vehicle;
  readonly promptedIds: PromptedId;
  readonly purchases: RecordedPurchase;
}
/** What a file can hold. */
export type ImportKind = keyof ImportEntries;

import type { CardType } from '../cards/cardTypes.ts';
import type { PROMPTED_ID_MANAGERS, PROMPTED_ID_TYPES } from '../promptedIds/promptedId.ts';
import type { PromptedIdState } from '../promptedIds/lifecycle.ts';

const words = <Meaning extends string>(
  meanings: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries<string>(meanings).flatMap(([meaning, names]) =>
      names.split('|').map((name) => [name, meaning] as const),
    ),
  );

/** What fleets write, in lower case, for each card type. */
export const CARD_TYPE_WORDS = words<CardType>({
  driver: 'driver|drivers|driver card|drv|d',
  vehicle: 'vehicle|vehicles|vehicle card|veh|v|unit|truck|asset|equipment',
  single: 'single|single card|s',
  pl: 'p/l|pl|private label',
});

/** For each type of a prompted ID. [ENT-34] */
export const ID_TYPE_WORDS = words<(typeof PROMPTED_ID_TYPES)[number]>({
  D: 'd|driver|drivers|drv|employee|pin',
  V: 'v|vehicle|vehicles|veh|unit|truck',
});

/** For whether a prompted ID is on. [PID-04] */
export const ID_STATUS_WORDS = words<PromptedIdState>({
  on: 'on|active|yes|y|enabled|1|true',
  off: 'off|inactive|no|n|disabled|0|false',
});

/** For who manages a prompted ID. [ENT-35] */
export const MANAGER_WORDS = words<(typeof PROMPTED_ID_MANAGERS)[number]>({
  customerId: 'customer id|customer|customerid|account|company',
  department: 'department|dept|sub department',
  fleet: 'fleet|division|location',
});

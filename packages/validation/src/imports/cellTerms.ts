import type { CardType } from '../cards/cardTypes.ts';
import type { PROMPTED_ID_MANAGERS, PROMPTED_ID_TYPES } from '../promptedIds/promptedId.ts';
import { products } from '../products/products.ts';
import type { PromptedIdState } from '../promptedIds/lifecycle.ts';

const wordMap = <Meaning extends string>(
  meanings: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries<string>(meanings).flatMap(([meaning, names]) =>
      names.split('|').map((name) => [name, meaning] as const),
    ),
  );

/** Words that fleets use for each card type, in lowercase. */
export const CARD_TYPE_WORDS = wordMap<CardType>({
  driver: 'driver|drivers|driver card|drv|d',
  vehicle: 'vehicle|vehicles|vehicle card|veh|v|unit|truck|asset|equipment',
  single: 'single|single card|s',
  pl: 'p/l|pl|private label',
});

/** Words for each type of prompted ID. [ENT-34] */
export const ID_TYPE_WORDS = wordMap<(typeof PROMPTED_ID_TYPES)[number]>({
  D: 'd|driver|drivers|drv|employee|pin',
  V: 'v|vehicle|vehicles|veh|unit|truck',
});

/** Words for a prompted ID's status. [PID-04] */
export const ID_STATUS_WORDS = wordMap<PromptedIdState>({
  on: 'on|active|yes|y|enabled|1|true',
  off: 'off|inactive|no|n|disabled|0|false',
});

/** Words for who manages a prompted ID. [ENT-35] */
export const MANAGER_WORDS = wordMap<(typeof PROMPTED_ID_MANAGERS)[number]>({
  customerId: 'customer id|customer|customerid|account|company',
  department: 'department|dept|sub department',
  fleet: 'fleet|division|location',
});

/**
 * Product names used by pumps, card vendors, and telematics systems, each under the code that it
 * most often means.
 */
const PRODUCT_WORDS: Readonly<Record<string, string>> = {
  '001':
    'gasoline|gas|petrol|regular|regular unleaded|regular gasoline|unleaded|unl|unlr|reg|87|gasoline regular|fuel gasoline',
  '002': 'plus|mid|midgrade|mid grade|unleaded mid|unlm|89|pul',
  '003': 'premium|super|premium unleaded|premium gasoline|unlp|91|93|sup|prem',
  '042': 'gasohol|e10|e10 regular',
  '026': 'e85|e 85|ethanol|flex fuel|flexfuel',
  '053':
    'diesel|diesel fuel|dsl|dies|ulsd|ultra low sulfur diesel|diesel ulsd|ulsd 2|diesel 2|auto diesel|truck diesel|tractor|tractor diesel|no 2 diesel',
  '052': 'diesel 1|ulsd 1|winter diesel',
  '054': 'premium diesel|diesel premium|dslp',
  '032':
    'dyed diesel|off road diesel|offroad diesel|red diesel|reefer|reefer fuel|reefer diesel|ulsr|rfr|red dye diesel',
  '050': 'biodiesel|bio diesel|b20|biod|biodiesel b20',
  '071': 'renewable diesel|rd99|rd 99',
  '022': 'cng|compressed natural gas|compressednaturalgas|natural gas',
  '024': 'lng|liquefied natural gas|liquified natural gas|liquifiednaturalgas|liquefiednaturalgas',
  '023': 'propane|lpg|lp gas|autogas',
  '300': 'kerosene|kero',
  '062': 'def|diesel exhaust fluid|defd|urea|adblue|ad blue|bulk def',
  '099': 'fuel|other|other fuel|misc fuel|unknown|fuel purchase',
  '101': 'oil|engine oil|motor oil',
  '102': 'car wash|carwash|wash|truck wash',
  '107': 'washer fluid|windshield washer|additives',
  '109': 'tire|tires|tyres',
  '119': 'part|parts',
  '120': 'maintenance|service|preventive maintenance',
  '133': 'repair|repairs',
  '400': 'merchandise|general merchandise|misc|miscellaneous|scale|scales|parking|non fuel|nonfuel',
  '490': 'food|meals',
  '957': 'fee|fees|transaction fee|service fee',
};

const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const PRODUCT_CODES: ReadonlyMap<string, string> = new Map([
  ...products.map(({ code, name }) => [plainWord(name), code] as const),
  ...Object.entries(PRODUCT_WORDS).flatMap(([code, names]) =>
    names.split('|').map((name) => [name, code] as const),
  ),
]);
const KNOWN_CODES: ReadonlySet<string> = new Set(products.map(({ code }) => code));

/** Finds a product's code from a code, with or without leading zeros, or from one of its names. */
export function productCodeOf(text: string): string | undefined {
  const word = plainWord(text);
  const match = PRODUCT_CODES.get(word);
  if (match !== undefined) return match;
  const code = word.padStart(3, '0');
  return KNOWN_CODES.has(code) ? code : undefined;
}

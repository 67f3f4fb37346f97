/** Card types. [ENT-15] */
export const CARD_TYPES = ['driver', 'vehicle', 'single', 'pl'] as const;
export type CardType = (typeof CARD_TYPES)[number];

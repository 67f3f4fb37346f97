import type { PlaceChoices } from '../form/index.ts';

/** An option of a list, with its label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The account's fleets, departments, and limit profiles. */
export interface OrderChoices extends PlaceChoices {
  readonly profiles: readonly Choice[];
}

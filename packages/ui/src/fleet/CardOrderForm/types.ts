/** An option of a list, with its label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The account's fleets, departments, and limit profiles. */
export interface OrderChoices {
  readonly fleets: readonly Choice[];
  readonly departments: readonly (Choice & { readonly fleetId: string })[];
  readonly profiles: readonly Choice[];
}

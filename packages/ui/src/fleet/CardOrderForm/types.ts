/** An option of a list, already in words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a card can belong to; comes from the account. */
export interface OrderChoices {
  readonly fleets: readonly Choice[];
  readonly departments: readonly (Choice & { readonly fleetId: string })[];
  readonly profiles: readonly Choice[];
}

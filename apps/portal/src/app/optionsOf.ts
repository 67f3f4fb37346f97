/** Options of a field or menu, one for each value. */
export const optionsOf = <Value extends string | number>(
  values: readonly Value[],
  label: (value: Value) => string,
) => values.map((value) => ({ value: `${value}` as const, label: label(value) }));

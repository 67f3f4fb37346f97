import type { SelectOption } from '../Select/index.ts';

export interface MultiSelectOption<Value extends string = string> extends SelectOption<Value> {
  /** Title of the part of the list in which it stands. */
  readonly group?: string;
}

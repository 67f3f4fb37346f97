import type { SelectOption } from '../Select/index.ts';

export interface MultiSelectOption<Value extends string = string> extends SelectOption<Value> {
  /** Title of the option's section in the list. */
  readonly group?: string;
}

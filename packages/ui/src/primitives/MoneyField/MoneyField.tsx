'use client';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'look' | 'prefix' | 'suffix' | 'inputMode' | 'type'
> {
  /** Sign before the figure; the value stays the decimal text that was typed. */
  readonly currencySign?: string;
}

/**
 * An amount of money as typed: decimal text that the `money` rule converts to cents, so that
 * nothing typed is lost or rounded.
 */
export function MoneyField({ currencySign = '$', ...props }: MoneyFieldProps) {
  return <TextField {...props} inputMode="decimal" look="number" prefix={currencySign} />;
}

export interface GallonsFieldProps extends Omit<
  TextFieldProps,
  'look' | 'prefix' | 'suffix' | 'inputMode' | 'type'
> {
  readonly unit?: string;
}

/** A quantity of fuel as typed, with its unit. */
export function GallonsField({ unit = 'gal', ...props }: GallonsFieldProps) {
  return <TextField {...props} inputMode="decimal" look="number" suffix={unit} />;
}

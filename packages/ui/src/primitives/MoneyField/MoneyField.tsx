'use client';
import { groupThousands } from '../../format/index.ts';
import { useText } from '../../provider/index.ts';
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
 * nothing typed is lost or rounded. Leaving the field separates the thousands.
 */
export function MoneyField({ currencySign = '$', ...props }: MoneyFieldProps) {
  const { value, onChange, onBlur } = props;
  return (
    <TextField
      {...props}
      onBlur={(event) => {
        const grouped = groupThousands(value ?? '');
        if (grouped !== value && value !== undefined) onChange?.(grouped);
        onBlur?.(event);
      }}
      inputMode="decimal"
      look="number"
      prefix={currencySign}
    />
  );
}

export interface GallonsFieldProps extends Omit<
  TextFieldProps,
  'look' | 'prefix' | 'suffix' | 'inputMode' | 'type'
> {
  /** After the figure; left out: gallons, in the reader's language. */
  readonly unit?: string;
}

/** A quantity of fuel as typed, with its unit. */
export function GallonsField({ unit, ...props }: GallonsFieldProps) {
  const text = useText();
  const suffix = unit ?? text('gallonsField.unit');
  return <TextField {...props} inputMode="decimal" look="number" suffix={suffix} />;
}

'use client';
import { groupThousands } from '../../format/index.ts';
import { useText } from '../../provider/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'look' | 'prefix' | 'suffix' | 'inputMode' | 'type'
> {
  /** Sign shown before the amount; not part of the value. Defaults to "$". */
  readonly currencySign?: string;
}

/**
 * An amount of money. The value is the decimal text as typed, which the `money` rule converts to
 * cents without rounding. Adds thousands separators on blur.
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
  /** Unit shown after the quantity. Defaults to gallons, in the user's language. */
  readonly unit?: string;
}

/** A quantity of fuel with its unit. The value is the text as typed. */
export function GallonsField({ unit, ...props }: GallonsFieldProps) {
  const text = useText();
  const suffix = unit ?? text('gallonsField.unit');
  return <TextField {...props} inputMode="decimal" look="number" suffix={suffix} />;
}

import { useCallback, useState } from 'react';

/**
 * State of a control that is controlled (`value`) or uncontrolled (`defaultValue`), and its setter.
 * Only `undefined` means uncontrolled. `Change` narrows the values that people can choose, for
 * controls with an initial value ('' for none) that cannot be chosen again.
 */
export function useValue<Value, Change extends Value = Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Change) => void) | undefined,
): readonly [Value, (value: Change) => void] {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const setValue = useCallback(
    (next: Change) => {
      if (value === undefined) setInternalValue(() => next);
      onChange?.(next);
    },
    [value, onChange],
  );
  return [value === undefined ? internalValue : value, setValue];
}

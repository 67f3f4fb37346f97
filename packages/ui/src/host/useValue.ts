import { useCallback, useState } from 'react';

/**
 * The value of a control that its host keeps (`value`) or that keeps itself (from `defaultValue` on),
 * and how it is changed. `undefined` alone means that the host does not keep it. `Change` are the
 * values that a person can choose, where one ('' for nothing yet) is for the beginning only.
 */
export function useValue<Value, Change extends Value = Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Change) => void) | undefined,
): readonly [Value, (value: Change) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = useCallback(
    (next: Change) => {
      if (value === undefined) setOwn(() => next);
      onChange?.(next);
    },
    [value, onChange],
  );
  return [value === undefined ? own : value, change];
}

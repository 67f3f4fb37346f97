import { useState } from 'react';

interface Held<Value, Typed> {
  /** The host's value. */
  readonly value: Value;
  /** The field's value. */
  readonly shown: Value;
  readonly typed: Typed | null;
  /** The host's value while the field shows a different one. */
  readonly told: Value;
}

interface TypedOptions<Value, Typed> {
  /** Converts a value to the library's type. */
  readonly read: (value: Value) => Typed | null;
  readonly isSame: (one: Value, other: Value) => boolean;
}

/**
 * State of a field that can differ from the host's value, because input is incomplete or not
 * allowed. `typed` stays the same object until the field's value changes, because a new object
 * would make the library discard partial input.
 */
export function useTyped<Value, Typed>(
  [value, setValue]: readonly [Value, (value: Value) => void],
  { read, isSame }: TypedOptions<Value, Typed>,
) {
  const fresh = (): Held<Value, Typed> => ({
    value,
    shown: value,
    typed: read(value),
    told: value,
  });
  const [held, setHeld] = useState(fresh);
  let now = held;
  if (!isSame(value, held.value)) {
    now = isSame(value, held.told) ? { ...held, value } : fresh();
    setHeld(now);
  }
  return {
    value,
    shown: now.shown,
    typed: now.typed,
    /** Sets the host's value and shows whatever the host then has. */
    tell: (next: Value) => {
      setHeld(fresh());
      setValue(next);
    },
    /** Shows `shown` while the host's value is `told`. */
    keep: (shown: Value, told: Value, typed = read(shown)) => {
      setHeld({ value, shown, typed, told });
      if (!isSame(told, value)) setValue(told);
    },
  };
}

/** State of a day or time typed in segments; the host gets '' until it is complete and valid. */
export function useTypedText<Typed>(
  host: readonly [string, (value: string) => void],
  read: (text: string) => Typed | null,
  isAccepted: (text: string) => boolean = () => true,
) {
  const { value, shown, typed, tell, keep } = useTyped(host, { read, isSame: Object.is });
  const change = (text: string) => {
    if (text === '' || isAccepted(text)) tell(text);
    else keep(text, '');
  };
  /** Handles changes in completeness; the library does not report a cleared segment. */
  const onComplete = (isComplete: boolean) => {
    if (!isComplete && value !== '' && typed !== null) keep(shown, '', typed);
    if (isComplete && value !== shown) change(shown);
  };
  return { value, shown, typed, change, onComplete };
}

import { useState } from 'react';

interface Held<Value, Typed> {
  /** What the host holds. */
  readonly value: Value;
  /** What the field shows. */
  readonly shown: Value;
  readonly typed: Typed | null;
  /** What the host holds while the field shows something else. */
  readonly told: Value;
}

interface TypedOptions<Value, Typed> {
  /** The library's own form of a value. */
  readonly read: (value: Value) => Typed | null;
  readonly isSame: (one: Value, other: Value) => boolean;
}

/**
 * What was typed into a field, also if its host holds something else: because a part is missing, or
 * because the value is refused. `typed` stays the same object until the field shows another value,
 * since a new one makes the library forget the parts that are being typed.
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
    /** Tells the host, and shows what the host then holds. */
    tell: (next: Value) => {
      setHeld(fresh());
      setValue(next);
    },
    /** Shows `shown` while the host holds `told`. */
    keep: (shown: Value, told: Value, typed = read(shown)) => {
      setHeld({ value, shown, typed, told });
      if (!isSame(told, value)) setValue(told);
    },
  };
}

/** A day or a time that is typed part by part; the host holds '' until it is whole and accepted. */
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
  /** Whether every part is filled in. The library does not report a part that was deleted. */
  const onComplete = (isComplete: boolean) => {
    if (!isComplete && value !== '' && typed !== null) keep(shown, '', typed);
    if (isComplete && value !== shown) change(shown);
  };
  return { value, shown, typed, change, onComplete };
}

import { useState } from 'react';

interface FieldState<Value, Typed> {
  /** The host's value. */
  readonly value: Value;
  /** The field's value. */
  readonly shown: Value;
  readonly typed: Typed | null;
  /** The host's value while the field shows a different one. */
  readonly hostValue: Value;
}

interface TypedOptions<Value, Typed> {
  /** Converts a value to the library's type. */
  readonly read: (value: Value) => Typed | null;
  readonly isSame: (a: Value, b: Value) => boolean;
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
  const initialState = (): FieldState<Value, Typed> => ({
    value,
    shown: value,
    typed: read(value),
    hostValue: value,
  });
  const [state, setState] = useState(initialState);
  let current = state;
  if (!isSame(value, state.value)) {
    current = isSame(value, state.hostValue) ? { ...state, value } : initialState();
    setState(current);
  }
  return {
    value,
    shown: current.shown,
    typed: current.typed,
    /** Sets the host's value and shows whatever the host then has. */
    tell: (next: Value) => {
      setState(initialState());
      setValue(next);
    },
    /** Shows `shown` while the host's value is `hostValue`. */
    keep: (shown: Value, hostValue: Value, typed = read(shown)) => {
      setState({ value, shown, typed, hostValue });
      if (!isSame(hostValue, value)) setValue(hostValue);
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

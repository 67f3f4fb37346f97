'use client';
import { useState } from 'react';

/** State of a dialog's fields, reset each time the dialog opens. */
export function useStateOfOpen<T>(isOpen: boolean, initial: T) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [state, setState] = useState(initial);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setState(initial);
  }
  return [state, setState] as const;
}

'use client';
import { useState } from 'react';

/** State of a dialog's fields, reset each time the dialog opens. */
export function useStateOfOpen<T>(isOpen: boolean, first: T) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [state, setState] = useState(first);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setState(first);
  }
  return [state, setState] as const;
}

'use client';
import { createContext, useContext } from 'react';
import type { EntitySchema } from './requiredField.ts';

/** State shared by all fields of a form. */
export interface FormMode {
  /** Fields can be read but not changed. */
  readonly isReadOnly: boolean;
  /** Fields cannot be used, for example while the form is saving. */
  readonly isDisabled: boolean;
  /** Determines which fields are required. */
  readonly schema?: EntitySchema | undefined;
}
export const FormModeContext = createContext<FormMode>({ isReadOnly: false, isDisabled: false });
export const useFormMode = (): FormMode => useContext(FormModeContext);

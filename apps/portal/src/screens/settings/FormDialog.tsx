import type { CallFailure } from '@forecourt/api-client';
import { FormDialog as AnyFormDialog, type FormDialogProps } from '../../app/FormDialog.tsx';
import { useFailureText } from './useFailureText.ts';

interface SettingsFormDialogProps extends Omit<FormDialogProps, 'problem'> {
  /** A gateway rejection that no field shows. */
  readonly failure: CallFailure | null;
  /** Explains the failure; defaults to the settings' texts. */
  readonly failureText?: (failure: CallFailure) => string;
}

/** A form dialog that shows a gateway failure above its fields. [UI-20] */
export function FormDialog({ failure, failureText, ...form }: SettingsFormDialogProps) {
  const settingsFailureText = useFailureText();
  return (
    <AnyFormDialog {...form} problem={failure && (failureText ?? settingsFailureText)(failure)} />
  );
}

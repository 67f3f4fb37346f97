import type { CallFailure } from '@forecourt/api-client';
import { FormDialog as AnyFormDialog, type FormDialogProps } from '../../app/FormDialog.tsx';
import { useFailureText } from './useFailureText.ts';

interface SettingsFormDialogProps extends Omit<FormDialogProps, 'problem'> {
  /** What the gateway refused and no field shows. */
  readonly failure: CallFailure | null;
  /** Words it; left out: as the settings do. */
  readonly inWords?: (failure: CallFailure) => string;
}

/** A few fields over the page, with what the gateway refused above them. [UI-20] */
export function FormDialog({ failure, inWords, ...form }: SettingsFormDialogProps) {
  const ofSettings = useFailureText();
  return <AnyFormDialog {...form} problem={failure && (inWords ?? ofSettings)(failure)} />;
}

import type { ComponentProps } from 'react';
import { SidePanel } from '@forecourt/ui';
import { usePanelGuard } from './useUnsavedGuard.tsx';

type FormPanelProps = ComponentProps<typeof SidePanel> & { readonly hasUnsavedChanges: boolean };

/** A side panel with a form; asks before unsaved changes are lost, including on Back. [UI-19] */
export function FormPanel(props: FormPanelProps) {
  const question = usePanelGuard(props.hasUnsavedChanges);
  return (
    <>
      <SidePanel {...props} />
      {question}
    </>
  );
}

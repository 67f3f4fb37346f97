import type { ComponentProps } from 'react';
import { SidePanel } from '@forecourt/ui';
import { usePanelGuard } from './useUnsavedGuard.tsx';

type FormPanelProps = ComponentProps<typeof SidePanel> & { readonly hasUnsavedChanges: boolean };

/** A panel with a form: it asks before what was typed is lost, by Back as well. [UI-19] */
export function FormPanel(props: FormPanelProps) {
  const question = usePanelGuard(props.hasUnsavedChanges);
  return (
    <>
      <SidePanel {...props} />
      {question}
    </>
  );
}

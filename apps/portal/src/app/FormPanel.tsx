import type { ComponentProps } from 'react';
import { SidePanel } from '@forecourt/ui';
import { useOverlayGuard } from './useUnsavedGuard.tsx';

type FormPanelProps = ComponentProps<typeof SidePanel> & { readonly hasUnsavedChanges: boolean };

/** A side panel with a form; asks before unsaved changes are lost, also by a link or Back. [UI-19] */
export function FormPanel(props: FormPanelProps) {
  const question = useOverlayGuard(props.hasUnsavedChanges);
  return (
    <>
      <SidePanel {...props} />
      {question}
    </>
  );
}

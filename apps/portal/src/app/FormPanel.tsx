import type { ComponentProps } from 'react';
import { SidePanel } from '@forecourt/ui';
import { usePanelGuard } from './useUnsavedGuard.tsx';

type FormPanelProps = ComponentProps<typeof SidePanel> & { readonly hasUnsavedChanges: boolean };

/** A panel in which something is typed: nothing of it is lost without a question, by Back neither. [UI-19] */
export function FormPanel(props: FormPanelProps) {
  const question = usePanelGuard(props.hasUnsavedChanges);
  return (
    <>
      <SidePanel {...props} />
      {question}
    </>
  );
}

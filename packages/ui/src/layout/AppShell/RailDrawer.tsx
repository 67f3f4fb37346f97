'use client';
import type { ReactNode } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { InnerOverlaysPlace, useModal } from '../../overlays/inner/index.ts';
import { TopmostPlace } from '../../overlays/topmost/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './AppShell.css.ts';

interface RailDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** The rail as a drawer over the page; Escape and clicks outside close it. */
export default function RailDrawer({ isOpen, onOpenChange, label, children }: RailDrawerProps) {
  const text = useText();
  const { container, overlays, content } = useModal(isOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal container={container}>
        <div className={css.overlay} aria-hidden="true" />
        <Dialog.Content {...content} className={css.drawer}>
          <InnerOverlaysPlace overlays={overlays}>
            <Dialog.Title className={css.spoken}>{label}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={text('appShell.closeMenu')}>
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </Dialog.Close>
            {children}
          </InnerOverlaysPlace>
          <TopmostPlace className={css.topmost} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { InnerOverlaysPlace, useModal } from '../inner/index.ts';
import { TopmostPlace } from '../topmost/index.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps extends HostProps<HTMLDivElement> {
  /** Defaults to open while mounted. */
  readonly isOpen?: boolean;
  /** Called on Escape and on a click on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  /** What is asked or shown; describes an `alertdialog`, so that it is announced on opening. */
  readonly children?: ReactNode;
  /** Fields below the text, which are not part of the description. */
  readonly fields?: ReactNode;
  /** Safe actions first, the main action last. */
  readonly actions: ReactNode;
  /** Use `alertdialog` if people must respond before anything else. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Takes focus when the dialog opens. Defaults to the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A modal dialog: traps focus, returns it on closing, and locks page scrolling. */
export function Dialog({
  isOpen = true,
  onClose,
  title,
  children,
  fields,
  actions,
  role = 'dialog',
  initialFocus,
  className,
  ref,
}: DialogProps) {
  const { container, overlays, content } = useModal(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={container}>
        <div className={css.scrim} aria-hidden="true" />
        <div className={css.place}>
          <Radix.Content
            {...content}
            role={role}
            ref={ref}
            className={classes(css.dialog, className)}
            onOpenAutoFocus={(event) => {
              content.onOpenAutoFocus();
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
          >
            <InnerOverlaysPlace overlays={overlays}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {children !== undefined && (
                <div className={css.body}>
                  {role === 'alertdialog' ? (
                    <Radix.Description asChild>
                      <div className={css.description}>{children}</div>
                    </Radix.Description>
                  ) : (
                    children
                  )}
                  {fields}
                </div>
              )}
              <div className={css.actions}>{actions}</div>
            </InnerOverlaysPlace>
            <TopmostPlace className={css.topmost} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

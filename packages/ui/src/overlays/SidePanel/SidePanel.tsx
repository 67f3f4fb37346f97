'use client';
import * as Radix from '@radix-ui/react-dialog';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { IconButton } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import { UnsavedChangesDialog } from '../Dialog/index.ts';
import { scrim } from '../Dialog/Dialog.css.ts';
import { InnerOverlaysPlace, useModal } from '../inner/index.ts';
import { useScrollStop } from '../scroll/useScrollStop.ts';
import { TopmostPlace } from '../topmost/index.ts';
import * as css from './SidePanel.css.ts';

export interface SidePanelProps extends HostProps<HTMLDivElement> {
  /** Defaults to open while mounted. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  /** The accessible name: what the panel shows. */
  readonly name: string;
  readonly title: ReactNode;
  /** A status next to the title. */
  readonly status?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Opens the previous or next row of the list behind the panel; if omitted, hides the button. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly children: ReactNode;
  /** Safe actions, on the left. */
  readonly actions?: ReactNode;
  /** Irreversible actions, on the right. */
  readonly dangerActions?: ReactNode;
  /** Asks for confirmation on Close, Previous, and Next. [UI-20] */
  readonly hasUnsavedChanges?: boolean;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Exit = 'onClose' | 'onPrevious' | 'onNext';

/** Handles the ways to leave the panel; unsaved changes require a confirmation first. */
function useLeaving(props: SidePanelProps) {
  const [pendingExit, setPendingExit] = useState<Exit | null>(null);
  const leave = (exit: Exit) => (props.hasUnsavedChanges ? setPendingExit(exit) : props[exit]?.());
  const question = (
    <UnsavedChangesDialog
      isOpen={pendingExit !== null}
      onStay={() => setPendingExit(null)}
      onLeave={() => {
        setPendingExit(null);
        if (pendingExit !== null) props[pendingExit]?.();
      }}
    />
  );
  return { leave, question };
}

/**
 * Slides in over a list that stays in place: everything about one item, with its actions. Locks
 * page scrolling, traps focus, and fills the screen on phones. [UI-10, UI-11, UI-20]
 */
export function SidePanel(props: SidePanelProps) {
  const { isOpen = true, name, title, status, subtitle, onPrevious, onNext, children } = props;
  const { actions, dangerActions, className, ref } = props;
  const text = useText();
  const { leave, question } = useLeaving(props);
  const { container, overlays, content } = useModal(isOpen);
  const [setBody, bodyStop] = useScrollStop(name);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && leave('onClose')}>
      <Radix.Portal container={container}>
        <div className={scrim} aria-hidden="true" />
        <Radix.Content
          {...content}
          ref={ref}
          className={classes(css.panel, className)}
          aria-label={name}
          aria-labelledby={undefined}
          onOpenAutoFocus={(event) => {
            content.onOpenAutoFocus();
            // Focuses the panel itself, so that its name is announced and no button looks selected.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
        >
          <InnerOverlaysPlace overlays={overlays}>
            <header className={css.head}>
              <div className={css.titleLine}>
                <Radix.Title className={css.title}>{title}</Radix.Title>
                {status}
              </div>
              <div className={css.tools}>
                {onPrevious && (
                  <IconButton
                    label={text('sidePanel.previous')}
                    icon={<ChevronUp {...icon} />}
                    onPress={() => leave('onPrevious')}
                  />
                )}
                {onNext && (
                  <IconButton
                    label={text('sidePanel.next')}
                    icon={<ChevronDown {...icon} />}
                    onPress={() => leave('onNext')}
                  />
                )}
                <IconButton
                  label={text('dialog.close')}
                  icon={<X {...icon} />}
                  onPress={() => leave('onClose')}
                />
              </div>
              {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
            </header>
            <div ref={setBody} {...bodyStop} className={css.body}>
              {children}
            </div>
            {(actions ?? dangerActions) !== undefined && (
              <footer className={css.foot}>
                <div className={css.group}>{actions}</div>
                <div className={css.group}>{dangerActions}</div>
              </footer>
            )}
          </InnerOverlaysPlace>
          <TopmostPlace />
        </Radix.Content>
      </Radix.Portal>
      {question}
    </Radix.Root>
  );
}

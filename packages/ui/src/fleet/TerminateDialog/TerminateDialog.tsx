'use client';
import { useId, type ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { ConfirmDialog } from '../../overlays/Dialog/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useText } from '../../provider/index.ts';
import { orNull, useStateOfOpen } from '../form/index.ts';
import * as css from './TerminateDialog.css.ts';

export interface EndingItem {
  readonly id: string;
  /** For example, "•••• 4821, driver card". */
  readonly name: ReactNode;
  /** For example, "Will be blocked". */
  readonly effect: string;
}

export interface EndingGroup {
  readonly id: string;
  /** For example, "2 cards". */
  readonly title: string;
  readonly items: readonly EndingItem[];
}

export interface TerminateDialogProps extends HostProps<HTMLDivElement> {
  readonly isOpen: boolean;
  /** For example, "Terminate Rosa Núñez?" */
  readonly title: string;
  /** Everything that will end; `undefined` while loading. */
  readonly ending: readonly EndingGroup[] | undefined;
  /** An error, and what to do. */
  readonly error?: ReactNode;
  readonly isSending?: boolean;
  /** Called with the reason in the person's own words; `null` if none was given. */
  readonly onTerminate: (reason: string | null) => void;
  readonly onCancel: () => void;
}

function Groups({ groups }: { readonly groups: readonly EndingGroup[] }) {
  const id = useId();
  const text = useText();
  const shown = groups.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return <p>{text('terminate.nothing')}</p>;
  return shown.map((group) => (
    <section key={group.id} aria-labelledby={id + group.id} className={css.group}>
      <h3 id={id + group.id} className={css.title}>
        {group.title}
      </h3>
      <ul className={css.list}>
        {group.items.map((item) => (
          <li key={item.id} className={css.item}>
            <span>{item.name}</span>
            <span className={css.effect}>{item.effect}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/**
 * Confirms the termination of a driver or vehicle: lists everything that ends with it, and says
 * that reinstating it restores none of that. [DRIVER-18]
 */
export function TerminateDialog(props: TerminateDialogProps) {
  const { ending, error, isSending, onTerminate, ...dialog } = props;
  const text = useText();
  const [reason, setReason] = useStateOfOpen(dialog.isOpen, '');
  return (
    <ConfirmDialog
      {...dialog}
      irreversible={text('terminate.irreversible')}
      fields={
        <>
          <TextField
            label={text('terminate.reason')}
            optionalText={text('form.optional')}
            value={reason}
            onChange={setReason}
            maxLength={200}
          />
          {error}
        </>
      }
      confirmLabel={text('terminate.confirm')}
      blockedReason={ending === undefined ? text('terminate.looking') : null}
      isPending={isSending}
      onConfirm={() => onTerminate(orNull(reason))}
    >
      <div className={css.body}>
        {ending === undefined ? <p>{text('terminate.looking')}</p> : <Groups groups={ending} />}
      </div>
    </ConfirmDialog>
  );
}

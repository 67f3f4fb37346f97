import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button, EmptyState } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';

interface NoRowsProps {
  /** Whose texts say so: `drivers.empty`, `drivers.empty.filtered`. */
  readonly of:
    | 'activity'
    | 'cards'
    | 'drivers'
    | 'express'
    | 'promptedIds'
    | 'requests'
    | 'vehicles';
  readonly icon?: LucideIcon;
  readonly address: { readonly isFiltered: boolean; readonly clear: () => void };
  /** Label of the button that removes the filters. */
  readonly clear?: string;
  /** What a list that never had any rows offers. */
  readonly action?: ReactNode;
}

/** A list without rows: it never had any, or its filters leave none. */
export function NoRows({ of, icon: Icon, address, clear, action }: NoRowsProps) {
  const text = useText();
  const { isFiltered } = address;
  const empty = `${of}.empty${isFiltered ? '.filtered' : ''}` as const;
  return (
    <EmptyState
      {...(Icon ? { icon: <Icon size={20} aria-hidden="true" /> } : {})}
      title={text(empty)}
      action={isFiltered ? clear && <Button onPress={address.clear}>{clear}</Button> : action}
    >
      {text(`${empty}.why`)}
    </EmptyState>
  );
}

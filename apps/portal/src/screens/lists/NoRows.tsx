import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button, EmptyState } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';

interface NoRowsProps {
  /** Text key prefix: `drivers.empty`, `drivers.empty.filtered`. */
  readonly list:
    | 'activity'
    | 'cards'
    | 'drivers'
    | 'express'
    | 'promptedIds'
    | 'requests'
    | 'vehicles';
  readonly icon?: LucideIcon;
  readonly address: { readonly isFiltered: boolean; readonly clear: () => void };
  /** Label of the button that clears the filters. */
  readonly clear?: string;
  /** Shown if the list is empty without filters. */
  readonly action?: ReactNode;
}

/** An empty state for a list, depending on whether filters are set. */
export function NoRows({ list, icon: Icon, address, clear, action }: NoRowsProps) {
  const text = useText();
  const { isFiltered } = address;
  const emptyKey = `${list}.empty${isFiltered ? '.filtered' : ''}` as const;
  return (
    <EmptyState
      icon={Icon && <Icon size={20} />}
      title={text(emptyKey)}
      action={isFiltered ? clear && <Button onPress={address.clear}>{clear}</Button> : action}
    >
      {text(`${emptyKey}.why`)}
    </EmptyState>
  );
}

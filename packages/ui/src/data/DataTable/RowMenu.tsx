'use client';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../primitives/Button/index.ts';
import { Menu, type MenuGroup } from '../../primitives/Menu/index.ts';
import { useText } from '../../provider/index.ts';

interface RowMenuProps {
  /** The row's name: "card •••• 4821". */
  readonly name: string;
  readonly groups: readonly MenuGroup[];
  readonly onAction: (id: string) => void;
  readonly isStop?: boolean;
}

/** A row's actions in a menu; renders nothing if there are none. */
export function RowMenu({ name, groups, onAction, isStop = true }: RowMenuProps) {
  const text = useText();
  const label = text('dataTable.rowActions', { name });
  if (groups.every(({ entries }) => entries.length === 0)) return null;
  return (
    <Menu
      aria-label={label}
      trigger={
        <IconButton
          size="compact"
          label={label}
          icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />}
          excludeFromTabOrder={!isStop}
        />
      }
      groups={groups}
      onAction={onAction}
    />
  );
}

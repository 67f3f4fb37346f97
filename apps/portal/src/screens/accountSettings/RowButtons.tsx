import { Button, Cluster } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';

interface RowButtonsProps {
  readonly name: string;
  /** Something belongs to it, so it stays. */
  readonly isUsed: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and delete at the end of a row; what is in use says why it stays. */
export function RowButtons({ name, isUsed, onEdit, onDelete }: RowButtonsProps) {
  const text = useText();
  return (
    <Cluster gap={8}>
      <Button size="compact" aria-label={`${text('account.row.edit')} ${name}`} onPress={onEdit}>
        {text('account.row.edit')}
      </Button>
      <Button
        size="compact"
        aria-label={`${text('account.row.delete')} ${name}`}
        disabledReason={isUsed ? text('account.row.inUse') : null}
        onPress={onDelete}
      >
        {text('account.row.delete')}
      </Button>
    </Cluster>
  );
}

import { useState, type ReactNode } from 'react';
import { Button, Dialog, Stack, TextField } from '@forecourt/ui';
import { limitName } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';

interface ScopeDialogProps {
  readonly name: string;
  /** Number of cards on the profile. */
  readonly cardCount: number;
  /** Number of cards that the user came from. */
  readonly selectedCount: number;
  readonly isSaving: boolean;
  /** A copy name entered earlier. */
  readonly initialName?: string | null | undefined;
  /** Error for the copy's name. */
  readonly nameError?: string | null;
  /** Any other reason that the copy failed. */
  readonly problem?: ReactNode;
  readonly onAll: () => void;
  readonly onCopy: (name: string) => void;
  readonly onCancel: () => void;
}

/** For a profile that other cards also use: change it for all of them, or copy it for these? */
export function ScopeDialog(props: ScopeDialogProps) {
  const { name, cardCount, selectedCount, isSaving, initialName, nameError, problem } = props;
  const { onAll, onCopy, onCancel } = props;
  const text = useText();
  const [copyName, setCopyName] = useState(
    initialName ?? text('limits.scope.nameFor', { name, chosen: selectedCount }),
  );
  const isNamed = limitName.safeParse(copyName).success;
  return (
    <Dialog
      onClose={onCancel}
      title={text('limits.scope.title', { name, count: cardCount })}
      actions={
        <>
          <Button onPress={onCancel}>{text('limits.scope.cancel')}</Button>
          <Button onPress={onAll} isPending={isSaving}>
            {text('limits.scope.all')}
          </Button>
          <Button
            variant="primary"
            onPress={() => onCopy(copyName.trim())}
            isPending={isSaving}
            disabledReason={isNamed ? null : text('limit.nameRequired')}
          >
            {text('limits.scope.copy', { chosen: selectedCount })}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>
          {text('limits.scope.why', {
            chosen: selectedCount,
            others: cardCount - selectedCount,
            name,
          })}
        </p>
        <TextField
          label={text('limits.scope.name')}
          value={copyName}
          onChange={setCopyName}
          error={nameError}
        />
        {problem}
      </Stack>
    </Dialog>
  );
}

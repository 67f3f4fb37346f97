'use client';
import { VIEW_NAME_CHARACTERS_MAX } from '@forecourt/validation';
import { useId, useState } from 'react';
import { Dialog } from '../../overlays/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useText } from '../../provider/index.ts';
import type { SavedView } from './SavedView.ts';

interface NameDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly initial: string;
  /** Views whose names cannot be reused. */
  readonly taken: readonly SavedView[];
  readonly onCancel: () => void;
  readonly onName: (name: string) => void;
}

const isSameName = (a: string, b: string) =>
  a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

/** Asks for the name of a view. */
export function NameDialog({ isOpen, title, initial, taken, onCancel, onName }: NameDialogProps) {
  const text = useText();
  const formId = useId();
  const [typed, setTyped] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const name = typed.trim();
  const isTaken = taken.some((view) => isSameName(view.name, name));
  const problem = isTaken
    ? text('savedViews.taken', { name })
    : name === ''
      ? text('savedViews.nameless')
      : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button onPress={onCancel}>{text('savedViews.cancel')}</Button>
          <Button type="submit" variant="primary" form={formId}>
            {text('savedViews.saveName')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (problem === undefined) onName(name);
        }}
      >
        <TextField
          label={text('savedViews.name')}
          help={text('savedViews.nameHelp')}
          value={typed}
          onChange={setTyped}
          maxLength={VIEW_NAME_CHARACTERS_MAX}
          isRequired
          error={isSubmitted ? problem : undefined}
        />
      </form>
    </Dialog>
  );
}

interface RemoveDialogProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** Confirms the deletion of a view. */
export function RemoveDialog({ isOpen, name, onCancel, onRemove }: RemoveDialogProps) {
  const text = useText();
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      onClose={onCancel}
      title={text('savedViews.deleteTitle', { name })}
      actions={
        <>
          <Button onPress={onCancel}>{text('savedViews.cancel')}</Button>
          <Button variant="danger" onPress={onRemove}>
            {text('savedViews.deleteView')}
          </Button>
        </>
      }
    >
      <p>{text('savedViews.deleteHelp')}</p>
    </Dialog>
  );
}

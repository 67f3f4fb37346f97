import { Plus } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { CallFailure, CallResult } from '@forecourt/api-client';
import type { Mutation, Query } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  ConfirmDelete,
  Section,
  SimpleTable,
  type SimpleColumn,
} from '@forecourt/ui';
import { FormFields, type FieldValues } from '@forecourt/ui/form';
import { useNotify } from '../../app/useNotify.ts';
import type { StoredForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { FormDialog } from '../settings/FormDialog.tsx';
import { NotDone } from './NotDone.tsx';

interface Row {
  readonly name: string;
  readonly version: number;
}
type MutationState = Pick<Mutation<never, unknown>, 'isPending' | 'failure'>;
type RowKind = 'department' | 'fleet';

/** Props of a row's dialog; a null `row` adds a new one. */
export interface RowDialogProps<R extends Row> {
  readonly row: R | null;
  readonly onClose: () => void;
}

interface RowFormProps<R extends Row, Draft extends FieldValues, Body> extends RowDialogProps<R> {
  readonly kind: RowKind;
  readonly form: StoredForm<Draft, Body>;
  readonly saving: Mutation<[body: Body, row: R | null], unknown>;
  readonly children: ReactNode;
}

/** A dialog that adds or edits a row. */
export function RowForm<R extends Row, Draft extends FieldValues, Body extends { name: string }>(
  props: RowFormProps<R, Draft, Body>,
) {
  const { kind, row, form, saving, onClose, children } = props;
  const text = useText();
  const notify = useNotify();
  const save = async (body: Body) => {
    const result = await saving.send(body, row);
    if (notify(result, text(`account.${kind}.saved`, { name: body.name }))) onClose();
    return result;
  };
  return (
    <FormDialog
      title={row ? text(`account.${kind}s.edit`, { name: row.name }) : text(`account.${kind}s.add`)}
      submitLabel={text('account.save')}
      isPending={saving.isPending}
      failure={null}
      onClose={onClose}
      onSubmit={() => void form.submit(save)}
    >
      <NotDone failure={saving.failure} />
      <FormFields form={form.form}>{children}</FormFields>
    </FormDialog>
  );
}

interface RowsTabProps<R extends Row> {
  /** The kind of row, which selects the texts. */
  readonly kind: RowKind;
  readonly query: Query<{ readonly items: readonly R[] }>;
  readonly idOf: (row: R) => string;
  readonly columns: readonly SimpleColumn<R>[];
  readonly mayEdit: boolean;
  readonly mayAdd: boolean;
  /** Whether anything belongs to the row, so that it cannot be deleted. */
  readonly isUsed: (row: R) => boolean;
  readonly removing: MutationState;
  readonly onRemove: (row: R) => Promise<CallResult<unknown>>;
  /** The dialog that adds or edits a row. */
  readonly Form: ComponentType<RowDialogProps<R>>;
}

/** Asks for the confirmation word before deleting a row. [UI-23] */
function DeleteRow<R extends Row>(
  props: Pick<RowsTabProps<R>, 'kind' | 'removing' | 'onRemove'> & {
    readonly row: R;
    readonly onClose: () => void;
  },
) {
  const { kind, removing, onRemove, row, onClose } = props;
  const text = useText();
  const notify = useNotify();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { name } = row;
  const confirm = async () => {
    setFailure(null);
    const result = await onRemove(row);
    if (notify(result, text(`account.${kind}.deleted`, { name }))) onClose();
    else setFailure(result.failure);
  };
  return (
    <ConfirmDelete
      title={text(`account.${kind}.delete`, { name })}
      confirmLabel={text('account.row.deleteNow')}
      isPending={removing.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      fields={<NotDone failure={failure} />}
    >
      {text('account.row.deleteText')}
    </ConfirmDelete>
  );
}

/** The column with Edit and Delete; a row in use explains why it cannot be deleted. */
function useActions<R extends Row>(
  isUsed: (row: R) => boolean,
  onEdit: (row: R) => void,
  onDelete: (row: R) => void,
): SimpleColumn<R> {
  const text = useText();
  return column('actions', text('account.row.actions'), { align: 'end' }, (row) => (
    <Cluster gap={4} justify="end">
      <Button
        variant="quiet"
        size="compact"
        aria-label={`${text('account.row.edit')} ${row.name}`}
        onPress={() => onEdit(row)}
      >
        {text('account.row.edit')}
      </Button>
      <Button
        variant="quiet"
        size="compact"
        aria-label={`${text('account.row.delete')} ${row.name}`}
        disabledReason={isUsed(row) ? text('account.row.inUse') : null}
        onPress={() => onDelete(row)}
      >
        {text('account.row.delete')}
      </Button>
    </Cluster>
  ));
}

/** Rows that can be added, edited, and, while nothing belongs to them, deleted. */
export function RowsTab<R extends Row>(props: RowsTabProps<R>) {
  const { kind, query, idOf, columns, mayEdit, mayAdd, isUsed, removing, onRemove, Form } = props;
  const text = useText();
  const [rowToEdit, setRowToEdit] = useState<R | 'new' | null>(null);
  const [rowToDelete, setRowToDelete] = useState<R | null>(null);
  const actions = useActions<R>(isUsed, setRowToEdit, setRowToDelete);
  const rows = query.data?.items;
  return (
    <Section
      title={text(`account.tab.${kind}s`)}
      hint={text(`account.${kind}s.hint`)}
      content={rows ? 'flush' : 'padded'}
      action={
        mayAdd && (
          <Button size="compact" icon={<Plus size={16} />} onPress={() => setRowToEdit('new')}>
            {text(`account.${kind}s.add`)}
          </Button>
        )
      }
    >
      {!rows ? (
        <NotLoaded query={query} subject={text(`account.${kind}s.what`)} />
      ) : rows.length === 0 ? (
        <p>{text(`account.${kind}s.empty`)}</p>
      ) : (
        <SimpleTable
          label={text(`account.tab.${kind}s`)}
          rows={rows}
          getRowId={idOf}
          columns={mayEdit ? [...columns, actions] : columns}
        />
      )}
      {rowToEdit !== null && (
        <Form row={rowToEdit === 'new' ? null : rowToEdit} onClose={() => setRowToEdit(null)} />
      )}
      {rowToDelete && (
        <DeleteRow
          kind={kind}
          removing={removing}
          onRemove={onRemove}
          row={rowToDelete}
          onClose={() => setRowToDelete(null)}
        />
      )}
    </Section>
  );
}

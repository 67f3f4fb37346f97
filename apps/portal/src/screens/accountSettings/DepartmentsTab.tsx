import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CallFailure, DepartmentDetails } from '@forecourt/api-client';
import { useChangeDepartment, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Section,
  Select,
  SimpleTable,
  TextField,
  TwoLines,
  type SimpleColumn,
} from '@forecourt/ui';
import { department, fieldIssues } from '@forecourt/validation';
import { useSentText, useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { RowButtons } from './RowButtons.tsx';
import { DeleteRow, RowDialog } from './RowDialog.tsx';

interface DepartmentDialogProps {
  /** null: a new one. */
  readonly row: DepartmentDetails | null;
  readonly onClose: () => void;
}

/** A department's number, name, description and fleet. [USER-04 to USER-06, ENT-36] */
function DepartmentDialog({ row, onClose }: DepartmentDialogProps) {
  const text = useText();
  const sent = useSentText();
  const changing = useChangeDepartment();
  const fleets = useQuery('listFleets', {});
  const [typed, setTyped] = useState({
    subDepartmentNumber: row?.number ?? '',
    name: row?.name ?? '',
    description: row?.description ?? '',
  });
  const [chosen, setChosen] = useState(row?.fleetId ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<CallFailure['fields']>([]);
  const options = (fleets.data?.items ?? []).map(({ fleetId, name }) => ({
    value: fleetId,
    label: name,
  }));
  // the only fleet is chosen
  const fleetId = chosen === '' && options.length === 1 ? (options[0]?.value ?? '') : chosen;
  const read = department.safeParse(typed);
  const issues = read.success ? [] : fieldIssues(read.error);
  const errorOf = (name: string) => {
    const found =
      (isSubmitted ? issues : []).find(({ path }) => path === name) ??
      refused.find(({ path }) => path === name);
    return found && sent(found.key, found.params);
  };
  const save = async () => {
    setSubmitted(true);
    setRefused([]);
    if (!read.success || fleetId === '') return null;
    const body = { ...read.data, fleetId };
    const asked = row && { id: row.departmentId, version: row.version };
    return changing.send({ row: asked, body });
  };
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    error: errorOf(name),
    isRequired: true,
  });
  return (
    <RowDialog
      title={
        row ? text('account.departments.edit', { name: row.name }) : text('account.departments.add')
      }
      done={text('account.department.saved', { name: typed.name })}
      isPending={changing.isPending}
      onClose={onClose}
      onSave={save}
      onRefused={(failure) => setRefused(failure.fields)}
    >
      <TextField
        label={text('account.department.number')}
        help={text('account.department.numberHelp')}
        look="code"
        {...field('subDepartmentNumber')}
      />
      <TextField label={text('account.department.name')} {...field('name')} />
      <TextField label={text('account.department.description')} {...field('description')} />
      <Select
        label={text('account.department.fleet')}
        placeholder={text('form.choose')}
        options={options}
        value={fleetId}
        onChange={setChosen}
        isRequired
        error={isSubmitted && fleetId === '' ? text('user.fleetRequired') : errorOf('fleetId')}
      />
    </RowDialog>
  );
}

function DeleteDepartment({
  row,
  onClose,
}: {
  readonly row: DepartmentDetails;
  readonly onClose: () => void;
}) {
  const text = useText();
  const changing = useChangeDepartment();
  const seen = { id: row.departmentId, version: row.version };
  return (
    <DeleteRow
      title={text('account.department.delete', { name: row.name })}
      done={text('account.department.deleted', { name: row.name })}
      isPending={changing.isPending}
      onClose={onClose}
      onDelete={() => changing.send({ row: seen, body: null })}
    />
  );
}

type Asked =
  | { readonly what: 'edit'; readonly row: DepartmentDetails | null }
  | { readonly what: 'delete'; readonly row: DepartmentDetails };

/** The columns of the departments; `ask` null: nothing can be changed. */
function departmentColumns(
  text: ReturnType<typeof useText>,
  ask: ((asked: Asked) => void) | null,
): readonly SimpleColumn<DepartmentDetails>[] {
  return [
    {
      id: 'name',
      head: text('account.department.name'),
      isRowHeader: true,
      cell: ({ name, number }) => <TwoLines first={name} second={number} />,
    },
    {
      id: 'fleet',
      head: text('account.department.fleet'),
      cell: ({ fleetName, description }) => <TwoLines first={fleetName} second={description} />,
      isWideOnly: true,
    },
    {
      id: 'use',
      head: text('account.department.use'),
      cell: ({ cardCount, promptedIdCount }) =>
        text('account.department.useOf', { cards: cardCount, promptedIds: promptedIdCount }),
    },
    ...(ask
      ? [
          {
            id: 'actions',
            head: text('account.row.actions'),
            align: 'end' as const,
            cell: (row: DepartmentDetails) => (
              <RowButtons
                name={row.name}
                isUsed={row.cardCount + row.promptedIdCount > 0}
                onEdit={() => ask({ what: 'edit', row })}
                onDelete={() => ask({ what: 'delete', row })}
              />
            ),
          },
        ]
      : []),
  ];
}

/** Departments of the account with where each is used. [USER-02, NAV-04] */
export function DepartmentsTab() {
  const text = useText();
  const { account } = useSelected();
  const departments = useQuery('listFleetDepartments', { query: {} });
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayEdit = mayIn(account)('departments.edit');
  const columns = departmentColumns(text, mayEdit ? setAsked : null);
  const content = () => {
    if (departments.data) {
      const { items } = departments.data;
      if (items.length === 0) return <p>{text('account.departments.empty')}</p>;
      return (
        <SimpleTable
          label={text('account.tab.departments')}
          rows={items}
          getRowId={({ departmentId }) => departmentId}
          columns={columns}
        />
      );
    }
    return <NotLoaded of={departments} what={text('account.departments.what')} />;
  };
  return (
    <Section
      title={text('account.tab.departments')}
      hint={text('account.departments.hint')}
      content={departments.data ? 'flush' : 'padded'}
      action={
        mayEdit && (
          <Button
            size="compact"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setAsked({ what: 'edit', row: null })}
          >
            {text('account.departments.add')}
          </Button>
        )
      }
    >
      {content()}
      {asked?.what === 'edit' && (
        <DepartmentDialog row={asked.row} onClose={() => setAsked(null)} />
      )}
      {asked?.what === 'delete' && (
        <DeleteDepartment row={asked.row} onClose={() => setAsked(null)} />
      )}
    </Section>
  );
}

import { useState } from 'react';
import type { DepartmentDetails } from '@forecourt/api-client';
import { useMutation, useQuery, useSave } from '@forecourt/api-client/react';
import { Select, TextField, TwoLines, type SimpleColumn } from '@forecourt/ui';
import { department } from '@forecourt/validation';
import { useFields } from '../../app/useFields.ts';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { column } from '../lists/column.ts';
import { RowForm, RowsTab, type RowDialogProps } from './RowsTab.tsx';
import { useFleetOptions } from '../lists/useFleetOptions.ts';

const idOf = ({ departmentId }: DepartmentDetails) => departmentId;

/** A department's number, name, description, and fleet. [USER-04 to USER-06, ENT-36] */
function DepartmentDialog({ row, onClose }: RowDialogProps<DepartmentDetails>) {
  const text = useText();
  const saving = useSave('addDepartment', 'editDepartment', 'departmentId');
  const options = useFleetOptions();
  const initial = {
    subDepartmentNumber: row?.number ?? '',
    name: row?.name ?? '',
    description: row?.description ?? '',
  };
  const form = useFields(department, initial, saving.failure?.fields);
  const [selectedFleetId, setSelectedFleetId] = useState(row?.fleetId ?? '');
  // a single fleet is preselected
  const fleetId =
    selectedFleetId === '' && options.length === 1 ? (options[0]?.value ?? '') : selectedFleetId;
  const isMissing = form.isSubmitted && fleetId === '';
  const save = async () => {
    const values = form.submit();
    if (!values || fleetId === '') return null;
    return saving.send({ ...values, fleetId }, row);
  };
  return (
    <RowForm
      kind="department"
      row={row}
      name={form.typed.name}
      saving={saving}
      onClose={onClose}
      onSave={save}
    >
      <TextField
        label={text('account.department.number')}
        help={text('account.department.numberHelp')}
        look="code"
        isRequired
        {...form.field('subDepartmentNumber')}
      />
      <TextField label={text('account.department.name')} isRequired {...form.field('name')} />
      <TextField
        label={text('account.department.description')}
        isRequired
        {...form.field('description')}
      />
      <Select
        label={text('account.department.fleet')}
        placeholder={text('form.choose')}
        options={options}
        value={fleetId}
        onChange={setSelectedFleetId}
        isRequired
        error={isMissing ? text('user.fleetRequired') : form.errorOf('fleetId')}
      />
    </RowForm>
  );
}

const columnsOf = (text: Text): readonly SimpleColumn<DepartmentDetails>[] => [
  column('name', text('account.department.name'), { isRowHeader: true }, ({ name, number }) => (
    <TwoLines first={name} second={number} />
  )),
  column(
    'fleet',
    text('account.department.fleet'),
    { isWideOnly: true },
    ({ fleetName, description }) => <TwoLines first={fleetName} second={description} />,
  ),
  column('use', text('account.department.use'), ({ cardCount, promptedIdCount }) =>
    text('account.department.useOf', { cards: cardCount, promptedIds: promptedIdCount }),
  ),
];

/** The account's departments, with how many cards and IDs use each. [USER-02, NAV-04] */
export function DepartmentsTab() {
  const text = useText();
  const { viewer } = useSelected();
  const mayEdit = viewer.may('departments.edit');
  const removing = useMutation('removeDepartment');
  return (
    <RowsTab
      kind="department"
      query={useQuery('listFleetDepartments', { query: {} })}
      idOf={idOf}
      mayEdit={mayEdit}
      mayAdd={mayEdit}
      isUsed={({ cardCount, promptedIdCount }) => cardCount + promptedIdCount > 0}
      removing={removing}
      onRemove={({ departmentId, version }) =>
        removing.send({ params: { departmentId } }, { ifMatch: version })
      }
      Form={DepartmentDialog}
      columns={columnsOf(text)}
    />
  );
}

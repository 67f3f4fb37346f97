import * as z from 'zod/mini';
import type { DepartmentDetails } from '@forecourt/api-client';
import { useMutation, useQuery, useSave } from '@forecourt/api-client/react';
import { Select, TwoLines, type SimpleColumn } from '@forecourt/ui';
import { FormField, FormText } from '@forecourt/ui/form';
import { department } from '@forecourt/validation';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { column } from '../lists/column.ts';
import { RowForm, RowsTab, type RowDialogProps } from './RowsTab.tsx';
import { useFleetOptions } from '../lists/useFleetOptions.ts';

const idOf = ({ departmentId }: DepartmentDetails) => departmentId;

const ownedDepartment = z.extend(department, {
  fleetId: z.string().check(z.minLength(1, { error: 'card.fleetRequired' })),
});
type Draft = z.input<typeof ownedDepartment>;

/** A department's number, name, description, and fleet. [USER-04 to USER-06, ENT-36] */
function DepartmentDialog({ row, onClose }: RowDialogProps<DepartmentDetails>) {
  const text = useText();
  const saving = useSave('addDepartment', 'editDepartment', 'departmentId');
  const options = useFleetOptions();
  const [only, ...others] = options;
  const onlyFleetId = only && others.length === 0 ? only.value : '';
  const form = useStoredForm(
    {
      safeParse: ({ fleetId, ...draft }: Draft) =>
        ownedDepartment.safeParse({ ...draft, fleetId: fleetId || onlyFleetId }),
    },
    {
      subDepartmentNumber: row?.number ?? '',
      name: row?.name ?? '',
      description: row?.description ?? '',
      fleetId: row?.fleetId ?? '',
    },
  );
  return (
    <RowForm kind="department" row={row} form={form} saving={saving} onClose={onClose}>
      <FormText
        name="subDepartmentNumber"
        kind="code"
        label={text('account.department.number')}
        help={text('account.department.numberHelp')}
        isRequired
      />
      <FormText name="name" label={text('account.department.name')} isRequired />
      <FormText name="description" label={text('account.department.description')} isRequired />
      <FormField<Draft, 'fleetId'> name="fleetId">
        {(field) => (
          <Select
            label={text('account.department.fleet')}
            placeholder={text('form.choose')}
            options={options}
            {...field}
            value={field.value || onlyFleetId}
            isRequired
          />
        )}
      </FormField>
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

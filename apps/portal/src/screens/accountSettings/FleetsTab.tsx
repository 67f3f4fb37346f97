import type { FleetDetails } from '@forecourt/api-client';
import { useMutation, useQuery, useSave } from '@forecourt/api-client/react';
import { TwoLines, type SimpleColumn } from '@forecourt/ui';
import { FormText } from '@forecourt/ui/form';
import { fleet } from '@forecourt/validation';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { column } from '../lists/column.ts';
import { RowForm, RowsTab, type RowDialogProps } from './RowsTab.tsx';

const FIELDS = ['name', 'code', 'number'] as const;
const idOf = ({ fleetId }: FleetDetails) => fleetId;

/** A fleet's name, code, and number. [ENT-37] */
function FleetDialog({ row, onClose }: RowDialogProps<FleetDetails>) {
  const text = useText();
  const saving = useSave('addFleet', 'editFleet', 'fleetId');
  const { name = '', code = '', number = '' } = row ?? {};
  const form = useStoredForm(fleet, { name, code, number });
  return (
    <RowForm kind="fleet" row={row} form={form} saving={saving} onClose={onClose}>
      {FIELDS.map((field) => (
        <FormText key={field} name={field} label={text(`account.fleet.${field}`)} isRequired />
      ))}
    </RowForm>
  );
}

const countsOf = ({ cardCount, driverCount, vehicleCount, departmentCount }: FleetDetails) => ({
  cards: cardCount,
  drivers: driverCount,
  vehicles: vehicleCount,
  departments: departmentCount,
});

const columnsOf = (text: Text): readonly SimpleColumn<FleetDetails>[] => [
  column('name', text('account.fleet.name'), { isRowHeader: true }, ({ name, code, number }) => (
    <TwoLines first={name} second={`${code} · ${number}`} />
  )),
  column('use', text('account.fleet.use'), (row) => text('account.fleet.useOf', countsOf(row))),
];

/** The account's fleets, with what each contains. [USER-03, NAV-05] */
export function FleetsTab() {
  const text = useText();
  const { account, viewer } = useSelected();
  const mayEdit = viewer.may('fleets.edit');
  const removing = useMutation('removeFleet');
  return (
    <RowsTab
      kind="fleet"
      query={useQuery('listFleetDetails', {})}
      idOf={idOf}
      mayEdit={mayEdit}
      mayAdd={mayEdit && account.fleetIds === null}
      isUsed={(row) => Object.values(countsOf(row)).some((count) => count > 0)}
      removing={removing}
      onRemove={({ fleetId, version }) =>
        removing.send({ params: { fleetId } }, { ifMatch: version })
      }
      Form={FleetDialog}
      columns={columnsOf(text)}
    />
  );
}

import { useParams } from 'react-router';
import { useQuery, useSave } from '@forecourt/api-client/react';
import { DriverForm } from '@forecourt/ui';
import type { Driver, DriverRecord } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { backToList } from '../../addresses/savedFilters.ts';
import { useReported } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { RosterFormPage } from './RosterFormPage.tsx';
import { useRosterForm, type FieldLabels } from './useRosterForm.tsx';

const LABELS = [
  ['firstName', 'driverForm.firstName'],
  ['lastName', 'driverForm.lastName'],
  ['driverId', 'driverForm.driverId'],
  ['employeeId', 'driverForm.employeeId'],
  ['licenseNumber', 'driverForm.licenseNumber'],
  ['licenseState', 'driverForm.licenseState'],
  ['mobile', 'driverForm.mobile'],
  ['fleetId', 'driverForm.fleet'],
] as const satisfies FieldLabels<Driver>;

/** A driver created by a card order may lack an employee ID, which the form then requires. */
const toDriver = (record: DriverRecord): Driver => ({
  firstName: record.firstName,
  lastName: record.lastName,
  driverId: record.driverId,
  employeeId: record.employeeId ?? '',
  licenseNumber: record.licenseNumber,
  licenseState: record.licenseState,
  mobile: record.mobile,
  fleetId: record.fleetId,
});

const nameOf = ({ firstName, lastName }: Pick<Driver, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

function Editor({ record }: { readonly record: DriverRecord | null }) {
  const text = useText();
  const stored = record && toDriver(record);
  const saving = useReported(useSave('addDriver', 'editDriver', 'id'), (_, driver) =>
    text(record ? 'drivers.saved' : 'drivers.added', { name: nameOf(driver) }),
  );
  const { fleets, isLoading, form } = useRosterForm<Driver>({
    row: record,
    stored,
    labels: LABELS,
    saving,
    kind: 'driver',
    backTo: record ? href('driver', { id: record.id }) : backToList('drivers'),
  });
  if (isLoading) return <PanelSkeleton />;
  return <DriverForm {...form} driver={stored ?? undefined} fleets={fleets} />;
}

/** Adds or edits a driver. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export function Component() {
  const text = useText();
  const { id = null } = useParams();
  const details = useQuery('getDriver', id === null ? null : { params: { id } });
  const record = details.data?.driver ?? null;
  const title =
    id === null
      ? text('drivers.add')
      : text('drivers.edit', { name: record ? nameOf(record) : '…' });
  return (
    <RosterFormPage
      title={title}
      permission="drivers.edit"
      isWaiting={id !== null && record === null}
      query={details}
      subject={text('drivers.what.one')}
    >
      <Editor record={record} />
    </RosterFormPage>
  );
}

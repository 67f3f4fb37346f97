import { useParams } from 'react-router';
import { useQuery, useSaveDriver } from '@forecourt/api-client/react';
import { DriverForm, InlineMessage, Page, UnsavedChangesDialog } from '@forecourt/ui';
import { can, type Driver, type DriverRecord } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { backToList } from '../../addresses/keptFilters.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText, type TextKey } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { useRosterForm } from './useRosterForm.tsx';

const LABELS: Readonly<Record<keyof Driver, TextKey>> = {
  firstName: 'driverForm.firstName',
  lastName: 'driverForm.lastName',
  driverId: 'driverForm.driverId',
  employeeId: 'driverForm.employeeId',
  licenseNumber: 'driverForm.licenseNumber',
  licenseState: 'driverForm.licenseState',
  mobile: 'driverForm.mobile',
  fleetId: 'driverForm.fleet',
};
const FIELDS = [
  'firstName',
  'lastName',
  'driverId',
  'employeeId',
  'licenseNumber',
  'licenseState',
  'mobile',
  'fleetId',
] as const satisfies readonly (keyof Driver)[];

/** A driver that came with an order may still lack an employee number; the form asks for it. */
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

const nameOf = ({ firstName, lastName }: Driver) => `${firstName} ${lastName}`;

interface EditorProps {
  readonly record: DriverRecord | null;
  readonly refetch: () => void;
}

function Editor({ record, refetch }: EditorProps) {
  const text = useText();
  const saving = useSaveDriver();
  const { guard, fleets, isLoading, form } = useRosterForm<Driver>({
    row: record,
    refetch,
    differing: (typed) => {
      const now = record && toDriver(record);
      const names = FIELDS.filter((name) => now !== null && now[name] !== typed[name]);
      return names.map((name) => text(LABELS[name]));
    },
    save: (entity, row, idempotencyKey) => saving.send({ entity, row, idempotencyKey }),
    done: (driver) => text(record ? 'drivers.saved' : 'drivers.added', { name: nameOf(driver) }),
    kind: 'driver',
    backTo: record ? href('driver', { id: record.id }) : backToList('drivers'),
  });
  if (isLoading) return <PanelSkeleton />;
  return (
    <>
      <DriverForm
        {...form}
        {...(record ? { driver: toDriver(record) } : {})}
        fleets={fleets}
        isSaving={saving.isPending}
      />
      <UnsavedChangesDialog isOpen={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} />
    </>
  );
}

/** Adds a driver, or changes one. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export function Component() {
  const text = useText();
  const { id = null } = useParams();
  const { account } = useSelected();
  const details = useQuery('getDriver', id === null ? null : { params: { id } });
  const record = details.data?.driver ?? null;
  const answer = can(actorIn(account), 'drivers.edit');
  const title =
    id === null
      ? text('drivers.add')
      : text('drivers.edit', { name: record ? `${record.firstName} ${record.lastName}` : '…' });
  usePageTitle(title);
  const content = () => {
    if (!answer.allowed) {
      return (
        <InlineMessage tone="warn" title={text('roster.denied')}>
          {answer.reasons.map(({ key, params }) => text(key, params)).join(' ')}
        </InlineMessage>
      );
    }
    if (id !== null && record === null) {
      return <NotLoaded of={details} what={text('drivers.what.one')} />;
    }
    return <Editor record={record} refetch={details.retry} />;
  };
  return <Page title={title}>{content()}</Page>;
}

import {
  driver,
  freeDriverId,
  freeEmployeeId,
  type Driver,
  type FieldIssue,
} from '@forecourt/validation';
import { issuesOf, joined, orNull } from '../form/index.ts';

/** What the fields of a driver hold. */
export interface DriverDraft {
  firstName: string;
  lastName: string;
  driverId: string;
  employeeId: string;
  licenseNumber: string;
  licenseState: string;
  mobile: string;
  fleetId: string;
}

/** IDs that the account's other drivers have. */
export interface TakenDriverIds {
  readonly driverIds: readonly string[];
  readonly employeeIds: readonly string[];
}
export const NONE_TAKEN: TakenDriverIds = { driverIds: [], employeeIds: [] };

export const draftOfDriver = (from?: Driver): DriverDraft => ({
  firstName: from?.firstName ?? '',
  lastName: from?.lastName ?? '',
  driverId: from?.driverId ?? '',
  employeeId: from?.employeeId ?? '',
  licenseNumber: from?.licenseNumber ?? '',
  licenseState: from?.licenseState ?? '',
  mobile: from?.mobile ?? '',
  fleetId: from?.fleetId ?? '',
});

export const toDriver = (draft: DriverDraft): Driver => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  driverId: draft.driverId.trim(),
  employeeId: draft.employeeId.trim(),
  licenseNumber: orNull(draft.licenseNumber),
  licenseState: orNull(draft.licenseState),
  mobile: orNull(draft.mobile),
  fleetId: draft.fleetId,
});

const at = (path: string, issues: readonly FieldIssue[]) =>
  issues.map((issue) => ({ ...issue, path }));

/** What is wrong with the fields, by their names. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export const checkDriver =
  (taken: TakenDriverIds) =>
  (draft: DriverDraft): readonly FieldIssue[] => {
    const entity = toDriver(draft);
    return joined(issuesOf(driver, entity), [
      ...at('driverId', issuesOf(freeDriverId(taken), entity.driverId)),
      ...at('employeeId', issuesOf(freeEmployeeId(taken), entity.employeeId)),
    ]);
  };

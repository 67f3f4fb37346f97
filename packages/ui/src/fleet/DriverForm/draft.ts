import {
  driver,
  freeDriverId,
  freeEmployeeId,
  type Driver,
  type FieldIssue,
} from '@forecourt/validation';
import { issuesOf, joinIssues, readEntity, entityText, type EntityText } from '../form/index.ts';

/** The form's field values. */
export type DriverDraft = EntityText<Driver>;

/** IDs of the account's other drivers. */
export interface TakenDriverIds {
  readonly driverIds: readonly string[];
  readonly employeeIds: readonly string[];
}
export const NONE_TAKEN: TakenDriverIds = { driverIds: [], employeeIds: [] };

export const draftOfDriver = (from?: Driver): DriverDraft => entityText(driver, from);
export const toDriver = (draft: DriverDraft): Driver => readEntity(driver, draft);

/** Checks the draft and returns issues by field. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export const checkDriver =
  (taken: TakenDriverIds) =>
  (draft: DriverDraft): readonly FieldIssue[] => {
    const entity = toDriver(draft);
    return joinIssues(issuesOf(driver, entity), [
      ...issuesOf(freeDriverId(taken), entity.driverId, 'driverId'),
      ...issuesOf(freeEmployeeId(taken), entity.employeeId, 'employeeId'),
    ]);
  };

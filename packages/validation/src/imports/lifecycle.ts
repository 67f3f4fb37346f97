import type * as z from 'zod/mini';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';

/** Whether a file's rows have been entered, or undone as a whole. */
export const ENTERED_IMPORT_STATES = ['confirmed', 'undone'] as const;
export const enteredImportState = oneOf(ENTERED_IMPORT_STATES);
export type EnteredImportState = z.infer<typeof enteredImportState>;

/** The current state of the rows that a file added. */
export interface EnteredImportContext {
  readonly added: number;
  /** How many of them have changed since then. */
  readonly changedSince: number;
  /** How many of them are in fleets that the person can no longer access. */
  readonly outsideFleets: number;
}

const hasAdded = guard<EnteredImportContext>('import.addedNothing', ({ added }) => added > 0);
// Someone has corrected rows that would be removed, or relies on them
const isAsEntered = guard<EnteredImportContext>(
  'import.changedSince',
  ({ changedSince }) => changedSince === 0,
  ({ changedSince }) => ({ count: changedSince }),
);
const isWithinFleets = guard<EnteredImportContext>(
  'import.outsideFleets',
  ({ outsideFleets }) => outsideFleets === 0,
  ({ outsideFleets }) => ({ count: outsideFleets }),
);

/** Undoes what a file added, all or nothing. Existing records keep their current values. */
export const enteredImportLifecycle = defineLifecycle<EnteredImportState, EnteredImportContext>(
  () => reason('import.alreadyUndone'),
)({
  undo: {
    from: ['confirmed'],
    to: 'undone',
    guards: [hasAdded, isAsEntered, isWithinFleets],
    irreversible: true,
  },
});

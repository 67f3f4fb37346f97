import type * as z from 'zod/mini';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';

/** A file whose rows were entered, and one that was taken back as a whole. */
export const ENTERED_IMPORT_STATES = ['confirmed', 'undone'] as const;
export const enteredImportState = oneOf(ENTERED_IMPORT_STATES);
export type EnteredImportState = z.infer<typeof enteredImportState>;

/** What became of the rows that a file added. */
export interface EnteredImportContext {
  readonly added: number;
  /** Of those: entered again with other values. */
  readonly changedSince: number;
  /** Of those: of fleets that are not the person's anymore. */
  readonly outsideFleets: number;
}

const hasAdded = guard<EnteredImportContext>('import.addedNothing', ({ added }) => added > 0);
// someone corrected what would go, or counts on it
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

/** Takes back what a file added: all of it or nothing. What was known before stays as it is now. */
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

import type { CalendarDate } from '@internationalized/date';
import { movementRows, type Movement } from '../../ledger/postMovement.ts';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { officeTime } from './officeTime.ts';

/** Rows of a movement, with IDs that encode the time. @throws UnbalancedMovement */
export const demoMovement = (
  random: Random,
  at: number,
  movement: Omit<Movement, 'currency'>,
): Row<'ledger_entries'>[] =>
  movementRows({ ...movement, currency: 'USD' }, () => demoId(random, at));

/** Rows of a movement that the office enters on a given day. */
export const officeMovement = (
  random: Random,
  account: DemoAccount,
  day: CalendarDate,
  parts: Pick<Movement, 'kind' | 'referenceId' | 'lines'>,
): Row<'ledger_entries'>[] =>
  demoMovement(random, officeTime(day), {
    accountId: account.id,
    enteredOn: day.toString(),
    ...parts,
  });

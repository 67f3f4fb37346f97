import { factsOfRequest } from '../../services/driverRequests/request.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { createRandom } from '../chance/random.ts';
import { DEMO_SEED } from '../generateDemo.ts';
import { eventRow } from '../history/events.ts';

/** A step shown in the timelines of a card and its driver. */
export interface Step {
  readonly at: number;
  readonly action: `card.driver${string}` & Parameters<typeof factsOfRequest>[2]['action'];
  /** Who took the step: the driver, a user, or no one. */
  readonly by: 'driver' | { readonly userId: string } | null;
  readonly after?: unknown;
  readonly reason?: string | null;
}

/** The card and driver that the steps belong to. */
type CardAndDriver = Pick<Row<'driver_requests'>, 'account_id' | 'card_id' | 'driver_id'> & {
  readonly card_driver_id: string | null;
};

/** Inserts the events of requests and guides in few statements. */
export async function insertSteps(
  trx: Trx,
  timelines: readonly { readonly whose: CardAndDriver; readonly steps: readonly Step[] }[],
): Promise<void> {
  const random = createRandom(DEMO_SEED, 'driverRequests');
  const rows = timelines.flatMap(({ whose, steps }) =>
    steps.flatMap(({ at, by, ...fact }) =>
      factsOfRequest(whose, whose.card_driver_id, fact).map((requestFact) =>
        eventRow(
          random,
          { id: whose.account_id },
          {
            ...requestFact,
            at,
            userId: by !== null && by !== 'driver' ? by.userId : null,
            driverId: by === 'driver' ? whose.driver_id : null,
          },
        ),
      ),
    ),
  );
  await insertRows(trx, 'events', rows);
}

import { DRIVER_REQUEST_DEFAULTS, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { groupOf } from '../services/driverRequests/request.ts';
import { notifyGrouped } from '../services/notifications/notify.ts';
import { insertIn, selectIn } from '../store/inAccount.ts';
import { insertRows } from '../store/insertRows.ts';
import type { Trx } from '../store/schema.ts';
import { findDeclines, findRetried, type Decline } from './driverRequests/declines.ts';
import { seedGuide } from './driverRequests/guide.ts';
import { insertRequests, type Answerer, type PastRequest } from './driverRequests/requests.ts';
import { PUMP_PICTURE } from './pumpPicture.ts';

/** How long ago drivers agreed to texts. Only declines since then are considered. */
const LOOK_BACK_DAYS = 60;
const MINUTE_MILLISECONDS = 60_000;
/** The demo's request stays open longer than one at a real pump. */
const OPEN_HOURS = 12;
const AUTO_CENTS = 3_000;
const DISPATCH = { name: 'Dispatch', phone: '214 555 0110' };
/** Of the drivers with a mobile number, one in this many reads that language. */
const SPANISH_EVERY = 4;
const FRENCH_EVERY = 9;

const languageOf = (index: number) =>
  index % SPANISH_EVERY === 1 ? 'es' : index % FRENCH_EVERY === 2 ? 'fr' : 'en';

/** The person who answers requests in the demo. */
async function readAnswerer(trx: Trx, accountId: string): Promise<Answerer> {
  const row = await selectIn(trx, accountId, 'grants as g')
    .innerJoin('people as p', 'p.user_id', 'g.user_id')
    .select(['g.user_id', 'p.first_name', 'p.last_name'])
    .where('g.role', '=', 'administrator')
    .orderBy('g.user_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { userId: row.user_id, name: `${row.first_name} ${row.last_name}` };
}

/** Whether a decline is on a different card than these. */
const isOnOtherCard =
  (...chosen: readonly (Decline | undefined)[]) =>
  (decline: Decline) =>
    chosen.every((other) => other?.card_id !== decline.card_id);

/** One open request, and from the days before, one that was used and one that was refused. */
async function chooseRequests(
  trx: Trx,
  accountId: string,
  declines: readonly Decline[],
  openUntil: string,
): Promise<PastRequest[]> {
  const [openDecline, ...earlier] = declines;
  if (!openDecline) return [];
  const used = await findRetried(trx, accountId, earlier.filter(isOnOtherCard(openDecline)));
  const refused = earlier.find(isOnOtherCard(openDecline, used?.decline));
  return [
    {
      decline: openDecline,
      reason: 'longerRoute',
      note: 'Detour, 80 extra miles today',
      openUntil,
    },
    ...(used
      ? [{ ...used, reason: 'emptyTank', note: 'On empty, next stop in 60 miles' } as const]
      : []),
    ...(refused
      ? [
          {
            decline: refused,
            reason: 'higherPrice',
            note: '',
            answerNote: 'Use the yard tank. You are 4 miles away.',
          } as const,
        ]
      : []),
  ];
}

/** Gives the open request a picture and a notification for those who may answer it. */
async function showOpenRequest(
  trx: Trx,
  accountId: string,
  openDecline: Decline,
  requestId: string,
): Promise<void> {
  await insertIn(trx, accountId, 'driver_pictures', {
    transaction_id: openDecline.id,
    content: Buffer.from(PUMP_PICTURE, 'base64'),
  });
  await notifyGrouped(
    trx,
    {
      accountId,
      fleetId: openDecline.fleet_id,
      kind: 'notification.driverRequest',
      params: {
        name: `${openDecline.first_name} ${openDecline.last_name}`,
        last4: openDecline.last4,
        amountCents: openDecline.cents,
        site: openDecline.site_name,
        city: openDecline.city,
        state: openDecline.site_state,
      },
      cardId: openDecline.card_id,
      orderId: null,
      transactionId: openDecline.id,
      at: new Date(openDecline.occurred_at),
    },
    groupOf(requestId),
  );
}

/** Seeds the main account's driver requests, one of them open, and a card guide. */
export async function seedDriverRequests(trx: Trx, accountId: string, asOf: Date): Promise<void> {
  const fleets = await selectIn(trx, accountId, 'fleets').select('id').execute();
  const { escalateMinutes } = DRIVER_REQUEST_DEFAULTS;
  await insertRows(
    trx,
    'driver_request_settings',
    fleets.map(({ id }) => ({
      account_id: accountId,
      fleet_id: id,
      is_on: true,
      answered_by: [],
      escalate_minutes: escalateMinutes,
      auto_grant_cents: AUTO_CENTS,
      contact: DISPATCH,
      version: 1,
    })),
  );
  const drivers = await selectIn(trx, accountId, 'drivers')
    .select('id')
    .where('mobile', 'is not', null)
    .orderBy('driver_id')
    .execute();
  const consentedAt = new Date(asOf.getTime() - LOOK_BACK_DAYS * MILLISECONDS_PER_DAY);
  await insertRows(
    trx,
    'driver_contacts',
    drivers.map(({ id }, index) => ({
      account_id: accountId,
      driver_id: id,
      language: languageOf(index),
      consented_at: consentedAt.toISOString(),
      version: 1,
    })),
  );
  const answerer = await readAnswerer(trx, accountId);
  await seedGuide(trx, accountId, answerer, asOf);
  const openUntil = new Date(asOf.getTime() + OPEN_HOURS * 60 * MINUTE_MILLISECONDS).toISOString();
  const declines = await findDeclines(trx, accountId, consentedAt);
  const requests = await chooseRequests(trx, accountId, declines, openUntil);
  const [openId] = await insertRequests(trx, accountId, requests, answerer);
  const [openDecline] = declines;
  if (openDecline && openId !== undefined)
    await showOpenRequest(trx, accountId, openDecline, openId);
}

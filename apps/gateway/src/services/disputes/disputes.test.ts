import { jsonb } from '@forecourt/server';
import { parseDate } from '@internationalized/date';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { pick, pickEach, pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import type { PurchaseParts } from '../../testing/purchases.ts';
import { textOfPdf } from '../../testing/textOfPdf.ts';
import { advanceDispute, sandboxReview } from './advanceDispute.ts';

const world = startWorld({ card: { last4: '4821' } });

const PDF = Buffer.from('%PDF-1.7\n').toString('base64');
const purchase = (parts: PurchaseParts = {}) => world.makePurchase(world.cardId, parts);
const file = (
  transactionId: string,
  more: Readonly<Record<string, unknown>> = {},
  person = world.dana,
) =>
  world.callAs(person, 'fileDispute', {
    body: {
      transactionId,
      type: 'fraud',
      reason: 'Nobody of ours was there',
      amountCents: null,
      ...more,
    },
  });
const attach = (disputeId: string, name = 'receipt.pdf', contentBase64 = PDF) =>
  world.call('addDisputeDocument', {
    params: { disputeId },
    body: { name, contentBase64 },
  });
const run = (disputeId: string, step: 'remind' | 'expire' | 'decide') =>
  world.db
    .transaction()
    .execute((trx) =>
      advanceDispute(
        { trx, now: world.gateway.clock.now(), review: sandboxReview },
        { accountId: world.accountId, disputeId, step },
      ),
    );
const read = async (disputeId: string) =>
  (await world.call('getDispute', { params: { disputeId } })).body;
async function reminderOf(disputeId: string) {
  const query = { about: 'notification.disputeDocumentsDue' };
  const { body } = await world.call('searchNotifications', { query });
  return pick(body, 'items', pickEach(body, 'items', 'disputeId').indexOf(disputeId));
}
async function filed(parts: PurchaseParts = {}) {
  const { status, body } = await file(await purchase(parts));
  expect(status).toBe(200);
  return pickText(body, 'disputeId');
}

describe('filing a dispute', () => {
  it('[DISP-01] [DISP-06] accepts fraud or other, and sets the documents’ due date', async () => {
    for (const type of ['fraud', 'other']) {
      const { status, body } = await file(await purchase(), { type });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        type,
        status: 'documentsDue',
        amountCents: 8_000,
        documentsDueOn: '2026-12-01',
        filedBy: 'Dana Morales',
        cardLast4: '4821',
      });
    }
    const listed = await world.call('listDisputes', { query: { total: 'true' } });
    expect(listed.body).toMatchObject({
      total: 2,
      items: [{ disputeNumber: '000002' }, { disputeNumber: '000001' }],
    });
    const unknown = await file(await purchase(), { type: 'boredom' });
    expect(unknown.status).toBe(400);
  });

  it('[DISP-01] refuses a pending, declined, or old purchase, too high an amount, or a duplicate', async () => {
    expect((await file(await purchase({ status: 'pending' }))).body).toMatchObject({
      errorCode: 'dispute.notPosted',
    });
    expect((await file(await purchase({ status: 'declined' }))).body).toMatchObject({
      errorCode: 'dispute.declined',
    });
    const old = await purchase({ occurredAt: '2026-09-21T12:00:00.000Z' });
    expect((await file(old)).body).toMatchObject({ errorCode: 'dispute.tooLate' });
    const id = await purchase();
    expect((await file(id, { amountCents: 8_001 })).body).toMatchObject({
      fields: [{ path: 'amountCents', key: 'dispute.amountAbovePurchase' }],
    });
    expect((await file(id, { amountCents: 8_000 })).status).toBe(200);
    expect((await file(id)).body).toMatchObject({ errorCode: 'dispute.alreadyFiled' });
  });

  it('is refused to viewers and to users of other accounts', async () => {
    const id = await purchase();
    const viewer = await world.makePerson('viewer');
    expect((await file(id, {}, viewer)).status).toBe(403);
    const stranger = await world.makeStranger();
    expect((await file(id, {}, stranger)).body).toMatchObject({
      errorCode: 'transaction.notFound',
    });
    const disputeId = await filed();
    const seen = await world.callAs(stranger, 'getDispute', { params: { disputeId } });
    expect(seen.status).toBe(404);
  });
});

describe('dispute documents', () => {
  it('[DISP-02] [DISP-03] must be real PDFs, start the review, and download intact', async () => {
    const disputeId = await filed();
    expect((await attach(disputeId, 'receipt.pdf', 'R0lGODlh')).body).toMatchObject({
      fields: [{ path: 'document', key: 'attachment.kind' }],
    });
    const { body } = await attach(disputeId);
    expect(body).toMatchObject({
      status: 'underReview',
      documents: [{ name: 'receipt.pdf', bytes: 9 }],
    });
    expect(world.gateway.sentJobs.at(-1)).toMatchObject({
      name: 'dispute-step',
      data: { disputeId, step: 'decide' },
      afterSeconds: 60,
    });
    const documentId = pickText(body, 'documents', 0, 'documentId');
    const content = await world.call('getDisputeDocument', { params: { disputeId, documentId } });
    expect(content.body).toEqual({ name: 'receipt.pdf', contentBase64: PDF });
  });

  it('[DISP-04] are limited to five', async () => {
    const disputeId = await filed();
    for (let at = 0; at < 5; at += 1) expect((await attach(disputeId)).status).toBe(200);
    expect((await attach(disputeId)).body).toMatchObject({
      fields: [{ key: 'attachment.tooMany' }],
    });
  });

  it('[DISP-05] may be exactly 10 MB but no larger', async () => {
    const disputeId = await filed();
    const large = Buffer.alloc(10_000_000, '%PDF-1.7\n').toString('base64');
    expect((await attach(disputeId, 'large.pdf', large)).status).toBe(200);
    const tooLarge = Buffer.alloc(10_000_001, '%PDF-1.7\n').toString('base64');
    expect((await attach(disputeId, 'large.pdf', tooLarge)).status).toBe(400);
  });

  it('[DISP-06] trigger a reminder three days before they are due, if none arrived', async () => {
    const notifications = async () =>
      world.db
        .selectFrom('notifications')
        .select(['level', 'params', 'dispute_id'])
        .where('account_id', '=', world.accountId)
        .where('message_key', '=', 'notification.disputeDocumentsDue')
        .execute();
    const disputeId = await filed();
    const job = world.gateway.sentJobs.at(-2);
    expect(job).toMatchObject({ data: { disputeId, step: 'remind' } });
    const at = world.gateway.clock.now().getTime() + (job?.afterSeconds ?? 0) * 1000;
    expect(new Date(at).toISOString()).toBe('2026-11-28T06:00:00.000Z');
    const before = (await notifications()).length;
    await run(disputeId, 'remind');
    expect((await notifications()).slice(before)).toMatchObject([
      {
        level: 'alert',
        params: { dueAt: '2026-12-02T05:59:59.999Z' },
        dispute_id: disputeId,
      },
    ]);
    await attach(disputeId);
    await run(disputeId, 'remind');
    expect(await notifications()).toHaveLength(before + 1);
  });

  it.each([
    ['a document comes', (disputeId: string) => attach(disputeId), 'Dana Morales'],
    [
      'it is withdrawn',
      (disputeId: string) => world.call('withdrawDispute', { params: { disputeId }, version: 1 }),
      'Dana Morales',
    ],
    ['it ends without any', (disputeId: string) => run(disputeId, 'expire'), null],
  ])('[DISP-06] resolve their reminder once %s', async (_when, end, settledBy) => {
    const disputeId = await filed();
    await run(disputeId, 'remind');
    const other = await filed();
    await run(other, 'remind');
    expect(await reminderOf(disputeId)).toMatchObject({ state: 'open' });
    await end(disputeId);
    expect(await reminderOf(disputeId)).toMatchObject({ state: 'resolved', settledBy });
    expect(await reminderOf(other)).toMatchObject({ state: 'open' });
  });

  it('[DISP-06] expire the dispute once if none arrive in time', async () => {
    const disputeId = await filed();
    const job = world.gateway.sentJobs.at(-1);
    expect(job).toMatchObject({ data: { disputeId, step: 'expire' } });
    const ends = world.gateway.clock.now().getTime() + (job?.afterSeconds ?? 0) * 1000;
    expect(new Date(ends).toISOString()).toBe('2026-12-02T06:00:00.000Z');
    await run(disputeId, 'expire');
    await run(disputeId, 'expire');
    expect(await read(disputeId)).toMatchObject({
      dispute: { status: 'expired' },
      history: [{ action: 'dispute.expired', actor: 'system' }, { action: 'dispute.filed' }],
    });
    expect((await attach(disputeId)).body).toMatchObject({ errorCode: 'dispute.refused' });
  });

  it.each(['America/Chicago', 'Pacific/Honolulu', 'Asia/Tokyo'])(
    '[DISP-06] are reminded of as a day in %s starts, and may come until one ends',
    async (time_zone) => {
      await world.setAccount({ time_zone });
      // the clocks in Chicago are set back on November 1
      await world.goTo('2026-10-28T16:00:00.000Z');
      const { body } = await file(await purchase({ occurredAt: '2026-10-20T16:00:00.000Z' }));
      const due = parseDate(pickText(body, 'documentsDueOn'));
      const planned = world.gateway.sentJobs.slice(-2).map(({ data, afterSeconds }) => {
        const at = new Date(world.gateway.clock.now().getTime() + afterSeconds * 1000);
        return [pick(data, 'step'), at.toISOString()];
      });
      expect(planned).toEqual([
        ['remind', due.subtract({ days: 3 }).toDate(time_zone).toISOString()],
        ['expire', due.add({ days: 1 }).toDate(time_zone).toISOString()],
      ]);
    },
  );
});

describe('a dispute receipt', () => {
  it('[DISP-02] is a PDF with the number, amount, evidence, and history', async () => {
    const id = await purchase({ occurredAt: '2026-11-20T16:00:00.000Z' });
    const { body } = await file(id, { cardPlace: 'lostOrStolen', hasAskedSite: true });
    const disputeId = pickText(body, 'disputeId');
    expect(pick(body, 'evidence')).toMatchObject({
      siteNumber: '9900001',
      odometerMiles: 120_000,
      lastOdometerMiles: null,
      cardPlace: 'lostOrStolen',
      hasAskedSite: true,
    });
    await attach(disputeId, 'Quittung Łódź.pdf');
    const sent = await world.call('getDisputeReceipt', { params: { disputeId } });
    expect(sent.body).toMatchObject({ mediaType: 'application/pdf' });
    const bytes = Buffer.from(pickText(sent.body, 'base64'), 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = textOfPdf(bytes);
    const expected = [
      `Dispute ${pickText(body, 'disputeNumber')}`,
      'Under review',
      '$80.00',
      '•••• 4821',
      'December 1, 2026',
      '120,000 mi',
      'Lost or stolen',
      'Quittung ?ódz.pdf',
      'Document added',
    ];
    for (const one of expected) expect(text).toContain(one);
    const stranger = await world.makeStranger();
    const foreign = { accountId: world.accountId, params: { disputeId } };
    expect((await world.callAs(stranger, 'getDisputeReceipt', foreign)).status).toBe(403);
  });
});

const owed = async () => {
  const { db } = world;
  const { sum } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('sum'))
    .where('account_id', '=', world.accountId)
    .where('ledger', '=', 'receivable')
    .executeTakeFirstOrThrow();
  return sum;
};

/** Files a dispute of a purchase and runs its decision twice. */
const decided = async (parts: PurchaseParts, type = 'fraud') => {
  const { body } = await file(await purchase(parts), { type });
  const disputeId = pickText(body, 'disputeId');
  await attach(disputeId);
  await run(disputeId, 'decide');
  await run(disputeId, 'decide');
  return read(disputeId);
};

describe('the decision on a dispute', () => {
  it('credits the amount once, and the ledger balances', async () => {
    const disputeId = await filed();
    await attach(disputeId);
    await run(disputeId, 'decide');
    await run(disputeId, 'decide');
    expect(pick(await read(disputeId), 'dispute', 'status')).toBe('credited');
    expect(await owed()).toBe(-8_000);
    expect(await checkLedger(world.db, world.accountId)).toEqual([]);
    const notes = await world.call('listNotifications');
    expect(pick(notes.body, 'items', 0)).toMatchObject({
      messageKey: 'notification.disputeCredited',
      disputeId,
    });
  });

  it('[ADDON-03] [ADDON-19] creates one waiver claim for credited fraud if enrolled', async () => {
    const enrolled = { enrolled_at: '2026-11-01T00:00:00.000Z', enrolled_by: null, left_at: null };
    await world.db
      .insertInto('add_on_enrolments')
      .values({
        account_id: world.accountId,
        service: 'fraudProtector',
        is_enrolled: true,
        settings: jsonb({ coveredCards: 1 }),
        ...enrolled,
      })
      .execute();
    const occurredAt = '2026-11-20T16:00:00.000Z';
    // the limit depends on all of the account's cards, not only the covered ones
    for (let card = 1; card < 10; card += 1) await world.makeCard();
    const before = await owed();
    expect(await decided({ occurredAt, netCents: 999_000 })).toMatchObject({
      waiver: { state: 'waived', lossCents: 999_000, waivedCents: 999_000, cardLast4: '4821' },
      history: [{ action: 'dispute.waiverClaimed' }, { action: 'dispute.credited' }, {}, {}],
    });
    // only the credit is paid, and only once
    expect(await owed()).toBe(before - 999_000);
    expect(await checkLedger(world.db, world.accountId)).toEqual([]);
    expect(await decided({ occurredAt, netCents: 8_000 })).toMatchObject({
      waiver: { state: 'partlyWaived', lossCents: 8_000, waivedCents: 1_000 },
    });
    expect(await decided({ occurredAt, netCents: 8_000 })).toMatchObject({
      waiver: { state: 'notWaived', waivedCents: 0 },
    });
    expect(await decided({ occurredAt }, 'other')).toMatchObject({ waiver: null });
    expect(await decided({ occurredAt, netCents: 5_013 })).toMatchObject({
      dispute: { status: 'denied' },
      waiver: null,
    });
    expect(await decided({ occurredAt: '2026-10-31T23:00:00.000Z' })).toMatchObject({
      waiver: null,
    });
    const listed = await world.call('listWaiverClaims', { query: { total: 'true', limit: '2' } });
    expect(listed.body).toMatchObject({
      total: 3,
      waivedThisYearCents: 1_000_000,
      items: [{ state: 'notWaived' }, { state: 'partlyWaived', waivedCents: 1_000 }],
    });
    const cursor = pickText(listed.body, 'nextCursor');
    const next = await world.call('listWaiverClaims', { query: { cursor } });
    expect(next.body).toMatchObject({ items: [{ state: 'waived' }], nextCursor: null });
    const stranger = await world.makeStranger();
    expect((await world.callAs(stranger, 'listWaiverClaims')).body).toMatchObject({
      items: [],
      waivedThisYearCents: 0,
    });
  });

  it('[ADDON-03] waives a purchase from an enrollment before the current one', async () => {
    await world.setAccount({ features: jsonb(['fraudProtector']) });
    for (let card = 1; card < 10; card += 1) await world.makeCard();
    const params = { service: 'fraudProtector' };
    const enroll = { params, body: { settings: { coveredCards: 1 } } };
    const during = '2026-11-22T16:00:00.000Z';
    const between = '2026-11-22T17:00:00.000Z';
    await world.goTo(during);
    expect((await world.call('enrollAddOn', { ...enroll, version: 0 })).status).toBe(200);
    await world.goTo(between);
    expect((await world.call('leaveAddOn', { params, version: 1 })).status).toBe(200);
    await world.goTo('2026-11-22T18:00:00.000Z');
    expect((await world.call('enrollAddOn', { ...enroll, version: 2 })).status).toBe(200);
    expect(await decided({ occurredAt: during, netCents: 5_000 })).toMatchObject({
      waiver: { state: 'waived', waivedCents: 5_000 },
    });
    expect(await decided({ occurredAt: between, netCents: 5_000 })).toMatchObject({ waiver: null });
  });

  it('[ADDON-19] [ADDON-20] waives nothing on an account with fewer than ten cards', async () => {
    await world.db
      .insertInto('add_on_enrolments')
      .values({
        account_id: world.accountId,
        service: 'fraudProtector',
        is_enrolled: true,
        settings: jsonb({ coveredCards: 10 }),
        enrolled_at: '2026-11-01T00:00:00.000Z',
        enrolled_by: null,
        left_at: null,
      })
      .execute();
    for (let card = 1; card < 9; card += 1) await world.makeCard();
    await world.makeCard({ status: 'canceled' });
    const occurredAt = '2026-11-20T16:00:00.000Z';
    expect(await decided({ occurredAt, netCents: 5_000 })).toMatchObject({
      waiver: { state: 'notWaived', waivedCents: 0 },
    });
  });

  it('leaves the charge in place on denial', async () => {
    const disputeId = await filed({ netCents: 5_013 });
    await attach(disputeId);
    await run(disputeId, 'decide');
    expect(pick(await read(disputeId), 'dispute', 'status')).toBe('denied');
    expect(await owed()).toBe(0);
  });

  it('is skipped for a withdrawn dispute, whose purchase can be disputed again', async () => {
    const id = await purchase();
    const { body } = await file(id);
    const disputeId = pickText(body, 'disputeId');
    await attach(disputeId);
    const version = pick(await read(disputeId), 'dispute', 'version');
    const withdrawn = await world.call('withdrawDispute', {
      version: Number(version),
      params: { disputeId },
    });
    expect(withdrawn.body).toMatchObject({ status: 'withdrawn' });
    await run(disputeId, 'decide');
    expect(pick(await read(disputeId), 'dispute', 'status')).toBe('withdrawn');
    expect(await owed()).toBe(0);
    expect((await file(id)).status).toBe(200);
  });
});

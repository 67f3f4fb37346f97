import { describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { pick, pickEach } from '../../testing/gateway.ts';
import { sweepAt } from '../../testing/jobs.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { makeCard } from '../../testing/world.ts';
import { expireCards } from './expireCards.ts';

const world = startWorld({ card: { last4: '4821' } });

/** The account is in Chicago's time zone, where December begins at 06:00 UTC. */
const BEFORE = '2026-12-01T05:59:00.000Z';
const AFTER = '2026-12-01T06:00:00.000Z';
const endsOn = (cardId: string, expiresOn: string) =>
  world.db
    .updateTable('cards')
    .set({ expires_on: expiresOn })
    .where('account_id', '=', world.accountId)
    .where('id', '=', cardId)
    .execute();
const run = (at: string) => expireCards(sweepAt(world.gateway, at));
const read = async (cardId: string) => {
  const { body } = await world.call('getCard', { params: { cardId } });
  return pick(body, 'card');
};

describe('expireCards', () => {
  it('[CARD-11] [CARD-14] expires only due cards, once, in the account’s time zone', async () => {
    const held = await makeCard(world.db, world.account, { status: 'onHold' });
    const lost = await makeCard(world.db, world.account, { status: 'lostOrStolen' });
    const later = await makeCard(world.db, world.account);
    for (const id of [world.cardId, held, lost]) await endsOn(id, '2026-11');
    await endsOn(later, '2026-12');
    await run(BEFORE);
    expect(await read(world.cardId)).toMatchObject({ status: 'active' });
    await run(AFTER);
    await run(AFTER);
    expect(await read(world.cardId)).toMatchObject({ status: 'expired', version: 2 });
    expect(await read(held)).toMatchObject({ status: 'expired', version: 2 });
    expect(await read(lost)).toMatchObject({ status: 'lostOrStolen' });
    expect(await read(later)).toMatchObject({ status: 'active' });
    const { body } = await world.call('getCardAudit', { params: { cardId: held } });
    expect(pickEach(body, 'items', 'action')).toEqual(['card.expire']);
    expect(pick(body, 'items', 0)).toMatchObject({ actor: null, from: 'onHold', to: 'expired' });
  });

  it('[CARD-14] lets no expired card be reactivated, before or after the job runs', async () => {
    const held = await makeCard(world.db, world.account, { status: 'onHold' });
    await endsOn(held, '2026-10');
    const reactivate = (version: number) =>
      world.call('changeCardStatus', {
        params: { cardId: held },
        body: { action: 'reactivate', reason: null, note: null },
        version,
      });
    const refused = {
      status: 409,
      body: { errorCode: 'card.refused', fields: [{ key: 'card.is.expired' }] },
    };
    expect(await reactivate(1)).toMatchObject(refused);
    await run(AFTER);
    expect(await reactivate(2)).toMatchObject(refused);
  });

  it('[CARD-14] expires more cards than one batch holds', async () => {
    const copied = await world.db
      .selectFrom('cards')
      .selectAll()
      .where('account_id', '=', world.accountId)
      .where('id', '=', await makeCard(world.db, world.account))
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: 501 }, () => newId());
    await world.db
      .insertInto('cards')
      .values(ids.map((id) => ({ ...copied, id, custom_limits: null, expires_on: '2026-09' })))
      .execute();
    await run(AFTER);
    const rows = await world.db
      .selectFrom('cards')
      .select('id')
      .where('account_id', '=', world.accountId)
      .where('id', 'in', ids)
      .where('status', '=', 'expired')
      .execute();
    expect(rows).toHaveLength(ids.length);
  });
});

import { jsonb } from '@forecourt/server';
import type { HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { insertIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { managedAccounts } from '../users/accountUsers.ts';
import { getMe } from '../users/users.ts';
import { provedUntil } from '../authenticators/proofs.ts';
import { recordPersonEvent } from './personEvents.ts';

/** What the history keeps permanently: whether there is an address, but not the address. */
const historyOf = ({ first_name, last_name, phone, culture, address }: Row<'people'>) => ({
  first_name,
  last_name,
  phone,
  culture,
  hasAddress: address !== null,
});

/** Changes the person's own names, phone, address, and language. [PROF-05, ENT-47] */
export const updateMe: HandlerOf<'updateMe'> = async ({ body }, context) => {
  const { trx, person } = context;
  const { firstName, lastName, phone, culture = person.culture, address } = body;
  const updated = await trx
    .updateTable('people')
    // leaves omitted fields unchanged, even if another request changes them concurrently
    .set({ first_name: firstName, last_name: lastName, phone, culture })
    .set({ address: address && jsonb(address) })
    .where('user_id', '=', person.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const change = { before: historyOf(person), after: historyOf(updated) };
  await recordPersonEvent(trx, context, { action: 'profile.changed', ...change });
  const input = { params: undefined, query: undefined, body: undefined };
  return getMe(input, { ...context, person: updated });
};

/** The person's own accounts; for others, those whose users the caller manages. [GW-59] */
export const listSysAccountIds: HandlerOf<'listSysAccountIds'> = async ({ query }, context) => {
  const { trx, person } = context;
  const userId = query.userId ?? person.user_id;
  const rows = await trx
    .selectFrom('grants')
    .select('account_id')
    .where('user_id', '=', userId)
    .$if(userId !== person.user_id, (qb) => qb.where('account_id', 'in', managedAccounts(context)))
    .orderBy('account_id')
    .execute();
  if (rows.length === 0 && userId !== person.user_id) throw notFound('user');
  return { userId, sysAccountIds: rows.map((row) => row.account_id) };
};

/** Saves feedback; the history records the rating, not the comment. [GW-60, HELP-02, ENT-48] */
export const sendFeedback: HandlerOf<'sendFeedback'> = async ({ body }, context) => {
  const { trx, account, person, now } = context;
  const feedbackId = newId();
  const receivedAt = now.toISOString();
  await insertIn(trx, account.account_id, 'feedback', {
    id: feedbackId,
    user_id: person.user_id,
    rating: body.rating,
    comment: body.comment ?? null,
    consent_to_contact: body.consentToContact,
    received_at: receivedAt,
  });
  await recordEvent(context, ['account', account.account_id], 'feedback.sent', {
    after: { feedbackId, rating: body.rating },
  });
  return { feedbackId, receivedAt };
};

/** The token's claims and remaining lifetime, by the gateway's clock. [GW-64] */
export const getToken: HandlerOf<'getToken'> = async (_input, context) => {
  const { person, token, now } = context;
  return {
    userId: person.user_id,
    username: person.username,
    issuer: token.issuer,
    issuedAt: token.issuedAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    secondsLeft: Math.floor((token.expiresAt.getTime() - now.getTime()) / 1000),
    serverTime: now.toISOString(),
    provedUntil: await provedUntil(context),
  };
};

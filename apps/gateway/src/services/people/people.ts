import type { HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { insertIn } from '../../store/inAccount.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { getMe } from '../users/users.ts';
import { provedUntil } from '../authenticators/proofs.ts';
import { recordPersonEvent } from './personEvents.ts';

/** Changes one's own names, phone and language. [PROF-05] */
export const updateMe: HandlerOf<'updateMe'> = async ({ body }, context) => {
  const { trx, person } = context;
  const after = {
    first_name: body.firstName ?? person.first_name,
    last_name: body.lastName ?? person.last_name,
    phone: body.phone === undefined ? person.phone : body.phone,
    culture: body.culture ?? person.culture,
  };
  const changed = await trx
    .updateTable('people')
    .set(after)
    .where('user_id', '=', person.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { first_name, last_name, phone, culture } = person;
  const before = { first_name, last_name, phone, culture };
  await recordPersonEvent(trx, context, { action: 'profile.changed', before, after });
  const input = { params: undefined, query: undefined, body: undefined };
  return getMe(input, { ...context, person: changed });
};

/** One's own accounts; of another person those whose users the caller manages. [GW-59] */
export const listSysAccountIds: HandlerOf<'listSysAccountIds'> = async ({ query }, context) => {
  const { trx, person } = context;
  const userId = query.userId ?? person.user_id;
  const rows = await trx
    .selectFrom('grants')
    .select('account_id')
    .where('user_id', '=', userId)
    .$if(userId !== person.user_id, (theirs) =>
      theirs.where('account_id', 'in', (e) =>
        e
          .selectFrom('grants as own')
          .select('own.account_id')
          .where('own.user_id', '=', person.user_id)
          .where('own.role', '=', 'administrator')
          .where('own.state', '=', 'activated'),
      ),
    )
    .orderBy('account_id')
    .execute();
  if (rows.length === 0 && userId !== person.user_id) throw notFound('user');
  return { userId, sysAccountIds: rows.map((row) => row.account_id) };
};

/** Keeps a feedback; the history says that there is one, not what it says. [GW-60, HELP-02, ENT-48] */
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

/** What the token says, by the gateway's clock. [GW-64] */
export const getToken: HandlerOf<'getToken'> = async (_input, context) => {
  const { trx, person, who, now } = context;
  return {
    userId: person.user_id,
    username: person.username,
    issuer: who.issuer,
    issuedAt: who.issuedAt.toISOString(),
    expiresAt: who.expiresAt.toISOString(),
    secondsLeft: Math.floor((who.expiresAt.getTime() - now.getTime()) / 1000),
    serverTime: now.toISOString(),
    provedUntil: await provedUntil(trx, context),
  };
};

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { LOCKOUT_MINUTES, VERBAL_PASSCODE_TRIES_MAX } from '@forecourt/validation';
import type { HandlerOf, PersonContext } from '../../http/context.ts';
import type { Transact } from '../../http/later.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Trx } from '../../store/schema.ts';
import { requireProof } from '../authenticators/proofs.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { recordPersonEvent } from './personEvents.ts';

const HASH_BYTES = 32;
const COST = { N: 2 ** 14, r: 8, p: 1 };

const derive = (passcode: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const spoken = passcode.normalize('NFKC').trim().toLowerCase();
    scrypt(spoken, salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(passcode, salt)).toString('base64url')}`;
}

async function isSame(passcode: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(passcode, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const setting = (changedAt: string | undefined) => ({
  isSet: changedAt !== undefined,
  changedAt: changedAt ?? null,
});
const find = (trx: Trx, userId: string) =>
  trx.selectFrom('verbal_passcodes').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Whether a verbal passcode is set, without revealing it. [USER-21] */
export const getVerbalPasscode: HandlerOf<'getVerbalPasscode'> = async (_input, context) =>
  setting((await find(context.trx, context.person.user_id))?.changed_at);

/** Sets the verbal passcode of a person with a recent identity proof. [USER-21 to USER-24] */
export const setVerbalPasscode: HandlerOf<'setVerbalPasscode'> = async ({ body }, context) => {
  const { trx, person, now } = context;
  await requireProof(context);
  const changed = {
    passcode_hash: await hashPasscode(body.verbalPasscode),
    changed_at: now.toISOString(),
  };
  await trx
    .insertInto('verbal_passcodes')
    .values({ user_id: person.user_id, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
  await recordPersonEvent(trx, context, { action: 'verbalPasscode.set' });
  return setting(changed.changed_at);
};

/**
 * Whether this is the person's own verbal passcode. Five wrong ones lock it for five minutes; if
 * none was ever set, every passcode is wrong. [ROLE-23, EXPR-11]
 */
export async function isPasscodeRight(
  transact: Transact,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
  given: string | null | undefined,
): Promise<boolean> {
  if (given === null || given === undefined || given === '') return false;
  const limit = {
    scope: 'verbalPasscode',
    key: [person.user_id],
    windowSeconds: LOCKOUT_MINUTES * 60,
  };
  const [tries, kept] = await transact(async (trx) => [
    await countAttempt(trx, limit, now),
    await find(trx, person.user_id),
  ]);
  if (tries > VERBAL_PASSCODE_TRIES_MAX) {
    throw new Refusal(429, 'lockout.wait', { params: { minutes: LOCKOUT_MINUTES } });
  }
  if (!kept || !(await isSame(given, kept.passcode_hash))) return false;
  await transact((trx) => forgetAttempts(trx, limit));
  return true;
}

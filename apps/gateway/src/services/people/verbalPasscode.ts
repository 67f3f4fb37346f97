import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { LOCKOUT_MINUTES, VERBAL_PASSCODE_TRIES_MAX } from '@forecourt/validation';
import type { HandlerOf, PersonContext } from '../../http/context.ts';
import type { Transact } from '../../http/afterCommit.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Trx } from '../../store/schema.ts';
import { requireProof } from '../authenticators/proofs.ts';
import { countAttempt, resetAttempts } from './attempts.ts';
import { recordPersonEvent } from './personEvents.ts';

const HASH_BYTES = 32;
const COST = { N: 2 ** 14, r: 8, p: 1 };

const derive = (passcode: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const normalized = passcode.normalize('NFKC').trim().toLowerCase();
    scrypt(normalized, salt, HASH_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(passcode, salt)).toString('base64url')}`;
}

async function isMatch(passcode: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(passcode, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const toSetting = (changedAt: string | undefined) => ({
  isSet: changedAt !== undefined,
  changedAt: changedAt ?? null,
});
const findPasscode = (trx: Trx, userId: string) =>
  trx.selectFrom('verbal_passcodes').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Whether a verbal passcode is set, without revealing it. [USER-21] */
export const getVerbalPasscode: HandlerOf<'getVerbalPasscode'> = async (_input, context) =>
  toSetting((await findPasscode(context.trx, context.person.user_id))?.changed_at);

/** Sets the verbal passcode of a person with a recent identity proof. [USER-21 to USER-24] */
export const setVerbalPasscode: HandlerOf<'setVerbalPasscode'> = async ({ body }, context) => {
  const { trx, person, now } = context;
  await requireProof(context);
  const values = {
    passcode_hash: await hashPasscode(body.verbalPasscode),
    changed_at: now.toISOString(),
  };
  await trx
    .insertInto('verbal_passcodes')
    .values({ user_id: person.user_id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await recordPersonEvent(trx, context, { action: 'verbalPasscode.set' });
  return toSetting(values.changed_at);
};

/**
 * Whether this is the person's own verbal passcode. Five wrong ones lock it for five minutes; if
 * none was ever set, every passcode is wrong. [ROLE-23, EXPR-11]
 */
export async function isPasscodeCorrect(
  transact: Transact,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
  passcode: string | null | undefined,
): Promise<boolean> {
  if (passcode === null || passcode === undefined || passcode === '') return false;
  const limit = {
    scope: 'verbalPasscode',
    key: [person.user_id],
    windowSeconds: LOCKOUT_MINUTES * 60,
  };
  const [tries, stored] = await transact(async (trx) => [
    await countAttempt(trx, limit, now),
    await findPasscode(trx, person.user_id),
  ]);
  if (tries > VERBAL_PASSCODE_TRIES_MAX) {
    throw new Refusal(429, 'lockout.wait', { params: { minutes: LOCKOUT_MINUTES } });
  }
  if (!stored || !(await isMatch(passcode, stored.passcode_hash))) return false;
  await transact((trx) => resetAttempts(trx, limit));
  return true;
}

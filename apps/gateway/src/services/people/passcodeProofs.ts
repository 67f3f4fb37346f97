import { PASSCODE_PROOF_SECONDS } from '@forecourt/validation';
import type { HandlerOf, PersonContext } from '../../http/context.ts';
import { later } from '../../http/later.ts';
import { refusedAt } from '../../http/refusal.ts';
import type { Trx } from '../../store/schema.ts';
import { isPasscodeRight } from './verbalPasscode.ts';

type Prover = Pick<PersonContext, 'trx' | 'person' | 'who' | 'now'>;

/** What is answered when the own verbal passcode is missing or wrong. [ROLE-23, EXPR-11] */
export const passcodeNeeded = () =>
  refusedAt(403, 'access.passcode', 'verbalPasscode', 'access.passcode');

async function saveProof(trx: Trx, { person, who, now }: Omit<Prover, 'trx'>): Promise<string> {
  const until = new Date(now.getTime() + PASSCODE_PROOF_SECONDS * 1000).toISOString();
  await trx
    .deleteFrom('passcode_proofs')
    .where('user_id', '=', person.user_id)
    .where('proved_until', '<=', now.toISOString())
    .execute();
  await trx
    .insertInto('passcode_proofs')
    .values({ user_id: person.user_id, token_id: who.tokenId, proved_until: until })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_id']).doUpdateSet({ proved_until: until }),
    )
    .execute();
  return until;
}

/**
 * Proves by the verbal passcode who asks for what comes next, in a call of its own: a wrong one is
 * counted, and what comes next is sent again without it. [EXPR-11, ROLE-23]
 */
export const proveVerbalPasscode: HandlerOf<'proveVerbalPasscode'> = async ({ body }, context) =>
  later(async (transact) => {
    const isRight = await isPasscodeRight(transact, context, body.verbalPasscode);
    if (!isRight) throw passcodeNeeded();
    return { provedUntil: await transact((trx) => saveProof(trx, context)) };
  });

/**
 * Uses the proof up, in the transaction of what it was given for: refused, that leaves the proof.
 * Answers whether there was one.
 */
export async function takePasscodeProof({ trx, person, who, now }: Prover): Promise<boolean> {
  const taken = await trx
    .deleteFrom('passcode_proofs')
    .where('user_id', '=', person.user_id)
    .where('token_id', '=', who.tokenId)
    .where('proved_until', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Another person's entry, and what cannot be undone, take one's own verbal passcode. [ROLE-23] */
export async function requirePasscode(prover: Prover): Promise<void> {
  if (!(await takePasscodeProof(prover))) throw passcodeNeeded();
}

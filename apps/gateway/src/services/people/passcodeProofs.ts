import { PASSCODE_PROOF_SECONDS } from '@forecourt/validation';
import type { HandlerOf, PersonContext } from '../../http/context.ts';
import { afterCommit } from '../../http/afterCommit.ts';
import { refusedAt } from '../../http/refusal.ts';
import type { Trx } from '../../store/schema.ts';
import { isPasscodeCorrect } from './verbalPasscode.ts';

type ProofContext = Pick<PersonContext, 'trx' | 'person' | 'token' | 'now'>;

/** Thrown if the person's own verbal passcode is missing or wrong. [ROLE-23, EXPR-11] */
export const passcodeNeeded = () =>
  refusedAt(403, 'access.passcode', 'verbalPasscode', 'access.passcode');

async function saveProof(
  trx: Trx,
  { person, token, now }: Omit<ProofContext, 'trx'>,
): Promise<string> {
  const provedUntil = new Date(now.getTime() + PASSCODE_PROOF_SECONDS * 1000).toISOString();
  await trx
    .deleteFrom('passcode_proofs')
    .where('user_id', '=', person.user_id)
    .where('proved_until', '<=', now.toISOString())
    .execute();
  await trx
    .insertInto('passcode_proofs')
    .values({ user_id: person.user_id, token_id: token.tokenId, proved_until: provedUntil })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_id']).doUpdateSet({ proved_until: provedUntil }),
    )
    .execute();
  return provedUntil;
}

/**
 * Verifies the person's verbal passcode for their next request. This is a separate call, so that a
 * wrong passcode is counted and the next request need not carry it. [EXPR-11, ROLE-23]
 */
export const proveVerbalPasscode: HandlerOf<'proveVerbalPasscode'> = async ({ body }, context) =>
  afterCommit(async (transact) => {
    const isRight = await isPasscodeCorrect(transact, context, body.verbalPasscode);
    if (!isRight) throw passcodeNeeded();
    return { provedUntil: await transact((trx) => saveProof(trx, context)) };
  });

/**
 * Consumes the proof in the transaction that needs it, so that a rollback restores it. Returns
 * whether there was a proof.
 */
export async function consumePasscodeProof({
  trx,
  person,
  token,
  now,
}: ProofContext): Promise<boolean> {
  const proof = await trx
    .deleteFrom('passcode_proofs')
    .where('user_id', '=', person.user_id)
    .where('token_id', '=', token.tokenId)
    .where('proved_until', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst();
  return proof !== undefined;
}

/** Requires the person's passcode, for changes to others and irreversible actions. [ROLE-23] */
export async function requirePasscode(context: ProofContext): Promise<void> {
  if (!(await consumePasscodeProof(context))) throw passcodeNeeded();
}

import { PROOF_MINUTES } from '@forecourt/validation';
import type { PersonContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { minutesAfter } from '../../store/instants.ts';
import type { Trx } from '../../store/schema.ts';

type Prover = Pick<PersonContext, 'trx' | 'person' | 'token' | 'now'>;

/** How the person reauthenticated: with their password or an authenticator. */
type Proof = 'password' | 'factor';

/** Unexpired proofs of reauthentication for this token. */
const proofs = ({ trx, person, token, now }: Prover) =>
  trx
    .selectFrom('person_proofs')
    .where('user_id', '=', person.user_id)
    .where('token_id', '=', token.tokenId)
    .where('proved_until', '>', now.toISOString());

/** When this token's proof of reauthentication expires; `null` if it has none. */
export async function provedUntil(prover: Prover): Promise<string | null> {
  const proof = await proofs(prover).select('proved_until').executeTakeFirst();
  return proof?.proved_until ?? null;
}

/** @throws Refusal `auth.codeNeeded` unless this token has a recent proof by authenticator */
export async function requireFactorProof(prover: Prover): Promise<void> {
  await proofs(prover)
    .select('user_id')
    .where('is_by_factor', '=', true)
    .executeTakeFirstOrThrow(() => new Refusal(403, 'auth.codeNeeded'));
}

/** @throws Refusal `auth.proofNeeded` unless this token has a recent proof of reauthentication */
export async function requireProof(prover: Prover): Promise<void> {
  if ((await provedUntil(prover)) === null) throw new Refusal(403, 'auth.proofNeeded');
}

/** Stores a proof for this token only and deletes the person's expired ones. Returns its expiry. */
export async function saveProof(
  trx: Trx,
  { person, token, now }: Omit<Prover, 'trx'>,
  by: Proof = 'password',
): Promise<string> {
  const expiresAt = minutesAfter(now, PROOF_MINUTES);
  const proof = { proved_until: expiresAt, is_by_factor: by === 'factor' };
  await trx
    .deleteFrom('person_proofs')
    .where('user_id', '=', person.user_id)
    .where('proved_until', '<=', now.toISOString())
    .execute();
  await trx
    .insertInto('person_proofs')
    .values({ user_id: person.user_id, token_id: token.tokenId, ...proof })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_id']).doUpdateSet(proof))
    .execute();
  return expiresAt;
}

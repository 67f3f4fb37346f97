import { jsonb } from '@forecourt/server';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Context } from '../context.ts';
import { withPersonLocked } from './withPersonLocked.ts';
import { ownedBy, type Owner } from './owner.ts';
import type { FactorKind } from '../idx/facts.ts';
import type { Db } from './schema.ts';

export interface Factor {
  readonly id: string;
  readonly kind: FactorKind;
  /** `email`, `phoneNumber`, `question`, and so on, by kind. */
  readonly profile: Readonly<Record<string, string>>;
  /** The sealed secret of an app, or the hash of an answer. */
  readonly secret: string | null;
  readonly isVerified: boolean;
}

/** All factors of a person, oldest first; unverified ones prove nothing. */
export async function listFactors(db: Db, owner: Owner): Promise<Factor[]> {
  const rows = await db
    .selectFrom('factors')
    .select(['id', 'kind', 'profile', 'secret', 'is_verified'])
    .where(ownedBy(owner))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ kind: storedKind, is_verified: isVerified, ...rest }) => {
    const kind = KINDS.find((one) => one === storedKind);
    return kind ? [{ ...rest, kind, isVerified }] : [];
  });
}

type NewFactor = Pick<Factor, 'kind' | 'profile'> & {
  readonly secret?: string | undefined;
  readonly isVerified?: boolean;
};

const KINDS: readonly FactorKind[] = ['email', 'phone', 'totp', 'question', 'verify', 'webauthn'];
/** Kinds that a person can have only one of; a new one replaces it. */
const SINGLE: readonly FactorKind[] = ['totp', 'question', 'verify'];

/** Adds a factor and returns it. */
export const addFactor = (context: Context, owner: Owner, factor: NewFactor): Promise<Factor> =>
  withPersonLocked(context, owner, (trxContext) => insertFactor(trxContext, owner, factor));

/** Like `addFactor`, but inside the caller's transaction. */
export async function insertFactor(
  { db, clock }: Context,
  { issuer, subject }: Owner,
  { isVerified = true, ...rest }: NewFactor,
): Promise<Factor> {
  const factor = { ...rest, id: uuidv7(), secret: rest.secret ?? null, isVerified };
  if (SINGLE.includes(factor.kind)) {
    await db
      .deleteFrom('factors')
      .where(ownedBy({ issuer, subject }))
      .where('kind', '=', factor.kind)
      .where('is_verified', '=', isVerified)
      .execute();
  }
  await db
    .insertInto('factors')
    .values({
      issuer,
      subject,
      id: factor.id,
      kind: factor.kind,
      profile: jsonb({ ...factor.profile }),
      secret: factor.secret,
      is_verified: isVerified,
      created_at: clock.now(),
    })
    .execute();
  return factor;
}

/**
 * Completes a factor's enrollment if `isRight`, replacing the old one if there can be only one of
 * its kind. If the same code arrives twice at the same time, only one request succeeds.
 */
export function confirmFactor(
  context: Context,
  owner: Owner,
  { id, kind }: Pick<Factor, 'id' | 'kind'>,
  isRight: (trxContext: Context) => Promise<boolean>,
): Promise<boolean> {
  return withPersonLocked(context, owner, async (trxContext) => {
    if (!(await isRight(trxContext))) return false;
    if (SINGLE.includes(kind)) {
      await trxContext.db
        .deleteFrom('factors')
        .where(ownedBy(owner))
        .where('kind', '=', kind)
        .where('id', '!=', id)
        .execute();
    }
    await updateFactor(trxContext, owner, id, { isVerified: true });
    return true;
  });
}

/** Updates a factor, for example the counter of a security key. */
export async function updateFactor(
  { db }: Context,
  owner: Owner,
  id: string,
  change: { readonly profile?: Readonly<Record<string, string>>; readonly isVerified?: boolean },
): Promise<void> {
  await db
    .updateTable('factors')
    .set({
      ...(change.profile ? { profile: jsonb({ ...change.profile }) } : {}),
      ...(change.isVerified === undefined ? {} : { is_verified: change.isVerified }),
    })
    .where(ownedBy(owner))
    .where('id', '=', id)
    .execute();
}

/** Records the time step of a used code; `false` if it or a later one was used before. */
export async function spendAppStep(
  { db }: Context,
  owner: Owner,
  id: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factors')
    .set({ profile: sql`profile || jsonb_build_object('lastStep', ${String(step)}::text)` })
    .where(ownedBy(owner))
    .where('id', '=', id)
    // if two requests arrive with the same code, only one updates the row
    .where(sql<boolean>`coalesce((profile ->> 'lastStep')::bigint, 0) < ${step}`)
    .executeTakeFirst();
  return numUpdatedRows !== 0n;
}

export async function removeFactor({ db }: Context, owner: Owner, id: string): Promise<void> {
  await db.deleteFrom('factors').where(ownedBy(owner)).where('id', '=', id).execute();
}

/** Every enrolled verify app with its sealed secret, for the demo's phone. */
export async function verifyApps(
  db: Db,
): Promise<readonly { readonly subject: string; readonly secret: string }[]> {
  const rows = await db
    .selectFrom('factors')
    .select(['subject', 'secret'])
    .where('kind', '=', 'verify')
    .orderBy('subject')
    .execute();
  return rows.flatMap(({ subject, secret }) => (secret ? [{ subject, secret }] : []));
}

import { jsonb } from '@forecourt/server';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Context } from '../context.ts';
import { inTurn } from './inTurn.ts';
import { ownedBy, type Owner } from './owner.ts';
import type { FactorKind } from '../idx/facts.ts';
import type { Db } from './schema.ts';

export interface Factor {
  readonly id: string;
  readonly kind: FactorKind;
  /** `email`, `phoneNumber`, `question` and the like, by kind. */
  readonly profile: Readonly<Record<string, string>>;
  /** Sealed; the secret of an app, the hash of an answer. */
  readonly secret: string | null;
  readonly isVerified: boolean;
}

/** All factors of a person, oldest first; those that are not verified prove nothing. */
export async function listFactors(db: Db, owner: Owner): Promise<Factor[]> {
  const rows = await db
    .selectFrom('factors')
    .select(['id', 'kind', 'profile', 'secret', 'is_verified'])
    .where(ownedBy(owner))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ kind: kept, is_verified: isVerified, ...rest }) => {
    const kind = KINDS.find((one) => one === kept);
    return kind ? [{ ...rest, kind, isVerified }] : [];
  });
}

type NewFactor = Pick<Factor, 'kind' | 'profile'> & {
  readonly secret?: string | undefined;
  readonly isVerified?: boolean;
};

const KINDS: readonly FactorKind[] = ['email', 'phone', 'totp', 'question', 'verify', 'webauthn'];
/** Kinds of which a person has one at a time; a new one replaces it. */
const SINGLE: readonly FactorKind[] = ['totp', 'question', 'verify'];

/** Adds a factor; answers its id. */
export const addFactor = (context: Context, owner: Owner, factor: NewFactor): Promise<string> =>
  inTurn(context, owner, (inside) => insertFactor(inside, owner, factor));

/** The same within a transaction. */
export async function insertFactor(
  { db, clock }: Context,
  { issuer, subject }: Owner,
  factor: NewFactor,
): Promise<string> {
  const id = uuidv7();
  if (SINGLE.includes(factor.kind)) {
    await db
      .deleteFrom('factors')
      .where(ownedBy({ issuer, subject }))
      .where('kind', '=', factor.kind)
      .where('is_verified', '=', factor.isVerified ?? true)
      .execute();
  }
  await db
    .insertInto('factors')
    .values({
      issuer,
      subject,
      id,
      kind: factor.kind,
      profile: jsonb({ ...factor.profile }),
      secret: factor.secret ?? null,
      is_verified: factor.isVerified ?? true,
      created_at: clock.now(),
    })
    .execute();
  return id;
}

/**
 * Ends the set-up of a factor, if the entry proves it; of kinds that there is one of, it takes the other's
 * place. Of two who show the same code at once, one is too late.
 */
export function confirmFactor(
  context: Context,
  owner: Owner,
  { id, kind }: Pick<Factor, 'id' | 'kind'>,
  isRight: (inside: Context) => Promise<boolean>,
): Promise<boolean> {
  return inTurn(context, owner, async (inside) => {
    if (!(await isRight(inside))) return false;
    if (SINGLE.includes(kind)) {
      await inside.db
        .deleteFrom('factors')
        .where(ownedBy(owner))
        .where('kind', '=', kind)
        .where('id', '!=', id)
        .execute();
    }
    await updateFactor(inside, owner, id, { isVerified: true });
    return true;
  });
}

/** Changes a factor, such as the counter of a security key. */
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

/** Notes the step of time whose code was shown; false where that one, or a later one, was shown before. */
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
    // of two who show the same code at once, one is too late
    .where(sql<boolean>`coalesce((profile ->> 'lastStep')::bigint, 0) < ${step}`)
    .executeTakeFirst();
  return numUpdatedRows !== 0n;
}

export async function removeFactor({ db }: Context, owner: Owner, id: string): Promise<void> {
  await db.deleteFrom('factors').where(ownedBy(owner)).where('id', '=', id).execute();
}

/** Every verify app that was set up, with its sealed secret; for the demo's phone. */
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

import { sql, type ExpressionBuilder } from 'kysely';
import { instantNow, secondsFromNow, type Context, type EndedSignIn } from '../context.ts';
import { hashSecret } from '../security/hashes.ts';
import { ownedBy, type Owner } from './owner.ts';
import type { Db, Schema } from './schema.ts';

const USER_AGENT_CHARACTERS_MAX = 300;

/** A sign-in on one device: its cookie, and every token issued in it. */
export interface DeviceSignIn {
  readonly id: string;
  /** The browser's `User-Agent`, truncated; empty if it sent none. */
  readonly userAgent: string;
  readonly signedInAt: Date;
  /** When it last received new tokens. */
  readonly usedAt: Date;
}

/** Which sign-ins of a person to end: one, all but one, or all. */
export type SignInSelection = { readonly only: string } | { readonly except: string | undefined };

const endOf = (context: Context): Date => {
  const { session, refreshToken } = context.config.lifetimesSeconds;
  return secondsFromNow(context, Math.max(session, refreshToken));
};

/** Records that a person has signed in. */
export async function addSignIn(
  context: Context,
  { issuer, subject, id, userAgent }: Owner & Pick<DeviceSignIn, 'id' | 'userAgent'>,
): Promise<void> {
  const now = context.clock.now();
  await context.db
    .insertInto('sign_ins')
    .values({
      issuer,
      subject,
      id,
      user_agent: userAgent.slice(0, USER_AGENT_CHARACTERS_MAX),
      signed_in_at: now,
      used_at: now,
      expires_at: endOf(context),
    })
    .execute();
}

/**
 * Ties a grant to a sign-in, so that its tokens end with it; does nothing if the sign-in has ended.
 * A grant that a browser keeps when someone signs in again moves to the new sign-in.
 */
export async function addGrant(
  { db }: Context,
  {
    issuer,
    id,
    grantId,
  }: { readonly issuer: string; readonly id: string; readonly grantId: string },
): Promise<void> {
  await db
    .insertInto('sign_in_grants')
    .columns(['issuer', 'grant_id', 'sign_in_id'])
    .expression(
      db
        .selectFrom('sign_ins')
        .select(['issuer', sql<string>`${grantId}`.as('grant_id'), 'id'])
        .where('issuer', '=', issuer)
        .where('id', '=', id),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'grant_id'])
        .doUpdateSet((e) => ({ sign_in_id: e.ref('excluded.sign_in_id') })),
    )
    .execute();
}

/** Marks the sign-in of a grant as used now; returns its id, if it has not ended. */
export async function markUsed(
  context: Context,
  issuer: string,
  grantId: string,
): Promise<string | undefined> {
  const row = await context.db
    .updateTable('sign_ins')
    .set({ used_at: context.clock.now(), expires_at: endOf(context) })
    .where('issuer', '=', issuer)
    .where('id', '=', (e) =>
      e
        .selectFrom('sign_in_grants')
        .select('sign_in_id')
        .where('issuer', '=', issuer)
        .where('grant_id', '=', grantId),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** When a sign-in began; `undefined` once it has ended, even if its tokens have not expired. */
export async function signedInAt(
  { db }: Context,
  owner: Owner,
  id: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sign_ins')
    .select('signed_in_at')
    .where(ownedBy(owner))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && new Date(row.signed_in_at);
}

/** `false` once the sign-in has ended, even if its tokens have not expired. */
export const isSignedIn = async (context: Context, owner: Owner, id: string): Promise<boolean> =>
  (await signedInAt(context, owner, id)) !== undefined;

/** Sign-ins that have a valid cookie or refresh token, most recently used first. */
export async function listSignIns(
  context: Context,
  owner: Owner,
): Promise<readonly DeviceSignIn[]> {
  const now = instantNow(context);
  const rows = await context.db
    .selectFrom('sign_ins')
    .selectAll()
    .where(ownedBy(owner))
    .where((e) =>
      e.or([
        hasCookie(e, now),
        e.exists(
          e
            .selectFrom('sign_in_grants')
            .innerJoin('oidc_records', (join) =>
              join
                .onRef('oidc_records.issuer', '=', 'sign_in_grants.issuer')
                .onRef('oidc_records.grant_id', '=', 'sign_in_grants.grant_id'),
            )
            .select('sign_in_grants.grant_id')
            .whereRef('sign_in_grants.sign_in_id', '=', 'sign_ins.id')
            .whereRef('sign_in_grants.issuer', '=', 'sign_ins.issuer')
            .where('oidc_records.kind', '=', 'RefreshToken')
            .where('oidc_records.consumed_at', 'is', null)
            .where('oidc_records.expires_at', '>', now),
        ),
      ]),
    )
    .orderBy('used_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    signedInAt: new Date(row.signed_in_at),
    usedAt: new Date(row.used_at),
  }));
}

/**
 * Ends sign-ins of a person with their cookies and tokens, and the provider's own sessions in the
 * person's browsers, which could otherwise restore them. Notifies the applications.
 */
export async function endSignIns(
  context: Context,
  owner: Owner,
  ending: SignInSelection,
): Promise<void> {
  const { issuer, subject } = owner;
  const isOne = 'only' in ending;
  const id = isOne ? ending.only : (ending.except ?? '');
  const ended = await context.db.transaction().execute(async (trx) => {
    const applications = await applicationsOf(trx, owner, { id, isOne });
    await endRecords(trx, owner, { id, isOne });
    const operator = isOne ? '=' : '!=';
    for (const [table, column] of [
      ['sessions', 'public_id'],
      ['sign_ins', 'id'],
    ] as const) {
      await trx
        .deleteFrom(table)
        .where(ownedBy({ issuer, subject }))
        .where(sql.ref(column), operator, id)
        .execute();
    }
    await endBare(trx, owner, instantNow(context));
    return applications;
  });
  await context.signedOut(owner, ended);
}

/** Ends sign-ins left with neither cookie nor grant: nothing could end their access tokens. */
async function endBare(db: Db, owner: Owner, now: string): Promise<void> {
  await db
    .deleteFrom('sign_ins')
    .where(ownedBy(owner))
    .where((e) => e.not(hasCookie(e, now)))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('sign_in_grants')
            .select('sign_in_grants.grant_id')
            .whereRef('sign_in_grants.issuer', '=', 'sign_ins.issuer')
            .whereRef('sign_in_grants.sign_in_id', '=', 'sign_ins.id'),
        ),
      ),
    )
    .execute();
}

const hasCookie = (e: ExpressionBuilder<Schema, 'sign_ins'>, now: string) =>
  e.exists(
    e
      .selectFrom('sessions')
      .select('sessions.public_id')
      .whereRef('sessions.public_id', '=', 'sign_ins.id')
      .where('sessions.expires_at', '>', now),
  );

interface SignInSelector {
  readonly id: string;
  readonly isOne: boolean;
}

/** The applications that one sign-in was used for, or all others. */
async function applicationsOf(
  db: Db,
  { issuer, subject }: Owner,
  { id, isOne }: SignInSelector,
): Promise<readonly EndedSignIn[]> {
  const rows = await db
    .selectFrom('sign_in_grants')
    .innerJoin('sign_ins', (join) =>
      join
        .onRef('sign_ins.issuer', '=', 'sign_in_grants.issuer')
        .onRef('sign_ins.id', '=', 'sign_in_grants.sign_in_id'),
    )
    .select(['sign_ins.id', 'grant_id'])
    .where('sign_ins.issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('sign_ins.id', isOne ? '=' : '!=', id)
    .execute();
  const hashes = rows.map(({ grant_id: grantId }) => hashSecret(grantId));
  const grants = await db
    .selectFrom('oidc_records')
    .select(['id_hash', sql<string>`payload ->> 'clientId'`.as('client_id')])
    .where('issuer', '=', issuer)
    .where('kind', '=', 'Grant')
    .where('id_hash', 'in', ['', ...hashes])
    .execute();
  const clientOf = new Map(grants.map((grant) => [grant.id_hash, grant.client_id]));
  const applications = rows.flatMap((row, index) => {
    const clientId = clientOf.get(hashes[index] ?? '');
    return clientId === undefined ? [] : [{ id: row.id, clientId }];
  });
  // an application may have had several grants in one sign-in
  return [
    ...new Map(
      applications.map((application) => [`${application.id} ${application.clientId}`, application]),
    ).values(),
  ];
}

/**
 * Deletes the tokens and grants of one sign-in, or of all others, along with the person's provider
 * sessions and unfinished interactions.
 */
async function endRecords(
  db: Db,
  { issuer, subject }: Owner,
  { id, isOne }: SignInSelector,
): Promise<void> {
  const rows = await db
    .selectFrom('sign_in_grants')
    .select('grant_id')
    .where('issuer', '=', issuer)
    .where('sign_in_id', '=', id)
    .execute();
  // SQL has no empty lists; no grant or hash is an empty string
  const grants = ['', ...rows.map(({ grant_id: grantId }) => grantId)];
  const hashes = ['', ...grants.slice(1).map(hashSecret)];
  const personRecords = db
    .deleteFrom('oidc_records')
    .where('issuer', '=', issuer)
    .where(
      sql`coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')`,
      '=',
      subject,
    );
  const isGrant = (operator: 'in' | 'not in') =>
    sql<boolean>`(kind = 'Grant' and id_hash ${sql.raw(operator)} (${sql.join(hashes)}))`;
  await (
    isOne
      ? personRecords.where((e) =>
          e.or([
            e('kind', 'in', ['Session', 'Interaction']),
            e('grant_id', 'in', grants),
            isGrant('in'),
          ]),
        )
      : personRecords.where((e) =>
          e.or([
            e.and([e('grant_id', 'is', null), e('kind', '!=', 'Grant')]),
            e('grant_id', 'not in', grants),
            isGrant('not in'),
          ]),
        )
  ).execute();
}

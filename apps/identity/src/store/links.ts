import {
  MILLISECONDS_PER_DAY,
  PASSWORD_LINK_DAYS,
  passwordLinkReasons,
  SECONDS_PER_DAY,
  type Reason,
} from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import { instantNow, secondsFromNow, type Context } from '../context.ts';
import { hashSecret, newSecret } from '../security/hashes.ts';
import { ownedBy, type Owner } from './owner.ts';

const SESSION_TOKEN_SECONDS = 5 * 60;

/** What a link or a session token can be used for. */
export type LinkPurpose = 'activate' | 'recover' | 'unlock' | 'session';

export interface Link extends Owner {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly amr: readonly string[];
}

/** Makes a one-time secret: links last for 7 days, session tokens for 5 minutes. */
export async function makeLink(
  context: Context,
  { issuer, subject }: Owner,
  purpose: LinkPurpose,
  amr: readonly string[] = [],
): Promise<string> {
  const token = newSecret();
  const seconds =
    purpose === 'session' ? SESSION_TOKEN_SECONDS : PASSWORD_LINK_DAYS * SECONDS_PER_DAY;
  await context.db
    .insertInto('links')
    .values({
      token_hash: hashSecret(token),
      issuer,
      subject,
      purpose,
      amr: jsonb([...amr]),
      expires_at: secondsFromNow(context, seconds),
    })
    .execute();
  return token;
}

/** Finds the link of a secret; `undefined` if it is used, expired, or for another purpose. */
export async function findLink(
  context: Context,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Link | undefined> {
  const row = await context.db
    .selectFrom('links')
    .select(['issuer', 'subject', 'purpose', 'amr'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', instantNow(context))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const purpose = purposes.find((one) => one === row?.purpose);
  if (!row || !purpose) return undefined;
  const { issuer, subject, amr } = row;
  return { issuer, subject, hash: hashSecret(token), purpose, amr: amr ?? [] };
}

/** Why a link is not valid; an expired reset has its own reason. [MSG-29, MSG-30, MSG-32] */
export async function linkIssues(context: Context, token: string): Promise<readonly Reason[]> {
  const row = await context.db
    .selectFrom('links')
    .select(['purpose', 'expires_at', 'used_at'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  const isUsed = row === undefined || row.used_at !== null;
  const lifetime = PASSWORD_LINK_DAYS * MILLISECONDS_PER_DAY;
  const endsAt = row === undefined ? 0 : new Date(row.expires_at).getTime();
  return passwordLinkReasons({
    sentAt: new Date(endsAt - lifetime),
    isUsed,
    now: context.clock.now(),
    isReset: row?.purpose === 'recover',
  });
}

/** Marks a link as used; `false` if it has been used or has expired in the meantime. */
export async function spendLink(context: Context, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await context.db
    .updateTable('links')
    .set({ used_at: context.clock.now() })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', instantNow(context))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes all links of a person, as after a password change. */
export async function dropLinks({ db }: Context, owner: Owner): Promise<void> {
  await db.deleteFrom('links').where(ownedBy(owner)).execute();
}

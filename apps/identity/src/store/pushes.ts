import { uuidv7 } from 'uuidv7';
import { keyedHash } from '../security/hashes.ts';
import { instantNow, secondsFromNow, type Context } from '../context.ts';
import { ownedBy, type Owner } from './owner.ts';
import { withPersonLocked } from './withPersonLocked.ts';

const PUSH_SECONDS = 5 * 60;

export type PushAnswer = 'approved' | 'denied';
const ANSWERS: readonly PushAnswer[] = ['approved', 'denied'];

export interface Push extends Owner {
  readonly id: string;
  /** `enroll`: the app is being enrolled. `signIn`: it is asked to approve a sign-in. */
  readonly purpose: 'enroll' | 'signIn';
  readonly application: string;
  /** The numbers to choose from, one of them the sign-in page's; empty for `enroll`. */
  readonly choices: readonly string[];
}

const CHOICES = 3;
const TWO_DIGITS_FROM = 10;
const TWO_DIGITS = 90;

/** Two-digit numbers that only the server can derive from a push's id; the first is right. */
function numbersOf({ hashKey }: Pick<Context, 'hashKey'>, id: string): readonly string[] {
  const bytes = Buffer.from(keyedHash(hashKey, 'push', id), 'base64url');
  const numbers = [...bytes].map((byte) => String(TWO_DIGITS_FROM + (byte % TWO_DIGITS)));
  return [...new Set(numbers)].slice(0, CHOICES);
}

/** The number on the sign-in page, to be tapped in the app: a tap by habit approves nothing. */
export const pushNumber = (context: Pick<Context, 'hashKey'>, id: string): string =>
  numbersOf(context, id)[0] ?? '';

/** Sends a push to a person's verify app and closes their unanswered ones; returns its id. */
export async function pushToApp(
  context: Context,
  push: Pick<Push, 'issuer' | 'subject' | 'purpose' | 'application'>,
): Promise<string> {
  const id = uuidv7();
  await withPersonLocked(context, push, async ({ db }) => {
    const now = context.clock.now();
    await db
      .updateTable('pushes')
      .set({ expires_at: now })
      .where(ownedBy(push))
      .where('answer', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .execute();
    await db
      .insertInto('pushes')
      .values({
        ...push,
        id,
        asked_at: now,
        expires_at: secondsFromNow(context, PUSH_SECONDS),
      })
      .execute();
  });
  return id;
}

/** The app's answer: `null` while it is pending, `undefined` once the push has expired. */
export async function appAnswer(
  context: Context,
  id: string,
): Promise<PushAnswer | null | undefined> {
  const row = await context.db
    .selectFrom('pushes')
    .select('answer')
    .where('id', '=', id)
    .where('expires_at', '>', instantNow(context))
    .executeTakeFirst();
  return row && (ANSWERS.find((answer) => answer === row.answer) ?? null);
}

/** The pushes that await an answer, newest first. */
export async function waitingPushes(context: Context): Promise<Push[]> {
  const rows = await context.db
    .selectFrom('pushes')
    .selectAll()
    .where('expires_at', '>', instantNow(context))
    .where('answer', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, issuer, subject, purpose, application }) => ({
    id,
    issuer,
    subject,
    application,
    ...(purpose === 'enroll'
      ? { purpose, choices: [] }
      : { purpose: 'signIn', choices: numbersOf(context, id).toSorted() }),
  }));
}

/** Records a tap, once: a sign-in is approved only by its number and denied by anything else. */
export async function answerPush(context: Context, id: string, tapped: string): Promise<void> {
  const push = (await waitingPushes(context)).find((one) => one.id === id);
  if (!push) return;
  const expected = push.purpose === 'enroll' ? 'approved' : pushNumber(context, id);
  await context.db
    .updateTable('pushes')
    .set({ answer: tapped === expected ? 'approved' : 'denied' })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('expires_at', '>', instantNow(context))
    .execute();
}

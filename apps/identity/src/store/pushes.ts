import { v7 as uuid } from 'uuid';
import { instantNow, secondsFromNow, type Context } from '../context.ts';
import type { Owner } from './factors.ts';

const PUSH_SECONDS = 5 * 60;

export type PushAnswer = 'approved' | 'denied';
const ANSWERS: readonly PushAnswer[] = ['approved', 'denied'];
export interface Push extends Owner {
  readonly id: string;
  /** `enroll`: the app is being set up. `signIn`: it is asked to approve one. */
  readonly purpose: 'enroll' | 'signIn';
  readonly application: string;
  readonly answer: PushAnswer | null;
}

/** Asks a person's verify app; answers the id of the question. */
export async function askApp(
  context: Context,
  push: Pick<Push, 'issuer' | 'subject' | 'purpose' | 'application'>,
): Promise<string> {
  const id = uuid();
  await context.db
    .insertInto('pushes')
    .values({
      ...push,
      id,
      asked_at: context.clock.now(),
      expires_at: secondsFromNow(context, PUSH_SECONDS),
    })
    .execute();
  return id;
}

/** What the app said: null while it is waited for, undefined when the question has ended. */
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
  return row && (ANSWERS.find((one) => one === row.answer) ?? null);
}

/** The questions that wait for an answer, newest first. */
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
    purpose: purpose === 'enroll' ? 'enroll' : 'signIn',
    application,
    answer: null,
  }));
}

/** Answers a question once. */
export async function answerPush(context: Context, id: string, answer: PushAnswer): Promise<void> {
  await context.db
    .updateTable('pushes')
    .set({ answer })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('expires_at', '>', instantNow(context))
    .execute();
}

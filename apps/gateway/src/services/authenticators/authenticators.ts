import { sql } from 'kysely';
import type { HandlerOf, PersonContext } from '../../http/context.ts';
import { afterCommit, type Transact } from '../../http/afterCommit.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type {
  IdentityProvider,
  NewFactor,
  ProviderFactor,
} from '../../identity/identityProvider.ts';
import { managedSubject, throwIfRejected } from '../../identity/throwIfRejected.ts';
import { recordPersonEvent } from '../people/personEvents.ts';
import { managedAccounts } from '../users/accountUsers.ts';
import { requireProof, saveProof } from './proofs.ts';

const PROBLEMS = { notFound: 'factor', refused: 'factor.refused' } as const;

/** The identity provider, and the person's subject there. */
const atProvider = ({ identity, person }: PersonContext) => ({
  identity,
  subject: managedSubject(identity, person),
});

/** Reauthenticates the person with their password. [GW-68] */
export const authenticateAgain: HandlerOf<'authenticateAgain'> = async ({ body }, context) => {
  const { person, address } = context;
  const { identity } = atProvider(context);
  return afterCommit(async (transact) => {
    const result = await identity.checkPassword(person.username, body.password, address);
    throwIfRejected(result, { wrong: 'password.currentWrong' });
    return { provedUntil: await transact((trx) => saveProof(trx, context)) };
  });
};

/** Lists the caller's authenticators, and those that they can add. [SCREEN-12, SCREEN-14] */
export const listFactors: HandlerOf<'listFactors'> = async (_input, context) => {
  const { identity, subject } = atProvider(context);
  return afterCommit(async () => ({
    items: [...(await identity.listFactors(subject))],
    available: [...(await identity.listAvailable(subject))],
  }));
};

async function findFactor(
  identity: IdentityProvider,
  subject: string,
  factorId: string,
): Promise<ProviderFactor> {
  const factor = (await identity.listFactors(subject)).find((one) => one.factorId === factorId);
  if (!factor) throw notFound('factor');
  return factor;
}

/** Sends a one-time code to an authenticator, such as a phone, or to one being set up. [GW-69, MSG-25, MSG-26] */
export const sendFactorCode: HandlerOf<'sendFactorCode'> = async ({ body }, context) => {
  const { identity, subject } = atProvider(context);
  return afterCommit(async () => {
    const { factorId, state } = await findFactor(identity, subject, body.factorId);
    const sent =
      state === 'pending'
        ? await identity.resendCode(subject, factorId)
        : await identity.sendCode(subject, factorId);
    throwIfRejected(sent, PROBLEMS);
    return { sent: true };
  });
};

/** Reauthenticates the person with an active authenticator. [GW-70, MSG-13, MSG-27] */
export const verifyFactor: HandlerOf<'verifyFactor'> = async ({ body }, context) => {
  const { identity, subject } = atProvider(context);
  return afterCommit(async (transact) => {
    const factor = await findFactor(identity, subject, body.factorId);
    if (factor.state !== 'active') throw notFound('factor');
    const isQuestion = factor.factorType === 'question';
    const wrong = isQuestion ? 'securityAnswer.notRecognized' : 'verificationCode.invalid';
    const result = await identity.verifyFactor(subject, factor, body.passCode);
    throwIfRejected(result, { ...PROBLEMS, wrong });
    const by = isQuestion ? 'password' : 'factor';
    return { provedUntil: await transact((trx) => saveProof(trx, context, by)) };
  });
};

const record = (context: PersonContext, transact: Transact, action: string, after: object) =>
  transact((trx) => recordPersonEvent(trx, context, { action, after }));

/** Starts enrolling an authenticator. Requires recent reauthentication. [GW-71] */
export const enrollFactor: HandlerOf<'enrollFactor'> = async ({ body }, context) => {
  const { identity, subject } = atProvider(context);
  await requireProof(context);
  const newFactor: NewFactor = body;
  return afterCommit(async (transact) => {
    const enrollment = await identity.enrollFactor(subject, newFactor);
    if ('ok' in enrollment) {
      throwIfRejected(enrollment, { ...PROBLEMS, wrong: 'factor.refused' });
      throw new Refusal(422, 'factor.refused');
    }
    const { factorType, state } = enrollment.factor;
    await record(context, transact, 'factor.enrolled', { factorType, state });
    return { factor: enrollment.factor, activation: enrollment.activation };
  });
};

/** Completes an authenticator's enrollment with its first code. [GW-72] */
export const activateFactor: HandlerOf<'activateFactor'> = async ({ body }, context) => {
  const { identity, subject } = atProvider(context);
  await requireProof(context);
  return afterCommit(async (transact) => {
    const result = await identity.activateFactor(subject, body.factorId, body.passCode);
    throwIfRejected(result, { ...PROBLEMS, wrong: 'verificationCode.invalid' });
    const factor = await findFactor(identity, subject, body.factorId);
    await record(context, transact, 'factor.activated', { factorType: factor.factorType });
    return { factor };
  });
};

/** Removes an authenticator. Requires recent reauthentication. */
export const removeFactor: HandlerOf<'removeFactor'> = async ({ params }, context) => {
  const { identity, subject } = atProvider(context);
  await requireProof(context);
  return afterCommit(async (transact) => {
    const { factorType } = await findFactor(identity, subject, params.factorId);
    const result = await identity.removeFactor(subject, params.factorId);
    throwIfRejected(result, { ...PROBLEMS, refused: 'factor.isNeeded' });
    await record(context, transact, 'factor.removed', { factorType });
    return { done: true };
  });
};

/** Lists the security questions that the caller can choose from. [GW-80] */
export const listSecurityQuestions: HandlerOf<'listSecurityQuestions'> = async (
  _input,
  context,
) => {
  const { identity, subject } = atProvider(context);
  return afterCommit(async () => ({ items: [...(await identity.listQuestions(subject))] }));
};

/**
 * Lists sign-in events of the caller or of a user whom the caller manages: with no fleets other than
 * the caller's own in that account. [GW-81, USER-20]
 */
export const listMfaLogs: HandlerOf<'listMfaLogs'> = async ({ params }, context) => {
  const { trx, identity, person } = context;
  const since = new Date(params.since);
  if (Number.isNaN(since.getTime())) throw new Refusal(404, 'notFound');
  const managed = await trx
    .selectFrom('people')
    .innerJoin('grants as theirs', 'theirs.user_id', 'people.user_id')
    .select(['people.issuer', 'people.subject'])
    .where((e) =>
      e.exists(
        managedAccounts(context)
          .where(sql<boolean>`own.account_id = theirs.account_id`)
          .where(sql<boolean>`(own.fleet_ids IS NULL OR own.fleet_ids @> theirs.fleet_ids)`),
      ),
    )
    .where('people.issuer', '=', person.issuer)
    .where('people.subject', '=', params.oktaUserId)
    .executeTakeFirst();
  const target = params.oktaUserId === person.subject ? person : managed;
  if (!target) throw notFound('user');
  const subject = managedSubject(identity, target);
  return afterCommit(async () => ({ items: [...(await identity.listEvents(subject, since))] }));
};

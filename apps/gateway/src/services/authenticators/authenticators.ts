import type { HandlerOf, PersonContext } from '../../http/context.ts';
import { later, type Transact } from '../../http/later.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type {
  IdentityProvider,
  NewFactor,
  ProviderFactor,
} from '../../identity/identityProvider.ts';
import { managedSubject, refuseJudged } from '../../identity/refuseJudged.ts';
import { recordPersonEvent } from '../people/personEvents.ts';
import { managedAccounts } from '../users/accountUsers.ts';
import { requireProof, saveProof } from './proofs.ts';

const PROBLEMS = { notFound: 'factor', refused: 'factor.refused' } as const;

/** The provider, and the person's id there. */
const atProvider = ({ identity, person }: PersonContext) => ({
  identity,
  subject: managedSubject(identity, person),
});

/** Proves again by the password. [GW-68] */
export const authenticateAgain: HandlerOf<'authenticateAgain'> = async ({ body }, context) => {
  const { person, address } = context;
  const { identity } = atProvider(context);
  return later(async (transact) => {
    const judged = await identity.checkPassword(person.username, body.password, address);
    refuseJudged(judged, { wrong: 'password.currentWrong' });
    return { provedUntil: await transact((trx) => saveProof(trx, context)) };
  });
};

/** [SCREEN-12, SCREEN-14] */
export const listFactors: HandlerOf<'listFactors'> = async (_input, context) => {
  const { identity, subject } = atProvider(context);
  return later(async () => ({
    items: [...(await identity.listFactors(subject))],
    available: [...(await identity.listAvailable(subject))],
  }));
};

async function findFactor(
  identity: IdentityProvider,
  subject: string,
  factorId: string,
): Promise<ProviderFactor> {
  const found = (await identity.listFactors(subject)).find((one) => one.factorId === factorId);
  if (!found) throw notFound('factor');
  return found;
}

/** [GW-69, MSG-25, MSG-26] */
export const sendFactorCode: HandlerOf<'sendFactorCode'> = async ({ body }, context) => {
  const { identity, subject } = atProvider(context);
  return later(async () => {
    refuseJudged(await identity.sendCode(subject, body.factorId), PROBLEMS);
    return { sent: true };
  });
};

/** Proves again by an authenticator that is set up. [GW-70, MSG-13, MSG-27] */
export const verifyFactor: HandlerOf<'verifyFactor'> = async ({ body }, context) => {
  const { identity, subject } = atProvider(context);
  return later(async (transact) => {
    const factor = await findFactor(identity, subject, body.factorId);
    if (factor.state !== 'active') throw notFound('factor');
    const isQuestion = factor.factorType === 'question';
    const wrong = isQuestion ? 'securityAnswer.notRecognized' : 'verificationCode.invalid';
    const judged = await identity.verifyFactor(subject, factor, body.passCode);
    refuseJudged(judged, { ...PROBLEMS, wrong });
    const by = isQuestion ? 'password' : 'factor';
    return { provedUntil: await transact((trx) => saveProof(trx, context, by)) };
  });
};

const record = (context: PersonContext, transact: Transact, action: string, after: object) =>
  transact((trx) => recordPersonEvent(trx, context, { action, after }));

/** Begins to set up an authenticator. [GW-71] */
export const enrollFactor: HandlerOf<'enrollFactor'> = async ({ body }, context) => {
  const { identity, subject } = atProvider(context);
  await requireProof(context);
  const wanted: NewFactor = body;
  return later(async (transact) => {
    const begun = await identity.enrollFactor(subject, wanted);
    if ('ok' in begun) {
      refuseJudged(begun, { ...PROBLEMS, wrong: 'factor.refused' });
      throw new Refusal(422, 'factor.refused');
    }
    const { factorType, state } = begun.factor;
    await record(context, transact, 'factor.enrolled', { factorType, state });
    return { factor: begun.factor, activation: begun.activation };
  });
};

/** Ends a set-up by its first code. [GW-72] */
export const activateFactor: HandlerOf<'activateFactor'> = async ({ body }, context) => {
  const { identity, subject } = atProvider(context);
  await requireProof(context);
  return later(async (transact) => {
    const judged = await identity.activateFactor(subject, body.factorId, body.passCode);
    refuseJudged(judged, { ...PROBLEMS, wrong: 'verificationCode.invalid' });
    const factor = await findFactor(identity, subject, body.factorId);
    await record(context, transact, 'factor.activated', { factorType: factor.factorType });
    return { factor };
  });
};

/** Removes an authenticator of a person who lately proved who they are. */
export const removeFactor: HandlerOf<'removeFactor'> = async ({ params }, context) => {
  const { identity, subject } = atProvider(context);
  await requireProof(context);
  return later(async (transact) => {
    const { factorType } = await findFactor(identity, subject, params.factorId);
    const judged = await identity.removeFactor(subject, params.factorId);
    refuseJudged(judged, { ...PROBLEMS, refused: 'factor.isNeeded' });
    await record(context, transact, 'factor.removed', { factorType });
    return { done: true };
  });
};

/** [GW-80] */
export const listSecurityQuestions: HandlerOf<'listSecurityQuestions'> = async (
  _input,
  context,
) => {
  const { identity, subject } = atProvider(context);
  return later(async () => ({ items: [...(await identity.listQuestions(subject))] }));
};

/** Events of one's own sign-ins, or of a person whose users the caller manages. [GW-81] */
export const listMfaLogs: HandlerOf<'listMfaLogs'> = async ({ params }, context) => {
  const { trx, identity, person } = context;
  const since = new Date(params.since);
  if (Number.isNaN(since.getTime())) throw new Refusal(404, 'notFound');
  const managed = await trx
    .selectFrom('people')
    .innerJoin('grants as theirs', 'theirs.user_id', 'people.user_id')
    .select(['people.issuer', 'people.subject'])
    .where('theirs.account_id', 'in', managedAccounts(context))
    .where('people.issuer', '=', person.issuer)
    .where('people.subject', '=', params.oktaUserId)
    .executeTakeFirst();
  const found = params.oktaUserId === person.subject ? person : managed;
  if (!found) throw notFound('user');
  const subject = managedSubject(identity, found);
  return later(async () => ({ items: [...(await identity.listEvents(subject, since))] }));
};

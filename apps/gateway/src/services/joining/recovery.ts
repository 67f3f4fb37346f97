import {
  attemptsReasons,
  canRecoverPassword,
  RECOVERY_MESSAGES_PER_HOUR_MAX,
  VERIFICATION_CODE_LIFETIME_MINUTES,
  VERIFICATION_CODE_TRIES_MAX,
} from '@forecourt/validation';
import type { AnyoneContext, HandlerOf } from '../../http/context.ts';
import { afterCommit } from '../../http/afterCommit.ts';
import { Refusal } from '../../http/refusal.ts';
import type { IdentityProvider } from '../../identity/identityProvider.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { newId } from '../../store/ids.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Db } from '../../store/schema.ts';
import { countAttempt } from '../people/attempts.ts';

type RecoveryRequest = JobData['credential-recovery'];

const HOUR_SECONDS = 3600;
const NOBODY = 'nobody';

/**
 * Leaves sending the message to a job, so that neither the response nor its timing reveals whether
 * the person exists. Requests beyond five an hour are accepted but not sent.
 */
async function requestRecovery(
  context: AnyoneContext,
  request: RecoveryRequest,
  key: string,
): Promise<void> {
  const { trx, now, jobs } = context;
  const limit = { scope: request.what, key: [key.toLowerCase()], windowSeconds: HOUR_SECONDS };
  if ((await countAttempt(trx, limit, now)) > RECOVERY_MESSAGES_PER_HOUR_MAX) return;
  await jobs.send(trx, 'credential-recovery', request, 0);
}

/** [GW-79, SCREEN-08] */
export const sendUsername: HandlerOf<'sendUsername'> = async ({ body }, context) => {
  await requestRecovery(context, { what: 'username', email: body.email }, body.email);
  return { accepted: true };
};

/** [GW-73, SCREEN-07] */
export const forgotPassword: HandlerOf<'forgotPassword'> = async ({ body }, context) => {
  await requestRecovery(context, { what: 'password', username: body.username }, body.username);
  return { accepted: true };
};

/** [GW-67] */
export const recoverCredentials: HandlerOf<'recoverCredentials'> = async ({ body }, context) => {
  await requestRecovery(context, body, body.what === 'username' ? body.email : body.username);
  return { accepted: true };
};

/** [GW-61] */
export const identifyUser: HandlerOf<'identifyUser'> = async ({ body }, context) => {
  const { trx, now } = context;
  const identificationId = newId();
  const lifetime = VERIFICATION_CODE_LIFETIME_MINUTES * 60_000;
  const expiresAt = new Date(now.getTime() + lifetime).toISOString();
  await trx
    .insertInto('identifications')
    .values({
      id: identificationId,
      tries: 0,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  const { accountNumber, email } = body;
  await requestRecovery(
    context,
    { what: 'securityCode', identificationId, accountNumber, email },
    email,
  );
  return { identificationId, expiresAt };
};

/** Why a code is no longer accepted: too many wrong tries, or expired, or used. [MSG-23] */
async function codeRefusal(
  { trx, now }: AnyoneContext,
  identificationId: string,
): Promise<Refusal> {
  const pending = await trx
    .selectFrom('identifications')
    .select('tries')
    .where('id', '=', identificationId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  const [reason] = attemptsReasons(pending?.tries ?? 0);
  return new Refusal(422, reason?.key ?? 'securityCode.expired');
}

/** Counts the try, then verifies; five wrong tries end a code. [GW-62, MSG-15, MSG-23, AUTH-114] */
export const enterSecurityCode: HandlerOf<'enterSecurityCode'> = async ({ body }, context) => {
  const { trx, now, identity } = context;
  const at = now.toISOString();
  const identification = await trx
    .updateTable('identifications')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('id', '=', body.identificationId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .where('tries', '<', VERIFICATION_CODE_TRIES_MAX)
    .returningAll()
    .executeTakeFirst();
  if (!identification) throw await codeRefusal(context, body.identificationId);
  return afterCommit(async (transact) => {
    const subject = identification.subject ?? NOBODY;
    const factorId = identification.factor_id ?? NOBODY;
    const factor = { factorId, factorType: 'email', state: 'active', label: null } as const;
    const result = await identity.verifyFactor(subject, factor, body.securityCode);
    if (!result.ok || identification.username === null) {
      throw new Refusal(422, 'securityCode.notRecognized');
    }
    await transact((trx2) =>
      trx2
        .updateTable('identifications')
        .set({ used_at: at })
        .where('id', '=', identification.id)
        .execute(),
    );
    return { username: identification.username };
  });
};

/** The job worker: sends the requested message, if the person exists and may recover. */
export async function sendRecovery(
  { db, identity }: { readonly db: Db; readonly identity: IdentityProvider },
  request: RecoveryRequest,
): Promise<void> {
  if (request.what === 'username') {
    for (const { subject } of await identity.findUsersByEmail(request.email)) {
      await identity.sendUsername(subject);
    }
    return;
  }
  if (request.what === 'password') {
    if (await mayRecover(db, identity, request.username)) {
      await identity.sendResetLink(request.username);
    }
    return;
  }
  await sendSecurityCode(db, identity, request);
}

/** Some people may not reset passwords; for unknown ones, the provider decides. [ROLE-22] */
async function mayRecover(db: Db, identity: IdentityProvider, username: string): Promise<boolean> {
  const people = await db
    .selectFrom('people')
    .select(['issuer', 'is_recovery_disallowed'])
    .where((e) => e(e.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .execute();
  return people
    .filter(({ issuer }) => identity.manages(issuer))
    .every(
      (person) =>
        canRecoverPassword({ isRecoveryDisallowed: person.is_recovery_disallowed }).allowed,
    );
}

async function sendSecurityCode(
  db: Db,
  identity: IdentityProvider,
  request: Extract<RecoveryRequest, { what: 'securityCode' }>,
): Promise<void> {
  const account = await db
    .selectFrom('account_numbers')
    .select('account_id')
    .where('account_number', '=', request.accountNumber)
    .executeTakeFirst();
  if (!account) return;
  const person = await selectIn(db, account.account_id, 'grants')
    .innerJoin('people', 'people.user_id', 'grants.user_id')
    .select(['people.issuer', 'people.subject', 'people.username'])
    .where((e) => e(e.fn<string>('lower', ['people.email']), '=', request.email.toLowerCase()))
    .orderBy('people.user_id')
    .executeTakeFirst();
  if (!person || !identity.manages(person.issuer)) return;
  const factors = await identity.listFactors(person.subject);
  const email = factors.find(
    (factor) => factor.factorType === 'email' && factor.state === 'active',
  );
  if (!email) return;
  await db
    .updateTable('identifications')
    .set({ subject: person.subject, factor_id: email.factorId, username: person.username })
    .where('id', '=', request.identificationId)
    .execute();
  await identity.sendCode(person.subject, email.factorId);
}

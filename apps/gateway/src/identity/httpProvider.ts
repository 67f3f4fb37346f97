import * as z from 'zod/mini';
import { notFound, unavailable } from '../http/refusal.ts';
import { enrolBody, readAvailable, readBegun, readFactors } from './factorShapes.ts';
import type { IdentityProvider, ProviderEvent, ProviderUser } from './identityProvider.ts';
import { linkCalls } from './linkCalls.ts';
import { judge, providerCalls, type Answered, type CallOptions } from './providerCalls.ts';

export interface HttpProviderOptions {
  /** Base URL of the organization, without a trailing slash. */
  readonly url: string;
  readonly apiToken: string;
  /** The issuer whose users the organization manages. */
  readonly issuer: string;
  readonly fetch?: typeof fetch;
}

const user = z.object({
  id: z.string(),
  profile: z.object({
    login: z.string(),
    email: z.nullish(z.string()),
    firstName: z.nullish(z.string()),
    lastName: z.nullish(z.string()),
  }),
});
const event = z.object({
  uuid: z.string(),
  published: z.string(),
  eventType: z.string(),
  outcome: z.optional(z.nullable(z.object({ result: z.string() }))),
});
const question = z.object({ question: z.string(), questionText: z.string() });
const signedIn = z.object({ status: z.string() });
const temporary = z.object({ tempPassword: z.string() });

const toUser = ({ id, profile }: z.infer<typeof user>): ProviderUser => ({
  subject: id,
  username: profile.login,
  email: profile.email ?? '',
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
});
const toEvent = ({
  uuid,
  published,
  eventType,
  outcome,
}: z.infer<typeof event>): ProviderEvent => ({
  eventId: uuid,
  occurredAt: published,
  kind: eventType,
  outcome: outcome?.result === 'FAILURE' ? 'failure' : 'success',
});

/** Quotes a text for the vendor's filters. No address contains the characters that are removed. */
const quoted = (text: string): string => JSON.stringify(text.replaceAll(/["\\]/g, ''));

const at = (who: string, path = ''): string => `/api/v1/users/${encodeURIComponent(who)}${path}`;

const ofFactor = (subject: string, factorId: string, path = ''): string =>
  at(subject, `/factors/${encodeURIComponent(factorId)}${path}`);

/** An identity provider with the vendor's API: an organization, or the embedded provider. */
export function createHttpProvider(options: HttpProviderOptions): IdentityProvider {
  const call = providerCalls(options, options.fetch ?? fetch);
  const managed = async (...request: Parameters<typeof call>): Promise<Answered> => {
    const answered = await call(...request);
    if (answered.status === 401) throw unavailable();
    return answered;
  };
  const get = (path: string) => managed('GET', path);
  /** Reads from a user's path. @throws Refusal `user.notFound` when there is no such user */
  const ofUser = async (subject: string, path: string): Promise<unknown> => {
    const { status, body } = await get(at(subject, path));
    if (status === 404) throw notFound('user');
    return body;
  };
  const post = (path: string, body: object = {}, more: CallOptions = {}) =>
    managed('POST', path, { ...more, body });

  return {
    manages: (issuer) => issuer === options.issuer,
    async findUser(subject) {
      const { status, body } = await get(at(subject));
      return status === 404 ? null : toUser(user.parse(body));
    },
    async findUsersByEmail(email) {
      const search = encodeURIComponent(`profile.email eq ${quoted(email)}`);
      const { body } = await get(`/api/v1/users?search=${search}&limit=20`);
      return z.array(user).parse(body).map(toUser);
    },
    async inviteUser({ username, email, firstName, lastName }) {
      const profile = { login: username, email, firstName, lastName };
      const answered = await post('/api/v1/users?activate=true', { profile });
      const judged = judge(answered);
      return judged.ok ? toUser(user.parse(answered.body)) : judged;
    },
    async resendInvitation(subject) {
      const answered = await post(at(subject, '/lifecycle/activate?sendEmail=true'));
      return answered.status === 403 ? { ok: false, reason: 'refused' } : judge(answered);
    },
    sendResetLink: async (who) => judge(await post(at(who, '/lifecycle/reset_password'))),
    sendUsername: async (subject) => judge(await post(at(subject, '/messages/username'))),
    async makeTemporaryPassword(subject) {
      const path = at(subject, '/lifecycle/expire_password?tempPassword=true');
      const { status, body } = await post(path);
      return status === 404 ? null : temporary.parse(body).tempPassword;
    },
    async allowRecovery(subject, isAllowed) {
      const profile = { recoveryDisallowed: !isAllowed };
      return (await post(at(subject), { profile })).status !== 404;
    },
    async renameUser(subject, { firstName, lastName }) {
      const profile = { firstName, lastName };
      return (await post(at(subject), { profile })).status !== 404;
    },
    async changePassword(subject, { current, wanted, sessionId }) {
      const passwords = { oldPassword: { value: current }, newPassword: { value: wanted } };
      const kept = sessionId === null ? {} : { keepSession: sessionId };
      const body = { ...passwords, ...kept, revokeSessions: true };
      return judge(await post(at(subject, '/credentials/change_password'), body));
    },
    async checkPassword(username, password, forAddress) {
      const body = { username, password };
      const answered = await call('POST', '/api/v1/authn', { body, forAddress });
      const isLocked = signedIn.safeParse(answered.body).data?.status === 'LOCKED_OUT';
      return isLocked ? { ok: false, reason: 'tooMany' } : judge(answered);
    },
    listFactors: async (subject) => readFactors(await ofUser(subject, '/factors')),
    listAvailable: async (subject) => readAvailable(await ofUser(subject, '/factors/catalog')),
    async listQuestions(subject) {
      const questions = z.array(question).parse(await ofUser(subject, '/factors/questions'));
      return questions.map((one) => ({ questionKey: one.question, question: one.questionText }));
    },
    sendCode: async (subject, factorId) =>
      judge(await post(ofFactor(subject, factorId, '/verify'))),
    async verifyFactor(subject, { factorId, factorType }, passCode) {
      const body = factorType === 'question' ? { answer: passCode } : { passCode };
      return judge(await post(ofFactor(subject, factorId, '/verify'), body));
    },
    async enrollFactor(subject, wanted) {
      const answered = await post(at(subject, '/factors'), enrolBody(wanted));
      const judged = judge(answered);
      if (!judged.ok) return judged;
      return readBegun(answered.body) ?? { ok: false, reason: 'refused' };
    },
    activateFactor: async (subject, factorId, passCode) =>
      judge(await post(ofFactor(subject, factorId, '/lifecycle/activate'), { passCode })),
    removeFactor: async (subject, factorId) =>
      judge(await managed('DELETE', ofFactor(subject, factorId))),
    async listEvents(subject, since) {
      const query = new URLSearchParams({
        filter: `actor.id eq ${quoted(subject)}`,
        since: since.toISOString(),
        sortOrder: 'DESCENDING',
        limit: '200',
      });
      return z
        .array(event)
        .parse((await get(`/api/v1/logs?${query}`)).body)
        .map(toEvent);
    },
    ...linkCalls(call),
  };
}

import * as z from 'zod/mini';
import { notFound, unavailable } from '../http/refusal.ts';
import {
  enrolBody,
  readAvailable,
  readPendingFactor,
  readFactors,
  resendBody,
} from './factorShapes.ts';
import type { IdentityProvider, ProviderEvent, ProviderUser } from './identityProvider.ts';
import { linkCalls } from './linkCalls.ts';
import { judge, providerCalls, type ProviderResponse, type CallOptions } from './providerCalls.ts';

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
const signInResponse = z.object({ status: z.string() });
const temporaryPassword = z.object({ tempPassword: z.string() });

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
const quote = (text: string): string => JSON.stringify(text.replaceAll(/["\\]/g, ''));

const userPath = (subject: string, path = ''): string =>
  `/api/v1/users/${encodeURIComponent(subject)}${path}`;

const factorPath = (subject: string, factorId: string, path = ''): string =>
  userPath(subject, `/factors/${encodeURIComponent(factorId)}${path}`);

/** An identity provider with the vendor's API: an organization, or the embedded provider. */
export function createHttpProvider(options: HttpProviderOptions): IdentityProvider {
  const call = providerCalls(options, options.fetch ?? fetch);
  const callManaged = async (...request: Parameters<typeof call>): Promise<ProviderResponse> => {
    const response = await call(...request);
    if (response.status === 401) throw unavailable();
    return response;
  };
  const get = (path: string) => callManaged('GET', path);
  /** Reads from a user's path. @throws Refusal `user.notFound` when there is no such user */
  const getOfUser = async (subject: string, path: string): Promise<unknown> => {
    const { status, body } = await get(userPath(subject, path));
    if (status === 404) throw notFound('user');
    return body;
  };
  const post = (path: string, body: object = {}, callOptions: CallOptions = {}) =>
    callManaged('POST', path, { ...callOptions, body });

  return {
    manages: (issuer) => issuer === options.issuer,
    async findUser(subject) {
      const { status, body } = await get(userPath(subject));
      return status === 404 ? null : toUser(user.parse(body));
    },
    async findUsersByEmail(email) {
      const search = encodeURIComponent(`profile.email eq ${quote(email)}`);
      const { body } = await get(`/api/v1/users?search=${search}&limit=20`);
      return z.array(user).parse(body).map(toUser);
    },
    async inviteUser({ username, email, firstName, lastName }) {
      const profile = { login: username, email, firstName, lastName };
      const response = await post('/api/v1/users?activate=true', { profile });
      const judged = judge(response);
      return judged.ok ? toUser(user.parse(response.body)) : judged;
    },
    async resendInvitation(subject) {
      const response = await post(userPath(subject, '/lifecycle/activate?sendEmail=true'));
      return response.status === 403 ? { ok: false, reason: 'refused' } : judge(response);
    },
    sendResetLink: async (subjectOrUsername) =>
      judge(await post(userPath(subjectOrUsername, '/lifecycle/reset_password'))),
    sendUsername: async (subject) => judge(await post(userPath(subject, '/messages/username'))),
    async makeTemporaryPassword(subject) {
      const path = userPath(subject, '/lifecycle/expire_password?tempPassword=true');
      const { status, body } = await post(path);
      return status === 404 ? null : temporaryPassword.parse(body).tempPassword;
    },
    async allowRecovery(subject, isAllowed) {
      const profile = { recoveryDisallowed: !isAllowed };
      return (await post(userPath(subject), { profile })).status !== 404;
    },
    async renameUser(subject, { firstName, lastName }) {
      const profile = { firstName, lastName };
      return (await post(userPath(subject), { profile })).status !== 404;
    },
    async changePassword(subject, { current, newPassword, sessionId }) {
      const passwords = { oldPassword: { value: current }, newPassword: { value: newPassword } };
      const sessionOption = sessionId === null ? {} : { keepSession: sessionId };
      const body = { ...passwords, ...sessionOption, revokeSessions: true };
      return judge(await post(userPath(subject, '/credentials/change_password'), body));
    },
    async checkPassword(username, password, forAddress) {
      const body = { username, password };
      const response = await call('POST', '/api/v1/authn', { body, forAddress });
      const isLocked = signInResponse.safeParse(response.body).data?.status === 'LOCKED_OUT';
      return isLocked ? { ok: false, reason: 'tooMany' } : judge(response);
    },
    listFactors: async (subject) => readFactors(await getOfUser(subject, '/factors')),
    listAvailable: async (subject) => readAvailable(await getOfUser(subject, '/factors/catalog')),
    async listQuestions(subject) {
      const questions = z.array(question).parse(await getOfUser(subject, '/factors/questions'));
      return questions.map((item) => ({ questionKey: item.question, question: item.questionText }));
    },
    sendCode: async (subject, factorId) =>
      judge(await post(factorPath(subject, factorId, '/verify'))),
    async resendCode(subject, factorId) {
      const body = resendBody(await getOfUser(subject, '/factors'), factorId);
      if (body === null) return { ok: false, reason: 'notFound' };
      return judge(await post(factorPath(subject, factorId, '/resend'), body));
    },
    async verifyFactor(subject, { factorId, factorType }, passCode) {
      const body = factorType === 'question' ? { answer: passCode } : { passCode };
      return judge(await post(factorPath(subject, factorId, '/verify'), body));
    },
    async enrollFactor(subject, factor) {
      const response = await post(userPath(subject, '/factors'), enrolBody(factor));
      const judged = judge(response);
      if (!judged.ok) return judged;
      return readPendingFactor(response.body) ?? { ok: false, reason: 'refused' };
    },
    activateFactor: async (subject, factorId, passCode) =>
      judge(await post(factorPath(subject, factorId, '/lifecycle/activate'), { passCode })),
    removeFactor: async (subject, factorId) =>
      judge(await callManaged('DELETE', factorPath(subject, factorId))),
    async listEvents(subject, since) {
      const query = new URLSearchParams({
        filter: `actor.id eq ${quote(subject)}`,
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

import { randomUUID } from 'node:crypto';
import type {
  IdentityProvider,
  Judged,
  ProviderEvent,
  ProviderFactor,
  ProviderUser,
} from '../identity/identityProvider.ts';

export const RIGHT_CODE = '123456';
const ok: Judged = { ok: true };
const wrong: Judged = { ok: false, reason: 'wrong' };
const unknown: Judged = { ok: false, reason: 'notFound' };

const judgeCode = (code: string): Judged => (code === RIGHT_CODE ? ok : wrong);

interface Kept {
  user: ProviderUser;
  password: string | null;
  factors: ProviderFactor[];
}

/** An in-memory provider. `sent` lists what it was asked to send. */
export interface FakeProvider extends IdentityProvider {
  readonly sent: string[];
  /** Links by token: whose they are, and the question to answer first, if any. */
  readonly links: Map<string, { subject: string; question: string | null; isOverdue?: true }>;
  readonly events: ProviderEvent[];
  /** Adds a user with a verified email and a password. */
  add(user: ProviderUser, password?: string): void;
  passwordOf(subject: string): string | null | undefined;
  /** Replaces all of a user's factors with these. */
  keepFactors(subject: string, factors: readonly ProviderFactor[]): void;
  /** If set, `checkPassword` throws it, as if the provider can't be reached. */
  fail: Error | null;
}

/** Creates a provider for the users of one issuer. Its only correct code is `RIGHT_CODE`. */
export function createFakeProvider(issuer: string): FakeProvider {
  const users = new Map<string, Kept>();
  const sent: string[] = [];
  const links: FakeProvider['links'] = new Map();
  const events: ProviderEvent[] = [];
  const states = new Map<string, string>();
  const byName = (name: string) =>
    [...users.values()].find(({ user }) => user.username === name || user.subject === name);
  const add = (user: ProviderUser, password: string | null = null) => {
    const factors: ProviderFactor[] = [
      { factorId: `mail-${user.subject}`, factorType: 'email', state: 'active', label: user.email },
    ];
    users.set(user.subject, { user, password, factors });
  };
  const sendTo = (to: Kept | undefined, what: string): Judged => {
    if (to) sent.push(`${what} ${to.user.email}`);
    return to ? ok : unknown;
  };
  const fake: FakeProvider = {
    sent,
    links,
    events,
    fail: null,
    add,
    passwordOf: (subject) => users.get(subject)?.password,
    keepFactors(subject, factors) {
      const found = users.get(subject);
      if (found) found.factors = [...factors];
    },
    manages: (one) => one === issuer,
    findUser: async (who) => byName(who)?.user ?? null,
    findUsersByEmail: async (email) =>
      [...users.values()].map(({ user }) => user).filter((user) => user.email === email),
    async inviteUser(given) {
      if (byName(given.username)) return { ok: false, reason: 'refused' };
      const user = { ...given, subject: `00u${randomUUID()}` };
      add(user);
      sent.push(`invitation ${given.email}`);
      return user;
    },
    resendInvitation: async (subject) => sendTo(users.get(subject), 'invitation'),
    sendResetLink: async (who) => sendTo(byName(who), 'link'),
    sendUsername: async (subject) => sendTo(users.get(subject), 'username'),
    allowRecovery: async (who, isAllowed) =>
      sendTo(byName(who), `recovery ${isAllowed ? 'on' : 'off'}`).ok,
    async renameUser(subject, name) {
      const found = users.get(subject);
      if (found) found.user = { ...found.user, ...name };
      return found !== undefined;
    },
    async makeTemporaryPassword(subject) {
      const found = users.get(subject);
      if (found) found.password = 'Temporary-Word-52';
      return found?.password ?? null;
    },
    async changePassword(subject, { current, wanted }) {
      const found = users.get(subject);
      if (!found) return unknown;
      if (found.password !== current) return wrong;
      if (wanted.length < 12) {
        const fields = [{ path: '', key: 'password.tooShort' as const, params: { min: 12 } }];
        return { ok: false, reason: 'refused', fields };
      }
      found.password = wanted;
      return ok;
    },
    async checkPassword(username, password) {
      if (fake.fail) throw fake.fail;
      return byName(username)?.password === password ? ok : wrong;
    },
    listFactors: async (subject) => users.get(subject)?.factors ?? [],
    listAvailable: async () => ['sms', 'app', 'question'],
    listQuestions: async () => [{ questionKey: 'disliked_food', question: 'Which food?' }],
    async sendCode(subject, factorId) {
      const found = users.get(subject)?.factors.find((one) => one.factorId === factorId);
      if (found) sent.push(`code ${found.label ?? ''}`);
      return found ? ok : unknown;
    },
    verifyFactor: async (subject, { factorId }, code) =>
      users.get(subject)?.factors.some((one) => one.factorId === factorId)
        ? judgeCode(code)
        : unknown,
    async enrollFactor(subject, { factorType }) {
      const isAtOnce = factorType === 'question';
      const factor: ProviderFactor = {
        factorId: `new-${factorType}`,
        factorType,
        state: isAtOnce ? 'active' : 'pending',
        label: null,
      };
      users.get(subject)?.factors.push(factor);
      const activation = { qrCode: 'data:image/svg+xml,', sharedSecret: 'ABC' };
      return { factor, activation: factorType === 'app' ? activation : null };
    },
    async activateFactor(subject, factorId, code) {
      const found = users.get(subject);
      const judged = judgeCode(code);
      if (!found || !judged.ok) return judged;
      found.factors = found.factors.map((one) =>
        one.factorId === factorId ? { ...one, state: 'active' } : one,
      );
      return ok;
    },
    async removeFactor(subject, factorId) {
      const found = users.get(subject);
      if (factorId.startsWith('mail-')) return { ok: false, reason: 'refused' };
      if (found) found.factors = found.factors.filter((one) => one.factorId !== factorId);
      return ok;
    },
    listEvents: async (_subject, since) =>
      events.filter(({ occurredAt }) => occurredAt >= since.toISOString()),
    async openLink(token) {
      const link = links.get(token);
      if (link?.isOverdue) return 'expired';
      const user = link && users.get(link.subject)?.user;
      if (!user) return null;
      const stateToken = randomUUID();
      states.set(stateToken, link.subject);
      const action = link.question === null ? 'setPassword' : 'answerQuestion';
      return { action, username: user.username, question: link.question, stateToken };
    },
    answerQuestion: async (_stateToken, answer) => (answer === 'turnips' ? ok : wrong),
    async setPassword(stateToken, password) {
      const found = users.get(states.get(stateToken) ?? '');
      if (!found) return wrong;
      found.password = password;
      return ok;
    },
  };
  return fake;
}

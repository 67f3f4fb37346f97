import { randomUUID } from 'node:crypto';
import type {
  IdentityProvider,
  ProviderResult,
  ProviderEvent,
  ProviderFactor,
  ProviderUser,
} from '../identity/identityProvider.ts';

export const RIGHT_CODE = '123456';
const ok: ProviderResult = { ok: true };
const wrong: ProviderResult = { ok: false, reason: 'wrong' };
const unknown: ProviderResult = { ok: false, reason: 'notFound' };

const judgeCode = (code: string): ProviderResult => (code === RIGHT_CODE ? ok : wrong);

interface StoredUser {
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
  setFactors(subject: string, factors: readonly ProviderFactor[]): void;
  /** If set, `checkPassword` throws it, as if the provider can't be reached. */
  fail: Error | null;
}

/** Creates a provider for the users of one issuer. Its only correct code is `RIGHT_CODE`. */
export function createFakeProvider(issuer: string): FakeProvider {
  const users = new Map<string, StoredUser>();
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
  const sendTo = (recipient: StoredUser | undefined, kind: string): ProviderResult => {
    if (recipient) sent.push(`${kind} ${recipient.user.email}`);
    return recipient ? ok : unknown;
  };
  const fake: FakeProvider = {
    sent,
    links,
    events,
    fail: null,
    add,
    passwordOf: (subject) => users.get(subject)?.password,
    setFactors(subject, factors) {
      const stored = users.get(subject);
      if (stored) stored.factors = [...factors];
    },
    manages: (candidate) => candidate === issuer,
    findUser: async (subject) => byName(subject)?.user ?? null,
    findUsersByEmail: async (email) =>
      [...users.values()].map(({ user }) => user).filter((user) => user.email === email),
    async inviteUser(profile) {
      if (byName(profile.username)) return { ok: false, reason: 'refused' };
      const user = { ...profile, subject: `00u${randomUUID()}` };
      add(user);
      sent.push(`invitation ${profile.email}`);
      return user;
    },
    resendInvitation: async (subject) => sendTo(users.get(subject), 'invitation'),
    sendResetLink: async (subjectOrUsername) => sendTo(byName(subjectOrUsername), 'link'),
    sendUsername: async (subject) => sendTo(users.get(subject), 'username'),
    allowRecovery: async (subject, isAllowed) =>
      sendTo(byName(subject), `recovery ${isAllowed ? 'on' : 'off'}`).ok,
    async renameUser(subject, name) {
      const stored = users.get(subject);
      if (stored) stored.user = { ...stored.user, ...name };
      return stored !== undefined;
    },
    async makeTemporaryPassword(subject) {
      const stored = users.get(subject);
      if (stored) stored.password = 'Temporary-Word-52';
      return stored?.password ?? null;
    },
    async changePassword(subject, { current, newPassword }) {
      const stored = users.get(subject);
      if (!stored) return unknown;
      if (stored.password !== current) return wrong;
      if (newPassword.length < 12) {
        const fields = [{ path: '', key: 'password.tooShort' as const, params: { min: 12 } }];
        return { ok: false, reason: 'refused', fields };
      }
      stored.password = newPassword;
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
      const match = users.get(subject)?.factors.find((factor) => factor.factorId === factorId);
      if (match) sent.push(`code ${match.label ?? ''}`);
      return match ? ok : unknown;
    },
    async resendCode(subject, factorId) {
      const match = users.get(subject)?.factors.find((factor) => factor.factorId === factorId);
      if (match) sent.push(`another code for ${factorId}`);
      return match ? ok : unknown;
    },
    verifyFactor: async (subject, { factorId }, code) =>
      users.get(subject)?.factors.some((factor) => factor.factorId === factorId)
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
      const stored = users.get(subject);
      const judged = judgeCode(code);
      if (!stored || !judged.ok) return judged;
      stored.factors = stored.factors.map((factor) =>
        factor.factorId === factorId ? { ...factor, state: 'active' } : factor,
      );
      return ok;
    },
    async removeFactor(subject, factorId) {
      const stored = users.get(subject);
      if (factorId.startsWith('mail-')) return { ok: false, reason: 'refused' };
      if (stored) stored.factors = stored.factors.filter((factor) => factor.factorId !== factorId);
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
      const stored = users.get(states.get(stateToken) ?? '');
      if (!stored) return wrong;
      stored.password = password;
      return ok;
    },
  };
  return fake;
}

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

/** A provider in memory: what it was asked to send stands in `sent`. */
export interface FakeProvider extends IdentityProvider {
  readonly sent: string[];
  /** Links by token: whose, and whether a question is asked first. */
  readonly links: Map<string, { subject: string; question: string | null; isOverdue?: true }>;
  readonly events: ProviderEvent[];
  /** Enters a user with a verified email and a password. */
  add(user: ProviderUser, password?: string): void;
  passwordOf(subject: string): string | null | undefined;
  /** Leaves a user no other ways to prove who they are. */
  keepFactors(subject: string, factors: readonly ProviderFactor[]): void;
  /** The next calls fail, as when it cannot be reached. */
  fail: Error | null;
}

/** Makes a provider that keeps the users of one issuer; every code that is right is `RIGHT_CODE`. */
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
  const fake: Omit<FakeProvider, 'fail'> & { fail: Error | null } = {
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
    findUser: (who) => Promise.resolve(byName(who)?.user ?? null),
    findUsersByEmail: (email) =>
      Promise.resolve([...users.values()].map(({ user }) => user).filter((u) => u.email === email)),
    inviteUser(given) {
      if (byName(given.username)) return Promise.resolve(null);
      const user = { ...given, subject: `00u${randomUUID()}` };
      add(user);
      sent.push(`invitation ${given.email}`);
      return Promise.resolve(user);
    },
    resendInvitation(subject) {
      const found = users.get(subject);
      if (found) sent.push(`invitation ${found.user.email}`);
      return Promise.resolve(found ? ok : unknown);
    },
    sendResetLink(who) {
      const found = byName(who);
      if (found) sent.push(`link ${found.user.email}`);
      return Promise.resolve(found ? ok : unknown);
    },
    allowRecovery(who, isAllowed) {
      const found = byName(who);
      if (found) sent.push(`recovery ${isAllowed ? 'on' : 'off'} ${found.user.email}`);
      return Promise.resolve(found !== undefined);
    },
    renameUser(subject, name) {
      const found = users.get(subject);
      if (found) found.user = { ...found.user, ...name };
      return Promise.resolve(found !== undefined);
    },
    sendUsername(subject) {
      const found = users.get(subject);
      if (found) sent.push(`username ${found.user.email}`);
      return Promise.resolve(found ? ok : unknown);
    },
    makeTemporaryPassword(subject) {
      const found = users.get(subject);
      if (found) found.password = 'Temporary-Word-52';
      return Promise.resolve(found?.password ?? null);
    },
    changePassword(subject, { current, wanted }) {
      const found = users.get(subject);
      if (!found) return Promise.resolve(unknown);
      if (found.password !== current) return Promise.resolve(wrong);
      if (wanted.length < 12) {
        const fields = [{ path: '', key: 'password.tooShort' as const, params: { min: 12 } }];
        return Promise.resolve({ ok: false, reason: 'refused', fields });
      }
      found.password = wanted;
      return Promise.resolve(ok);
    },
    checkPassword: (username, password) =>
      fake.fail
        ? Promise.reject(fake.fail)
        : Promise.resolve(byName(username)?.password === password ? ok : wrong),
    listFactors: (subject) => Promise.resolve(users.get(subject)?.factors ?? []),
    listAvailable: () => Promise.resolve(['sms', 'app', 'question']),
    listQuestions: () =>
      Promise.resolve([{ questionKey: 'disliked_food', question: 'Which food?' }]),
    sendCode(subject, factorId) {
      const found = users.get(subject)?.factors.find((one) => one.factorId === factorId);
      if (found) sent.push(`code ${found.label ?? ''}`);
      return Promise.resolve(found ? ok : unknown);
    },
    verifyFactor: (subject, { factorId }, code) =>
      Promise.resolve(
        users.get(subject)?.factors.some((one) => one.factorId === factorId)
          ? judgeCode(code)
          : unknown,
      ),
    enrollFactor(subject, { factorType }) {
      const isAtOnce = factorType === 'question';
      const factor: ProviderFactor = {
        factorId: `new-${factorType}`,
        factorType,
        state: isAtOnce ? 'active' : 'pending',
        label: null,
      };
      users.get(subject)?.factors.push(factor);
      const activation = { qrCode: 'data:image/svg+xml,', sharedSecret: 'ABC' };
      return Promise.resolve({ factor, activation: factorType === 'app' ? activation : null });
    },
    activateFactor(subject, factorId, code) {
      const found = users.get(subject);
      const judged = judgeCode(code);
      if (!found || !judged.ok) return Promise.resolve(judged);
      found.factors = found.factors.map((one) =>
        one.factorId === factorId ? { ...one, state: 'active' } : one,
      );
      return Promise.resolve(ok);
    },
    removeFactor(subject, factorId) {
      const found = users.get(subject);
      if (factorId.startsWith('mail-')) return Promise.resolve({ ok: false, reason: 'refused' });
      if (found) found.factors = found.factors.filter((one) => one.factorId !== factorId);
      return Promise.resolve(ok);
    },
    listEvents: (_subject, since) =>
      Promise.resolve(events.filter(({ occurredAt }) => occurredAt >= since.toISOString())),
    openLink(token) {
      const link = links.get(token);
      if (link?.isOverdue) return Promise.resolve('expired');
      const user = link && users.get(link.subject)?.user;
      if (!link || !user) return Promise.resolve(null);
      const stateToken = randomUUID();
      states.set(stateToken, link.subject);
      const action = link.question === null ? 'setPassword' : 'answerQuestion';
      const { username } = user;
      return Promise.resolve({ action, username, question: link.question, stateToken });
    },
    answerQuestion: (_stateToken, answer) => Promise.resolve(answer === 'turnips' ? ok : wrong),
    setPassword(stateToken, password) {
      const found = users.get(states.get(stateToken) ?? '');
      if (!found) return Promise.resolve(wrong);
      found.password = password;
      return Promise.resolve(ok);
    },
  };
  return fake;
}

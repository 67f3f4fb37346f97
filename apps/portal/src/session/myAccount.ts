import { httpRequest, type OktaAuth } from '@okta/okta-auth-js/idx';
import {
  addEmail,
  addPhone,
  deleteEmail,
  deletePhone,
  EmailRole,
  enrollPassword,
  getEmails,
  getPassword,
  getPhones,
  getProfile,
  PasswordStatus,
  sendEmailChallenge,
  sendPhoneChallenge,
  Status,
  updatePassword,
  updateProfile,
  verifyEmailChallenge,
  verifyPhoneChallenge,
} from '@okta/okta-auth-js/myaccount';
import * as z from 'zod/mini';
import { memberOf } from '../app/memberOf.ts';
import { readAccountProblem, type AccountResult } from './accountProblem.ts';

/** What the identity provider knows of a person; a member that it does not know is ''. */
export interface PersonProfile {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly locale: string;
}
/** What a person can change of it. */
export type ProfileChange = Pick<PersonProfile, 'firstName' | 'lastName' | 'title' | 'locale'>;

export type ContactKind = 'email' | 'phone';
/** An address or a number at which codes reach a person. */
export interface Contact {
  readonly kind: ContactKind;
  readonly id: string;
  /** The address, or the number with its calling code: `+12145550142`. */
  readonly value: string;
  readonly isVerified: boolean;
  /** The address of the account; a number never is. */
  readonly isPrimary: boolean;
}
/** How a code reaches a phone. */
export type PhoneMethod = 'SMS' | 'CALL';

export interface PasswordFacts {
  readonly isEnrolled: boolean;
  /** Instant of the last change; null without a password. */
  readonly changedAt: string | null;
}

/** One sign-in of the person, on one device. */
export interface DeviceSession {
  readonly id: string;
  /** What its browser says of itself; '' when it says nothing. */
  readonly userAgent: string;
  /** Instants. */
  readonly signedInAt: string;
  readonly usedAt: string;
  /** It is this one. */
  readonly isCurrent: boolean;
}

const readProfile = (profile: Readonly<Record<string, string | undefined>>): PersonProfile => ({
  login: profile['login'] ?? '',
  email: profile['email'] ?? '',
  firstName: profile['firstName'] ?? '',
  lastName: profile['lastName'] ?? '',
  title: profile['title'] ?? '',
  locale: profile['locale'] ?? '',
});

type EmailAnswer = Awaited<ReturnType<typeof addEmail>>;
type PhoneAnswer = Awaited<ReturnType<typeof addPhone>>;
type PasswordAnswer = Awaited<ReturnType<typeof getPassword>>;

const readEmail = ({ id, profile, status, roles }: EmailAnswer): Contact => ({
  kind: 'email',
  id,
  value: profile.email,
  isVerified: status === Status.VERIFIED,
  isPrimary: roles.includes(EmailRole.PRIMARY),
});

/** The client's own type nests the profile once too often. */
function readNumber(profile: unknown): string {
  const number = memberOf(profile, 'phoneNumber');
  return typeof number === 'string' ? number : '';
}
const readPhone = ({ id, profile, status }: PhoneAnswer): Contact => ({
  kind: 'phone',
  id,
  value: readNumber(profile),
  isVerified: status === Status.VERIFIED,
  isPrimary: false,
});
const readPassword = ({ status, lastUpdated }: PasswordAnswer): PasswordFacts => ({
  isEnrolled: status === PasswordStatus.ACTIVE,
  changedAt: lastUpdated ?? null,
});

/** What the identity client answered, or why it did not. */
async function result<T>(run: () => Promise<T>): Promise<AccountResult<T>> {
  try {
    return { ok: true, data: await run() };
  } catch (error) {
    return { ok: false, problem: readAccountProblem(error) };
  }
}

/** Calls about emails and phones, which differ only in their names. */
function contactCalls(client: OktaAuth) {
  return {
    contacts: (kind: ContactKind) =>
      result(async (): Promise<readonly Contact[]> => {
        if (kind === 'email') return (await getEmails(client)).map(readEmail);
        return (await getPhones(client)).map(readPhone);
      }),
    addEmail: (email: string, isPrimary: boolean) =>
      result(async () => {
        const role = isPrimary ? EmailRole.PRIMARY : EmailRole.SECONDARY;
        const payload = { profile: { email }, sendEmail: false, role };
        return readEmail(await addEmail(client, { payload }));
      }),
    addPhone: (phoneNumber: string) =>
      result(async () => {
        const payload = { profile: { phoneNumber }, sendCode: false, method: 'SMS' };
        return readPhone(await addPhone(client, { payload }));
      }),
  };
}

function proofCalls(client: OktaAuth) {
  return {
    /** Sends a code; the answer names the challenge, which `prove` needs. `method` is for phones. */
    sendCode: ({ kind, id }: Contact, method: PhoneMethod = 'SMS') =>
      result(async () => {
        if (kind === 'email') return (await sendEmailChallenge(client, { id })).id;
        await sendPhoneChallenge(client, { id, payload: { method } });
        return '';
      }),
    prove: ({ kind, id }: Contact, challengeId: string, verificationCode: string) =>
      result(async () => {
        const payload = { verificationCode };
        if (kind === 'email')
          await verifyEmailChallenge(client, { emailId: id, challengeId, payload });
        else await verifyPhoneChallenge(client, { id, payload });
        return null;
      }),
    remove: ({ kind, id }: Contact) =>
      result(async () => {
        await (kind === 'email' ? deleteEmail(client, { id }) : deletePhone(client, { id }));
        return null;
      }),
  };
}

const deviceSessions = z.array(
  z.object({
    id: z.string(),
    userAgent: z.string(),
    created: z.string(),
    lastUsed: z.string(),
    isCurrent: z.boolean(),
  }),
);

/** Calls that the identity client has no names for. */
function sessionCalls(client: OktaAuth) {
  const call = (method: string, path: string, args?: Readonly<Record<string, string>>) => {
    const accessToken = client.getAccessToken();
    const url = `${client.getIssuerOrigin()}/idp/myaccount/${path}`;
    return httpRequest(client, {
      method,
      url,
      ...(args ? { args } : {}),
      ...(accessToken ? { accessToken } : {}),
    });
  };
  return {
    /** Where the person is signed in, the latest used first; `gone` where the provider does not tell. */
    sessions: () =>
      result(async (): Promise<readonly DeviceSession[]> =>
        deviceSessions.parse(await call('GET', 'sessions')).map((one) => ({
          id: one.id,
          userAgent: one.userAgent,
          signedInAt: one.created,
          usedAt: one.lastUsed,
          isCurrent: one.isCurrent,
        })),
      ),
    /** Signs one device out, or with null every other one. The password proves who asks. */
    endSession: (id: string | null, currentPassword: string) =>
      result(async () => {
        await call('DELETE', id === null ? 'sessions' : `sessions/${id}`, { currentPassword });
        return null;
      }),
  };
}

/**
 * A person's own account at the identity provider: its calls through the identity client, whose tokens
 * they carry. [PROF-01 to PROF-24, ERR-23]
 */
export function createMyAccount(client: OktaAuth) {
  return {
    ...contactCalls(client),
    ...proofCalls(client),
    ...sessionCalls(client),
    profile: () => result(async () => readProfile((await getProfile(client)).profile)),
    changeProfile: (change: ProfileChange) =>
      result(async () => {
        // the provider takes a whole profile: what is not named here stays as it is
        const { profile } = await getProfile(client);
        const payload = { profile: { ...profile, ...change } };
        return readProfile((await updateProfile(client, { payload })).profile);
      }),
    password: () => result(async () => readPassword(await getPassword(client))),
    /** `current` is null for the first password. */
    setPassword: (password: string, current: string | null) =>
      result(async () => {
        if (current === null)
          return readPassword(await enrollPassword(client, { payload: { profile: { password } } }));
        const profile = { password, currentPassword: current };
        return readPassword(await updatePassword(client, { payload: { profile } }));
      }),
  };
}
export type MyAccount = ReturnType<typeof createMyAccount>;

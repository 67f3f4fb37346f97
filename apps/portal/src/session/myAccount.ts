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

/** A person's profile at the identity provider; unknown values are ''. */
export interface PersonProfile {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly locale: string;
}
/** The values that a person can change. */
export type ProfileChange = Pick<PersonProfile, 'firstName' | 'lastName' | 'title' | 'locale'>;

export type ContactKind = 'email' | 'phone';
/** An address or number that receives codes. */
export interface Contact {
  readonly kind: ContactKind;
  readonly id: string;
  /** The address, or the number with its country code: `+12145550142`. */
  readonly value: string;
  readonly isVerified: boolean;
  /** Whether it is the account's address; never set for a number. */
  readonly isPrimary: boolean;
}
/** How a code is sent to a phone. */
export type PhoneMethod = 'SMS' | 'CALL';

export interface PasswordFacts {
  readonly isEnrolled: boolean;
  /** ISO timestamp of the last change; null without a password. */
  readonly changedAt: string | null;
}

/** A sign-in of the person on one device. */
export interface DeviceSession {
  readonly id: string;
  /** The browser's `User-Agent`; '' if it sent none. */
  readonly userAgent: string;
  /** ISO timestamps. */
  readonly signedInAt: string;
  readonly usedAt: string;
  /** Whether it is this session. */
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

type EmailResponse = Awaited<ReturnType<typeof addEmail>>;
type PhoneResponse = Awaited<ReturnType<typeof addPhone>>;
type PasswordResponse = Awaited<ReturnType<typeof getPassword>>;

const readEmail = ({ id, profile, status, roles }: EmailResponse): Contact => ({
  kind: 'email',
  id,
  value: profile.email,
  isVerified: status === Status.VERIFIED,
  isPrimary: roles.includes(EmailRole.PRIMARY),
});

/** Works around the client's type, which nests the profile once too often. */
function readNumber(profile: unknown): string {
  const number = memberOf(profile, 'phoneNumber');
  return typeof number === 'string' ? number : '';
}
const readPhone = ({ id, profile, status }: PhoneResponse): Contact => ({
  kind: 'phone',
  id,
  value: readNumber(profile),
  isVerified: status === Status.VERIFIED,
  isPrimary: false,
});
const readPassword = ({ status, lastUpdated }: PasswordResponse): PasswordFacts => ({
  isEnrolled: status === PasswordStatus.ACTIVE,
  changedAt: lastUpdated ?? null,
});

/** Wraps a call of the identity client: its data, or the problem. */
async function result<T>(run: () => Promise<T>): Promise<AccountResult<T>> {
  try {
    return { ok: true, data: await run() };
  } catch (error) {
    return { ok: false, problem: readAccountProblem(error) };
  }
}

/** Calls that the identity client does not make. */
function sendTo(
  client: OktaAuth,
  method: string,
  path: string,
  args?: Readonly<Record<string, string>>,
): Promise<unknown> {
  const accessToken = client.getAccessToken();
  return httpRequest(client, {
    method,
    url: `${client.getIssuerOrigin()}/idp/myaccount/${path}`,
    ...(args ? { args } : {}),
    ...(accessToken ? { accessToken } : {}),
  });
}

/** The password, if the provider asked for it. */
const proofOf = (currentPassword: string) => (currentPassword === '' ? {} : { currentPassword });

/** Calls about emails and phones, which differ only in their names. */
function contactCalls(client: OktaAuth) {
  return {
    contacts: (kind: ContactKind) =>
      result(async (): Promise<readonly Contact[]> => {
        if (kind === 'email') return (await getEmails(client)).map(readEmail);
        return (await getPhones(client)).map(readPhone);
      }),
    addEmail: (email: string, isPrimary: boolean, currentPassword = '') =>
      result(async () => {
        const role = isPrimary ? EmailRole.PRIMARY : EmailRole.SECONDARY;
        const payload = { profile: { email }, sendEmail: false, role, ...proofOf(currentPassword) };
        return readEmail(await addEmail(client, { payload }));
      }),
    addPhone: (phoneNumber: string, currentPassword = '') =>
      result(async () => {
        const profile = { phoneNumber };
        const payload = { profile, sendCode: false, method: 'SMS', ...proofOf(currentPassword) };
        return readPhone(await addPhone(client, { payload }));
      }),
  };
}

function proofCalls(client: OktaAuth) {
  return {
    /** Sends a code; returns the challenge ID that `prove` needs. `method` is for phones. */
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
    remove: ({ kind, id }: Contact, currentPassword = '') =>
      result(async () => {
        // the identity client sends nothing along
        if (currentPassword !== '')
          await sendTo(client, 'DELETE', `${kind}s/${id}`, proofOf(currentPassword));
        else await (kind === 'email' ? deleteEmail(client, { id }) : deletePhone(client, { id }));
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

function sessionCalls(client: OktaAuth) {
  return {
    /** The person's sessions, last used first; `gone` if the provider does not list them. */
    sessions: () =>
      result(async (): Promise<readonly DeviceSession[]> =>
        deviceSessions.parse(await sendTo(client, 'GET', 'sessions')).map((session) => ({
          id: session.id,
          userAgent: session.userAgent,
          signedInAt: session.created,
          usedAt: session.lastUsed,
          isCurrent: session.isCurrent,
        })),
      ),
    /** Signs out one device, or with null, every other one. Requires the password. */
    endSession: (id: string | null, currentPassword: string) =>
      result(async () => {
        const path = id === null ? 'sessions' : `sessions/${id}`;
        await sendTo(client, 'DELETE', path, { currentPassword });
        return null;
      }),
  };
}

/**
 * The user's own account at the identity provider, called through the identity client with its
 * tokens. [PROF-01 to PROF-24, ERR-23]
 */
export function createMyAccount(client: OktaAuth) {
  return {
    ...contactCalls(client),
    ...proofCalls(client),
    ...sessionCalls(client),
    profile: () => result(async () => readProfile((await getProfile(client)).profile)),
    changeProfile: (change: ProfileChange) =>
      result(async () => {
        // the provider replaces the whole profile, so send unchanged values too
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

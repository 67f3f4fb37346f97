import { email, EMAILS_PER_SECTION_MAX } from '@forecourt/validation';
import * as z from 'zod/mini';
import { apiError, readJson } from '../http/apiError.ts';
import type { Channel } from '../idx/codes.ts';
import { readPhone } from '../idx/steps/selectEnroll.ts';
import { findProfileChallenge } from '../store/challenges.ts';
import { insertFactor, listFactors, removeFactor, type Factor } from '../store/factors.ts';
import { withPersonLocked } from '../store/withPersonLocked.ts';
import { primaryEmail } from '../store/users.ts';
import { accountUrl, link, type AccountCall } from './caller.ts';
import { sendChallenge } from './challenges.ts';
import { notifyInAccount } from './events.ts';

export type ContactKind = 'email' | 'phone';
/** Limit per kind; for emails, as many as a section holds. [USER-19] */
const CONTACTS_MAX: Readonly<Record<ContactKind, number>> = {
  email: EMAILS_PER_SECTION_MAX,
  phone: 10,
};

const emailBody = z.object({
  profile: z.object({ email }),
  sendEmail: z.optional(z.boolean()),
  role: z.optional(z.enum(['PRIMARY', 'SECONDARY'])),
});
const phoneBody = z.object({
  profile: z.object({ phoneNumber: z.string() }),
  sendCode: z.optional(z.boolean()),
  method: z.optional(z.enum(['SMS', 'CALL'])),
});

/** The person's emails or phones, verified or not. */
async function contacts({ context, user }: AccountCall, kind: ContactKind): Promise<Factor[]> {
  const factors = await listFactors(context.db, user);
  return factors.filter((factor) => factor.kind === kind);
}

/** Finds one of the person's own contacts; `undefined` for anyone else's. */
export const findContact = async (account: AccountCall, kind: ContactKind, id: string) =>
  (await contacts(account, kind)).find((contact) => contact.id === id);

/** A contact as responses show it; `_links` is always present. */
export async function describeContact(account: AccountCall, contact: Factor) {
  const { context, user } = account;
  const isEmail = contact.kind === 'email';
  const url = accountUrl(context, `${isEmail ? 'emails' : 'phones'}/${contact.id}`);
  const challenge = await findProfileChallenge(context, user, contact.id);
  const emailLinks = challenge && {
    poll: link(`${url}/challenge/${challenge.id}`, 'GET'),
    verify: link(`${url}/challenge/${challenge.id}/verify`, 'POST'),
  };
  const extraLinks = isEmail ? emailLinks : { verify: link(`${url}/verify`, 'POST') };
  return {
    id: contact.id,
    profile: isEmail
      ? { email: contact.profile['email'] }
      : { phoneNumber: contact.profile['phoneNumber'] },
    status: contact.isVerified ? 'VERIFIED' : 'UNVERIFIED',
    ...(isEmail ? { roles: [await roleOf(account, contact)] } : {}),
    _links: {
      self: link(url, 'GET', 'DELETE'),
      challenge: link(`${url}/challenge`, 'POST'),
      ...extraLinks,
    },
  };
}

async function roleOf({ context, user }: AccountCall, contact: Factor): Promise<string> {
  const primary = primaryEmail(await listFactors(context.db, user));
  return primary?.id === contact.id ? 'PRIMARY' : 'SECONDARY';
}

/** `GET /emails`, `GET /phones` [PROF-07, PROF-14] */
export async function listContacts(account: AccountCall, kind: ContactKind): Promise<Response> {
  const list = await contacts(account, kind);
  const described = await Promise.all(list.map((contact) => describeContact(account, contact)));
  return account.call.json(described);
}

/** `GET /emails/{id}`, `GET /phones/{id}` [PROF-09, PROF-16] */
export async function showContact(account: AccountCall, contact: Factor): Promise<Response> {
  return account.call.json(await describeContact(account, contact));
}

/** `POST /emails` [PROF-08] */
export async function addEmail(account: AccountCall): Promise<Response> {
  const parsed = emailBody.safeParse(await readJson(account.call));
  if (!parsed.success) return apiError(account.call, 400, 'E0000001', ['email is not valid']);
  const { profile, sendEmail = true, role = 'SECONDARY' } = parsed.data;
  const newContact = { email: profile.email, wantedRole: role };
  return add(account, 'email', newContact, sendEmail ? 'email' : undefined);
}

/** `POST /phones`: accepts only numbers that can receive codes. [PROF-15, AUTH-50 to AUTH-52] */
export async function addPhone(account: AccountCall): Promise<Response> {
  const parsed = phoneBody.safeParse(await readJson(account.call));
  if (!parsed.success) return apiError(account.call, 400, 'E0000001', ['phoneNumber is not valid']);
  const { profile, sendCode = true, method = 'SMS' } = parsed.data;
  const number = readPhone(profile.phoneNumber);
  if ('wrong' in number) return apiError(account.call, 400, 'E0000001', [number.wrong.message]);
  const channel = method === 'CALL' ? 'voice' : 'sms';
  return add(account, 'phone', number, sendCode ? channel : undefined);
}

/** Starts a phone enrollment by sending its first code. */
export async function addPhoneFactor(
  account: AccountCall,
  input: string,
  channel: 'sms' | 'voice',
): Promise<Factor | Response> {
  const number = readPhone(input);
  if ('wrong' in number) return apiError(account.call, 400, 'E0000001', [number.issue]);
  return addContact(account, 'phone', { ...number, channel }, channel);
}

async function add(
  account: AccountCall,
  kind: ContactKind,
  profile: Readonly<Record<string, string>>,
  channel: Channel | undefined,
): Promise<Response> {
  const contact = await addContact(account, kind, profile, channel);
  if (contact instanceof Response) return contact;
  return account.call.json(await describeContact(account, contact), 201);
}

/** Returns a refusal if the contact cannot be added; `undefined` if it can. */
async function refuseContact(
  account: AccountCall,
  kind: ContactKind,
  profile: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const existing = await contacts(account, kind);
  const value = kind === 'email' ? 'email' : 'phoneNumber';
  const isDuplicate = existing.some((contact) => contact.profile[value] === profile[value]);
  const max = CONTACTS_MAX[kind];
  if (!isDuplicate && existing.length < max) return undefined;
  const cause =
    kind === 'email' && !isDuplicate
      ? ({ path: value, key: 'email.tooMany', params: { max } } as const)
      : `This ${value} already exists, or there are too many`;
  return apiError(account.call, 400, 'E0000001', [cause]);
}

async function addContact(
  account: AccountCall,
  kind: ContactKind,
  profile: Readonly<Record<string, string>>,
  channel: Channel | undefined,
): Promise<Factor | Response> {
  const { context, user } = account;
  const contact = await withPersonLocked(
    context,
    user,
    async (trxContext) =>
      (await refuseContact({ ...account, context: trxContext }, kind, profile)) ??
      insertFactor(trxContext, user, { kind, profile, isVerified: false }),
  );
  if (contact instanceof Response) return contact;
  const result = channel && (await sendChallenge(account, contact, channel));
  if (!(result instanceof Response)) return contact;
  // without a code it could never be confirmed, and it would block adding the same contact again
  await removeFactor(context, user, contact.id);
  return result;
}

/** `DELETE` of an email, phone, or factor; refuses the primary email. [PROF-10, PROF-17] */
export async function deleteFactor(account: AccountCall, factor: Factor): Promise<Response> {
  const { context, call, user } = account;
  const primary = primaryEmail(await listFactors(context.db, user));
  if (primary?.id === factor.id) return apiError(call, 403, 'E0000006');
  await removeFactor(context, user, factor.id);
  // an unconfirmed one was never a way to sign in, so its removal is no security event
  if (factor.isVerified) {
    await notifyInAccount(account, { kind: 'factor.removed', details: { factor: factor.kind } });
  }
  return call.body(null, 204);
}

import * as z from 'zod/mini';
import type { PendingFactor, FactorType, NewFactor, ProviderFactor } from './identityProvider.ts';

/** The vendor's names of factor types. */
const TYPES: Readonly<Record<string, FactorType>> = {
  email: 'email',
  sms: 'sms',
  call: 'call',
  'token:software:totp': 'app',
  question: 'question',
  push: 'push',
  webauthn: 'webauthn',
};
const vendorTypeOf = (type: FactorType): string =>
  Object.keys(TYPES).find((name) => TYPES[name] === type) ?? type;

const profile = z.object({
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  question: z.optional(z.string()),
  questionText: z.optional(z.string()),
});
const activation = z.object({
  sharedSecret: z.optional(z.string()),
  _links: z.optional(z.object({ qrcode: z.optional(z.object({ href: z.string() })) })),
});
const factor = z.object({
  id: z.string(),
  factorType: z.string(),
  status: z.optional(z.string()),
  profile: z.optional(z.nullable(profile)),
  _embedded: z.optional(z.object({ activation: z.optional(activation) })),
});
const catalog = z.array(z.object({ factorType: z.string(), status: z.optional(z.string()) }));

/** Enough of an email address for its owner to recognize it. */
function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? email : `${email[0]}•••${email.slice(at)}`;
}
const maskNumber = (number: string): string => `••• ${number.slice(-4)}`;

function labelOf({ email, phoneNumber, questionText, question }: z.infer<typeof profile>) {
  if (email !== undefined) return maskEmail(email);
  if (phoneNumber !== undefined) return maskNumber(phoneNumber);
  return questionText ?? question ?? null;
}

function toFactor(vendorFactor: z.infer<typeof factor>): ProviderFactor[] {
  const factorType = TYPES[vendorFactor.factorType];
  if (factorType === undefined) return [];
  const state = vendorFactor.status === 'PENDING_ACTIVATION' ? 'pending' : 'active';
  return [
    { factorId: vendorFactor.id, factorType, state, label: labelOf(vendorFactor.profile ?? {}) },
  ];
}

/** Parses the vendor's list of factors, skipping types that the contract doesn't name. */
export const readFactors = (body: unknown): ProviderFactor[] =>
  z.array(factor).parse(body).flatMap(toFactor);

/** Factor types that could be set up: everything in the catalog that isn't active yet. */
export const readAvailable = (body: unknown): FactorType[] =>
  catalog
    .parse(body)
    .filter(({ status }) => status !== 'ACTIVE')
    .flatMap(({ factorType }) => TYPES[factorType] ?? []);

/** Parses a factor that is being set up; `null` if its type is unknown. */
export function readPendingFactor(body: unknown): PendingFactor | null {
  const vendorFactor = factor.parse(body);
  const [providerFactor] = toFactor(vendorFactor);
  if (!providerFactor) return null;
  const { _embedded: embedded } = vendorFactor;
  const { sharedSecret, _links: links } = embedded?.activation ?? {};
  const qrCode = links?.qrcode?.href;
  const isApp = sharedSecret !== undefined && qrCode !== undefined;
  return { factor: providerFactor, activation: isApp ? { qrCode, sharedSecret } : null };
}

/** The vendor's request body that sends another code to a phone; `null` if there is none. */
export function resendBody(factors: unknown, factorId: string): object | null {
  const found = z
    .array(factor)
    .parse(factors)
    .find(({ id }) => id === factorId);
  const phoneNumber = found?.profile?.phoneNumber;
  if (!found || phoneNumber === undefined) return null;
  return { factorType: found.factorType, provider: 'OKTA', profile: { phoneNumber } };
}

/** The vendor's request body that starts setting up a factor. */
export function enrolBody(newFactor: NewFactor): object {
  const factorType = vendorTypeOf(newFactor.factorType);
  if (newFactor.factorType === 'app') return { factorType, provider: 'GOOGLE' };
  if (newFactor.factorType === 'question') {
    const { question, answer } = newFactor;
    const isKey = /^[a-z]+(_[a-z]+)+$/.test(question);
    const questionProfile = isKey ? { question } : { question: 'custom', questionText: question };
    return { factorType, provider: 'OKTA', profile: { ...questionProfile, answer } };
  }
  const { phoneNumber } = newFactor;
  return { factorType, provider: 'OKTA', profile: { phoneNumber } };
}

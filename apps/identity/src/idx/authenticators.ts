import type { Factor } from '../store/factors.ts';
import type { Method, Proof } from './facts.ts';

interface Authenticator {
  readonly key: string;
  readonly type: string;
  readonly displayName: string;
  readonly methods: readonly (Method | 'password')[];
}

/** Every authenticator, in the protocol's words. Its id is our name of the kind. */
export const AUTHENTICATORS: Readonly<Record<Proof, Authenticator>> = {
  password: {
    key: 'okta_password',
    type: 'password',
    displayName: 'Password',
    methods: ['password'],
  },
  email: { key: 'okta_email', type: 'email', displayName: 'Email', methods: ['email'] },
  phone: { key: 'phone_number', type: 'phone', displayName: 'Phone', methods: ['sms', 'voice'] },
  totp: { key: 'google_otp', type: 'app', displayName: 'Authenticator app', methods: ['otp'] },
  question: {
    key: 'security_question',
    type: 'security_question',
    displayName: 'Security question',
    methods: ['security_question'],
  },
  verify: {
    key: 'okta_verify',
    type: 'app',
    displayName: 'Verify app',
    methods: ['push', 'totp'],
  },
  webauthn: {
    key: 'webauthn',
    type: 'security_key',
    displayName: 'Security key or passkey',
    methods: ['webauthn'],
  },
};

const METHOD_LABELS: Readonly<Record<Method, string>> = {
  email: 'Email',
  sms: 'Text message',
  voice: 'Phone call',
  otp: 'One-time code',
  security_question: 'Security question',
  push: 'Push notification',
  totp: 'Code from the app',
  webauthn: 'Security key or passkey',
};

/** The methods of a kind of factor. */
export const methodsOf = (kind: Proof): readonly Method[] =>
  AUTHENTICATORS[kind].methods.filter((method) => method !== 'password');

/** Methods as a page offers them to choose from. */
export const methodOptions = (methods: readonly Method[]) =>
  methods.map((value) => ({ label: METHOD_LABELS[value], value }));

/** An authenticator as an answer lists it. */
export const describeAuthenticator = (kind: Proof) => {
  const { methods, ...rest } = AUTHENTICATORS[kind];
  return { id: kind, ...rest, methods: methods.map((type) => ({ type })) };
};

/** A person's factor as an answer lists it, with as much of it as its owner needs to know it. */
export const describeFactor = ({ id, kind, profile }: Factor) => ({
  ...describeAuthenticator(kind),
  id,
  profile: maskedProfile(profile),
  ...(profile['credentialId'] ? { credentialId: profile['credentialId'] } : {}),
});

/** As much of a profile as its owner needs to know it. */
export function maskedProfile(profile: Factor['profile']): Record<string, string> {
  const { email, phoneNumber, deviceName } = profile;
  return {
    ...(email ? { email: maskEmail(email) } : {}),
    ...(phoneNumber ? { phoneNumber: maskPhone(phoneNumber) } : {}),
    ...(deviceName ? { deviceName } : {}),
  };
}

/** `dana.morales@acme.example` -> `d***s@acme.example`: enough for its owner to know it. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}***${last}${email.slice(at)}`;
}

/** `+12145550141` -> `+1 XXX-XXX-0141` */
const maskPhone = (phoneNumber: string): string => `+1 XXX-XXX-${phoneNumber.slice(-4)}`;

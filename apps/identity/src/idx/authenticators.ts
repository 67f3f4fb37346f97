import type { Factor } from '../store/factors.ts';
import type { Method, Proof } from './facts.ts';

interface Authenticator {
  readonly key: string;
  readonly type: string;
  readonly displayName: string;
  readonly methods: readonly (Method | 'password')[];
}

/** Every authenticator as the protocol names it. Its id is our factor kind. */
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

/** The methods of a factor kind, without `password`. */
export const methodsOf = (kind: Proof): readonly Method[] =>
  AUTHENTICATORS[kind].methods.filter((method) => method !== 'password');

/** Methods as the options of a form field. */
export const methodOptions = (methods: readonly Method[]) =>
  methods.map((value) => ({ label: METHOD_LABELS[value], value }));

/** An authenticator as responses list it. */
export const describeAuthenticator = (kind: Proof) => {
  const { methods, ...rest } = AUTHENTICATORS[kind];
  return { id: kind, ...rest, methods: methods.map((type) => ({ type })) };
};

/** A person's factor as responses list it, with a masked profile. */
export const describeFactor = ({ id, kind, profile }: Factor) => ({
  ...describeAuthenticator(kind),
  id,
  profile: maskedProfile(profile),
  ...(profile['credentialId'] ? { credentialId: profile['credentialId'] } : {}),
});

/** A profile, masked but still recognizable to its owner. */
export function maskedProfile(profile: Factor['profile']): Record<string, string> {
  const { email, phoneNumber, deviceName } = profile;
  return {
    ...(email ? { email: maskEmail(email) } : {}),
    ...(phoneNumber ? { phoneNumber: maskPhone(phoneNumber) } : {}),
    ...(deviceName ? { deviceName } : {}),
  };
}

/** `dana.morales@acme.example` -> `d***s@acme.example`: still recognizable to its owner. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}***${last}${email.slice(at)}`;
}

/** `+12145550141` -> `+1 XXX-XXX-0141` */
const maskPhone = (phoneNumber: string): string => `+1 XXX-XXX-${phoneNumber.slice(-4)}`;

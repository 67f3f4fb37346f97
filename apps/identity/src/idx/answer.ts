import type { Context } from '../context.ts';
import type { Factor } from '../store/users.ts';
import { form, type Form } from './form.ts';
import { messages, type Message } from './messages.ts';
import type { AnyStep, Outcome, SignIn } from './step.ts';
import { offeredSteps } from './steps/index.ts';

const VERSION = '1.0.0';
const INTENT = 'LOGIN';
const PASSWORD = {
  type: 'password',
  key: 'okta_password',
  id: 'password',
  displayName: 'Password',
};

export interface IdxAnswer {
  readonly version: string;
  readonly [member: string]: unknown;
}

const array = <T>(value: readonly T[]) => ({ type: 'array', value });
const object = <T>(value: T) => ({ type: 'object', value });

/** An answer without any form: the sign-in can't go on here. */
export const terminalAnswer = (message: Message): IdxAnswer => ({
  version: VERSION,
  messages: array([message]),
});

export const sessionExpired: IdxAnswer = terminalAnswer(messages.sessionExpired);

/** The page that a sign-in is at: its forms and actions, whom it is about, what to say. */
export function pageAnswer(
  context: Context,
  signIn: SignIn,
  said: Pick<Outcome, 'message' | 'fieldMessage'> = {},
): IdxAnswer {
  const offered = offeredSteps(signIn);
  const toForm = (step: AnyStep): Form =>
    form({
      name: step.name,
      href: `${context.config.environment.url}/idp/idx/${step.path}`,
      handle: signIn.transaction.handle,
      fields: step.fields(signIn, said.fieldMessage),
      ...(step.relatesTo ? { relatesTo: step.relatesTo } : {}),
    });
  const forms = offered.filter(({ kind }) => kind === 'form').map(toForm);
  const action = (name: string) => {
    const step = offered.find((one) => one.kind === 'action' && one.name === name);
    return step ? { [name]: toForm(step) } : {};
  };
  return {
    ...base(signIn),
    remediation: array(forms),
    ...(said.message ? { messages: array([said.message]) } : {}),
    ...currentAuthenticator(signIn, action('resend')),
    ...authenticatorLists(signIn),
    ...action('cancel'),
  };
}

const field = (name: string, label: string, value: string) => ({
  name,
  type: 'string',
  label,
  required: true,
  value,
  mutable: false,
  visible: false,
});

/** The end of a sign-in that succeeded: the code that the application redeems for tokens. */
export function successAnswer(
  signIn: SignIn,
  { interactionCode, tokenUrl }: { interactionCode: string; tokenUrl: string },
): IdxAnswer {
  return {
    ...base(signIn),
    successWithInteractionCode: {
      rel: ['create-form'],
      name: 'issue',
      href: tokenUrl,
      method: 'POST',
      accepts: 'application/x-www-form-urlencoded',
      value: [
        field('grant_type', 'Grant type', 'interaction_code'),
        field('interaction_code', 'Interaction code', interactionCode),
        field('client_id', 'Client', signIn.client.id),
      ],
    },
  };
}

function base(signIn: SignIn) {
  const { transaction, client, user, facts } = signIn;
  return {
    version: VERSION,
    stateHandle: transaction.handle,
    expiresAt: transaction.expiresAt.toISOString(),
    intent: INTENT,
    app: object({ name: 'oidc_client', label: client.name, id: client.id }),
    ...(user && facts.verified.includes('password')
      ? { user: object(describeUser(user)) }
      : identifierOnly(facts.identifier)),
  };
}

const identifierOnly = (identifier: string | undefined) =>
  identifier === undefined ? {} : { user: object({ identifier }) };

const describeUser = (user: NonNullable<SignIn['user']>) => ({
  id: user.subject,
  identifier: user.username,
  profile: { firstName: user.firstName, lastName: user.lastName },
});

const describeFactor = (factor: Factor) => ({
  type: 'email',
  key: 'okta_email',
  id: factor.id,
  displayName: 'Email',
  methods: [{ type: 'email' }],
  profile: { email: maskEmail(factor.email) },
});

/** `dana.morales@acme.example` -> `d***s@acme.example`: enough for its owner to know it. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}***${last}${email.slice(at)}`;
}

function currentAuthenticator(signIn: SignIn, resend: Record<string, unknown>) {
  const { facts, user } = signIn;
  if (!facts.verified.includes('password')) {
    return facts.identifier === undefined ? {} : { currentAuthenticator: object(PASSWORD) };
  }
  const factor = user?.factors.find(({ id }) => id === facts.challenge?.factorId);
  if (!factor) return {};
  return { currentAuthenticatorEnrollment: object({ ...describeFactor(factor), ...resend }) };
}

function authenticatorLists({ facts, user }: SignIn) {
  if (!user || !facts.verified.includes('password')) return {};
  const factors = user.factors.map(describeFactor);
  return { authenticators: array(factors), authenticatorEnrollments: array(factors) };
}

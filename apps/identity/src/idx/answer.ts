import type { Context } from '../context.ts';
import { entries } from './entries.ts';
import { array, fixedField, form, object, textField, type Form } from './form.ts';
import { messages, type Message } from './messages.ts';
import type { AnyStep, Outcome, SignIn } from './step.ts';
import { stageOf } from './stage.ts';
import { offeredSteps } from './steps/index.ts';

const VERSION = '1.0.0';
export interface IdxAnswer {
  readonly version: string;
  readonly [member: string]: unknown;
}

/** A response without a form: the sign-in cannot continue. */
export const terminalAnswer = (message: Message): IdxAnswer => ({
  version: VERSION,
  messages: array([message]),
});

export const sessionExpired: IdxAnswer = terminalAnswer(messages.sessionExpired);

/** The response for the current stage of a sign-in: its forms, actions, user, and messages. */
export function pageAnswer(
  context: Context,
  signIn: SignIn,
  feedback: Pick<Outcome, 'message' | 'fieldMessage' | 'field'> = {},
): IdxAnswer {
  const offered = offeredSteps(signIn);
  const toForm = (step: AnyStep): Form =>
    form({
      name: step.name,
      href: `${context.config.environment.url}/idp/idx/${step.path}`,
      handle: signIn.transaction.handle,
      fields: step.fields?.(signIn, feedback.fieldMessage, feedback.field) ?? [],
      ...(step.relatesTo ? { relatesTo: step.relatesTo } : {}),
      ...(step.refresh ? { refresh: step.refresh } : {}),
    });
  const forms = offered.filter(({ kind }) => kind === undefined).map(toForm);
  const action = (name: string) => {
    const step = offered.find((one) => one.kind === 'action' && one.name === name);
    return step ? { [name]: toForm(step) } : {};
  };
  const pageMessages = feedback.message ? { messages: array([feedback.message]) } : {};
  if (signIn.facts.isOver) return { ...terminalBase(signIn), ...pageMessages };
  const actions = { ...action('resend'), ...action('poll'), ...action('recover') };
  return {
    ...base(signIn),
    remediation: array([...forms, ...redirects(signIn)]),
    ...pageMessages,
    ...entries(context, signIn, actions),
    ...action('cancel'),
  };
}

const field = (name: string, label: string, value: string) => ({
  ...textField(name, label),
  ...fixedField(name, value),
});

/** The response to a successful sign-in: the code that the application redeems for tokens. */
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

/** External providers that are offered in place of a password. [AUTH-24] */
const redirects = (signIn: SignIn) =>
  stageOf(signIn) === 'identify'
    ? (signIn.issuer.identityProviders ?? []).map(({ id, name, type, href }) => ({
        name: 'redirect-idp',
        type,
        idp: { id, name },
        href,
        method: 'GET',
      }))
    : [];

const terminalBase = ({ transaction }: SignIn) => ({
  version: VERSION,
  stateHandle: transaction.handle,
  expiresAt: transaction.expiresAt.toISOString(),
  intent: 'LOGIN',
});

function base(signIn: SignIn) {
  const { client, user, facts } = signIn;
  return {
    ...terminalBase(signIn),
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

import { fieldIssues, loginName } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { hashPassword } from '../../security/passwords.ts';
import { recordInSignIn } from '../signInEvents.ts';
import { addUser, findUserByName } from '../../store/users.ts';
import {
  firstPasswordIssues,
  newSubject,
  personIssues,
  personText,
} from '../../users/personRules.ts';
import { sendCode } from '../codes.ts';
import type { Registration } from '../facts.ts';
import { textField, type Field } from '../form.ts';
import { messages, ruleMessage } from '../messages.ts';
import { stageOf } from '../stage.ts';
import { defineStep, notNow, type Outcome, type SignIn } from '../step.ts';
import { emptyBody } from './bodies.ts';

/** Starts a registration; offered only if the issuer allows it. [AUTH-66] */
export const selectEnrollProfile = defineStep({
  name: 'select-enroll-profile',
  path: 'enroll',
  body: emptyBody,
  isOffered: (signIn) =>
    signIn.issuer.allowsRegistration === true && stageOf(signIn) === 'identify',
  handle: () => ({ facts: { purpose: 'register', verified: [] } }),
});

/** Takes a registrant's details. Only a confirmed email reveals whether the username is taken. */
export const enrollProfile = defineStep({
  name: 'enroll-profile',
  path: 'enroll/new',
  body: z.object({
    userProfile: z.object({ login: z.string().check(z.trim()), ...personText }),
  }),
  isOffered: (signIn) => stageOf(signIn) === 'profile',
  fields: ({ facts }, wrong, field) => [
    {
      name: 'userProfile',
      type: 'object',
      required: true,
      form: { value: profileFields(facts.registration, wrong, field) },
    },
  ],
  async handle(context, signIn, { userProfile: { login, ...rest } }) {
    const { facts } = signIn;
    const named = loginName.safeParse(login);
    if (!named.success) {
      const [issue] = fieldIssues(named.error);
      const fieldMessage = issue ? ruleMessage(issue) : messages.fieldRequired;
      return { facts, status: 400, fieldMessage };
    }
    const [wrong] = personIssues(rest);
    if (wrong) return { facts, status: 400, fieldMessage: ruleMessage(wrong), field: wrong.path };
    const before = facts.registration;
    const isEmailProved = before?.isEmailProved === true && before.email === rest.email;
    const registration = { ...rest, username: named.data, isEmailProved };
    if (isEmailProved) return choosePassword(context, signIn, registration);
    const target = { factorId: 'new', kind: 'email', channel: 'email', to: rest.email } as const;
    return sendCode(
      context,
      { ...signIn, facts: { ...facts, identifier: named.data } },
      target,
      (challenge) => ({
        ...facts,
        registration,
        enrolment: { kind: 'email', profile: { email: rest.email }, challenge },
      }),
    );
  },
});

const filled = (field: Field, value: string | undefined): Field =>
  value === undefined ? field : { ...field, value };

function profileFields(
  given: Registration | undefined,
  wrong: Parameters<typeof textField>[2],
  wrongField = 'login',
) {
  const textOf = (name: string, label: string) =>
    textField(name, label, name === wrongField ? wrong : undefined);
  return [
    filled(textOf('login', 'Username'), given?.username),
    filled(textOf('firstName', 'First name'), given?.firstName),
    filled(textOf('lastName', 'Last name'), given?.lastName),
    filled(textOf('email', 'Email'), given?.email),
  ];
}

/** After the email is confirmed: on to the password, or back if the username is taken. */
export async function choosePassword(
  context: Context,
  { facts, transaction }: SignIn,
  registration: Registration,
): Promise<Outcome> {
  const proved = { ...registration, isEmailProved: true };
  const taken = await findUserByName(context, transaction.issuer, proved.username);
  const next = { ...facts, registration: proved };
  if (!taken) return { facts: { ...next, enrolment: { kind: 'password' } } };
  return { facts: { ...next, enrolment: undefined }, message: messages.notUnique };
}

/** Completes a registration: sets the password and creates the account. */
export async function register(
  context: Context,
  signIn: SignIn,
  password: string,
): Promise<Outcome> {
  const { facts, transaction } = signIn;
  const { registration } = facts;
  if (!registration) return notNow(signIn);
  const { isEmailProved: _, ...person } = registration;
  const [issue] = await firstPasswordIssues(context, person, password);
  if (issue) return { facts, status: 400, fieldMessage: ruleMessage(issue) };
  const subject = newSubject();
  const passwordHash = await hashPassword(context, password);
  const isAdded = await addUser(context, transaction.issuer, { ...person, subject, passwordHash });
  if (!isAdded) {
    return { facts: { ...facts, enrolment: undefined }, message: messages.notUnique };
  }
  return {
    facts: {
      purpose: 'register',
      identifier: person.username,
      subject,
      verified: ['password', 'email'],
    },
    afterward: () => recordInSignIn(context, signIn, { kind: 'account.registered', subject }),
  };
}

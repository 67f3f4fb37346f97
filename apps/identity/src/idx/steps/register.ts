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
import { objectField, textField, type Field } from '../form.ts';
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
  fields: ({ facts }, error, field) => [
    objectField('userProfile', profileFields(facts.registration, error, field)),
  ],
  async handle(context, signIn, { userProfile: { login, ...details } }) {
    const { facts } = signIn;
    const loginResult = loginName.safeParse(login);
    if (!loginResult.success) {
      const [issue] = fieldIssues(loginResult.error);
      const fieldMessage = issue ? ruleMessage(issue) : messages.fieldRequired;
      return { facts, status: 400, fieldMessage };
    }
    const [profileIssue] = personIssues(details);
    if (profileIssue)
      return {
        facts,
        status: 400,
        fieldMessage: ruleMessage(profileIssue),
        field: profileIssue.path,
      };
    const previous = facts.registration;
    const isEmailProved = previous?.isEmailProved === true && previous.email === details.email;
    const registration = { ...details, username: loginResult.data, isEmailProved };
    if (isEmailProved) return choosePassword(context, signIn, registration);
    const target = { factorId: 'new', kind: 'email', channel: 'email', to: details.email } as const;
    return sendCode(
      context,
      { ...signIn, facts: { ...facts, identifier: loginResult.data } },
      target,
      (challenge) => ({
        ...facts,
        registration,
        enrolment: { kind: 'email', profile: { email: details.email }, challenge },
      }),
    );
  },
});

const filled = (field: Field, value: string | undefined): Field =>
  value === undefined ? field : { ...field, value };

function profileFields(
  registration: Registration | undefined,
  error: Parameters<typeof textField>[2],
  errorField = 'login',
) {
  const textOf = (name: string, label: string) =>
    textField(name, label, name === errorField ? error : undefined);
  return [
    filled(textOf('login', 'Username'), registration?.username),
    filled(textOf('firstName', 'First name'), registration?.firstName),
    filled(textOf('lastName', 'Last name'), registration?.lastName),
    filled(textOf('email', 'Email'), registration?.email),
  ];
}

/** After the email is confirmed: on to the password, or back if the username is taken. */
export async function choosePassword(
  context: Context,
  { facts, transaction }: SignIn,
  registration: Registration,
): Promise<Outcome> {
  const confirmed = { ...registration, isEmailProved: true };
  const existing = await findUserByName(context, transaction.issuer, confirmed.username);
  const next = { ...facts, registration: confirmed };
  if (!existing) return { facts: { ...next, enrolment: { kind: 'password' } } };
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
    afterSave: () => recordInSignIn(context, signIn, { kind: 'account.registered', subject }),
  };
}

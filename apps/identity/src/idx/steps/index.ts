import type { AnyStep, SignIn } from '../step.ts';
import { cancel } from './cancel.ts';
import { challengeEmail } from './challengeEmail.ts';
import { challengePassword } from './challengePassword.ts';
import { identify } from './identify.ts';
import { resendCode } from './resendCode.ts';
import { selectAuthenticator } from './selectAuthenticator.ts';

/** Every step that there is. Those offered are shown in this order; the main one comes first. */
const steps: readonly AnyStep[] = [
  identify,
  challengePassword,
  challengeEmail,
  selectAuthenticator,
  resendCode,
  cancel,
];

/** What a person can do now. */
export const offeredSteps = (signIn: SignIn): readonly AnyStep[] =>
  signIn.facts.completed ? [] : steps.filter((step) => step.isOffered(signIn));

/** Everything that a person has to prove. */
export const isProved = ({ facts, user }: SignIn): boolean =>
  user !== undefined && facts.verified.includes('password') && facts.verified.includes('email');

/** The addresses that steps are sent to, below `/idp/idx/`. */
export const stepPaths: readonly string[] = [...new Set(steps.map(({ path }) => path))];

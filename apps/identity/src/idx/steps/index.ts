import type { AnyStep, SignIn } from '../step.ts';
import { stageOf } from '../stage.ts';
import { cancel } from './cancel.ts';
import { challengeCode, pollEmail } from './challengeCode.ts';
import { challengePassword } from './challengePassword.ts';
import { challengePoll } from './challengePoll.ts';
import { challengeQuestion } from './challengeQuestion.ts';
import { challengeTotp, challengeVerifyCode } from './challengeTotp.ts';
import { challengeWebauthn } from './challengeWebauthn.ts';
import { chooseMethod } from './chooseMethod.ts';
import { enrollCode, enrollPassword, enrollPoll, enrollTotp, enrollWebauthn } from './enroll.ts';
import { enrollQuestion } from './enrollQuestion.ts';
import { identify } from './identify.ts';
import {
  identifyRecovery,
  recover,
  reenrollAuthenticator,
  reenrollAuthenticatorWarning,
  resetAuthenticator,
} from './recover.ts';
import { enrollProfile, selectEnrollProfile } from './register.ts';
import { resendCode } from './resendCode.ts';
import { selectAuthenticator } from './selectAuthenticator.ts';
import { enrollmentData, selectEnroll } from './selectEnroll.ts';
import { skip } from './skip.ts';
import { selectUnlock, unlockAccount } from './unlock.ts';

/** All steps. Those offered are listed in this order, the main one first. */
const steps: readonly AnyStep[] = [
  identify,
  identifyRecovery,
  selectUnlock,
  enrollProfile,
  challengePassword,
  challengeCode,
  challengeTotp,
  challengeVerifyCode,
  challengeQuestion,
  challengeWebauthn,
  challengePoll,
  resetAuthenticator,
  reenrollAuthenticator,
  reenrollAuthenticatorWarning,
  enrollmentData,
  enrollCode,
  enrollTotp,
  enrollQuestion,
  enrollWebauthn,
  enrollPassword,
  enrollPoll,
  chooseMethod,
  selectAuthenticator,
  selectEnroll,
  skip,
  selectEnrollProfile,
  unlockAccount,
  pollEmail,
  resendCode,
  recover,
  cancel,
];

/** The steps that the person can take now. */
export const offeredSteps = (signIn: SignIn): readonly AnyStep[] =>
  stageOf(signIn) === 'over' ? [] : steps.filter((step) => step.isOffered(signIn));

/** Whether everything is verified and nothing remains to be done. */
export const isFullyVerified = (signIn: SignIn): boolean =>
  signIn.user !== undefined && stageOf(signIn) === 'proved';

/** The paths of all steps, below `/idp/idx/`. */
export const stepPaths: readonly string[] = [...new Set(steps.map(({ path }) => path))];

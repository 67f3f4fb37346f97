import StepSequence from './StepSequence.tsx';

/** Resets a forgotten password. [SCREEN-04, SCREEN-07] */
export const ForgotPassword = () => <StepSequence start={{ kind: 'recover' }} />;

/** Unlocks an account locked by wrong passwords. [AUTH-16] */
export const UnlockAccount = () => <StepSequence start={{ kind: 'unlock' }} />;

/** Registers an account: name, verified address, and password. [SCREEN-02, SCREEN-03] */
export const Register = () => <StepSequence start={{ kind: 'register' }} />;

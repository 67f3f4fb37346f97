import StepSequence from './StepSequence.tsx';

/** A new password for those who forgot the old one. [SCREEN-04, SCREEN-07] */
export const ForgotPassword = () => <StepSequence beginning={{ kind: 'recover' }} />;

/** Opens an account that wrong passwords locked. [AUTH-16] */
export const UnlockAccount = () => <StepSequence beginning={{ kind: 'unlock' }} />;

/** A new account: who one is, the proved address, the password. [SCREEN-02, SCREEN-03] */
export const Register = () => <StepSequence beginning={{ kind: 'register' }} />;

import StepSequence from '../signInSteps/StepSequence.tsx';

const BEGINNING = { kind: 'register' } as const;

/** A new account: who one is, the proved address, the password. [SCREEN-02, SCREEN-03] */
export function Component() {
  return <StepSequence beginning={BEGINNING} />;
}

import StepSequence from '../signInSteps/StepSequence.tsx';

const BEGINNING = { kind: 'unlock' } as const;

/** Opens an account that wrong passwords locked. [AUTH-16] */
export function Component() {
  return <StepSequence beginning={BEGINNING} />;
}

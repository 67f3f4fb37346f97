import type { CallFailure } from '@forecourt/api-client';
import { Problem } from '../../app/Problem.tsx';
import { useText } from '../../messages/text.ts';
import { OwnPasscode, withoutPasscodeFailure } from '../passcode/OwnPasscode.tsx';
import { useFailureFormatter } from './userText.ts';

interface PasscodePartProps {
  /** The user to change. */
  readonly user: Parameters<typeof useFailureFormatter>[0];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of the last attempt. */
  readonly failure: CallFailure | null;
}

/** One's own passcode for changing another user, and why the last attempt failed. [ROLE-23] */
export function PasscodePart({ user, failure, ...passcode }: PasscodePartProps) {
  const text = useText();
  const reasonOf = useFailureFormatter(user);
  const otherFailure = withoutPasscodeFailure(failure);
  return (
    <>
      <OwnPasscode {...passcode} failure={failure} />
      {failure?.status === 0 ? (
        <Problem>{text('users.help.unanswered')}</Problem>
      ) : (
        <Problem title={text('users.notDone')}>{otherFailure && reasonOf(otherFailure)}</Problem>
      )}
    </>
  );
}

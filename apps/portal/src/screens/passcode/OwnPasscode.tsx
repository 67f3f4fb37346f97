import type { CallFailure } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { ButtonLink, InlineMessage, PasswordField } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';

const isWrongPasscode = (failure: CallFailure | null) => failure?.errorCode === 'access.passcode';

/** The failure, except for a wrong passcode, which `OwnPasscode` shows at its field. */
export const withoutPasscodeFailure = (failure: CallFailure | null): CallFailure | null =>
  isWrongPasscode(failure) ? null : failure;

interface OwnPasscodeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of the last call made with the passcode. */
  readonly failure: CallFailure | null;
  /** Why it cannot be submitted yet. */
  readonly error?: string | undefined;
}

/** The user's own verbal passcode, or a link to set one. [ROLE-23, EXPR-11] */
export function OwnPasscode({ value, onChange, failure, error }: OwnPasscodeProps) {
  const text = useText();
  const storedPasscode = useQuery('getVerbalPasscode', {});
  return storedPasscode.data?.isSet === false ? (
    <InlineMessage
      tone="warn"
      action={
        <ButtonLink size="compact" href={href('mySettings')}>
          {text('passcode.set')}
        </ButtonLink>
      }
    >
      {text('passcode.none')}
    </InlineMessage>
  ) : (
    <PasswordField
      label={text('passcode.own')}
      name="verbal-passcode"
      autoComplete="off"
      value={value}
      onChange={onChange}
      error={error ?? (isWrongPasscode(failure) ? text('passcode.wrong') : undefined)}
    />
  );
}

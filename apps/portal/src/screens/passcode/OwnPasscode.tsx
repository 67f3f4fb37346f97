import type { CallFailure } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { ButtonLink, InlineMessage, PasswordField } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';

const isWrongPasscode = (failure: CallFailure | null) => failure?.errorCode === 'access.passcode';

/** The failure, unless it is the wrong passcode, which `OwnPasscode` says next to its field. */
export const exceptPasscode = (failure: CallFailure | null): CallFailure | null =>
  isWrongPasscode(failure) ? null : failure;

interface OwnPasscodeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of the last call that was made with it. */
  readonly failure: CallFailure | null;
  /** Why it cannot be sent yet. */
  readonly error?: string | undefined;
}

/** The person's own verbal passcode; who has none yet is led to where it is set. [ROLE-23, EXPR-11] */
export function OwnPasscode({ value, onChange, failure, error }: OwnPasscodeProps) {
  const text = useText();
  const own = useQuery('getVerbalPasscode', {});
  return own.data?.isSet === false ? (
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

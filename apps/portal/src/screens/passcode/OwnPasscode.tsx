import { useVerbalPasscode } from '@forecourt/api-client/react';
import { ButtonLink, InlineMessage, PasswordField } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';

interface OwnPasscodeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The person's own verbal passcode; who has none yet is led to where it is set. [ROLE-23] */
export function OwnPasscode({ value, onChange }: OwnPasscodeProps) {
  const text = useText();
  const own = useVerbalPasscode();
  return own.data?.isSet === false ? (
    <InlineMessage
      tone="warn"
      action={
        <ButtonLink size="compact" href={href('mySettings')}>
          {text('users.passcode.set')}
        </ButtonLink>
      }
    >
      {text('users.passcode.none')}
    </InlineMessage>
  ) : (
    <PasswordField
      label={text('users.passcode')}
      name="verbal-passcode"
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}

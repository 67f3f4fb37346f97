import { useRef, useState, type FormEvent } from 'react';
import { VERIFICATION_CODE_DIGITS } from '@forecourt/validation';
import { Button } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/cluster';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Stack } from '@forecourt/ui/stack';
import { VerificationCodeField } from '@forecourt/ui/verification-code-field';
import { Problem } from '../../app/Problem.tsx';
import { useText } from '../../messages/text.ts';
import { useCountdown } from './useCountdown.ts';
import { useRefusal } from './useRefusal.ts';
import type { SignIn } from './useSignIn.ts';

/** The one-time code, with a countdown to the next resend. [AUTH-08, MSG-25, MSG-27, MSG-28] */
export default function CodeStep({ signIn }: { readonly signIn: SignIn }) {
  const text = useText();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { problem, isWorking, codesSentAt } = signIn;
  const refusalOf = useRefusal(problem);
  const secondsLeft = useCountdown(codesSentAt.at(-1) ?? 0);

  const check = async (digits: string) => {
    setIsShort(digits.length < VERIFICATION_CODE_DIGITS);
    if (digits.length < VERIFICATION_CODE_DIGITS) return field.current?.focus();
    await signIn.submitCode(digits);
    // a rejected code cannot be used again
    setCode('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWorking) void check(code);
  };
  const change = (digits: string) => {
    setIsShort(false);
    setCode(digits);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Problem>{refusalOf(null)}</Problem>
        {codesSentAt.length > 1 && !problem && (
          <InlineMessage tone="info" isLive>
            {text('signIn.code.resent')}
          </InlineMessage>
        )}
        <VerificationCodeField
          ref={field}
          hasInitialFocus
          label={text('signIn.code.label')}
          help={text('signIn.code.help')}
          value={code}
          onChange={change}
          onComplete={(digits) => {
            if (!isWorking) void check(digits);
          }}
          error={isShort ? text('signIn.code.missing') : refusalOf('code')}
        />
        <Button type="submit" variant="primary" size="large" isWide isPending={isWorking}>
          {text(isWorking ? 'signIn.working' : 'signIn.code.submit')}
        </Button>
        <Cluster justify="between">
          <Button
            variant="quiet"
            isDisabled={secondsLeft > 0 || isWorking}
            onPress={() => void signIn.resend()}
          >
            {secondsLeft > 0
              ? text('signIn.code.resendIn', { seconds: secondsLeft })
              : text('signIn.code.resend')}
          </Button>
          {signIn.step.kind === 'code' && signIn.step.hasOtherWays && (
            <Button variant="quiet" onPress={() => void signIn.otherWays()}>
              {text('signIn.code.otherWay')}
            </Button>
          )}
          <Button variant="quiet" onPress={signIn.back}>
            {text('signIn.code.back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

import { useEffect, useRef, useState } from 'react';
import { VERIFICATION_CODE_DIGITS } from '@forecourt/validation';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/cluster';
import { Dialog } from '@forecourt/ui/dialog';
import { SegmentedControl } from '@forecourt/ui/segmented-control';
import { Stack } from '@forecourt/ui/stack';
import { VerificationCodeField } from '@forecourt/ui/verification-code-field';
import { Problem } from '../../app/Problem.tsx';
import { useText } from '../../messages/text.ts';
import type { AccountProblem } from '../../session/accountProblem.ts';
import type { Contact, PhoneMethod } from '../../session/myAccount.ts';
import { useCountdown } from '../login/useCountdown.ts';
import { useAccountCall, useAccountProblemText } from './useMyAccount.ts';

export interface VerifyContactDialogProps {
  readonly contact: Contact;
  /** The address or number, formatted. */
  readonly value: string;
  readonly onClose: () => void;
  readonly onVerified: () => Promise<void>;
}

/** Sends a code on open and verifies it. [PROF-11, PROF-13, PROF-18, PROF-19, MSG-25, MSG-27] */
export function VerifyContactDialog(props: VerifyContactDialogProps) {
  const { contact, value, onClose, onVerified } = props;
  const text = useText();
  const problemText = useAccountProblemText();
  const banners = useBanners();
  const call = useAccountCall();
  const [code, setCode] = useState('');
  const [method, setMethod] = useState<PhoneMethod>('SMS');
  const [sentAt, setSentAt] = useState(0);
  const [isSending, setSending] = useState(true);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const secondsLeft = useCountdown(sentAt);
  // a code may be entered before its send call resolves; checking waits for that
  const challenge = useRef<Promise<string | null> | null>(null);

  const requestCode = async () => {
    setSending(true);
    setProblem(null);
    const result = await call((account) => account.sendCode(contact, method));
    setSending(false);
    if (result.ok) setSentAt(Date.now());
    else setProblem(result.problem);
    field.current?.focus();
    return result.ok ? result.data : null;
  };
  const send = () => {
    const previous = challenge.current;
    // if no other code was sent, the one before is still good
    challenge.current = requestCode().then((challengeId) => challengeId ?? previous);
  };
  const pendingSend = useRef<(() => void) | null>(send);
  useEffect(() => {
    // a second run of this effect must not send another code
    pendingSend.current?.();
    pendingSend.current = null;
  }, []);

  const check = async (digits: string) => {
    if (digits.length !== VERIFICATION_CODE_DIGITS || isPending) return field.current?.focus();
    setPending(true);
    const challengeId = await challenge.current;
    if (challengeId === null) return setPending(false);
    const result = await call((account) => account.prove(contact, challengeId, digits));
    setPending(false);
    setCode('');
    if (!result.ok) {
      setProblem(result.problem);
      return field.current?.focus();
    }
    await onVerified();
    banners.show({ kind: 'success', text: text('profile.contact.isVerified', { value }) });
    onClose();
  };
  const isOfCode = problem?.reason === 'codeWrong';
  return (
    <Dialog
      title={text('profile.contact.codeTitle')}
      initialFocus={field}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('profile.contact.later')}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void check(code)}>
            {text('profile.contact.check')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{text('profile.contact.codeText', { value })}</p>
        <Problem>{problem && !isOfCode && problemText(problem)}</Problem>
        <VerificationCodeField
          ref={field}
          label={text('profile.contact.code')}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            if (isOfCode) setProblem(null);
          }}
          onComplete={(digits) => void check(digits)}
          error={isOfCode ? problemText(problem) : undefined}
        />
        <Cluster justify="between">
          <Button variant="quiet" isDisabled={isSending || secondsLeft > 0} onPress={send}>
            {secondsLeft > 0
              ? text('profile.contact.resendIn', { seconds: secondsLeft })
              : text('profile.contact.resend')}
          </Button>
          {contact.kind === 'phone' && (
            <SegmentedControl
              aria-label={text('profile.contact.method')}
              value={method}
              onChange={setMethod}
              options={[
                { value: 'SMS', label: text('profile.contact.sms') },
                { value: 'CALL', label: text('profile.contact.call') },
              ]}
            />
          )}
        </Cluster>
      </Stack>
    </Dialog>
  );
}

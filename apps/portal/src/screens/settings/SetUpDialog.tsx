import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { VERIFICATION_CODE_DIGITS } from '@forecourt/validation';
import { mfaPhone } from '@forecourt/validation/phones';
import { Button } from '@forecourt/ui/button';
import { FormField, FormFields } from '@forecourt/ui/form';
import { TextField } from '@forecourt/ui/text-field';
import { VerificationCodeField } from '@forecourt/ui/verification-code-field';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { useCountdown } from '../login/useCountdown.ts';
import type { PendingFactor, CodeFactor } from './factors.ts';
import { FormDialog } from './FormDialog.tsx';
import { useFailureText } from './useFailureText.ts';
import type { ProofGate } from './useProofGate.tsx';

interface SetUpDialogProps {
  readonly type: CodeFactor;
  /** A factor whose setup was begun earlier and awaits its code. */
  readonly pending: PendingFactor | null;
  readonly gate: ProofGate;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface CodePartProps extends Omit<SetUpDialogProps, 'pending'> {
  readonly pending: PendingFactor;
  /** Whether its code was just sent; if its setup was begun earlier, none is on its way. */
  readonly isJustSent: boolean;
}

/** Asks for the first code, which can be sent again; an app gets a QR code to scan. */
function CodePart(props: CodePartProps) {
  const { type, pending, isJustSent, gate, onClose, onDone } = props;
  const text = useText();
  const failureText = useFailureText();
  const activate = useMutation('activateFactor');
  const sending = useMutation('sendFactorCode');
  const [sentAt, setSentAt] = useState(() => (isJustSent ? Date.now() : 0));
  const secondsLeft = useCountdown(sentAt);
  const isSent = sentAt > 0;
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { factor, activation } = pending;
  const isOfCode = failure?.errorCode === 'verificationCode.invalid';
  const submit = async (digits: string) => {
    if (digits.length < VERIFICATION_CODE_DIGITS) return field.current?.focus();
    const { factorId } = factor;
    const result = await gate.run(() => activate.send({ body: { factorId, passCode: digits } }));
    if (result?.ok) return onDone();
    setCode('');
    setFailure(result?.failure ?? null);
    field.current?.focus();
  };
  const resend = async () => {
    const result = await sending.send({ body: { factorId: factor.factorId } });
    setFailure(result.ok ? null : result.failure);
    if (result.ok) {
      setCode('');
      setSentAt(Date.now());
    }
    field.current?.focus();
  };
  return (
    <FormDialog
      title={text('settings.factors.addOf', { name: text(`settings.factor.${type}`) })}
      submitLabel={text('settings.mfa.finish')}
      isPending={activate.isPending}
      failure={isOfCode ? null : failure}
      initialFocus={field}
      onClose={onClose}
      onSubmit={() => void submit(code)}
    >
      {activation ? (
        <>
          <p>{text('settings.mfa.appText')}</p>
          <img
            data-private
            src={activation.qrCode}
            alt={text('settings.mfa.appPicture')}
            width={180}
            height={180}
          />
          <p data-private>{text('settings.mfa.appKey', { key: activation.sharedSecret })}</p>
        </>
      ) : (
        <p>
          {text(isSent ? 'settings.mfa.codeText' : 'settings.mfa.codeLater', {
            label: factor.label ?? '',
          })}
        </p>
      )}
      <VerificationCodeField
        ref={field}
        label={text('settings.mfa.code')}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void submit(digits)}
        error={isOfCode ? failureText(failure) : undefined}
      />
      {type !== 'app' && (
        <div>
          <Button
            variant="quiet"
            isPending={sending.isPending}
            isDisabled={secondsLeft > 0}
            onPress={() => void resend()}
          >
            {secondsLeft > 0
              ? text('settings.mfa.resendIn', { seconds: secondsLeft })
              : text(isSent ? 'settings.prove.sendAgain' : 'settings.mfa.sendCode')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

const newFactor = z.discriminatedUnion('factorType', [
  z.object({ factorType: z.literal('app') }),
  z.object({ factorType: z.enum(['sms', 'call']), phoneNumber: mfaPhone }),
]);

interface Draft {
  readonly factorType: CodeFactor;
  readonly phoneNumber: string;
}

interface BeginProps extends Omit<SetUpDialogProps, 'pending'> {
  readonly onStarted: (begun: PendingFactor) => void;
}

/** Asks for the number that receives codes; an app needs none. [AUTH-50 to AUTH-54] */
function BeginPart({ type, gate, onClose, onStarted }: BeginProps) {
  const text = useText();
  const enroll = useMutation('enrollFactor');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isApp = type === 'app';
  const form = useStoredForm<Draft, z.infer<typeof newFactor>>(newFactor, {
    factorType: type,
    phoneNumber: '',
  });
  const submit = () =>
    form.submit(async (body) => {
      const result = await gate.run(() => enroll.send({ body }));
      if (result?.ok) onStarted(result.data);
      else setFailure(result?.failure ?? null);
      return result;
    });
  return (
    <FormDialog
      title={text('settings.factors.addOf', { name: text(`settings.factor.${type}`) })}
      submitLabel={text(isApp ? 'settings.prove.go' : 'settings.mfa.sendCode')}
      isPending={enroll.isPending}
      failure={failure}
      initialFocus={input}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {isApp ? (
        <p>{text('settings.factor.app.text')}</p>
      ) : (
        <FormFields form={form.form}>
          <FormField<Draft, 'phoneNumber'> name="phoneNumber">
            {(field) => (
              <TextField
                {...field}
                ref={input}
                label={text('settings.mfa.number')}
                type="tel"
                name="phoneNumber"
                autoComplete="tel-national"
              />
            )}
          </FormField>
        </FormFields>
      )}
    </FormDialog>
  );
}

/** Sets up a factor, confirmed by its first code. [SCREEN-14, GW-71, GW-72] */
export function SetUpDialog({ pending: initial, ...props }: SetUpDialogProps) {
  const [enrollment, setEnrollment] = useState(initial);
  return enrollment ? (
    <CodePart {...props} pending={enrollment} isJustSent={initial === null} />
  ) : (
    <BeginPart {...props} onStarted={setEnrollment} />
  );
}

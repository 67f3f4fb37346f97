import { useRef, useState } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { VERIFICATION_CODE_DIGITS } from '@forecourt/validation';
import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Select } from '@forecourt/ui/select';
import { VerificationCodeField } from '@forecourt/ui/verification-code-field';
import { useText } from '../../messages/text.ts';
import type { Factor } from './factors.ts';
import { FormDialog } from './FormDialog.tsx';
import { useFailureText } from './useFailureText.ts';

/** Factors whose code can be entered here; the others work only during sign-in. */
const BY_CODE = ['app', 'sms', 'call', 'email'] as const;
const isByCode = ({ factorType, state }: Factor) =>
  state === 'active' && BY_CODE.some((type) => type === factorType);

interface CodeProofDialogProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** Asks for a code from one of the user's factors. [GW-69, GW-70] */
export function CodeProofDialog({ onProved, onClose }: CodeProofDialogProps) {
  const text = useText();
  const failureText = useFailureText();
  const factors = useQuery('listFactors', {});
  const sending = useMutation('sendFactorCode');
  const verifying = useMutation('verifyFactor');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const codeFactors = factors.data?.items.filter(isByCode) ?? [];
  const factor = codeFactors.find(({ factorId }) => factorId === selectedId) ?? codeFactors[0];
  const isOfCode = failure?.errorCode === 'verificationCode.invalid';
  const nameOf = ({ factorType, label }: Factor) =>
    [text(`settings.factor.${factorType}`), label].filter((part) => part !== null).join(' · ');
  const send = async () => {
    if (!factor) return;
    const result = await sending.send({ body: { factorId: factor.factorId } });
    setFailure(result.ok ? null : result.failure);
    setSentTo(result.ok ? factor.factorId : null);
    if (result.ok) field.current?.focus();
  };
  const submit = async (digits: string) => {
    if (!factor || digits.length < VERIFICATION_CODE_DIGITS) return field.current?.focus();
    const body = { factorId: factor.factorId, passCode: digits };
    const result = await verifying.send({ body });
    if (result.ok) return onProved();
    setFailure(result.failure);
    setCode('');
    field.current?.focus();
  };
  return (
    <FormDialog
      title={text('settings.prove.title')}
      submitLabel={text('settings.prove.go')}
      isPending={verifying.isPending}
      failure={isOfCode ? null : (failure ?? factors.failure ?? null)}
      onClose={onClose}
      onSubmit={() => void submit(code)}
    >
      <p>{text('settings.prove.codeText')}</p>
      {factors.data && !factor && (
        <InlineMessage tone="warn">{text('settings.prove.noWay')}</InlineMessage>
      )}
      {factor && (
        <>
          <Select
            label={text('settings.prove.way')}
            value={factor.factorId}
            onChange={setSelectedId}
            options={codeFactors.map((item) => ({ value: item.factorId, label: nameOf(item) }))}
          />
          {factor.factorType !== 'app' && (
            <Button isPending={sending.isPending} onPress={() => void send()}>
              {text(
                sentTo === factor.factorId ? 'settings.prove.sendAgain' : 'settings.mfa.sendCode',
              )}
            </Button>
          )}
          <VerificationCodeField
            ref={field}
            label={text('settings.mfa.code')}
            value={code}
            onChange={(value) => {
              setCode(value);
              setFailure(null);
            }}
            onComplete={(value) => void submit(value)}
            error={isOfCode ? failureText(failure) : undefined}
          />
        </>
      )}
    </FormDialog>
  );
}

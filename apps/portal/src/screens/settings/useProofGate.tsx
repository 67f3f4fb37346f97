import { useRef, useState, type ReactNode } from 'react';
import type { CallFailure, CallResult } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { PasswordField } from '@forecourt/ui/password-field';
import { useText } from '../../messages/text.ts';
import { CodeProofDialog } from './CodeProofDialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useFailureText } from './useFailureText.ts';

interface ProveDialogProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

function ProveDialog({ onProved, onClose }: ProveDialogProps) {
  const text = useText();
  const failureText = useFailureText();
  const prove = useMutation('authenticateAgain');
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOfField = failure?.errorCode === 'password.currentWrong';
  const missing = isSubmitted && password === '' ? text('password.currentRequired') : undefined;
  const submit = async () => {
    setSubmitted(true);
    if (password === '') return;
    const result = await prove.send({ body: { password } });
    if (result.ok) return onProved();
    setFailure(result.failure);
    field.current?.focus();
  };
  return (
    <FormDialog
      title={text('settings.prove.title')}
      submitLabel={text('settings.prove.go')}
      isPending={prove.isPending}
      failure={isOfField ? null : failure}
      initialFocus={field}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{text('settings.prove.text')}</p>
      <PasswordField
        ref={field}
        label={text('settings.prove.password')}
        name="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setFailure(null);
        }}
        error={missing ?? (isOfField ? failureText(failure) : undefined)}
      />
    </FormDialog>
  );
}

/** A gated change's result; null if the user did not prove their identity. */
type Gated<T> = CallResult<T> | null;

export interface ProofGate {
  /** Runs a change; if the gateway requires recent proof, asks for it and retries. */
  readonly run: <T>(change: () => Promise<CallResult<T>>) => Promise<Gated<T>>;
  /** The proof dialog, shown in place of the dialog that needs it. */
  readonly dialog: ReactNode;
}

/** The proof dialog for each error code. */
const DIALOGS: Readonly<Record<string, typeof ProveDialog>> = {
  'auth.proofNeeded': ProveDialog,
  'auth.codeNeeded': CodeProofDialog,
};

interface ProofRequest {
  readonly Dialog: typeof ProveDialog;
  readonly answer: (isProved: boolean) => void;
}

/**
 * Asks for the password before a security-relevant change, or for a code if the gateway requires a
 * second factor. [GW-68, GW-70]
 */
export function useProofGate(): ProofGate {
  const [proofRequest, setProofRequest] = useState<ProofRequest | null>(null);
  const requestProof = (Dialog: typeof ProveDialog) =>
    new Promise<boolean>((resolve) => {
      setProofRequest({ Dialog, answer: resolve });
    });
  const run = async <T,>(change: () => Promise<CallResult<T>>): Promise<Gated<T>> => {
    const firstResult = await change();
    const Dialog = firstResult.ok ? undefined : DIALOGS[firstResult.failure.errorCode];
    if (!Dialog) return firstResult;
    const isProved = await requestProof(Dialog);
    setProofRequest(null);
    return isProved ? change() : null;
  };
  return {
    run,
    dialog: proofRequest && (
      <proofRequest.Dialog
        onProved={() => proofRequest.answer(true)}
        onClose={() => proofRequest.answer(false)}
      />
    ),
  };
}

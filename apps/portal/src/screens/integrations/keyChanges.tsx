import { useState } from 'react';
import type { ApiKey, CallFailure, CallResult } from '@forecourt/api-client';
import { useMutation, useRefresh } from '@forecourt/api-client/react';
import { ConfirmDialog, InlineMessage, Select } from '@forecourt/ui';
import { API_KEY_OVERLAP_HOURS } from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useAction } from '../../app/useAction.ts';
import { isStale } from '../../app/useNotify.ts';
import { useText } from '../../messages/text.ts';
import { FormDialog } from '../settings/FormDialog.tsx';
import { useProofGate } from '../settings/useProofGate.tsx';
import { SECRET_LISTS, useFailureFormatter } from './integrationText.ts';
import { SecretDialog } from './SecretDialog.tsx';

interface ChangeProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

interface RotateSecretProps {
  readonly name: string;
  /** What has the secret; a prefix of its text keys. */
  readonly kind: keyof typeof SECRET_LISTS;
  readonly isPending: boolean;
  /** What else rotating now ends, if anything. */
  readonly warning?: string | null;
  readonly rotate: (overlapHours: number) => Promise<CallResult<{ readonly secret: string }>>;
  readonly onClose: () => void;
}

/** Shows the new secret once; the current one keeps working for the chosen overlap. */
export function RotateSecret(props: RotateSecretProps) {
  const { name, kind, isPending, warning, rotate: change, onClose } = props;
  const text = useText();
  const gate = useProofGate();
  const refresh = useRefresh();
  const reasonOf = useFailureFormatter();
  const [overlap, setOverlap] = useState<string>('24');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = async () => {
    const result = await gate.run(() => change(Number(overlap)));
    if (result?.ok) return setSecret(result.data.secret);
    const newFailure = result?.failure ?? null;
    setFailure(newFailure);
    // after no response, it may have been rotated, so a retry needs the new version
    if (newFailure?.status === 0 || isStale(newFailure)) void refresh(SECRET_LISTS[kind]);
  };
  // after no response, the current secret may already be expiring
  const describeFailure = (callFailure: CallFailure) =>
    callFailure.status === 0 ? text('integrations.rotationUnanswered') : reasonOf(callFailure);
  if (secret !== null) return <SecretDialog name={name} secret={secret} onClose={onClose} />;
  return (
    gate.dialog ?? (
      <FormDialog
        title={text(`${kind}.rotate.title`, { name })}
        submitLabel={text('apiKeys.rotate.confirm')}
        isPending={isPending}
        failure={failure}
        failureText={describeFailure}
        onClose={onClose}
        onSubmit={() => void rotate()}
      >
        <p>{text(`${kind}.rotate.text`)}</p>
        {warning && <InlineMessage tone="warn">{warning}</InlineMessage>}
        <Select
          label={text(`${kind}.rotate.overlap`)}
          value={overlap}
          onChange={setOverlap}
          options={optionsOf(API_KEY_OVERLAP_HOURS, (hours) => text(`apiKeys.overlap.${hours}`))}
        />
      </FormDialog>
    )
  );
}

export function RotateKey({ apiKey, onClose }: ChangeProps) {
  const { keyId, name, version } = apiKey;
  const rotating = useMutation('rotateApiKey');
  return (
    <RotateSecret
      name={name}
      kind="apiKeys"
      isPending={rotating.isPending}
      rotate={(overlapHours) =>
        rotating.send({ params: { keyId }, body: { overlapHours } }, { ifMatch: version })
      }
      onClose={onClose}
    />
  );
}

/** Revokes a key permanently, after confirmation. */
export function RevokeKey({ apiKey, onClose }: ChangeProps) {
  const { keyId, name, version } = apiKey;
  const text = useText();
  const revoking = useAction(
    'revokeApiKey',
    text('apiKeys.revoked', { name }),
    useFailureFormatter(),
  );
  const revoke = async () => {
    await revoking.send({ params: { keyId } }, { ifMatch: version });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('apiKeys.revoke.title', { name })}
      irreversible={text('apiKeys.revoke.final')}
      confirmLabel={text('apiKeys.revoke.confirm')}
      cancelLabel={text('apiKeys.revoke.keep')}
      isPending={revoking.isPending}
      onCancel={onClose}
      onConfirm={() => void revoke()}
    >
      {text('apiKeys.revoke.text')}
    </ConfirmDialog>
  );
}

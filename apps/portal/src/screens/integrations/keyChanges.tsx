import { useState } from 'react';
import type { ApiKey, CallFailure } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { ConfirmDialog, Select, useBanners } from '@forecourt/ui';
import { API_KEY_OVERLAP_HOURS } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { FormDialog } from '../settings/FormDialog.tsx';
import { useProofGate } from '../settings/useProofGate.tsx';
import { useShowFailure } from './integrationWords.ts';
import { SecretDialog } from './SecretDialog.tsx';

interface ChangeProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** A new secret, shown for the only time; the current one works as long as is chosen. */
export function RotateKey({ apiKey, onClose }: ChangeProps) {
  const { keyId, name, version } = apiKey;
  const text = useText();
  const gate = useProofGate();
  const rotating = useMutation('rotateApiKey');
  const [overlap, setOverlap] = useState<string>('24');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = async () => {
    const asked = { params: { keyId }, body: { overlapHours: Number(overlap) }, version };
    const answer = await gate.run(() => rotating.send(asked));
    if (answer?.ok) return setSecret(answer.data.secret);
    setFailure(answer?.failure ?? null);
  };
  if (secret !== null) return <SecretDialog name={name} secret={secret} onClose={onClose} />;
  return (
    gate.dialog ?? (
      <FormDialog
        title={text('apiKeys.rotate.title', { name })}
        submitLabel={text('apiKeys.rotate.confirm')}
        isPending={rotating.isPending}
        failure={failure}
        onClose={onClose}
        onSubmit={() => void rotate()}
      >
        <p>{text('apiKeys.rotate.text')}</p>
        <Select
          label={text('apiKeys.rotate.overlap')}
          value={overlap}
          onChange={setOverlap}
          options={API_KEY_OVERLAP_HOURS.map((hours) => ({
            value: String(hours),
            label: text(`apiKeys.overlap.${hours}`),
          }))}
        />
      </FormDialog>
    )
  );
}

/** Ends a key for good. */
export function RevokeKey({ apiKey, onClose }: ChangeProps) {
  const { keyId, name, version } = apiKey;
  const text = useText();
  const banners = useBanners();
  const fail = useShowFailure();
  const revoking = useMutation('revokeApiKey');
  const revoke = async () => {
    const answer = await revoking.send({ params: { keyId }, version });
    if (answer.ok) banners.show({ kind: 'success', text: text('apiKeys.revoked', { name }) });
    else fail(answer.failure);
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

import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, CardFacts, SidePanel, Status } from '@forecourt/ui';
import { apiKeyLifecycle, apiKeyState, mayHoldKey, type ApiKeyAction } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import type { ListPanelSteps } from '../lists/ListPanel.tsx';
import { KEY_TONES } from './integrationText.ts';
import { RevokeKey, RotateKey } from './keyChanges.tsx';

function useFacts(key: ApiKey) {
  const text = useText();
  const when = useWhen();
  const fleets = useQuery('listFleets', {});
  const fleetName = (id: string) =>
    fleets.data?.items.find(({ fleetId }) => fleetId === id)?.name ?? '…';
  const secretText = ({ madeAt, lastUsedAt, endsAt }: ApiKey['secrets'][number]) => {
    const use =
      lastUsedAt === null
        ? text('apiKeys.secret.unused', { made: when(madeAt) })
        : text('apiKeys.secret.used', { made: when(madeAt), used: when(lastUsedAt) });
    return endsAt === null ? use : text('apiKeys.secret.until', { use, end: when(endsAt) });
  };
  const by = (instant: string, name: string) =>
    text('apiKeys.fact.by', { at: when(instant), name });
  return [
    {
      title: text('apiKeys.facts'),
      facts: [
        {
          label: text('apiKeys.fact.kind'),
          value: text(`apiKeys.kind.${key.isSandbox ? 'sandbox' : 'live'}`),
        },
        { label: text('apiKeys.fact.made'), value: by(key.madeAt, key.madeBy) },
        { label: text('apiKeys.column.end'), value: when(key.expiresAt) },
        key.revokedAt !== null && {
          label: text('apiKeys.fact.revoked'),
          value: by(key.revokedAt, key.revokedBy ?? ''),
        },
      ],
    },
    {
      title: text('apiKeys.facts.access'),
      facts: [
        {
          label: text('apiKeys.fact.fleets'),
          value: key.fleetIds?.map(fleetName).join(', ') ?? text('apiKeys.fact.fleets.all'),
        },
        {
          label: text('apiKeys.column.may'),
          value: key.permissions.map((name) => text(`permission.${name}`)).join(', '),
        },
      ],
    },
    {
      title: text('apiKeys.facts.secrets'),
      facts: key.secrets.map((secret) => ({
        label: text('apiKeys.fact.secret', { hint: secret.hint }),
        value: secretText(secret),
      })),
    },
  ];
}

interface KeyPanelProps extends ListPanelSteps {
  readonly apiKey: ApiKey;
  readonly isOn: boolean;
  readonly onClose: () => void;
}

/** A key's panel: its permissions, when it was used, and how to end it. */
export function KeyPanel({ apiKey, isOn, onClose, onPrevious, onNext }: KeyPanelProps) {
  const text = useText();
  const now = useNow();
  const facts = useFacts(apiKey);
  const [openDialog, setOpenDialog] = useState<ApiKeyAction | null>(null);
  const { account } = useSelected();
  const state = apiKeyState(apiKey, now);
  const disabledReasonOf = (action: ApiKeyAction) =>
    reasonText(text, apiKeyLifecycle.apply(state, action, { isOn }));
  const isOwn = mayHoldKey(actorIn(account), apiKey.permissions);
  const closeDialog = () => setOpenDialog(null);
  return (
    <>
      <SidePanel
        isOpen={openDialog === null}
        onClose={onClose}
        name={apiKey.name}
        title={apiKey.name}
        status={<Status tone={KEY_TONES[state]}>{text(`apiKeys.state.${state}`)}</Status>}
        onPrevious={onPrevious}
        onNext={onNext}
        actions={
          <Button
            icon={<RefreshCw size={16} />}
            disabledReason={disabledReasonOf('rotate') ?? (isOwn ? null : text('apiKey.beyondOwn'))}
            onPress={() => setOpenDialog('rotate')}
          >
            {text('apiKeys.rotate')}
          </Button>
        }
        dangerActions={
          <Button
            variant="danger"
            disabledReason={disabledReasonOf('revoke')}
            onPress={() => setOpenDialog('revoke')}
          >
            {text('apiKeys.revoke')}
          </Button>
        }
      >
        <CardFacts groups={facts} />
      </SidePanel>
      {openDialog === 'rotate' && <RotateKey apiKey={apiKey} onClose={closeDialog} />}
      {openDialog === 'revoke' && <RevokeKey apiKey={apiKey} onClose={closeDialog} />}
    </>
  );
}

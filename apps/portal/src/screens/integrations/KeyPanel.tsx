import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, CardFacts, SidePanel, Status } from '@forecourt/ui';
import { apiKeyLifecycle, apiKeyState, mayHoldKey, type ApiKeyAction } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import type { ListPanelSteps } from '../lists/ListPanel.tsx';
import { KEY_TONES } from './integrationWords.ts';
import { RevokeKey, RotateKey } from './keyChanges.tsx';

function useFacts(key: ApiKey) {
  const text = useText();
  const at = useWhen();
  const fleets = useQuery('listFleets', {});
  const fleetName = (id: string) =>
    fleets.data?.items.find(({ fleetId }) => fleetId === id)?.name ?? '…';
  const inWords = ({ madeAt, lastUsedAt, endsAt }: ApiKey['secrets'][number]) => {
    const use =
      lastUsedAt === null
        ? text('apiKeys.secret.unused', { made: at(madeAt) })
        : text('apiKeys.secret.used', { made: at(madeAt), used: at(lastUsedAt) });
    return endsAt === null ? use : text('apiKeys.secret.until', { use, end: at(endsAt) });
  };
  const by = (when: string, name: string) => text('apiKeys.fact.by', { at: at(when), name });
  return [
    {
      title: text('apiKeys.facts'),
      facts: [
        {
          label: text('apiKeys.fact.kind'),
          value: text(`apiKeys.kind.${key.isSandbox ? 'sandbox' : 'live'}`),
        },
        { label: text('apiKeys.fact.made'), value: by(key.madeAt, key.madeBy) },
        { label: text('apiKeys.column.end'), value: at(key.expiresAt) },
        ...(key.revokedAt === null
          ? []
          : [
              {
                label: text('apiKeys.fact.revoked'),
                value: by(key.revokedAt, key.revokedBy ?? ''),
              },
            ]),
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
        value: inWords(secret),
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
  const [asked, setAsked] = useState<ApiKeyAction | null>(null);
  const { account } = useSelected();
  const state = apiKeyState(apiKey, now);
  const against = (action: ApiKeyAction) => {
    const applied = apiKeyLifecycle.apply(state, action, { isOn });
    const [first] = applied.ok ? [] : applied.reasons;
    return first ? text(first.key, first.params) : null;
  };
  const isOwn = mayHoldKey(actorIn(account), apiKey.permissions);
  const done = () => setAsked(null);
  return (
    <>
      <SidePanel
        isOpen={asked === null}
        onClose={onClose}
        name={apiKey.name}
        title={apiKey.name}
        status={<Status tone={KEY_TONES[state]}>{text(`apiKeys.state.${state}`)}</Status>}
        onPrevious={onPrevious}
        onNext={onNext}
        actions={
          <Button
            icon={<RefreshCw size={16} aria-hidden="true" />}
            disabledReason={against('rotate') ?? (isOwn ? null : text('apiKey.beyondOwn'))}
            onPress={() => setAsked('rotate')}
          >
            {text('apiKeys.rotate')}
          </Button>
        }
        dangerActions={
          <Button
            variant="danger"
            disabledReason={against('revoke')}
            onPress={() => setAsked('revoke')}
          >
            {text('apiKeys.revoke')}
          </Button>
        }
      >
        <CardFacts groups={facts} />
      </SidePanel>
      {asked === 'rotate' && <RotateKey apiKey={apiKey} onClose={done} />}
      {asked === 'revoke' && <RevokeKey apiKey={apiKey} onClose={done} />}
    </>
  );
}

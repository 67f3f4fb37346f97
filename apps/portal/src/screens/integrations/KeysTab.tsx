import { KeyRound } from 'lucide-react';
import type { ApiKey } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Status, TwoLines, type Column } from '@forecourt/ui';
import { apiKeyState } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { anyText, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { IntegrationList } from './IntegrationList.tsx';
import { KEY_TONES, lastUseOf } from './integrationText.ts';
import { KeyPanel } from './KeyPanel.tsx';
import { NewKeyPanel } from './NewKeyPanel.tsx';

const FILTERS = { key: anyText, new: oneOf(['key']) };

function useColumns(): readonly Column<ApiKey>[] {
  const text = useText();
  const now = useNow();
  const when = useWhen();
  const lastUse = (key: ApiKey) => {
    const at = lastUseOf(key);
    return at === null ? text('apiKeys.never') : when(at);
  };
  return [
    column(
      'name',
      text('apiKeys.column.name'),
      {
        phoneCell: ({ name }) => name,
        width: 'minmax(180px, 2fr)',
        isRowHeader: true,
        phone: 'title',
      },
      ({ name, isSandbox, secrets }) => (
        <TwoLines
          first={name}
          second={text('apiKeys.hint', {
            kind: text(`apiKeys.kind.${isSandbox ? 'sandbox' : 'live'}`),
            hint: secrets[0]?.hint ?? '',
          })}
        />
      ),
    ),
    column(
      'may',
      text('apiKeys.column.may'),
      { width: '140px', from: 900, phone: 'hidden' },
      ({ permissions }) => text('apiKeys.may', { count: permissions.length }),
    ),
    column(
      'use',
      text('apiKeys.column.use'),
      {
        phoneCell: (key) =>
          lastUseOf(key) === null
            ? text('apiKeys.neverUsed')
            : text('apiKeys.lastUsed', { at: lastUse(key) }),
        width: 'minmax(150px, 1fr)',
        phone: 'detail',
      },
      lastUse,
    ),
    column(
      'end',
      text('apiKeys.column.end'),
      { width: 'minmax(150px, 1fr)', from: 900, phone: 'hidden' },
      ({ expiresAt }) => when(expiresAt),
    ),
    column('state', text('apiKeys.column.state'), { width: '130px', phone: 'status' }, (key) => {
      const state = apiKeyState(key, now);
      return <Status tone={KEY_TONES[state]}>{text(`apiKeys.state.${state}`)}</Status>;
    }),
  ];
}

/** API keys of the account's programs, with one in a panel. */
export default function KeysTab({ isOn }: { readonly isOn: boolean }) {
  const text = useText();
  const keys = useQuery('listApiKeys', {});
  const { filters, set } = useFilterAddress(FILTERS);
  const close = () => set({ key: null });
  return (
    <IntegrationList
      kind="apiKeys"
      label={text('integrations.tab.keys')}
      icon={KeyRound}
      isOn={isOn}
      query={keys}
      columns={useColumns()}
      idOf={({ keyId }) => keyId}
      openId={filters.key}
      onOpen={(key) => set({ key, new: null })}
      onClose={close}
      onAdd={() => set({ new: 'key', key: null })}
      form={isOn && filters.new && <NewKeyPanel onClose={() => set({ new: null })} />}
    >
      {(apiKey, steps) => (
        <KeyPanel key={apiKey.keyId} apiKey={apiKey} isOn={isOn} onClose={close} {...steps} />
      )}
    </IntegrationList>
  );
}

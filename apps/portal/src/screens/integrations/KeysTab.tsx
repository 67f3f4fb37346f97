import { KeyRound, Plus } from 'lucide-react';
import type { ApiKey } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  DataTable,
  EmptyState,
  Section,
  Status,
  Surface,
  TwoLines,
  type Column,
} from '@forecourt/ui';
import { formatDayAndTime } from '@forecourt/ui/format';
import { apiKeyState } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { loadError } from '../lists/loadError.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { KEY_TONES, lastUseOf } from './integrationWords.ts';
import { KeyPanel } from './KeyPanel.tsx';
import { NewKeyPanel } from './NewKeyPanel.tsx';
import { SwitchIntegration } from './SwitchIntegration.tsx';

function useColumns(): readonly Column<ApiKey>[] {
  const text = useText();
  const now = useNow();
  const { timeZone } = useSelected().account;
  const lastUse = (key: ApiKey) => {
    const at = lastUseOf(key);
    return at === null ? text('apiKeys.never') : formatDayAndTime(at, timeZone, now);
  };
  return [
    {
      id: 'name',
      head: text('apiKeys.column.name'),
      cell: ({ name, isSandbox, secrets }) => (
        <TwoLines
          first={name}
          second={text('apiKeys.hint', {
            kind: text(`apiKeys.kind.${isSandbox ? 'sandbox' : 'live'}`),
            hint: secrets[0]?.hint ?? '',
          })}
        />
      ),
      phoneCell: ({ name }) => name,
      width: 'minmax(180px, 2fr)',
      isRowHeader: true,
      phone: 'title',
    },
    {
      id: 'may',
      head: text('apiKeys.column.may'),
      cell: ({ permissions }) => text('apiKeys.may', { count: permissions.length }),
      width: '140px',
      from: 900,
      phone: 'hidden',
    },
    {
      id: 'use',
      head: text('apiKeys.column.use'),
      cell: lastUse,
      phoneCell: (key) =>
        lastUseOf(key) === null
          ? text('apiKeys.neverUsed')
          : text('apiKeys.lastUsed', { at: lastUse(key) }),
      width: 'minmax(150px, 1fr)',
      phone: 'detail',
    },
    {
      id: 'end',
      head: text('apiKeys.column.end'),
      cell: ({ expiresAt }) => formatDayAndTime(expiresAt, timeZone, now),
      width: 'minmax(150px, 1fr)',
      from: 900,
      phone: 'hidden',
    },
    {
      id: 'state',
      head: text('apiKeys.column.state'),
      cell: (key) => {
        const state = apiKeyState(key, now);
        return <Status tone={KEY_TONES[state]}>{text(`apiKeys.state.${state}`)}</Status>;
      },
      width: '130px',
      phone: 'status',
    },
  ];
}

/** Keys of the account's programs: off, none yet, or the list with the panel of one. */
export function KeysTab({ isOn }: { readonly isOn: boolean }) {
  const text = useText();
  const keys = useQuery('listApiKeys', {});
  const { values, set } = useListAddress(['key', 'new']);
  const columns = useColumns();
  const rows = keys.data?.items ?? [];
  if (!isOn && rows.length === 0) {
    return (
      <Surface>
        <EmptyState
          icon={<KeyRound size={20} aria-hidden="true" />}
          title={text('apiKeys.off')}
          action={<SwitchIntegration integration="apiKeys" isOn={isOn} />}
        >
          {text('apiKeys.off.why')}
        </EmptyState>
      </Surface>
    );
  }
  const add = (
    <Button
      variant="primary"
      disabledReason={isOn ? null : text('apiKey.off')}
      icon={<Plus size={16} aria-hidden="true" />}
      onPress={() => set({ new: 'key', key: null })}
    >
      {text('apiKeys.new')}
    </Button>
  );
  return (
    <>
      <Section
        title={text('integrations.tab.keys')}
        content="flush"
        action={
          <Cluster gap={8}>
            <SwitchIntegration integration="apiKeys" isOn={isOn} />
            {(!keys.data || rows.length > 0) && add}
          </Cluster>
        }
      >
        <DataTable
          label={text('integrations.tab.keys')}
          columns={columns}
          rows={rows}
          lines="two"
          getRowId={({ keyId }) => keyId}
          getRowName={({ name }) => text('apiKeys.rowName', { name })}
          isLoading={!keys.data && !keys.failure}
          {...(values.key === undefined ? {} : { currentId: values.key })}
          onOpen={({ keyId }) => set({ key: keyId, new: null })}
          {...loadError(keys, rows, text('apiKeys.what'))}
          empty={
            <EmptyState
              icon={<KeyRound size={20} aria-hidden="true" />}
              title={text('apiKeys.none')}
              action={add}
            >
              {text('apiKeys.none.why')}
            </EmptyState>
          }
        />
      </Section>
      <KeyPanel
        id={values.key ?? null}
        keys={rows}
        query={keys}
        isOn={isOn}
        onOpen={(key) => set({ key })}
        onClose={() => set({ key: null })}
      />
      {isOn && values.new === 'key' && <NewKeyPanel onClose={() => set({ new: null })} />}
    </>
  );
}

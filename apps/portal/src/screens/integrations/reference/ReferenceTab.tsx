import { useState } from 'react';
import {
  Button,
  DataTable,
  FilterBar,
  InlineMessage,
  Link,
  Section,
  TwoLines,
  useTypedSearch,
  type Column,
} from '@forecourt/ui';
import { KEY_PERMISSIONS } from '@forecourt/validation';
import { optionsOf } from '../../../app/optionsOf.ts';
import { useText } from '../../../messages/text.ts';
import { column } from '../../lists/column.ts';
import { ListPanel } from '../../lists/ListPanel.tsx';
import { anyText, oneOf, useFilterAddress } from '../../lists/useFilterAddress.ts';
import { CALL_TABS, CallPanel } from './CallPanel.tsx';
import type { KeyCall } from './openApi.ts';
import { openApiUrl, useReference } from './useReference.ts';

const FILTERS = {
  q: anyText,
  permission: oneOf(KEY_PERMISSIONS),
  call: anyText,
  part: oneOf(CALL_TABS),
};

const addressOf = ({ method, path }: KeyCall) => `${method} ${path}`;

function useColumns(): readonly Column<KeyCall>[] {
  const text = useText();
  return [
    column(
      'call',
      text('reference.call'),
      {
        phoneCell: ({ summary }) => summary,
        width: 'minmax(260px, 2fr)',
        isRowHeader: true,
        phone: 'title',
      },
      (call) => <TwoLines first={call.summary} second={addressOf(call)} />,
    ),
    column(
      'permission',
      text('reference.permission'),
      { phoneCell: addressOf, width: 'minmax(180px, 1fr)', from: 900, phone: 'detail' },
      ({ permission }) => text(`permission.${permission}`),
    ),
  ];
}

const matches = ({ summary, name, method, path }: KeyCall, terms: readonly string[]) => {
  const searchable = `${summary} ${name} ${method} ${path}`.toLowerCase();
  return terms.every((word) => searchable.includes(word));
};

/** Lists the calls that a key can make, read from the contract's OpenAPI; each can be tried. */
export default function ReferenceTab() {
  const text = useText();
  const { reference, isFailed, retry } = useReference();
  const { filters, set } = useFilterAddress(FILTERS);
  const { permission = null, q = '' } = filters;
  const [typed, type] = useTypedSearch(q, (typedQuery) => set({ q: typedQuery }));
  const [apiKey, setApiKey] = useState('');
  const columns = useColumns();
  const terms = q.toLowerCase().split(/\s+/);
  const allCalls = reference?.calls ?? [];
  const rows = allCalls.filter(
    (call) => (permission === null || call.permission === permission) && matches(call, terms),
  );
  const open = allCalls.find(({ name }) => name === filters.call);
  const close = () => set({ call: null, part: null });
  return (
    <>
      <Section
        title={text('integrations.tab.reference')}
        content="flush"
        action={
          <Link href={openApiUrl} isExternal variant="standalone">
            {text('reference.openApi')}
          </Link>
        }
      >
        <FilterBar
          search={{ label: text('reference.search'), value: typed, onChange: type }}
          choices={[
            {
              id: 'permission',
              label: text('reference.permission'),
              value: permission,
              options: optionsOf(KEY_PERMISSIONS, (value) => text(`permission.${value}`)),
            },
          ]}
          onChoose={(_, value) => set({ permission: value })}
        />
        <DataTable
          label={text('integrations.tab.reference')}
          columns={columns}
          rows={rows}
          lines="two"
          getRowId={({ name }) => name}
          getRowName={({ summary }) => summary}
          isLoading={!reference && !isFailed}
          currentId={filters.call}
          onOpen={({ name }) => set({ call: name })}
          error={
            isFailed ? (
              <InlineMessage
                tone="bad"
                title={text('failure.title', { what: text('reference.what') })}
                action={
                  <Button size="compact" onPress={retry}>
                    {text('failure.again')}
                  </Button>
                }
              >
                {text('failure.unreachable')}
              </InlineMessage>
            ) : undefined
          }
          empty={text('reference.none')}
        />
      </Section>
      {reference && open && (
        <ListPanel
          id={open.name}
          ids={rows.map(({ name }) => name)}
          row={open}
          query={{ retry }}
          name={open.summary}
          onOpen={(call) => set({ call })}
          onClose={close}
        >
          {(call, steps) => (
            <CallPanel
              key={call.name}
              call={call}
              named={reference.named}
              apiKey={apiKey}
              onKey={setApiKey}
              tab={filters.part}
              onTab={(part) => set({ part: part === 'details' ? null : part })}
              onClose={close}
              {...steps}
            />
          )}
        </ListPanel>
      )}
    </>
  );
}

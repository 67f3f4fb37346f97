import { Plus } from 'lucide-react';
import type { DescribedCode, StoredAlertRule } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  FilterBar,
  Link,
  SettingsList,
  SimpleTable,
  Stack,
  Surface,
  TwoLines,
  useTypedSearch,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { EXCEPTION_LOOK_BACK_DAYS, NOTIFICATION_DELAY_MINUTES_MAX } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { usePhone } from '../../app/usePhone.ts';
import { Screen } from '../../app/Screen.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { anyText, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { CaughtPanel } from './CaughtPanel.tsx';
import { RulePanel } from './RulePanel.tsx';
import { formatExceptionCode, recentCountOf, nameOf, formatRule } from './ruleText.ts';

const SHOWN = ['all', 'on', 'lately'] as const;
const FILTERS = {
  show: oneOf(SHOWN),
  q: anyText,
  code: anyText,
  ruleId: anyText,
  caught: anyText,
};
const useAddress = () => useFilterAddress(FILTERS);
type Address = ReturnType<typeof useAddress>;

interface Row extends DescribedCode {
  readonly name: string;
  readonly rules: readonly StoredAlertRule[];
}

function Rules({ row, address }: { readonly row: Row; readonly address: Address }) {
  const text = useText();
  const fleets = useQuery('listFleets', {});
  const { viewer } = useSelected();
  const fleetName = (id: string | null) =>
    id === null ? null : (fleets.data?.items.find(({ fleetId }) => fleetId === id)?.name ?? '…');
  if (row.description === null && row.kind === null) return text('exceptions.unused');
  const { code } = row;
  return (
    <Stack gap={4}>
      {row.rules.map((rule) => (
        <Link
          key={rule.ruleId}
          href={href('exceptions', {}, { ...address.filters, code, ruleId: rule.ruleId })}
        >
          {formatRule(rule, text, fleetName(rule.fleetId))}
        </Link>
      ))}
      {row.rules.length === 0 && !viewer.may('alerts.edit') && text('exceptions.off')}
    </Stack>
  );
}

const caughtOf = ({ code }: Row, { filters }: Address) =>
  href('exceptions', {}, { ...filters, caught: code });

/** The number of recent occurrences, linked to the purchases. */
function Lately({ row, address }: { readonly row: Row; readonly address: Address }) {
  const text = useText();
  const count = recentCountOf(row);
  if (count === 0) return formatCount(count);
  return (
    <Link
      href={caughtOf(row, address)}
      aria-label={text('exceptions.caught.show', { count, what: row.name })}
    >
      {formatCount(count)}
    </Link>
  );
}

function Add({ row, address }: { readonly row: Row; readonly address: Address }) {
  const text = useText();
  const { viewer } = useSelected();
  const { name, code, kind, description } = row;
  if (!viewer.may('alerts.edit') || (kind === null && description === null)) return null;
  return (
    <Button
      size="compact"
      variant="quiet"
      icon={<Plus size={16} />}
      aria-label={text('exceptions.add.of', { what: name })}
      onPress={() => address.set({ code, ruleId: null })}
    >
      {text('exceptions.add')}
    </Button>
  );
}

function useColumns(address: Address): readonly SimpleColumn<Row>[] {
  const text = useText();
  return [
    column('what', text('exceptions.column.what'), { isRowHeader: true }, (row) => {
      const code = text('exceptions.code', { code: row.code });
      return <TwoLines first={row.name} second={row.name === code ? undefined : code} />;
    }),
    column(
      'lately',
      text('exceptions.column.lately', { days: EXCEPTION_LOOK_BACK_DAYS }),
      { align: 'end' },
      (row) => <Lately row={row} address={address} />,
    ),
    column('rules', text('exceptions.column.rules'), (row) => (
      <Rules row={row} address={address} />
    )),
    column('actions', text('exceptions.column.actions'), { align: 'end' }, (row) => (
      <Add row={row} address={address} />
    )),
  ];
}

/** Exceptions as a table, or as a list on a phone. */
function Rows({ rows, address }: { readonly rows: readonly Row[]; readonly address: Address }) {
  const text = useText();
  const isPhone = usePhone();
  const columns = useColumns(address);
  if (!isPhone) {
    return (
      <SimpleTable
        label={text('menu.exceptions')}
        rows={rows}
        getRowId={({ code }) => code}
        columns={columns}
      />
    );
  }
  return (
    <SettingsList
      label={text('menu.exceptions')}
      settings={rows.map((row) => ({
        id: row.code,
        title: row.name,
        text: formatExceptionCode(row.code, recentCountOf(row), text),
        status: <Rules row={row} address={address} />,
        actions: (
          <>
            {recentCountOf(row) > 0 && (
              <ButtonLink size="compact" variant="quiet" href={caughtOf(row, address)}>
                {text('exceptions.caught.short')}
              </ButtonLink>
            )}
            <Add row={row} address={address} />
          </>
        ),
      }))}
    />
  );
}

function matches({ name, code }: Row, query: string): boolean {
  return `${name} ${code}`.toLowerCase().includes(query.trim().toLowerCase());
}

/** Exception codes, recent counts, and the user's rules. [NAV-06, SCREEN-39, RPT-03, ALERT-01] */
export function Component() {
  const text = useText();
  const query = useQuery('listExceptionRules', {});
  const { data } = query;
  const address = useAddress();
  const { filters, set } = address;
  const { show = 'all', q = '' } = filters;
  const [typed, type] = useTypedSearch(q, (typedQuery) => set({ q: typedQuery }));
  const allRows = (data?.codes ?? []).map((item): Row => ({
    ...item,
    name: nameOf(item, text),
    rules: data?.rules.filter(({ code }) => code === item.code) ?? [],
  }));
  const rows = allRows
    .filter((row) => show !== 'on' || row.rules.length > 0)
    .filter((row) => show !== 'lately' || recentCountOf(row) > 0)
    .filter((row) => matches(row, q));
  const openRow = allRows.find(({ code }) => code === filters.code);
  const caughtRow = allRows.find(({ code }) => code === filters.caught);
  const openRule = openRow?.rules.find(({ ruleId }) => ruleId === filters.ruleId) ?? null;
  const content = () => {
    if (!data) return <NotLoaded query={query} subject={text('exceptions.what')} />;
    return rows.length === 0 ? (
      <EmptyState
        title={text('exceptions.none')}
        action={
          <Button onPress={() => set({ show: null, q: null })}>{text('exceptions.showAll')}</Button>
        }
      >
        {text('exceptions.none.why')}
      </EmptyState>
    ) : (
      <Rows rows={rows} address={address} />
    );
  };
  return (
    <Screen
      title={text('menu.exceptions')}
      subtitle={text('exceptions.subtitle', { minutes: NOTIFICATION_DELAY_MINUTES_MAX })}
      actions={
        <ButtonLink href={href('notifications', {}, { tab: 'settings' })}>
          {text('exceptions.times')}
        </ButtonLink>
      }
    >
      <Surface padding="none">
        <FilterBar
          status={{
            label: text('exceptions.show'),
            value: show,
            options: optionsOf(SHOWN, (value) => text(`exceptions.show.${value}`)),
            onChange: (value) => set({ show: value === 'all' ? null : value }),
          }}
          search={{ label: text('exceptions.search'), value: typed, onChange: type }}
        />
        {content()}
      </Surface>
      {caughtRow && <CaughtPanel code={caughtRow} onClose={() => set({ caught: null })} />}
      {openRow && (
        <RulePanel
          key={`${openRow.code} ${openRule?.ruleId ?? ''} ${openRule?.version ?? ''}`}
          code={openRow}
          rule={openRule}
          onClose={() => set({ code: null, ruleId: null })}
        />
      )}
    </Screen>
  );
}

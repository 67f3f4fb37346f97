import { useState } from 'react';
import { REPLAY_DAYS, type Contract, type ResponseOf } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import {
  Button,
  CardNumber,
  Cluster,
  InlineMessage,
  KeyFigures,
  Section,
  SegmentedControl,
  SimpleTable,
  type SimpleColumn,
  Stack,
  TwoLines,
} from '@forecourt/ui';
import { purchaseRuleKey, type PurchaseLimits } from '@forecourt/validation';
import { formatCount } from '@forecourt/ui/format';
import { Problem } from '../../app/Problem.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';

type Replayed = ResponseOf<Contract['replayLimits']>;
type Change = Replayed['changes'][number];

function useOutcome() {
  const text = useText();
  const money = useMoney();
  return ({ outcome, approvedCents, rules: [first] }: Change['before']) =>
    outcome === 'approvedUpTo'
      ? text('limits.outcome.approvedUpTo', {
          amount: money(approvedCents),
        })
      : outcome === 'approved'
        ? text('limits.outcome.approved')
        : text('limits.outcome.declined', { rule: first ? text(purchaseRuleKey(first)) : '' });
}

function useColumns(): readonly SimpleColumn<Change>[] {
  const text = useText();
  const when = useWhen();
  const money = useMoney();
  const outcomeOf = useOutcome();
  return [
    column('card', text('limits.replay.card'), { isRowHeader: true }, ({ last4, at, timeZone }) => (
      <TwoLines first={<CardNumber last4={last4} />} second={when(at, timeZone)} />
    )),
    column(
      'where',
      text('limits.replay.where'),
      { isWideOnly: true },
      ({ siteName, city, state }) => <TwoLines first={siteName} second={`${city}, ${state}`} />,
    ),
    column(
      'asked',
      text('limits.replay.asked'),
      { align: 'end', isWideOnly: true },
      ({ askedCents }) => money(askedCents),
    ),
    column('before', text('limits.replay.now'), { isWideOnly: true }, ({ before }) =>
      outcomeOf(before),
    ),
    column('after', text('limits.replay.edited'), { isStrong: true }, ({ after }) =>
      outcomeOf(after),
    ),
  ];
}

/** Rows shown initially. */
const ROWS_FIRST = 15;

function Changes({ replayed: { changes } }: { readonly replayed: Replayed }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const columns = useColumns();
  const rows = isWhole ? changes : changes.slice(0, ROWS_FIRST);
  return (
    <Stack gap={12}>
      <SimpleTable<Change>
        label={text('limits.replay.changes')}
        rows={rows}
        getRowId={({ transactionId }) => transactionId}
        columns={columns}
      />
      {rows.length < changes.length && (
        <div>
          <Button onPress={() => setWhole(true)}>
            {text('limits.replay.more', { count: changes.length - rows.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Result({ replayed }: { readonly replayed: Replayed }) {
  const text = useText();
  const money = useMoney();
  const { purchases, before, after, changeCount, isPartial, changes } = replayed;
  if (purchases === 0) return <p>{text('limits.replay.nothing')}</p>;
  return (
    <Stack gap={16}>
      <KeyFigures
        label={text('limits.replay.figures')}
        figures={[
          {
            id: 'purchases',
            label: text('limits.replay.purchases'),
            figure: formatCount(purchases),
            note: text('limits.replay.onCards', { count: replayed.cards }),
          },
          {
            id: 'changes',
            label: text('limits.replay.changes'),
            figure: formatCount(changeCount),
          },
          {
            id: 'declines',
            label: text('limits.replay.declines'),
            figure: formatCount(after.declined),
            note: text('limits.replay.was', { value: formatCount(before.declined) }),
          },
          {
            id: 'approved',
            label: text('limits.replay.approved'),
            figure: money(after.approvedCents),
            note: text('limits.replay.was', { value: money(before.approvedCents) }),
          },
        ]}
      />
      {isPartial && (
        <InlineMessage tone="info">
          {text('limits.replay.partial', { count: formatCount(purchases) })}
        </InlineMessage>
      )}
      {changeCount === 0 ? (
        <output>{text('limits.replay.same', { count: purchases })}</output>
      ) : (
        <>
          {changeCount > changes.length && (
            <p>{text('limits.replay.shown', { count: changes.length })}</p>
          )}
          <Changes replayed={replayed} />
        </>
      )}
    </Stack>
  );
}

/** Replays the last 30 or 90 days of purchases under edited limits, and lists what would change. */
export function ReplaySection({
  profileId,
  limits,
}: {
  readonly profileId: string;
  /** null while the limits are invalid. */
  readonly limits: PurchaseLimits | null;
}) {
  const text = useText();
  const replay = useMutation('replayLimits');
  const [days, setDays] = useState<(typeof REPLAY_DAYS)[number]>(30);
  const [lastRun, setLastRun] = useState<{
    readonly of: string;
    readonly replayed: Replayed;
  } | null>(null);
  // serialized, because each edit creates a new limits object
  const inputKey = JSON.stringify([limits, days]);

  const run = async () => {
    if (limits === null) return;
    const result = await replay.send({ body: { cardId: null, profileId, limits, days } });
    if (result.ok) setLastRun({ of: inputKey, replayed: result.data });
  };

  return (
    <Section title={text('limits.replay.title')} hint={text('limits.replay.hint')}>
      <Stack gap={16}>
        <Cluster>
          <SegmentedControl
            aria-label={text('limits.replay.days')}
            value={String(days)}
            onChange={(value) => setDays(value === '90' ? 90 : 30)}
            options={optionsOf(REPLAY_DAYS, (count) => text('limits.replay.day', { count }))}
          />
          <Button
            onPress={() => void run()}
            isPending={replay.isPending}
            disabledReason={limits === null ? text('limits.try.invalid') : null}
          >
            {text('limits.replay.run')}
          </Button>
        </Cluster>
        <Problem title={text('limits.replay.failed')}>
          {replay.failure && text('failure.request', { id: replay.failure.requestId })}
        </Problem>
        {lastRun && lastRun.of !== inputKey && (
          <InlineMessage tone="warn">{text('limits.replay.outdated')}</InlineMessage>
        )}
        {lastRun && <Result replayed={lastRun.replayed} />}
      </Stack>
    </Section>
  );
}

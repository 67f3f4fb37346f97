import { useParams, useSearchParams } from 'react-router';
import type { CardBulk } from '@forecourt/api-client';
import { useCardBulk, useStepCardBulk } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  InlineMessage,
  KeyFigures,
  Page,
  Progress,
  Stack,
  Surface,
} from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { backToList } from '../../../addresses/keptFilters.ts';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { useText } from '../../../messages/text.ts';
import { TaskFailure } from '../actions/TaskFailure.tsx';
import { useTask } from '../actions/useTask.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { PanelSkeleton } from '../PanelTabs.tsx';
import { BULK_FIGURES, BulkRows, type BulkFigure } from './BulkRows.tsx';

const isFigure = (value: string | null): value is BulkFigure =>
  BULK_FIGURES.some((figure) => figure === value);

function NotFound({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  if (bulk.notFound.length === 0) return null;
  const named = (why: 'none' | 'many') =>
    bulk.notFound.filter((one) => one.why === why).map((one) => one.text);
  const parts = (['none', 'many'] as const).flatMap((why) => {
    const texts = named(why);
    return texts.length === 0
      ? []
      : [text(`cardBulk.notFound.${why}`, { count: texts.length, list: texts.join(', ') })];
  });
  return (
    <InlineMessage tone="warn" title={text('cardBulk.notFound', { count: bulk.notFound.length })}>
      {parts.join(' ')}
    </InlineMessage>
  );
}

function BulkSteps({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  const step = useStepCardBulk();
  const task = useTask();
  const send = (name: 'start' | 'cancel' | 'undo') =>
    void task.run(
      [bulk.bulkId, name],
      (idempotencyKey) => step.send({ bulkId: bulk.bulkId, step: name, idempotencyKey }),
      () => text(`cardBulk.sent.${name}`),
    );
  const { ready } = bulk.counts;
  const isUnderWay = bulk.state === 'running' || bulk.state === 'undoing';
  return (
    <Stack gap={12}>
      <TaskFailure failure={task.failure} />
      <span>
        {bulk.state === 'draft' && (
          <Button
            variant={bulk.action.name === 'block' ? 'dangerPrimary' : 'primary'}
            isPending={step.isPending}
            disabledReason={ready === 0 ? text('cardBulk.nothing') : null}
            onPress={() => send('start')}
          >
            {text(`cardBulk.do.${bulk.action.name}`, { count: ready })}
          </Button>
        )}
        {bulk.state === 'running' && (
          <Button isPending={step.isPending} onPress={() => send('cancel')}>
            {text('cardBulk.cancel')}
          </Button>
        )}
        {!isUnderWay && bulk.canUndo && (
          <Button isPending={step.isPending} onPress={() => send('undo')}>
            {text('cardBulk.undo', { count: bulk.counts.done ?? 0 })}
          </Button>
        )}
      </span>
    </Stack>
  );
}

function Bulk({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('rows');
  const first = BULK_FIGURES.find((figure) => (bulk.counts[figure] ?? 0) > 0) ?? 'ready';
  const figure = isFigure(asked) ? asked : first;
  const { ready, done, failed, refused, undone } = bulk.counts;
  const all = bulk.cardCount - refused;
  const worked = bulk.state === 'undoing' ? undone : done + failed;
  return (
    <Stack gap={16}>
      <NotFound bulk={bulk} />
      {bulk.state === 'draft' && (
        <InlineMessage tone="info" title={text('cardBulk.preview', { count: ready })}>
          {text(refused === 0 ? 'cardBulk.preview.all' : 'cardBulk.preview.some', {
            count: refused,
          })}
        </InlineMessage>
      )}
      {bulk.state === 'draft' && bulk.action.name === 'block' && ready > 0 && (
        <InlineMessage tone="warn" title={text('cardBulk.blockEnds', { count: ready })}>
          {text('cardBulk.blockEnds.instead')}
        </InlineMessage>
      )}
      <KeyFigures
        label={text('cardBulk.figures')}
        figures={BULK_FIGURES.filter((one) => (bulk.counts[one] ?? 0) > 0).map((one) => ({
          id: one,
          label: text(`cardBulk.figure.${one}`),
          figure: formatCount(bulk.counts[one] ?? 0),
        }))}
      />
      {(bulk.state === 'running' || bulk.state === 'undoing') && (
        <Surface>
          <Progress
            label={text('cardBulk.progress')}
            value={worked}
            max={Math.max(all, 1)}
            words={text('cardBulk.progress.words', {
              done: formatCount(worked),
              all: formatCount(all),
            })}
          />
        </Surface>
      )}
      <BulkSteps bulk={bulk} />
      <BulkRows
        bulk={bulk}
        figure={figure}
        onFigure={(rows) => setSearch({ rows }, { replace: true })}
      />
    </Stack>
  );
}

/** An action on many cards: its preview, its progress, what failed and why, its undo. */
export function Component() {
  const text = useText();
  const { bulkId = null } = useParams();
  const asked = useCardBulk(bulkId);
  const bulk = asked.data?.bulk;
  const title = bulk ? text(`cardBulk.title.${bulk.action.name}`) : text('cardBulk.title');
  usePageTitle(title);
  return (
    <Page
      title={title}
      subtitle={bulk && text(`cardBulk.state.${bulk.state}`)}
      actions={<ButtonLink href={backToList('cards')}>{text('menu.manageCards')}</ButtonLink>}
    >
      {bulk ? (
        <Bulk bulk={bulk} />
      ) : asked.failure ? (
        <LoadFailure failure={asked.failure} onRetry={asked.retry} what={text('cardBulk.title')} />
      ) : (
        <PanelSkeleton />
      )}
    </Page>
  );
}

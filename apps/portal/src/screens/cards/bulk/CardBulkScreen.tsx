import { useParams } from 'react-router';
import type { CardBulk } from '@forecourt/api-client';
import { useCardBulk } from '@forecourt/api-client/react';
import { ButtonLink, InlineMessage, KeyFigures, Progress, Stack, Surface } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { isBulkUnderWay } from '@forecourt/validation';
import { backToList } from '../../../addresses/savedFilters.ts';
import { useNow } from '../../../app/useNow.ts';
import { Screen } from '../../../app/Screen.tsx';
import { useText } from '../../../messages/text.ts';
import { oneOf, useFilterAddress } from '../../lists/useFilterAddress.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { useSelected } from '../../../shell/account.ts';
import { BulkRows, BULK_FIGURES } from './BulkRows.tsx';
import { BulkSteps } from './BulkSteps.tsx';
import { BulkTryPurchase } from './BulkTryPurchase.tsx';
import { formatAction } from './actionText.ts';

const FILTERS = { rows: oneOf(BULK_FIGURES) };

function NotFound({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  if (bulk.notFound.length === 0) return null;
  const parts = (['none', 'many'] as const).flatMap((why) => {
    const texts = bulk.notFound.filter((item) => item.why === why).map((item) => item.text);
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

/** Warns if the action cannot be undone. */
function Ending({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  const { ready } = bulk.counts;
  const ending = (['block', 'replace', 'reissue'] as const).find(
    (name) => name === bulk.action.name,
  );
  if (!ending || ready === 0) return null;
  return (
    <InlineMessage tone="warn" title={text(`cardBulk.ends.${ending}`, { count: ready })}>
      {text(`cardBulk.ends.${ending}.why`)}
    </InlineMessage>
  );
}

/** Lists profiles to be changed that other cards also use. */
function Shared({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  const { sharedProfiles } = bulk;
  if (sharedProfiles.length === 0) return null;
  const lines = sharedProfiles.map(({ name, chosen, others }) =>
    text('cardBulk.shared.one', { name, chosen, others }),
  );
  return (
    <InlineMessage tone="info" title={text('cardBulk.shared', { count: sharedProfiles.length })}>
      {[...lines, text('cardBulk.shared.choose')].join(' ')}
    </InlineMessage>
  );
}

function Bulk({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  const { filters, set } = useFilterAddress(FILTERS);
  const figures = BULK_FIGURES.filter((name) => bulk.counts[name] > 0);
  const figure = filters.rows ?? figures[0] ?? 'ready';
  const { ready, done, failed, refused, undone } = bulk.counts;
  const total = bulk.cardCount - refused;
  const processed = bulk.state === 'undoing' ? undone : done + failed;
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
      {bulk.state === 'draft' && <Ending bulk={bulk} />}
      <Shared bulk={bulk} />
      <KeyFigures
        label={text('cardBulk.figures')}
        figures={figures.map((id) => ({
          id,
          label: text(`cardBulk.figure.${id}`),
          figure: formatCount(bulk.counts[id]),
        }))}
      />
      {isBulkUnderWay(bulk.state) && (
        <Surface>
          <Progress
            label={text('cardBulk.progress')}
            value={processed}
            max={Math.max(total, 1)}
            valueText={text('cardBulk.progress.words', {
              done: formatCount(processed),
              all: formatCount(total),
            })}
          />
        </Surface>
      )}
      <BulkSteps bulk={bulk} />
      <BulkRows bulk={bulk} figure={figure} onFigure={(rows) => set({ rows })} />
      {bulk.state === 'draft' && bulk.action.limit && ready > 0 && (
        <BulkTryPurchase bulk={bulk} change={bulk.action.limit} />
      )}
    </Stack>
  );
}

/** A bulk action: its preview, progress, failures with their reasons, and undo. */
export function Component() {
  const text = useText();
  const { bulkId = null } = useParams();
  const query = useCardBulk(bulkId);
  const bulk = query.data?.bulk;
  const title = bulk ? text(`cardBulk.title.${bulk.action.name}`) : text('cardBulk.title');
  const { account } = useSelected();
  const now = useNow();
  const actionText = bulk && formatAction(bulk.action, { ...account, now, text });
  const state = bulk && text(`cardBulk.state.${bulk.state}`);
  return (
    <Screen
      title={title}
      subtitle={actionText ? `${actionText} · ${state}` : (state ?? null)}
      actions={<ButtonLink href={backToList('cards')}>{text('menu.manageCards')}</ButtonLink>}
    >
      {bulk ? (
        <Bulk bulk={bulk} />
      ) : (
        <NotLoaded
          query={query}
          subject={text('cardBulk.title')}
          notFound={text('cardBulk.missing')}
        />
      )}
    </Screen>
  );
}

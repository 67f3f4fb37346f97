import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useQuery } from '@forecourt/api-client/react';
import { Link } from '@forecourt/ui';
import { LIMIT_KINDS, type LimitKind } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { EditLimits } from './EditLimits.tsx';

/** Reads from the address what to edit or create: blank or as a copy. */
function useWanted() {
  const { profileId = null } = useParams();
  const [search] = useSearchParams();
  const cards = search.get('cards') ?? '';
  return {
    profileId,
    from: search.get('from'),
    kind: LIMIT_KINDS.find((kind) => kind === search.get('kind')) ?? null,
    cardIds: cards === '' ? [] : cards.split(','),
  };
}

const ADD = { profile: 'limits.new.profile', limit: 'limits.new.limit' } as const;

/** Adds, copies, or edits a card limit or profile. [SCREEN-26, LIMIT-01, LIMIT-02] */
export function Component() {
  const text = useText();
  const { profileId, from, kind, cardIds } = useWanted();
  const source = profileId ?? from;
  const query = useQuery(
    'getLimitProfile',
    source === null ? null : { params: { profileId: source } },
  );
  const [turn, setTurn] = useState(0);
  const found = query.data?.profile ?? null;
  const ofKind: LimitKind = found?.kind ?? kind ?? 'profile';
  const title =
    profileId === null
      ? text(ADD[ofKind])
      : found
        ? text('limits.edit.title', { name: found.name })
        : text('menu.cardLimits');
  const plasticCount = (query.data?.fleets ?? []).reduce((sum, { inUse }) => sum + inUse, 0);
  return (
    <Screen
      above={<Link href={href('cardLimits')}>{text('limits.back')}</Link>}
      title={title}
      {...(found && profileId !== null
        ? { subtitle: text('count.cards', { count: found.cardCount }) }
        : {})}
    >
      {source !== null && !found ? (
        <NotLoaded
          of={query}
          what={{ title: text('limits.screen.failed') }}
          notFound={text('limits.notFound')}
        />
      ) : (
        <EditLimits
          key={`${source} ${turn}`}
          kind={ofKind}
          profile={profileId === null ? null : found}
          start={
            profileId === null && found
              ? { name: text('limits.copy.name', { name: found.name }), limits: found.limits }
              : null
          }
          plasticCount={plasticCount}
          cardIds={cardIds}
          onTakeTheirs={() => setTurn(turn + 1)}
        />
      )}
    </Screen>
  );
}

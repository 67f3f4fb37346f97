import { useState } from 'react';
import { useParams } from 'react-router';
import { useQuery } from '@forecourt/api-client/react';
import { Link } from '@forecourt/ui';
import { LIMIT_KINDS, type LimitKind } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { anyText, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { EditLimits } from './EditLimits.tsx';

/** What to create: a copy, a kind, and the cards that get it. */
const FILTERS = { from: anyText, kind: oneOf(LIMIT_KINDS), cards: anyText };
const ADD = { profile: 'limits.new.profile', limit: 'limits.new.limit' } as const;

/** Adds, copies, or edits a card limit or profile. [SCREEN-26, LIMIT-01, LIMIT-02] */
export function Component() {
  const text = useText();
  const { profileId = null } = useParams();
  const { from = null, kind, cards } = useFilterAddress(FILTERS).filters;
  const source = profileId ?? from;
  const query = useQuery(
    'getLimitProfile',
    source === null ? null : { params: { profileId: source } },
  );
  const [revision, setRevision] = useState(0);
  const profile = query.data?.profile ?? null;
  const limitKind: LimitKind = profile?.kind ?? kind ?? 'profile';
  const title =
    profileId === null
      ? text(ADD[limitKind])
      : profile
        ? text('limits.edit.title', { name: profile.name })
        : text('menu.cardLimits');
  const plasticCount = (query.data?.fleets ?? []).reduce((sum, { inUse }) => sum + inUse, 0);
  return (
    <Screen
      above={<Link href={href('cardLimits')}>{text('limits.back')}</Link>}
      title={title}
      {...(profile && profileId !== null
        ? { subtitle: text('count.cards', { count: profile.cardCount }) }
        : {})}
    >
      {source !== null && !profile ? (
        <NotLoaded
          query={query}
          subject={{ title: text('limits.screen.failed') }}
          notFound={text('limits.notFound')}
        />
      ) : (
        <EditLimits
          key={`${source} ${revision}`}
          kind={limitKind}
          profile={profileId === null ? null : profile}
          start={
            profileId === null && profile
              ? { name: text('limits.copy.name', { name: profile.name }), limits: profile.limits }
              : null
          }
          plasticCount={plasticCount}
          cardIds={cards?.split(',') ?? []}
          onTakeTheirs={() => setRevision(revision + 1)}
        />
      )}
    </Screen>
  );
}

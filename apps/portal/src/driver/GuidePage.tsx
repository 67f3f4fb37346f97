import { useMemo } from 'react';
import { DriverCard } from '@forecourt/ui/driver-decline';
import { createGuideLink } from './guideLink.ts';
import { isEnded } from './link.ts';
import {
  NoPage,
  ProblemNotice,
  InDriverLanguage,
  useFollowed,
  useTitle,
  type LinkPageProps,
} from './LinkPage.tsx';

type Guide = ReturnType<typeof createGuideLink>;
type ContentProps = ReturnType<Guide['read']> & Pick<Guide, 'renew'>;

function Content({ card, at, problem, renew }: ContentProps) {
  useTitle('driverCard.title');
  if (isEnded(problem) || !card || !at) {
    return (
      <NoPage problem={problem} over="driverCard.over" contact={card?.contact} renew={renew} />
    );
  }
  return (
    <DriverCard
      facts={card}
      now={at}
      until={card.guide?.expiresAt}
      notice={<ProblemNotice problem={problem} />}
      onPrint={() => window.print()}
    />
  );
}

/** A card guide: the card in plain words, refreshed while the page is open. */
export function GuidePage({ parts, theme }: LinkPageProps) {
  const link = useMemo(() => createGuideLink(parts), [parts]);
  const state = useFollowed(link);
  return (
    <InDriverLanguage theme={theme} language={state.card?.guide?.language}>
      <Content {...state} renew={link.renew} />
    </InDriverLanguage>
  );
}

import { useEffect, useMemo } from 'react';
import { DriverCard, DriverNotice } from '@forecourt/ui/driver-decline';
import { useText } from '@forecourt/ui/provider';
import type { ThemeChoice } from '@forecourt/ui/theme';
import { isEnded, type LinkParts } from './driverLink.ts';
import { createGuideLink } from './guideLink.ts';
import { Ended, PROBLEM_TEXTS, ProblemNotice, Spoken, useFollowed } from './LinkPage.tsx';

type Guide = ReturnType<typeof createGuideLink>;
type ContentProps = ReturnType<Guide['read']> & Pick<Guide, 'renew'>;

function Content({ card, at, problem, renew }: ContentProps) {
  const text = useText();
  useEffect(() => {
    document.title = text('driverCard.title');
  }, [text]);
  if (isEnded(problem)) {
    return problem === 'over' ? (
      <Ended title={text('driverCard.over')} />
    ) : (
      <Ended title={text(PROBLEM_TEXTS[problem])} renew={renew} />
    );
  }
  if (!card || !at) {
    return <DriverNotice title={text(problem ? PROBLEM_TEXTS[problem] : 'driverPage.loading')} />;
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

/** The card in plain words by a link of its own, as it is while the page is open. */
export function GuidePage({
  parts,
  theme,
}: {
  readonly parts: LinkParts;
  readonly theme: ThemeChoice;
}) {
  const link = useMemo(() => createGuideLink(parts), [parts]);
  const state = useFollowed(link);
  return (
    <Spoken theme={theme} language={state.card?.guide?.language}>
      <Content {...state} renew={link.renew} />
    </Spoken>
  );
}

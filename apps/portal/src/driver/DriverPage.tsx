import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createClient, type DriverCard as Card } from '@forecourt/api-client';
import { DriverCard, DriverDecline, DriverNotice } from '@forecourt/ui/driver-decline';
import { useText } from '@forecourt/ui/provider';
import type { ThemeChoice } from '@forecourt/ui/theme';
import { isGuideToken } from '@forecourt/validation';
import { useNow } from '../app/useNow.ts';
import {
  createDriverLink,
  isEnded,
  type DriverLink,
  type LinkParts,
  type LinkState,
} from './driverLink.ts';
import { GuidePage } from './GuidePage.tsx';
import { Ended, PROBLEM_TEXTS, ProblemNotice, Spoken, useFollowed } from './LinkPage.tsx';

interface ContentProps extends LinkState {
  readonly link: DriverLink;
}

function Content({ link, page, problem, isPending }: ContentProps) {
  const text = useText();
  const now = useNow();
  const [card, setCard] = useState<{ readonly facts: Card; readonly at: Date } | null>(null);
  useEffect(() => {
    document.title = text('driverPage.works');
  }, [text]);
  if (isEnded(problem)) {
    const renew = problem === 'elsewhere' ? link.renew : undefined;
    return <Ended title={text(PROBLEM_TEXTS[problem])} renew={renew} />;
  }
  if (!page) {
    return <DriverNotice title={text(problem ? PROBLEM_TEXTS[problem] : 'driverPage.loading')} />;
  }
  const openCard = async () => {
    const facts = await link.openCard();
    if (facts) setCard({ facts, at: new Date() });
  };
  return (
    <>
      {/* stays, so that what was typed is there on the way back */}
      <div hidden={card !== null}>
        <DriverDecline
          decline={page}
          now={now}
          isPending={isPending}
          notice={<ProblemNotice problem={problem} />}
          onAsk={(asked) => void link.ask(asked)}
          onCard={() => void openCard()}
        />
      </div>
      {card && (
        <DriverCard
          facts={card.facts}
          now={card.at}
          onPrint={() => window.print()}
          onBack={() => setCard(null)}
        />
      )}
    </>
  );
}

interface PageProps {
  readonly parts: LinkParts;
  readonly theme: ThemeChoice;
}

/** A decline, why, and what works instead. */
function DeclinePage({ parts, theme }: PageProps) {
  const link = useMemo(() => createDriverLink(parts), [parts]);
  const state = useFollowed(link);
  return (
    <Spoken theme={theme} language={state.page?.language}>
      <Content link={link} {...state} />
    </Spoken>
  );
}

/** The token behind the `#`, which browsers never send; another link opened here is another page. */
const subscribe = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};
const readToken = () => window.location.hash.slice(1);

export interface DriverPageProps {
  readonly gatewayUrl: string;
  readonly theme: ThemeChoice;
}

/** The page of a text, about a decline or with a card guide: without an account, in the driver's language. */
export function DriverPage({ gatewayUrl: baseUrl, theme }: DriverPageProps) {
  const token = useSyncExternalStore(subscribe, readToken);
  const parts = useMemo(() => {
    const client = createClient({ baseUrl, getAccessToken: () => null });
    return { client, storage: localStorage, token };
  }, [baseUrl, token]);
  const Page = isGuideToken(token) ? GuidePage : DeclinePage;
  return <Page key={token} parts={parts} theme={theme} />;
}

import { useMemo, useState, useSyncExternalStore } from 'react';
import { createClient, type DriverCard as Card } from '@forecourt/api-client';
import { DriverCard, DriverDecline } from '@forecourt/ui/driver-decline';
import type { ThemeChoice } from '@forecourt/ui/theme';
import { isGuideToken } from '@forecourt/validation';
import { useNow } from '../app/useNow.ts';
import { createDriverLink, type DriverLink, type LinkState } from './driverLink.ts';
import { GuidePage } from './GuidePage.tsx';
import { isEnded } from './link.ts';
import {
  NoPage,
  ProblemNotice,
  InDriverLanguage,
  useFollowed,
  useTitle,
  type LinkPageProps,
} from './LinkPage.tsx';

interface ContentProps extends LinkState {
  readonly link: DriverLink;
}

function Content({ link, page, problem, isPending }: ContentProps) {
  useTitle('driverPage.works');
  const now = useNow();
  const [card, setCard] = useState<{ readonly facts: Card; readonly at: Date } | null>(null);
  if (isEnded(problem) || !page) {
    return <NoPage problem={problem} contact={page?.contact} renew={link.renew} />;
  }
  const openCard = async () => {
    const facts = await link.openCard();
    if (facts) setCard({ facts, at: new Date() });
  };
  return (
    <>
      {/* stays mounted so that typed text survives a visit to the card */}
      <div hidden={card !== null}>
        <DriverDecline
          decline={page}
          now={now}
          isPending={isPending}
          notice={<ProblemNotice problem={problem} />}
          onAsk={(request) => void link.ask(request)}
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

/** A decline: the reason for it, and what works instead. */
function DeclinePage({ parts, theme }: LinkPageProps) {
  const link = useMemo(() => createDriverLink(parts), [parts]);
  const state = useFollowed(link);
  return (
    <InDriverLanguage theme={theme} language={state.page?.language}>
      <Content link={link} {...state} />
    </InDriverLanguage>
  );
}

/** Reads the token after the `#`, which browsers never send; a new hash means a new page. */
const subscribe = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};
const readToken = () => window.location.hash.slice(1);

export interface DriverPageProps {
  readonly gatewayUrl: string;
  readonly theme: ThemeChoice;
}

/** The page linked in a text message, about a decline or with a card guide; needs no account. */
export function DriverPage({ gatewayUrl: baseUrl, theme }: DriverPageProps) {
  const token = useSyncExternalStore(subscribe, readToken);
  const parts = useMemo(() => {
    const client = createClient({ baseUrl, getAccessToken: () => null });
    return { client, storage: localStorage, token };
  }, [baseUrl, token]);
  const Page = isGuideToken(token) ? GuidePage : DeclinePage;
  return <Page key={token} parts={parts} theme={theme} />;
}

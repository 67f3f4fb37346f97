import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createClient,
  type CallFailure,
  type DriverCard as Card,
  type DriverPage as Page,
} from '@forecourt/api-client';
import { Button } from '@forecourt/ui/button';
import {
  DRIVER_LOCALES,
  DRIVER_PAGE_TEXTS,
  DriverCard,
  DriverDecline,
  DriverNotice,
} from '@forecourt/ui/driver-decline';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { ForecourtRoot, useText } from '@forecourt/ui/provider';
import type { ThemeChoice } from '@forecourt/ui/theme';
import { DRIVER_LANGUAGES, type DriverAsk, type DriverLanguage } from '@forecourt/validation';
import { DRIVER_TEXTS } from '@forecourt/validation/driverRequests/texts';
import { useNow } from '../app/useNow.ts';
import { keptDeviceKey, keepDeviceKey } from './deviceKey.ts';

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 15_000;
const SLOWER = 1.3;

const ENDED = new Set(['driverLink.over', 'driverLink.elsewhere']);

type Client = ReturnType<typeof createClient>;

/** The page of a link: opened, asked again while a request is open or can be used, and by asking. */
function useDriverLink(baseUrl: string, token: string) {
  const client: Client = useMemo(
    () => createClient({ baseUrl, getAccessToken: () => null }),
    [baseUrl],
  );
  const [page, setPage] = useState<Page | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isPending, setPending] = useState(false);

  const take = useCallback(
    (answer: Awaited<ReturnType<Client['openDriverLink']>>) => {
      if (answer.ok) {
        const { deviceKey } = answer.data;
        if (deviceKey !== null) keepDeviceKey(localStorage, token, deviceKey);
        setPage(answer.data);
      }
      setFailure(answer.ok ? null : answer.failure);
    },
    [token],
  );
  const isOver = failure !== null && ENDED.has(failure.errorCode);
  const state = page?.request?.state;
  const isFollowed = !isOver && (page === null || state === 'open' || state === 'allowed');

  useEffect(() => {
    if (!isFollowed) return undefined;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT;
    const look = async () => {
      clearTimeout(timer);
      const deviceKey = keptDeviceKey(localStorage, token);
      const answer = await client.openDriverLink({ body: { token, deviceKey } });
      if (!isHere) return;
      take(answer);
      timer = setTimeout(() => void look(), wait);
      wait = Math.min(wait * SLOWER, LONGEST_WAIT);
    };
    const lookSoon = () => {
      wait = FIRST_WAIT;
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    document.addEventListener('visibilitychange', lookSoon);
    return () => {
      isHere = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookSoon);
    };
  }, [client, isFollowed, take, token]);

  const ask = async (asked: DriverAsk) => {
    setPending(true);
    const deviceKey = keptDeviceKey(localStorage, token);
    take(await client.askAtPump({ body: { token, deviceKey, ask: asked } }));
    setPending(false);
  };
  const openCard = async () => {
    const deviceKey = keptDeviceKey(localStorage, token);
    const answer = await client.openDriverCard({ body: { token, deviceKey } });
    setFailure(answer.ok ? null : answer.failure);
    return answer.ok ? answer.data : null;
  };
  const renew = () => client.renewDriverLink({ body: { token } });
  return { page, failure, isOver, isPending, ask, openCard, renew };
}

/** The language of the phone, until the driver's own is known. */
const phoneLanguage = (): DriverLanguage =>
  DRIVER_LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? 'en';

type Link = ReturnType<typeof useDriverLink>;

function Ended({ link }: { readonly link: Link }) {
  const text = useText();
  const [isSent, setSent] = useState(false);
  const isElsewhere = link.failure?.errorCode === 'driverLink.elsewhere';
  const renew = async () => {
    const answer = await link.renew();
    setSent(answer.ok);
  };
  return (
    <DriverNotice title={text(isElsewhere ? 'driverLink.elsewhere' : 'driverLink.over')}>
      {isElsewhere &&
        (isSent ? (
          <output>{text('driverPage.again.sent')}</output>
        ) : (
          <Button variant="primary" size="large" isWide onPress={() => void renew()}>
            {text('driverPage.again')}
          </Button>
        ))}
    </DriverNotice>
  );
}

function Content({ link }: { readonly link: Link }) {
  const text = useText();
  const now = useNow();
  const { page, failure, isOver } = link;
  const [card, setCard] = useState<Card | null>(null);
  useEffect(() => {
    document.title = text('driverPage.works');
  }, [text]);
  if (isOver) return <Ended link={link} />;
  if (!page) {
    return <DriverNotice title={text(failure ? 'driverPage.offline' : 'driverPage.loading')} />;
  }
  if (card) {
    return (
      <DriverCard
        facts={card}
        now={now}
        onPrint={() => window.print()}
        onBack={() => setCard(null)}
      />
    );
  }
  const refused = failure?.errorCode.startsWith('driverRequest.') ?? false;
  return (
    <DriverDecline
      decline={page}
      now={now}
      isPending={link.isPending}
      notice={
        failure && (
          <InlineMessage tone="warn" isLive>
            {text(refused ? 'driverRequest.cannot' : 'driverPage.offline')}
          </InlineMessage>
        )
      }
      onAsk={(asked) => void link.ask(asked)}
      onCard={() => void link.openCard().then(setCard)}
    />
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

/** The page of a text about a decline: without an account, in the driver's language. */
export function DriverPage({ gatewayUrl, theme }: DriverPageProps) {
  const link = useDriverLink(gatewayUrl, useSyncExternalStore(subscribe, readToken));
  const language = link.page?.language ?? phoneLanguage();
  const locale = DRIVER_LOCALES[language];
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const texts = useMemo(
    () => ({ ...DRIVER_TEXTS[language], ...DRIVER_PAGE_TEXTS[language] }),
    [language],
  );
  return (
    <ForecourtRoot locale={locale} messages={texts} theme={theme}>
      <Content link={link} />
    </ForecourtRoot>
  );
}

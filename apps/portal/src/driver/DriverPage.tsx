import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createClient, type DriverCard as Card } from '@forecourt/api-client';
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
import { DRIVER_LANGUAGES, type DriverLanguage } from '@forecourt/validation';
import { DRIVER_TEXTS } from '@forecourt/validation/driverRequests/texts';
import { useNow } from '../app/useNow.ts';
import { createDriverLink, isEnded, type DriverLink, type LinkProblem } from './driverLink.ts';

/** The link of a token, followed while the page is open. */
function useDriverLink(baseUrl: string, token: string) {
  const link = useMemo(
    () =>
      createDriverLink({
        client: createClient({ baseUrl, getAccessToken: () => null }),
        storage: localStorage,
        token,
      }),
    [baseUrl, token],
  );
  const state = useSyncExternalStore(link.subscribe, link.read);
  useEffect(() => {
    const stop = link.follow();
    const lookSoon = () => {
      if (document.visibilityState === 'visible') link.lookNow();
    };
    document.addEventListener('visibilitychange', lookSoon);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookSoon);
    };
  }, [link]);
  return { ...state, link };
}

/** The language of the phone, until the driver's own is known. */
const phoneLanguage = (): DriverLanguage =>
  DRIVER_LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? 'en';

/** What the driver reads where something stands in the way. */
const PROBLEM_TEXTS = {
  over: 'driverLink.over',
  elsewhere: 'driverLink.elsewhere',
  offline: 'driverPage.offline',
  busy: 'driverPage.busy',
  cannot: 'driverRequest.cannot',
  unsure: 'driverPage.unsure',
  unsentOffline: 'driverPage.unsentOffline',
  unsentLimited: 'driverPage.unsentLimited',
  unsentInvalid: 'driverPage.unsentInvalid',
  unsentFailed: 'driverPage.unsentFailed',
  card: 'driverPage.card.failed',
} as const satisfies Readonly<Record<LinkProblem, string>>;

type Followed = ReturnType<typeof useDriverLink>;

function Ended({ link, problem }: { readonly link: DriverLink; readonly problem: LinkProblem }) {
  const text = useText();
  const [answer, setAnswer] = useState<'sent' | 'failed' | null>(null);
  const renew = async () => setAnswer((await link.renew()) ? 'sent' : 'failed');
  return (
    <DriverNotice title={text(PROBLEM_TEXTS[problem])}>
      {problem === 'elsewhere' && answer !== 'sent' && (
        <Button variant="primary" size="large" isWide onPress={() => void renew()}>
          {text('driverPage.again')}
        </Button>
      )}
      <output>{answer !== null && text(`driverPage.again.${answer}`)}</output>
    </DriverNotice>
  );
}

function Content({ followed }: { readonly followed: Followed }) {
  const text = useText();
  const now = useNow();
  const { page, problem, isPending, link } = followed;
  const [card, setCard] = useState<Card | null>(null);
  useEffect(() => {
    document.title = text('driverPage.works');
  }, [text]);
  if (isEnded(problem)) return <Ended link={link} problem={problem} />;
  if (!page) {
    return <DriverNotice title={text(problem ? PROBLEM_TEXTS[problem] : 'driverPage.loading')} />;
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
  return (
    <DriverDecline
      decline={page}
      now={now}
      isPending={isPending}
      notice={
        problem && (
          <InlineMessage tone="warn" isLive>
            {text(PROBLEM_TEXTS[problem])}
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
  const followed = useDriverLink(gatewayUrl, useSyncExternalStore(subscribe, readToken));
  const language = followed.page?.language ?? phoneLanguage();
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
      <Content followed={followed} />
    </ForecourtRoot>
  );
}

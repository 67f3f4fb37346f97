import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@forecourt/ui/button';
import { DRIVER_LOCALES, DRIVER_PAGE_TEXTS, DriverNotice } from '@forecourt/ui/driver-decline';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { ForecourtRoot, useText } from '@forecourt/ui/provider';
import type { ThemeChoice } from '@forecourt/ui/theme';
import {
  DRIVER_LANGUAGES,
  type DriverContactPerson,
  type DriverLanguage,
} from '@forecourt/validation';
import { DRIVER_TEXTS } from '@forecourt/validation/driverRequests/texts';
import type { createFollowed } from './followed.ts';
import type { LinkParts, LinkProblem } from './link.ts';

export interface LinkPageProps {
  readonly parts: LinkParts;
  readonly theme: ThemeChoice;
}

/** Sets the document title in the driver's language. */
export function useTitle(key: 'driverPage.works' | 'driverCard.title'): void {
  const text = useText();
  useEffect(() => {
    document.title = text(key);
  }, [key, text]);
}

type Followed<State> = Pick<
  ReturnType<typeof createFollowed<State, unknown>>,
  'read' | 'subscribe' | 'follow' | 'refresh'
>;

/** Returns a link's current state and keeps it up to date while the page is open. */
export function useFollowed<State>(link: Followed<State>): State {
  const state = useSyncExternalStore(link.subscribe, link.read);
  useEffect(() => {
    const stop = link.follow();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') link.refresh();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [link]);
  return state;
}

/** The phone's language, used until the driver's is known. */
const phoneLanguage = (): DriverLanguage =>
  DRIVER_LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en';

interface InDriverLanguageProps {
  readonly theme: ThemeChoice;
  readonly language: DriverLanguage | undefined;
  readonly children: ReactNode;
}

/** Renders its children in the driver's language. */
export function InDriverLanguage({
  theme,
  language = phoneLanguage(),
  children,
}: InDriverLanguageProps) {
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
      {children}
    </ForecourtRoot>
  );
}

/** The text key for each problem. */
export const PROBLEM_TEXTS = {
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

/** A problem with a page that is shown anyway. */
export function ProblemNotice({ problem }: { readonly problem: LinkProblem | null }) {
  const text = useText();
  if (!problem) return null;
  return (
    <InlineMessage tone="warn" isLive>
      {text(PROBLEM_TEXTS[problem])}
    </InlineMessage>
  );
}

interface NoPageProps {
  readonly problem: LinkProblem | null;
  /** The text for an expired link. */
  readonly over?: 'driverLink.over' | 'driverCard.over';
  /** Whom to call, if the page was shown before. */
  readonly contact?: DriverContactPerson | null | undefined;
  /** Requests a text message with a new link; resolves to whether it was sent. */
  readonly renew: () => Promise<boolean>;
}

/** Replaces a page that has not loaded yet or whose link does not work on this phone. */
export function NoPage({ problem, over = 'driverLink.over', contact, renew }: NoPageProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const requestLink = async () => setOutcome((await renew()) ? 'sent' : 'failed');
  const titleKey = problem === 'over' ? over : problem && PROBLEM_TEXTS[problem];
  return (
    <DriverNotice title={text(titleKey ?? 'driverPage.loading')} contact={contact}>
      {problem === 'over' && <p>{text(`${over}.detail`)}</p>}
      {problem === 'elsewhere' && outcome !== 'sent' && (
        <Button variant="primary" size="large" isWide onPress={() => void requestLink()}>
          {text('driverPage.again')}
        </Button>
      )}
      <output>{outcome !== null && text(`driverPage.again.${outcome}`)}</output>
    </DriverNotice>
  );
}

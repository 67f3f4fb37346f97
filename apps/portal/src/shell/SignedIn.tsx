import { Suspense, use, useEffect, useState } from 'react';
import { createClient, type Client, type LoaderOptions } from '@forecourt/api-client';
import { ApiProvider, type StoredResponses } from '@forecourt/api-client/react';
import { BannerProvider } from '@forecourt/ui/banner';
import { useApp, useLive } from '../app/App.ts';
import { StoredResponsesContext, openUserResponses } from '../session/storedResponses.ts';
import { useSessionEnd } from './useSessionEnd.ts';
import { useTrouble } from './useTrouble.ts';
import { WithAccount, type ClientFor } from './WithAccount.tsx';
import { WaitingFrame } from './WithoutAccount.tsx';

function SignedIn() {
  const { config, session } = useApp();
  const live = useLive();
  const expire = useSessionEnd();
  const onServerTrouble = useTrouble();
  // the client outlives renders, so it calls the current callbacks through this object
  const [current] = useState({ expire, onServerTrouble });
  useEffect(() => {
    Object.assign(current, { expire, onServerTrouble });
  });
  // read once: what is on the screen stays readable after the session has ended
  const [userId] = useState(session.subject);
  const [person] = useState(session.person);
  const [isEmulating] = useState(() => session.claims()?.act !== undefined);
  const [clientFor] = useState<ClientFor>(() => {
    const shared: LoaderOptions = {
      baseUrl: config.gatewayUrl,
      isTraced: config.traces,
      fetch: async (url, init) => {
        if (!live.current().flags.has('debugging')) return fetch(url, init);
        const { tracedFetch } = await import('../app/tracedFetch.ts');
        return tracedFetch(url, init);
      },
      getAccessToken: session.accessToken,
      getUserId: session.subject,
      getPagePath: () => window.location.pathname,
      onUnauthorized: () => current.expire(),
      onServerTrouble: (trouble) => current.onServerTrouble(trouble),
      onRetry: ({ status }) => {
        if (status === null)
          void opened.get(person)?.then((answers) => answers.reportUnreachable());
      },
    };
    return (accountId: string | null) => createClient({ ...shared, getAccountId: () => accountId });
  });
  const [client] = useState(() => clientFor(null));
  return (
    <Suspense fallback={<WaitingFrame />}>
      <WithAnswers {...{ client, userId, person, isEmulating, clientFor }} />
    </Suspense>
  );
}

interface WithAnswersProps {
  readonly client: Client;
  readonly userId: string | null;
  readonly person: string | null;
  readonly isEmulating: boolean;
  readonly clientFor: ClientFor;
}

/** Opened once per page and person, since suspended components start over when resumed. */
const opened = new Map<string | null, Promise<StoredResponses>>();
function answersOf({ userId, person, isEmulating }: WithAnswersProps): Promise<StoredResponses> {
  // an employee stores nothing of the user whom they view the portal as
  const opening = opened.get(person) ?? openUserResponses(isEmulating ? null : userId);
  opened.set(person, opening);
  return opening;
}

/** Starts with the previous visit's responses, shown until newer ones arrive. */
function WithAnswers(props: WithAnswersProps) {
  const { client, userId, clientFor } = props;
  const answers = use(answersOf(props));
  return (
    <StoredResponsesContext value={answers}>
      <ApiProvider
        client={client}
        userId={userId}
        accountId={null}
        cacheProvider={answers.provider}
      >
        <WithAccount userId={userId} clientFor={clientFor} />
      </ApiProvider>
    </StoredResponsesContext>
  );
}

/** Wraps every signed-in screen: banners, session, gateway client, account, and frame. */
export function Component() {
  return (
    <BannerProvider>
      <SignedIn />
    </BannerProvider>
  );
}

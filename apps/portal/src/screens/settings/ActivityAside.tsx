import { useState } from 'react';
import useSWR from 'swr';
import { useQuery } from '@forecourt/api-client/react';
import { SESSION_IDLE_SECONDS, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { Section } from '@forecourt/ui/section';
import { SettingsList } from '@forecourt/ui/settings-list';
import { Skeleton } from '@forecourt/ui/skeleton';
import { Stack } from '@forecourt/ui/stack';
import { Status } from '@forecourt/ui/status';
import { useApp } from '../../app/App.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { en } from './messages/en.ts';

const LOG_DAYS = 30;
const SHOWN_MAX = 10;

/** Whether the user's session at the identity provider is still active. [SESS-22, SESS-23] */
function SessionSection() {
  const text = useText();
  const { session } = useApp();
  const { data } = useSWR(['providerStatus', session.subject()], () => session.providerStatus());
  return (
    <Section title={text('settings.session')}>
      <Stack gap={8}>
        {data ? <p>{text(`settings.session.${data}`)}</p> : <Skeleton />}
        <p>{text('settings.session.ends', { minutes: SESSION_IDLE_SECONDS / 60 })}</p>
      </Stack>
    </Section>
  );
}

/** Returns a function that translates the provider's event types. */
function useEventTexts(): (kind: string) => string {
  const translate = useSentText();
  return (kind) => {
    const key = `settings.event.${kind}`;
    return translate(key in en ? key : 'settings.event.other');
  };
}

/** The user's recent sign-in events, and the state of this session. [GW-81] */
export function ActivityAside() {
  const text = useText();
  const when = useWhen();
  const eventWords = useEventTexts();
  const { session } = useApp();
  const [since] = useState(() =>
    new Date(Date.now() - LOG_DAYS * MILLISECONDS_PER_DAY).toISOString().slice(0, 10),
  );
  const oktaUserId = session.subject();
  const log = useQuery(
    'listMfaLogs',
    oktaUserId === null ? null : { params: { oktaUserId, since } },
  );
  const content = () => {
    if (!log.data)
      return <NotLoaded query={log} subject={text('settings.log.what')} shape="block" />;
    const { items } = log.data;
    if (items.length === 0) return <p>{text('settings.log.none')}</p>;
    return (
      <SettingsList
        label={text('settings.log')}
        settings={items.slice(0, SHOWN_MAX).map(({ eventId, occurredAt, kind, outcome }) => ({
          id: eventId,
          title: eventWords(kind),
          text: when(occurredAt),
          status: outcome === 'failure' && (
            <Status tone="bad">{text('settings.log.failed')}</Status>
          ),
        }))}
      />
    );
  };
  return (
    <>
      <Section
        title={text('settings.log')}
        hint={text('settings.log.hint')}
        content={log.data && log.data.items.length > 0 ? 'flush' : 'padded'}
      >
        {content()}
      </Section>
      <SessionSection />
    </>
  );
}

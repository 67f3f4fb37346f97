import type { OutageScope } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { InlineMessage } from '@forecourt/ui';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';

/** Polling interval while no event stream is connected. */
const NEWS_REFRESH_MILLISECONDS = 60_000;

/** Current outages, since when, and when each part last worked; `of` limits it to one. [GW-138] */
export function Outages({ of }: { readonly of?: OutageScope }) {
  const text = useText();
  const when = useWhen();
  const { data } = useQuery('listNews', {}, { refreshInterval: NEWS_REFRESH_MILLISECONDS });
  const outages = data?.outages.filter(({ scope }) => of === undefined || scope === of);
  return outages?.map(({ scope, since, lastGoodAt }) => (
    <InlineMessage key={scope} tone="warn" isLive>
      {text(lastGoodAt === null ? 'outage.sinceOnly' : 'outage.since', {
        what: text(`outage.${scope}`),
        since: when(since),
        lastGood: lastGoodAt === null ? '' : when(lastGoodAt),
      })}
    </InlineMessage>
  ));
}

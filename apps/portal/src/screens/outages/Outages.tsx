import type { OutageScope } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { InlineMessage } from '@forecourt/ui';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';

/** The list is requested again this often while no stream reports changes. */
const NEWS_REFRESH_MILLISECONDS = 60_000;

/** What does not work at the moment, since when, and when it last did; `of`: this part alone. [GW-138] */
export function Outages({ of }: { readonly of?: OutageScope }) {
  const text = useText();
  const at = useWhen();
  const { data } = useQuery('listNews', {}, { refreshInterval: NEWS_REFRESH_MILLISECONDS });
  const shown = data?.outages.filter(({ scope }) => of === undefined || scope === of);
  return shown?.map(({ scope, since, lastGoodAt }) => (
    <InlineMessage key={scope} tone="warn" isLive>
      {text(lastGoodAt === null ? 'outage.sinceOnly' : 'outage.since', {
        what: text(`outage.${scope}`),
        since: at(since),
        lastGood: lastGoodAt === null ? '' : at(lastGoodAt),
      })}
    </InlineMessage>
  ));
}

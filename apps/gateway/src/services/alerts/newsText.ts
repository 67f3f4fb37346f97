import {
  ACCOUNT_INACTIVE_MONTHS,
  ACCOUNT_REACTIVATION_DAYS,
  DELINQUENT_AFTER_DAYS,
  WEBHOOK_RETRY_DAYS,
} from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import type { AccountNews, MessageItem } from '../../store/tables/alerts.ts';
import { timeIn } from './timeIn.ts';

export const isNews = (item: MessageItem): item is AccountNews => 'news' in item;

/** For each kind of account news: its headline, what it means, and the portal path for details. */
const NEWS: Readonly<
  Record<AccountNews['news'], { readonly what: string; readonly so: string; readonly path: string }>
> = {
  'notification.accountLockedDelinquent': {
    what: 'The account is locked because a bill is overdue',
    so: `The bill has been overdue for more than ${DELINQUENT_AFTER_DAYS} days. All purchases are declined until it is paid.`,
    path: '/en/pay/',
  },
  'notification.accountLockedInactive': {
    what: 'The account is locked because it was not used',
    so: `It was not used for ${ACCOUNT_INACTIVE_MONTHS} months. All purchases are declined and no cards can be ordered. Call customer service.`,
    path: '/en/settings/account/',
  },
  'notification.accountUnlocked': {
    what: 'The account is open again',
    so: 'Cards work again, and you can order new ones.',
    path: '/en/settings/account/',
  },
  'notification.accountClosed': {
    what: 'The account was closed',
    so: `Its cards are permanently blocked. Customer service can reactivate the account within ${ACCOUNT_REACTIVATION_DAYS} days.`,
    path: '/en/settings/account/',
  },
  'notification.webhookEndpointOff': {
    what: 'A webhook endpoint was turned off',
    so: 'It responded with 410 (gone), so nothing more is sent to it.',
    path: '/en/settings/integrations/?tab=webhooks',
  },
  'notification.webhooksFailed': {
    what: 'Messages could not be delivered to a webhook endpoint',
    so: `We tried for ${WEBHOOK_RETRY_DAYS} days. Check the endpoint’s log for the cause, then send the messages again.`,
    path: '/en/settings/integrations/?tab=webhooks',
  },
  'notification.journalNotDelivered': {
    what: 'A journal entry was not delivered',
    so: 'Check your SFTP server, then deliver it again.',
    path: '/en/statements/?tab=accounting',
  },
};

const headline = ({ news, name }: AccountNews) =>
  name === undefined ? NEWS[news].what : `${NEWS[news].what}: ${name}`;

/** Subject and text of an email about the account itself, newest first. */
export function newsText(
  news: readonly AccountNews[],
  { name, time_zone }: Pick<Row<'accounts'>, 'name' | 'time_zone'>,
  origin: string,
): { readonly subject: string; readonly text: string } {
  const last = news.at(-1);
  const subject = `${last ? headline(last) : 'News'} (${name})`;
  const paragraphs = news.toReversed().map((item) => {
    const { so, path } = NEWS[item.news];
    return `${headline(item)}, ${timeIn(time_zone, item.at)}. ${so}\n${origin}${path}`;
  });
  return {
    subject,
    text: [`You are getting this because you are an administrator of ${name}.`, ...paragraphs].join(
      '\n\n',
    ),
  };
}

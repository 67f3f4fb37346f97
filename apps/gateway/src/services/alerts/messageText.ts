import { formatMoney } from '../../pdf/formats.ts';
import type { PushText } from '../../messages/webPush.ts';
import type { Row } from '../../store/schema.ts';
import type { AlertItem, DriverRequestItem, MessageItem } from '../../store/tables/alerts.ts';
import { isNews, newsText } from './newsText.ts';
import { timeIn } from './timeIn.ts';

/** Longer texts are cut into several messages by carriers. */
const SMS_CHARACTERS_MAX = 160;

type Message = Pick<Row<'alert_messages'>, 'channel' | 'items' | 'item_count'>;
type Account = Pick<Row<'accounts'>, 'name' | 'time_zone' | 'currency'>;

/** Where the portal shows a purchase; whoever is not signed in comes back to it afterward. */
const linkOf = (origin: string, { transactionId }: AlertItem) =>
  `${origin}/en/activity/${transactionId}`;

function lineOf(item: AlertItem, account: Account, origin: string): string {
  const money = formatMoney(item.amountCents, account.currency);
  const at = timeIn(account.time_zone, item.at);
  return [
    `${item.what}: card ending in ${item.last4}, ${money}, ${item.city}, ${item.state}, ${at}`,
    linkOf(origin, item),
  ].join('\n');
}

const isDriverRequest = (item: MessageItem): item is DriverRequestItem => 'driverRequest' in item;

/** What a browser shows of the driver who waits last; null: there is none in the message. */
export function pushText(
  { items }: Pick<Message, 'items'>,
  { currency }: Pick<Account, 'currency'>,
): PushText | null {
  const last = items.findLast(isDriverRequest);
  if (!last) return null;
  return {
    title: `${last.name} requests ${formatMoney(last.amountCents, currency)}`,
    body: `Card ending in ${last.last4} was declined at ${last.site}. The driver is waiting.`,
    path: `/en/activity/${last.driverRequest}/request`,
  };
}

/** Drivers who wait at a pump, each with the way to the answer. */
function requestText(items: readonly DriverRequestItem[], account: Account, origin: string) {
  const lines = items.map(({ driverRequest, name, last4, amountCents, site, at }) => {
    const money = formatMoney(amountCents, account.currency);
    return `${name} requests ${money}. Card ending in ${last4} was declined at ${site}, ${timeIn(account.time_zone, at)}.\n${origin}/en/activity/${driverRequest}/request`;
  });
  const [first] = items;
  const subject = first
    ? `${first.name} requests ${formatMoney(first.amountCents, account.currency)} at the pump (${account.name})`
    : account.name;
  return { subject, text: [...lines, 'The driver is waiting.'].join('\n\n') };
}

/** Subject and text of a message: what happened, to which card, where, when, and the way to its row. */
export function messageText(
  { channel, items: gathered, item_count: count }: Message,
  account: Account,
  origin: string,
): { readonly subject: string; readonly text: string } {
  const news = gathered.filter(isNews);
  if (news.length > 0) return newsText(news, account, origin);
  const requests = gathered.filter(isDriverRequest);
  if (requests.length > 0) return requestText(requests, account, origin);
  const items = gathered.filter(
    (item): item is AlertItem => !isNews(item) && !isDriverRequest(item),
  );
  const [first] = items;
  const what = first ? `${first.what}, card ending in ${first.last4}` : 'Exceptions';
  const subject = count > 1 ? `${what} and ${count - 1} more` : what;
  if (channel === 'sms') {
    const link = first ? linkOf(origin, first) : origin;
    const words = `${subject}. `.slice(0, SMS_CHARACTERS_MAX - link.length - 24);
    return { subject, text: `${words}${link} Reply STOP to opt out` };
  }
  const more = count - items.length;
  const text = [
    `${account.name}: ${count === 1 ? 'a purchase triggered your alert.' : `${count} purchases triggered your alerts.`}`,
    ...items.map((item) => lineOf(item, account, origin)),
    ...(more > 0 ? [`And ${more} more: ${origin}/en/settings/notifications/`] : []),
    `Manage your alerts: ${origin}/en/settings/exceptions/`,
  ].join('\n\n');
  return { subject: `${subject} (${account.name})`, text };
}

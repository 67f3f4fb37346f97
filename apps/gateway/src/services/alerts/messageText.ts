import { formatMoney } from '../../pdf/formats.ts';
import type { PushText } from '../../messages/webPush.ts';
import type { Row } from '../../store/schema.ts';
import type { AlertItem, DriverRequestItem, MessageItem } from '../../store/tables/alerts.ts';
import { isNews, newsText } from './newsText.ts';
import { timeIn } from './timeIn.ts';

/** Carriers split longer texts into several messages. */
const SMS_CHARACTERS_MAX = 160;

type Message = Pick<Row<'alert_messages'>, 'channel' | 'items' | 'item_count'>;
type Account = Pick<Row<'accounts'>, 'name' | 'time_zone' | 'currency'>;

/** The portal's page for a purchase. The portal returns to it after sign-in. */
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

export const isDriverRequest = (item: MessageItem): item is DriverRequestItem =>
  'driverRequest' in item;

/** Path of the portal page for answering a driver's request. */
const pathOf = ({ driverRequest }: DriverRequestItem) => `/en/activity/${driverRequest}/request`;

/** Push notification for the latest driver request; `null` if the message has none. */
export function pushText(
  { items }: Pick<Message, 'items'>,
  { currency }: Pick<Account, 'currency'>,
): PushText | null {
  const last = items.findLast(isDriverRequest);
  if (!last) return null;
  return {
    title: `${last.name} requests ${formatMoney(last.amountCents, currency)}`,
    body: `Card ending in ${last.last4} was declined at ${last.site}. The driver is waiting.`,
    path: pathOf(last),
  };
}

/** Truncates `message` so that the text fits in one SMS with the link intact. */
function smsText(message: string, link: string): string {
  const suffix = `${link} Reply STOP to opt out`;
  return `${message.slice(0, Math.max(0, SMS_CHARACTERS_MAX - suffix.length - 1))} ${suffix}`;
}

/** Driver requests, each with a link to answer it; a text includes only the latest. */
function requestText(
  items: readonly [DriverRequestItem, ...DriverRequestItem[]],
  channel: Message['channel'],
  { account, origin }: { readonly account: Account; readonly origin: string },
) {
  const answerLink = (item: DriverRequestItem) => `${origin}${pathOf(item)}`;
  const subjectOf = ({ name, amountCents }: DriverRequestItem) =>
    `${name} requests ${formatMoney(amountCents, account.currency)} at the pump (${account.name})`;
  const [first] = items;
  if (channel === 'sms') {
    const last = items.at(-1) ?? first;
    const subject = subjectOf(last);
    return { subject, text: smsText(`${subject}.`, answerLink(last)) };
  }
  const lines = items.map((item) => {
    const money = formatMoney(item.amountCents, account.currency);
    const at = timeIn(account.time_zone, item.at);
    return `${item.name} requests ${money}. Card ending in ${item.last4} was declined at ${item.site}, ${at}.\n${answerLink(item)}`;
  });
  return {
    subject: subjectOf(first),
    text: [
      ...lines,
      items.length === 1 ? 'The driver is waiting.' : 'The drivers are waiting.',
    ].join('\n\n'),
  };
}

/** Subject and text of a message: each exception with its card, place, time, and link. */
export function messageText(
  { channel, items: allItems, item_count: count }: Message,
  account: Account,
  origin: string,
): { readonly subject: string; readonly text: string } {
  const news = allItems.filter(isNews);
  if (news.length > 0) return newsText(news, account, origin);
  const [request, ...more] = allItems.filter(isDriverRequest);
  if (request) return requestText([request, ...more], channel, { account, origin });
  const items = allItems.filter(
    (item): item is AlertItem => !isNews(item) && !isDriverRequest(item),
  );
  const [first] = items;
  const summary = first ? `${first.what}, card ending in ${first.last4}` : 'Exceptions';
  const subject = count > 1 ? `${summary} and ${count - 1} more` : summary;
  if (channel === 'sms') {
    return { subject, text: smsText(`${subject}.`, first ? linkOf(origin, first) : origin) };
  }
  const remaining = count - items.length;
  const isForFleet = items.every(({ code }) => code === null);
  const settings = isForFleet ? '/en/proximity/profiles/' : '/en/settings/exceptions/';
  const text = [
    `${account.name}: ${count === 1 ? 'a purchase triggered your alert.' : `${count} purchases triggered your alerts.`}`,
    ...items.map((item) => lineOf(item, account, origin)),
    ...(remaining > 0 ? [`And ${remaining} more: ${origin}/en/settings/notifications/`] : []),
    `Manage your alerts: ${origin}${settings}`,
  ].join('\n\n');
  return { subject: `${subject} (${account.name})`, text };
}

import { useNavigate } from 'react-router';
import { useNotifications, useSettleNotification } from '@forecourt/api-client/react';
import type { Notification } from '@forecourt/validation';
import { useBanners } from '@forecourt/ui/banner';
import { Link } from '@forecourt/ui/link';
import { NotificationsList, type NotificationItem } from '@forecourt/ui/notifications-list';
import { Section } from '@forecourt/ui/section';
import { Skeleton } from '@forecourt/ui/skeleton';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { notificationItem } from '../notifications/notificationItem.ts';
import { notificationTarget } from '../notifications/notificationTarget.ts';
import { PartFailure } from './PartFailure.tsx';

/** Maximum shown here; a link leads to the others. */
const SHOWN = 4;

/** Returns a function that makes a list item with its action. [UI-12 to UI-15] */
function useItem(): (notification: Notification) => NotificationItem {
  const text = useText();
  const navigate = useNavigate();
  const { account, viewer } = useSelected();

  const actionOf = (notification: Notification) => {
    const target = notificationTarget(notification, viewer);
    // files are downloaded on the Notifications screen
    if (!target && !notification.exportId) return undefined;
    const address = target?.address ?? href('notifications');
    const label = target
      ? (`notification.open.${target.what}` as const)
      : ('overview.needs.all' as const);
    return { label: text(label), onAction: () => void navigate(address) };
  };

  return (notification) =>
    notificationItem(notification, actionOf(notification), { text, account, now: new Date() });
}

/** Sorts alerts first and finished files last, so that news cannot push alerts off the page. */
const weightOf = ({ level, messageKey }: Notification) =>
  level === 'alert' ? 0 : messageKey === 'notification.fileReady' ? 2 : 1;

/** Notifications that need the user, to resolve, ignore, or open. */
export function NeedsYouSection() {
  const text = useText();
  const banners = useBanners();
  const { viewer } = useSelected();
  const { data, failure, retry } = useNotifications();
  const settle = useSettleNotification();
  const toItem = useItem();
  const notifications = (data?.items ?? []).toSorted((a, b) => weightOf(a) - weightOf(b));
  const items = notifications.map(toItem);
  const open = data?.total ?? items.length;

  const settleTo = async (id: string, to: 'resolved' | 'ignored' | 'open') => {
    const result = await settle(id, to);
    if (result.ok) return;
    const message = items.find((item) => item.id === id)?.message ?? '';
    banners.show({ kind: 'trouble', text: text('overview.needs.failed', { message }) });
    throw new Error(result.failure.errorCode);
  };

  return (
    <Section
      title={text('overview.needs')}
      hint={data && text('overview.needs.open', { count: open })}
      action={<Link href={href('notifications')}>{text('overview.needs.all')}</Link>}
    >
      {failure && <PartFailure failure={failure} isStale={data !== undefined} onRetry={retry} />}
      {!data && !failure && <Skeleton shape="chart" />}
      {data && (
        <NotificationsList
          label={text('overview.needs')}
          items={items.slice(0, SHOWN)}
          isFoldedOnPhone
          onSettle={settleTo}
          onUndo={(id) => settleTo(id, 'open')}
          settleBlockedReason={
            viewer.may('notifications.settle') ? undefined : text('overview.needs.mayNot')
          }
          empty={text('overview.needs.empty')}
        />
      )}
    </Section>
  );
}

'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Bell, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { classes, useMergedRefs, type HostProps } from '../../host/index.ts';
import { PHONE_QUERY } from '../../layout/breakpoints.ts';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './NotificationsList.css.ts';

/** Severity of an item. [UI-14] */
export type NotificationLevel = 'alert' | 'other';
export type Settlement = 'resolved' | 'ignored';

/** An item that needs attention. */
export interface NotificationItem {
  readonly id: string;
  /** Items with `null` are skipped. [UI-15] */
  readonly level: NotificationLevel | null;
  /** What happened; items with `null` are skipped. [UI-15] */
  readonly message: string | null;
  /** Where, how much, and when. */
  readonly detail?: ReactNode;
  readonly icon?: LucideIcon;
  /** `warn`: pending. `accent`: needs a response. Defaults to the level's tone. */
  readonly tone?: 'bad' | 'warn' | 'accent';
  /** The action to take. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface NotificationsListProps extends HostProps<HTMLDivElement> {
  readonly label: string;
  readonly items: readonly NotificationItem[];
  /**
   * Called when someone resolves or ignores an item, which disappears immediately. If the promise
   * rejects, the item comes back, and the host reports why.
   */
  readonly onSettle: (id: string, to: Settlement) => Promise<void>;
  /** Reopens an item. If the promise rejects, the item stays settled, and the host reports why. */
  readonly onUndo?: (id: string) => Promise<void>;
  /** Why this person cannot settle items; disables the buttons and explains why. */
  readonly settleBlockedReason?: string | undefined;
  /** On phones, collapses each item to one row with its action; pressing the row expands it. */
  readonly isFoldedOnPhone?: boolean;
  /** Shown instead of the list if there are no open items. */
  readonly empty?: ReactNode;
}

type ShownItem = NotificationItem & { readonly level: NotificationLevel; readonly message: string };

const isShown = (item: NotificationItem): item is ShownItem =>
  item.level !== null && item.message !== null && item.message !== '';

/** An item settled in this list. */
interface SettledItem {
  readonly id: string;
  readonly message: string;
  readonly to: Settlement;
  /** `settled` once the promise resolves, then `gone` once the host's items exclude it. */
  readonly state: 'leaving' | 'settled' | 'gone';
}

/** Drops items that were gone and are listed again: they have been reopened elsewhere. */
function withoutReopened(
  settled: readonly SettledItem[],
  items: readonly NotificationItem[],
): readonly SettledItem[] {
  const listed = new Set(items.map(({ id }) => id));
  const isGone = ({ id, state }: SettledItem) => state === 'settled' && !listed.has(id);
  return settled
    .filter(({ id, state }) => state !== 'gone' || !listed.has(id))
    .map((entry) => (isGone(entry) ? { ...entry, state: 'gone' } : entry));
}

interface ItemProps {
  readonly item: ShownItem;
  readonly blockedReason: string | undefined;
  readonly onSettle: (to: Settlement) => void;
  readonly isFolded: boolean;
}

function Action({ item }: Pick<ItemProps, 'item'>) {
  if (!item.action) return null;
  return (
    <Button size="compact" onPress={item.action.onAction}>
      {item.action.label}
    </Button>
  );
}

function Settling({ item, blockedReason, onSettle }: Omit<ItemProps, 'isFolded'>) {
  const text = useText();
  return (['resolved', 'ignored'] as const).map((to) => (
    <Button
      key={to}
      size="compact"
      variant="quiet"
      aria-label={text(`notificationsList.${to}.name`, { message: item.message })}
      disabledReason={blockedReason}
      onPress={() => onSettle(to)}
    >
      {text(`notificationsList.${to}.verb`)}
    </Button>
  ));
}

function Item(props: ItemProps) {
  const { item, isFolded } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const tone = item.tone ?? (item.level === 'alert' ? 'bad' : 'accent');
  const Icon = item.icon ?? (item.level === 'alert' ? TriangleAlert : Bell);
  return (
    <li tabIndex={-1} className={isFolded ? css.folded : css.item}>
      <span className={css.icon[tone]}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={css.spoken}>{text(`notificationsList.${item.level}`)}</span>
      </span>
      {isFolded && (
        <>
          <AriaButton
            className={css.opener}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            <span className={isOpen ? undefined : css.clamped}>{item.message}</span>
          </AriaButton>
          <Action item={item} />
        </>
      )}
      {(!isFolded || isOpen) && (
        <div className={isFolded ? css.rest : css.body}>
          {!isFolded && <p className={css.message}>{item.message}</p>}
          {item.detail !== undefined && <p className={css.detail}>{item.detail}</p>}
          <div className={css.actions}>
            {!isFolded && <Action item={item} />}
            <Settling {...props} />
          </div>
        </div>
      )}
    </li>
  );
}

/**
 * Restores focus when the focused button unmounts with its item or with Undo: to Undo, or else to
 * the returned or next item, or else to the list.
 */
function useRestoredFocus(ids: readonly string[]) {
  const rootRef = useRef<HTMLDivElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const heldFocus = useRef<{ id: string; at: number; isByKeyboard: boolean } | null>(null);
  const hold = (id: string) => {
    const { activeElement } = document;
    if (!activeElement || !rootRef.current?.contains(activeElement)) return;
    const isByKeyboard = activeElement.matches(':focus-visible');
    heldFocus.current = { id, at: ids.indexOf(id), isByKeyboard };
  };
  useLayoutEffect(() => {
    const { id, at, isByKeyboard } = heldFocus.current ?? {};
    heldFocus.current = null;
    if (id === undefined || rootRef.current?.contains(document.activeElement)) return;
    const returnedIndex = ids.indexOf(id);
    const itemIndex =
      returnedIndex === -1 ? Math.max(0, Math.min(at ?? 0, ids.length - 1)) : returnedIndex;
    const item = listRef.current?.children.item(itemIndex);
    const next = undoRef.current ?? (item instanceof HTMLElement ? item : rootRef.current);
    // Undo can be far up the page; scroll to it for keyboard users only.
    next?.focus({ preventScroll: !isByKeyboard });
  });
  return { rootRef, undoRef, listRef, hold };
}

/**
 * Items that need attention, alerts first, each with Resolve and Ignore. A settled item disappears
 * immediately; Undo brings it back. [UI-12 to UI-15]
 */
export function NotificationsList(props: NotificationsListProps) {
  const { label, items, onSettle, onUndo, settleBlockedReason, isFoldedOnPhone = false } = props;
  const { empty, className, ref } = props;
  const text = useText();
  const [previous, setSettled] = useState<readonly SettledItem[]>([]);
  const settled = withoutReopened(previous, items);
  if (settled.some((entry, index) => entry !== previous[index]) || settled.length < previous.length)
    setSettled(settled);
  const shown = items.filter(isShown).filter(({ id }) => !settled.some((entry) => entry.id === id));
  const sorted = [
    ...shown.filter(({ level }) => level === 'alert'),
    ...shown.filter(({ level }) => level === 'other'),
  ];
  const isFolded = useMediaQuery(PHONE_QUERY) && isFoldedOnPhone;
  const last = settled.at(-1);
  const { rootRef, undoRef, listRef, hold } = useRestoredFocus(sorted.map(({ id }) => id));
  const mergedRef = useMergedRefs(rootRef, ref);
  const bringBack = (id: string) => {
    hold(id);
    setSettled((entries) => entries.filter((entry) => entry.id !== id));
  };

  const settle = async (item: ShownItem, to: Settlement) => {
    hold(item.id);
    const { id, message } = item;
    setSettled((entries) => [...entries, { id, message, to, state: 'leaving' }]);
    try {
      await onSettle(id, to);
      setSettled((entries) =>
        entries.map((entry) => (entry.id === id ? { ...entry, state: 'settled' } : entry)),
      );
    } catch {
      bringBack(id);
    }
  };
  const undo = async (entry: SettledItem) => {
    bringBack(entry.id);
    try {
      await onUndo?.(entry.id);
    } catch {
      hold(entry.id);
      setSettled((entries) => [...entries, entry]);
    }
  };

  return (
    <div ref={mergedRef} tabIndex={-1} className={classes(css.root, className)}>
      <output className={css.status}>
        {last && (
          <span className={css.undo}>
            <span>{text(`notificationsList.${last.to}.done`, { message: last.message })}</span>
            {onUndo && (
              <Button ref={undoRef} size="compact" variant="quiet" onPress={() => void undo(last)}>
                {text('notificationsList.undo')}
              </Button>
            )}
          </span>
        )}
      </output>
      {sorted.length === 0 ? (
        empty
      ) : (
        <ul ref={listRef} aria-label={label} className={css.list}>
          {sorted.map((item) => (
            <Item
              key={item.id}
              item={item}
              isFolded={isFolded}
              blockedReason={settleBlockedReason}
              onSettle={(to) => void settle(item, to)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

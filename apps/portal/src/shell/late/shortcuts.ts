import type { PlainRoute } from '../../addresses/href.ts';
import type { VisibleEntry } from '../../navigation/visibleMenu.ts';

/** The letter, typed after `G`, for each screen. */
const LETTERS = {
  o: 'overview',
  c: 'cards',
  a: 'activity',
  d: 'drivers',
  v: 'vehicles',
  l: 'cardLimits',
  s: 'statements',
  r: 'reports',
  n: 'notifications',
} as const satisfies Readonly<Record<string, PlainRoute>>;

/** A screen with its shortcut letter. */
export interface ScreenKey {
  readonly letter: string;
  readonly entry: VisibleEntry;
}

/** Flattens the entries, listing each screen once: by its own name, not its group's. */
export function flatEntries(entries: readonly VisibleEntry[]): VisibleEntry[] {
  const flat = entries.flatMap((entry) => [...flatEntries(entry.children), entry]);
  const seenKeys = new Set<string>();
  return flat.filter(({ route, query }) => {
    const key = `${route} ${JSON.stringify(query)}`;
    if (route === null || seenKeys.has(key)) return false;
    seenKeys.add(key);
    return true;
  });
}

/** The shortcuts of the screens in this user's menu. */
export function screenKeys(entries: readonly VisibleEntry[]): ScreenKey[] {
  const shown = flatEntries(entries);
  return Object.entries(LETTERS).flatMap(([letter, route]) => {
    const entry = shown.find((one) => one.route === route);
    return entry ? [{ letter, entry }] : [];
  });
}

const STORAGE_KEY = 'shortcuts-off';

/** Single-key shortcuts can be turned off, for people who dictate or press keys by accident. */
export const areShortcutsOn = (): boolean => localStorage.getItem(STORAGE_KEY) === null;
export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'true');
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the key is meant for something else: a shortcut, a field, or an open dialog or menu. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (
    target instanceof Element &&
    target.closest(`${TYPED_INTO}, [role="dialog"], [role="menu"]`)
  ) {
    return true;
  }
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

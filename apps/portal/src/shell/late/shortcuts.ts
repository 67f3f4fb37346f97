import type { PlainRoute } from '../../addresses/href.ts';
import type { VisibleEntry } from '../../navigation/visibleMenu.ts';

/** After `G`: the letter of a screen. */
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

/** A screen with the keys that lead there. */
export interface ScreenKey {
  readonly letter: string;
  readonly entry: VisibleEntry;
}

/** Entries one after the other, each screen once: under its own name, not the group's. */
export function flatEntries(entries: readonly VisibleEntry[]): VisibleEntry[] {
  const flat = entries.flatMap((entry) => [...flatEntries(entry.children), entry]);
  const seen = new Set<string>();
  return flat.filter(({ route, query }) => {
    const key = `${route} ${JSON.stringify(query)}`;
    if (route === null || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The keys of the screens that this person's menu shows. */
export function screenKeys(entries: readonly VisibleEntry[]): ScreenKey[] {
  const shown = flatEntries(entries);
  return Object.entries(LETTERS).flatMap(([letter, route]) => {
    const entry = shown.find((one) => one.route === route);
    return entry ? [{ letter, entry }] : [];
  });
}

const KEPT = 'shortcuts-off';

/** Single keys can be switched off, for who types by voice or by accident. */
export const areShortcutsOn = (): boolean => localStorage.getItem(KEPT) === null;
export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, 'true');
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key belongs to what has the focus, or to a dialog that is open. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target;
  if (at instanceof Element && at.closest(`${TYPED_INTO}, [role="dialog"], [role="menu"]`)) {
    return true;
  }
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

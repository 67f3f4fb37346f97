import type { ListAddress } from '../lists/useListAddress.ts';

/** What the address of the notifications says: the tab, and what it narrows by. */
export const ADDRESS_NAMES = ['tab', 'level', 'state'] as const;
export type NotificationsAddress = ListAddress<(typeof ADDRESS_NAMES)[number]>;

import * as z from 'zod/mini';
import { filledText, flag, id, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Lists of which people keep views. */
export const VIEWED_LISTS = ['cards', 'activity', 'drivers', 'vehicles'] as const;
export const viewedList = oneOf(VIEWED_LISTS);
export type ViewedList = (typeof VIEWED_LISTS)[number];

export const VIEW_NAME_CHARACTERS_MAX = 60;
/** Views of one list that one person keeps in one account at most. */
export const VIEWS_PER_LIST_MAX = 50;
const FILTER_CHARACTERS_MAX = 100;

/** Why a view cannot be kept. */
export const VIEW_REFUSALS = {
  nameTaken: 'view.nameTaken',
  tooMany: 'view.tooMany',
} as const satisfies Record<string, MessageKey>;

const short = (max: number) =>
  z
    .string({ error: 'value.invalid' })
    .check(z.minLength(1, { error: 'value.invalid' }), z.maxLength(max, { error: 'text.tooLong' }));

/** A list as a person arranged it: its filters, order and columns, by their names in the address. */
export const savedViewForm = shape({
  name: filledText(VIEW_NAME_CHARACTERS_MAX, 'view.nameRequired'),
  search: z.record(short(40), short(FILTER_CHARACTERS_MAX), { error: 'value.invalid' }),
});
export type SavedViewForm = z.infer<typeof savedViewForm>;

/** Shared views of other users that one is shown, by name. */
export const SHARED_VIEWS_SHOWN_MAX = 100;

export const savedView = shape({
  viewId: id,
  list: viewedList,
  ...savedViewForm.shape,
  /** The other users of the account may use it. */
  isShared: flag,
  /** Whose it is, where that is someone else: it can be used and copied, not changed; null: one's own. */
  sharedBy: nullable(text(120)),
  version: natural,
});
export type SavedView = z.infer<typeof savedView>;

import * as z from 'zod/mini';
import { requiredText, flag, id, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Lists that support saved views. */
export const VIEWED_LISTS = ['cards', 'activity', 'drivers', 'vehicles'] as const;
export const viewedList = oneOf(VIEWED_LISTS);
export type ViewedList = (typeof VIEWED_LISTS)[number];

export const VIEW_NAME_CHARACTERS_MAX = 60;
/** Views per person, account, and list. */
export const VIEWS_PER_LIST_MAX = 50;
const FILTER_CHARACTERS_MAX = 100;

/** Why a view cannot be saved. */
export const VIEW_REFUSALS = {
  nameTaken: 'view.nameTaken',
  tooMany: 'view.tooMany',
} as const satisfies Record<string, MessageKey>;

const shortText = (max: number) =>
  z
    .string({ error: 'value.invalid' })
    .check(z.minLength(1, { error: 'value.invalid' }), z.maxLength(max, { error: 'text.tooLong' }));

/** A list's filters, sort order, and columns, by their names in the URL. */
export const savedViewForm = shape({
  name: requiredText(VIEW_NAME_CHARACTERS_MAX, 'view.nameRequired'),
  search: z.record(shortText(40), shortText(FILTER_CHARACTERS_MAX), { error: 'value.invalid' }),
});
export type SavedViewForm = z.infer<typeof savedViewForm>;

/** Maximum number of other users' shared views to show, by name. */
export const SHARED_VIEWS_SHOWN_MAX = 100;

export const savedView = shape({
  viewId: id,
  list: viewedList,
  ...savedViewForm.shape,
  /** Whether other users of the account can use it. */
  isShared: flag,
  /** The owner, if someone else: the view can be used and copied but not edited. Else `null`. */
  sharedBy: nullable(text(120)),
  version: natural,
});
export type SavedView = z.infer<typeof savedView>;

import * as z from 'zod/mini';
import { atLeastCharacters } from '../core/characters.ts';
import { requiredText, type CrossFieldIssue } from '../core/shape.ts';
import { FULL_NAME_CHARACTERS_MAX, NAME_CHARACTERS_MAX } from '../cards/constants.ts';
import { LAST_NAME_CHARACTERS_MIN } from '../drivers/constants.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Letters of any language and the punctuation used in names; no digits or symbols. */
const NAME = /^$|^['’‘]?[\p{L}\p{M}][\p{L}\p{M}'’‘ʻ·.\- ]*$/u;
/** Characters that can be embossed. */
const CARD_NAME = /^[\p{L}\p{M}\p{N}'’.,&/#()+\- ]*$/u;

/** Uses `refine` to keep the pattern out of API documents, where extending it would be breaking. */
const nameOf = (missing: MessageKey) =>
  requiredText(NAME_CHARACTERS_MAX, missing).check(
    z.refine((name) => NAME.test(name), { error: 'name.characters' }),
  );

/** A single name of a person, in any language. [CARD-24] */
export const personName = nameOf('name.required');
export const firstName = nameOf('name.firstRequired');
/** Last name of a person who is not a driver. */
export const familyName = nameOf('name.lastRequired');
/** A driver's last name. [DRIVER-01] */
export const lastName = nameOf('name.lastRequired').check(
  atLeastCharacters(LAST_NAME_CHARACTERS_MIN, 'name.lastTooShort'),
);
/** The name to emboss on a card. [CARD-24, CARD-25] */
export const nameOnCard = requiredText(NAME_CHARACTERS_MAX, 'card.nameRequired').check(
  z.regex(CARD_NAME, { error: 'name.characters' }),
);

const normalized = (value: unknown) =>
  typeof value === 'string' ? value.trim().normalize('NFC') : '';

/** Checks that first and last name fit on one embossed line, not counting the space. [CARD-23] */
export function fullNameIssues(first: unknown, last: unknown): readonly CrossFieldIssue[] {
  const name = normalized(first) + normalized(last);
  if (name.length <= FULL_NAME_CHARACTERS_MAX) return [];
  if (Array.from(name).length <= FULL_NAME_CHARACTERS_MAX) return [];
  const params = { max: FULL_NAME_CHARACTERS_MAX };
  return [{ path: ['lastName'], key: 'name.fullTooLong', params }];
}

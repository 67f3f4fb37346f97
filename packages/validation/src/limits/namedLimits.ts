import type * as z from 'zod/mini';
import { across, flag, id, lineText, list, shape } from '../core/shape.ts';
import { NAME_CHARACTERS_MAX } from '../cards/constants.ts';
import { limitFields } from './cardLimit.ts';
import { limitKind, type LimitKind } from './purchaseLimits.ts';

interface NamedLimitFields {
  kind: LimitKind;
  name: string;
  isDefault: boolean;
}

const parts = {
  kind: limitKind,
  name: lineText(NAME_CHARACTERS_MAX, 'profile.nameRequired'),
  isDefault: flag,
  limits: limitFields,
};
const onlyProfilesAreDefault = across<NamedLimitFields>(({ kind, isDefault }) =>
  kind === 'limit' && isDefault === true ? [{ path: ['isDefault'], key: 'value.invalid' }] : [],
);

/** A card limit or card profile to edit, as sent in requests. [LIMIT-01, LIMIT-02, ENT-16] */
export const namedLimits = shape(parts).check(onlyProfilesAreDefault);
export type NamedLimits = z.infer<typeof namedLimits>;

/** A card limit or profile to add, with the cards to assign it to, if any. */
export const newNamedLimits = shape({ ...parts, cardIds: list(id) }).check(onlyProfilesAreDefault);

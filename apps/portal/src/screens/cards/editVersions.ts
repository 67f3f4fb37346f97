import type { CallFailure, CardDetails } from '@forecourt/api-client';
import type { CardChange, DifferingValue, OrderChoices } from '@forecourt/ui';
import { CARD_EDIT_FIELDS, type CardEdit } from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';

/** The form's initial values. */
export const changeOf = ({ card, assigneeId, ownLimits }: CardDetails): CardChange => ({
  nameOnCard: card.nameOnCard,
  fleetId: card.fleetId,
  departmentId: card.departmentId,
  groupId: card.groupId,
  profileId: card.profileId ?? '',
  assigneeId,
  ownLimits,
});

type EditField = (typeof CARD_EDIT_FIELDS)[number];

/** Returns only the changed fields, so that nobody else's change is undone. */
export function editOf(before: CardChange, after: CardChange): CardEdit {
  const changedFields = CARD_EDIT_FIELDS.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changedFields.map((name) => [name, after[name]]));
}

interface FieldOptions {
  readonly choices: OrderChoices;
  readonly assignees: OrderChoices['profiles'];
  readonly groups: OrderChoices['profiles'];
}

const isField = (path: string): path is EditField => CARD_EDIT_FIELDS.some((name) => name === path);

/** Both versions of each value in a stale edit, as text. */
export function differingValues(
  failure: CallFailure | null,
  { choices, assignees, groups }: FieldOptions,
  text: Text,
): readonly DifferingValue[] {
  const lists: Readonly<Partial<Record<EditField, OrderChoices['profiles']>>> = {
    fleetId: choices.fleets,
    departmentId: choices.departments,
    profileId: choices.profiles,
    groupId: groups,
    assigneeId: assignees,
  };
  const valueText = (field: EditField, value: string | number = ''): string => {
    if (field === 'ownLimits') {
      return text(value === '' ? 'cardEdit.profileLimits' : 'cardEdit.ownLimits');
    }
    if (value === '') {
      return text(field === 'assigneeId' ? 'cardEdit.nobody' : 'cardEdit.none');
    }
    return lists[field]?.find((option) => option.value === value)?.label ?? `${value}`;
  };
  return (failure?.fields ?? []).flatMap(({ path, params }) => {
    if (!isField(path)) return [];
    return [
      {
        field: path,
        label: text(`cardEdit.field.${path}`),
        yours: valueText(path, params['yours']),
        current: valueText(path, params['current']),
      },
    ];
  });
}

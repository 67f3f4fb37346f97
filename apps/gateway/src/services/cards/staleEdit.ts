import {
  CARD_EDIT_FIELDS,
  CARD_REFUSALS,
  type CardEdit,
  type FieldIssue,
} from '@forecourt/validation';
import { Refusal, issueAt } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { assigneeTable } from './editReferences.ts';

const asText = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** What the card holds now under the names of an edit. */
function currentOf(card: Row<'cards'>): Readonly<Record<keyof CardEdit, unknown>> {
  const isVehicle = assigneeTable(card.card_type) === 'vehicles';
  return {
    nameOnCard: card.name_on_card,
    fleetId: card.fleet_id,
    departmentId: card.department_id,
    groupId: card.group_id,
    assigneeId: isVehicle ? card.vehicle_id : card.driver_id,
    profileId: card.profile_id,
    ownLimits: card.custom_limits,
  };
}

/** 409 with both versions: each value that differs, as it was sent and as the card holds it now. */
export function staleEdit(card: Row<'cards'>, edit: CardEdit, expected: number): Refusal {
  const current = currentOf(card);
  const fields = CARD_EDIT_FIELDS.flatMap((name): FieldIssue[] => {
    const [yours, now] = [asText(edit[name]), asText(current[name])];
    if (edit[name] === undefined || yours === now) return [];
    return [issueAt(name, CARD_REFUSALS.versionDiffers, { yours, current: now })];
  });
  return new Refusal(409, 'version.stale', { params: { expected, actual: card.version }, fields });
}

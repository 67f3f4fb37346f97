import { ID_PROMPTS, ODOMETER_PROMPTS } from '../promptedIds/cardPrompts.ts';
import type { MessageKey } from '../messages/keys.ts';

const CARD_FIELDS = [
  'nameOnCard',
  'fleet',
  'department',
  'group',
  'driver',
  'vehicle',
  'profile',
  'cardholders',
  'replacedBy',
  'replaces',
  'receiptNumber',
  'idPrompt',
  'odometerPrompt',
] as const;
const ROSTER_FIELDS = [
  'first_name',
  'last_name',
  'driver_id',
  'employee_id',
  'license_number',
  'license_state',
  'mobile',
  'vehicle_id',
  'unit_number',
  'name',
  'vin',
  'license_plate',
  'registration_number',
  'registration_expiry',
  'odometer_miles',
  'hubometer_start_thousandths',
  'hubometer_last_thousandths',
  'tank_capacity_milligallons',
  'trailer_number',
  'status',
] as const;
const KEYS: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ...CARD_FIELDS.map((field) => [field, `card.timeline.what.${field}`] as const),
  ...ROSTER_FIELDS.map((field) => [field, `timeline.field.${field}`] as const),
]);
/** Message keys of prompts, by the value stored in the history. */
const PROMPTS: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>(
  [...new Set([...ID_PROMPTS, ...ODOMETER_PROMPTS])].map(
    (prompt) => [prompt, `card.timeline.prompt.${prompt}`] as const,
  ),
);

/** The message key for a changed field's name; `undefined` if the field is internal. */
export const changedFieldKey = (field: string): MessageKey | undefined => KEYS.get(field);

/** The message key for a prompt stored in the history; `undefined` if the field holds no prompt. */
export const changedPromptKey = (field: string, stored: string | null): MessageKey | undefined =>
  field === 'idPrompt' || field === 'odometerPrompt' ? PROMPTS.get(stored ?? '') : undefined;

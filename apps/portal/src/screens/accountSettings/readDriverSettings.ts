import {
  DRIVER_ASK_CENTS_MIN,
  DRIVER_AUTO_CENTS_MAX,
  driverRequestSettings,
  moneyBetween,
  type DriverRequestSettings,
} from '@forecourt/validation';
import * as z from 'zod/mini';

/** Stands for no escalation, since a select cannot have an empty value. */
export const NEVER = 'never';

/** The values of a fleet's form. */
export interface DriverSettingsDraft {
  readonly isOn: boolean;
  readonly answeredBy: readonly string[];
  /** Minutes, or `NEVER`. */
  readonly escalateMinutes: string;
  /** The automatically approved amount, as typed; blank for none. */
  readonly autoGrantCents: string;
  readonly contact: { readonly name: string; readonly phone: string };
}

const typedSettings = z.object({
  ...driverRequestSettings.shape,
  autoGrantCents: z.nullable(moneyBetween(DRIVER_ASK_CENTS_MIN, DRIVER_AUTO_CENTS_MAX)),
});

/**
 * Parses the settings to send. While requests are off, the fields are hidden, so invalid values
 * revert to the stored ones.
 */
export function readDriverSettings(draft: DriverSettingsDraft, stored: DriverRequestSettings) {
  const hasContact = Object.values(draft.contact).some((value) => value.trim() !== '');
  const autoGrantCents = draft.autoGrantCents.trim() || null;
  const contact = hasContact ? draft.contact : null;
  const escalateMinutes = draft.escalateMinutes === NEVER ? null : Number(draft.escalateMinutes);
  const typed = { ...draft, escalateMinutes, autoGrantCents, contact };
  const parsed = typedSettings.safeParse(typed);
  if (draft.isOn || parsed.success) return parsed;
  const { shape } = typedSettings;
  const amount = shape.autoGrantCents.safeParse(autoGrantCents);
  const person = shape.contact.safeParse(contact);
  const data: DriverRequestSettings = {
    ...typed,
    answeredBy: [...draft.answeredBy],
    autoGrantCents: amount.success ? amount.data : stored.autoGrantCents,
    contact: person.success ? person.data : stored.contact,
  };
  return { success: true, data } as const;
}

import {
  DRIVER_ASK_CENTS_MIN,
  DRIVER_AUTO_CENTS_MAX,
  driverRequestSettings,
  moneyBetween,
  type DriverRequestSettings,
} from '@forecourt/validation';
import * as z from 'zod/mini';

/** The values of a fleet's form. */
export interface DriverSettingsDraft {
  readonly isOn: boolean;
  readonly answeredBy: readonly string[];
  /** null means never. */
  readonly escalateMinutes: number | null;
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
  const parsed = typedSettings.safeParse({ ...draft, autoGrantCents, contact });
  if (draft.isOn || parsed.success) return parsed;
  const { shape } = typedSettings;
  const amount = shape.autoGrantCents.safeParse(autoGrantCents);
  const person = shape.contact.safeParse(contact);
  const data: DriverRequestSettings = {
    ...draft,
    answeredBy: [...draft.answeredBy],
    autoGrantCents: amount.success ? amount.data : stored.autoGrantCents,
    contact: person.success ? person.data : stored.contact,
  };
  return { success: true, data } as const;
}

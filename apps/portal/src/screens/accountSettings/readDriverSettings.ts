import {
  driverRequestSettings,
  oneTimePurchase,
  type DriverRequestSettings,
} from '@forecourt/validation';

/** The values of a fleet's form. */
export interface TypedDriverSettings {
  readonly isOn: boolean;
  readonly answeredBy: readonly string[];
  /** null means never. */
  readonly escalateMinutes: number | null;
  /** The automatically approved amount, as typed; blank for none. */
  readonly auto: string;
  readonly contactName: string;
  readonly phone: string;
}

interface ReadSettings {
  /** The parsed settings; null if any value is invalid. */
  readonly settings: DriverRequestSettings | null;
  /** Paths of the invalid values. */
  readonly invalidPaths: ReadonlySet<string>;
}

/** Parses the settings by the validation rules. */
function parseSettings(settings: DriverRequestSettings): ReadSettings {
  const parsed = driverRequestSettings.safeParse(settings);
  if (parsed.success) return { settings: parsed.data, invalidPaths: new Set() };
  return {
    settings: null,
    invalidPaths: new Set(parsed.error.issues.map(({ path }) => path.join('.'))),
  };
}

/**
 * Returns the settings to send, or the paths of invalid ones. While requests are off, the fields
 * are hidden, so invalid values revert to the stored ones.
 */
export function readDriverSettings(
  typed: TypedDriverSettings,
  stored: DriverRequestSettings,
): ReadSettings {
  const { isOn, answeredBy, escalateMinutes, auto, contactName, phone } = typed;
  const amount = oneTimePurchase.safeParse(auto);
  const isWithoutContact = contactName.trim() === '' && phone.trim() === '';
  const settings: DriverRequestSettings = {
    isOn,
    answeredBy: [...answeredBy],
    escalateMinutes,
    autoGrantCents: auto.trim() === '' ? null : amount.success ? amount.data : 0,
    contact: isWithoutContact ? null : { name: contactName, phone },
  };
  const parsed = parseSettings(settings);
  if (isOn || parsed.settings) return parsed;
  const isContactWrong =
    parsed.invalidPaths.has('contact.name') || parsed.invalidPaths.has('contact.phone');
  return parseSettings({
    ...settings,
    ...(parsed.invalidPaths.has('autoGrantCents') ? { autoGrantCents: stored.autoGrantCents } : {}),
    ...(isContactWrong ? { contact: stored.contact } : {}),
  });
}

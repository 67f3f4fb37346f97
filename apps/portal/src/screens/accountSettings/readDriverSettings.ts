import {
  driverRequestSettings,
  oneTimePurchase,
  type DriverRequestSettings,
} from '@forecourt/validation';

/** What the form of a fleet says. */
export interface TypedDriverSettings {
  readonly isOn: boolean;
  readonly answeredBy: readonly string[];
  /** null: never. */
  readonly escalateMinutes: number | null;
  /** The amount that is allowed right away; blank: none. */
  readonly auto: string;
  readonly contactName: string;
  readonly phone: string;
}

interface ReadSettings {
  /** What is sent; null: something is wrong. */
  readonly settings: DriverRequestSettings | null;
  /** The paths of what is wrong. */
  readonly wrong: ReadonlySet<string>;
}

/** The settings as the rules read them. */
function readBy(settings: DriverRequestSettings): ReadSettings {
  const read = driverRequestSettings.safeParse(settings);
  if (read.success) return { settings: read.data, wrong: new Set() };
  return { settings: null, wrong: new Set(read.error.issues.map(({ path }) => path.join('.'))) };
}

/**
 * The settings that are sent, or what is wrong with them. While they are off the fields are out of
 * sight, so what is wrong there stays as it was stored.
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
  const read = readBy(settings);
  if (isOn || read.settings) return read;
  const isContactWrong = read.wrong.has('contact.name') || read.wrong.has('contact.phone');
  return readBy({
    ...settings,
    ...(read.wrong.has('autoGrantCents') ? { autoGrantCents: stored.autoGrantCents } : {}),
    ...(isContactWrong ? { contact: stored.contact } : {}),
  });
}

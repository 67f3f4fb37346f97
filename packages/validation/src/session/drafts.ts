/** Days that a draft is stored after its last change, or an unconfirmed import or bulk action. */
export const DRAFT_DAYS = 7;
export const DRAFT_BYTES_MAX = 64 * 1024;
/** Drafts per person. */
export const DRAFTS_MAX = 50;

/** Words in the names of secret fields. */
const SECRET_WORDS: ReadonlySet<string> = new Set([
  'password',
  'passcode',
  'passphrase',
  'secret',
  'token',
  'pin',
  'cvv',
  'cvc',
  'ssn',
]);
const SECRET_PAIRS = ['security answer', 'security code', 'verification code', 'card number'];
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

function isSecretName(name: string): boolean {
  const words = wordsOf(name);
  const joined = words.join(' ');
  return (
    words.some((word) => SECRET_WORDS.has(word)) ||
    SECRET_PAIRS.some((pair) => joined.includes(pair))
  );
}

const CARD_NUMBER = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g;

function passesLuhn(number: string): boolean {
  const digits = Array.from(number.replaceAll(/\D/g, ''), Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const isSecretText = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  (String(value).match(CARD_NUMBER) ?? []).some(passesLuhn);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Finds data that must not be stored in a draft: filled-in fields whose names suggest a secret, and
 * full card numbers anywhere. Paths are joined by dots.
 */
export function secretPaths(data: unknown, path = ''): string[] {
  if (isSecretText(data)) return [path];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const fieldPath = path === '' ? name : `${path}.${name}`;
    return isSecretName(name) && !isNothing(value) ? [fieldPath] : secretPaths(value, fieldPath);
  });
}

/** Returns the draft without data that must not be stored. */
export function withoutSecrets(data: unknown): unknown {
  if (isSecretText(data)) return null;
  if (Array.isArray(data)) return data.map(withoutSecrets);
  if (typeof data !== 'object' || data === null) return data;
  const safeEntries = Object.entries(data).filter(([name]) => !isSecretName(name));
  return Object.fromEntries(
    safeEntries.map(([name, value]: [string, unknown]) => [name, withoutSecrets(value)]),
  );
}

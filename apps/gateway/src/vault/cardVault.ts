import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  randomInt,
  type KeyObject,
} from 'node:crypto';
import { CARD_NUMBER_ENDING_DIGITS_MIN, EXPRESS_CODE_DIGITS } from '@forecourt/validation';

/** Keys for card data, 32 bytes each. */
export interface CardKeys {
  /** For the lookup values of numbers, endings, and codes, and for derived secrets. */
  readonly lookUp: Buffer;
  /** For sealing numbers, PINs, and codes. */
  readonly seal: Buffer;
  /** Previous sealing keys, which only open. */
  readonly oldSeals?: readonly Buffer[];
}

/** What is stored of a card number. The number itself leaves the vault only to be printed. */
export interface IssuedNumber {
  readonly last4: string;
  readonly numberHmac: string;
  readonly endingHmac: string;
  readonly vaultToken: string;
}

/** What is stored of an express check's code. `sealed` is deleted once no one may view it. */
export interface IssuedCheckCode {
  readonly last4: string;
  readonly hmac: string;
  readonly sealed: string;
}

/** Creates card numbers and codes, and protects them and PINs. */
export interface CardVault {
  /** Creates a new number, with `ending` as its last four digits if given. */
  issueNumber(ending?: string): IssuedNumber;
  /** The lookup value of a number, or of a token's number; `null` if the token isn't ours. */
  numberHmac(card: { readonly number: string } | { readonly token: string }): string | null;
  /** The lookup value of the last seven digits; `null` if there are fewer. */
  endingHmac(digits: string): string | null;
  /** Creates an express check's code, sealed for that check. */
  issueCheckCode(checkId: string): IssuedCheckCode;
  /** Opens a check's code. @throws when it was sealed for another check or was changed. */
  openCheckCode(checkId: string, sealed: string): string;
  /** The lookup value of a code. */
  checkCodeHmac(code: string): string;
  /** Seals a PIN for one card. It can't be opened for another. */
  sealPin(cardId: string, pin: string): string;
  /** Opens a card's PIN. @throws when it was sealed for another card or was changed. */
  openPin(cardId: string, sealed: string): string;
  /** Derives the secret that signs messages. Always the same for an ID, so it isn't stored. */
  webhookSecret(secretId: string): string;
  /** Derives the secret of a driver's link. Always the same for a text, so it isn't stored. */
  driverLinkSecret(textId: string): string;
  /** Derives the secret of an account's SFTP key, different per key ID. It isn't stored. */
  sftpSecret(accountId: string, keyId: string): Buffer;
  /** Prefix of every secret that is sealed with the current key. */
  readonly currentSeal: string;
  /** Reseals secrets with the current key. @throws when no key opens them */
  sealAgain: {
    number(token: string): string;
    pin(cardId: string, sealed: string): string;
    checkCode(checkId: string, sealed: string): string;
  };
}

/** First digits of this program's numbers: an issuer number that no network has assigned. */
const ISSUER_PREFIX = '999070';
const NUMBER_DIGITS = 17;

/** Returns the check digit (Luhn) for the digits before it. */
export function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = digits.length - 1, double = true; index >= 0; index -= 1, double = !double) {
    const value = Number(digits[index]) * (double ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

const randomDigits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

function makeNumber(): string {
  const body = ISSUER_PREFIX + randomDigits(NUMBER_DIGITS - ISSUER_PREFIX.length - 1);
  return body + checkDigit(body);
}

/** Chooses the digit before the ending so that the last one is the number's check digit. */
function makeNumberEnding(ending: string): string {
  const start =
    ISSUER_PREFIX + randomDigits(NUMBER_DIGITS - ISSUER_PREFIX.length - 1 - ending.length);
  for (let digit = 0; digit < 10; digit += 1) {
    const body = `${start}${digit}${ending.slice(0, -1)}`;
    if (checkDigit(body) === ending.slice(-1)) return body + ending.slice(-1);
  }
  throw new RangeError('A number ends in digits.');
}

/** Prefix from before keys could be rotated: any key may open it. */
const UNNAMED = 'v1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_NAME_CHARACTERS = 8;

/** A sealing key, and the prefix of the secrets that it sealed. */
interface SealingKey {
  readonly key: KeyObject;
  readonly prefix: string;
}

function sealingKey(bytes: Buffer): SealingKey {
  const name = createHmac('sha256', bytes).update('name of a sealing key').digest('hex');
  return { key: createSecretKey(bytes), prefix: `v2.${name.slice(0, KEY_NAME_CHARACTERS)}.` };
}

/** Seals a secret. The same `owner` must be given to open it. */
function seal({ key, prefix }: SealingKey, secret: string, owner = ''): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return prefix + Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

function openWith(key: KeyObject, encoded: string, owner: string): string {
  const bytes = Buffer.from(encoded, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const secret = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([secret, decipher.final()]).toString('utf8');
}

/** Opens with the key that the secret names. @throws when no key of ours sealed it for the owner */
function open(keys: readonly SealingKey[], sealed: string, owner: string): string {
  const namedKey = keys.find(({ prefix }) => sealed.startsWith(prefix));
  if (namedKey) return openWith(namedKey.key, sealed.slice(namedKey.prefix.length), owner);
  if (!sealed.startsWith(UNNAMED)) throw new RangeError('No key of ours sealed this.');
  const encoded = sealed.slice(UNNAMED.length);
  for (const { key } of keys.slice(0, -1)) {
    try {
      return openWith(key, encoded, owner);
    } catch {
      // another key may have sealed it
    }
  }
  const [lastKey] = keys.slice(-1);
  if (!lastKey) throw new RangeError('There is no key.');
  return openWith(lastKey.key, encoded, owner);
}

/** The owners that secrets are sealed for. */
const checkOwner = (checkId: string) => `check:${checkId}`;
const pinOwner = (cardId: string) => `pin:${cardId}`;

/** The number behind a token; `null` if the token isn't ours. */
function numberOf(keys: readonly SealingKey[], token: string): string | null {
  try {
    return open(keys, token, '');
  } catch {
    return null;
  }
}

/** The gateway's built-in vault. A token is the number itself, sealed with AES-GCM. */
export function createCardVault({ lookUp, seal: sealKey, oldSeals = [] }: CardKeys): CardVault {
  // created once, since creating a key from bytes takes longer than using it
  const lookUpKey = createSecretKey(lookUp);
  const current = sealingKey(sealKey);
  const keys = [current, ...oldSeals.map(sealingKey)];
  const hmac = (purpose: string, digits: string) =>
    createHmac('sha256', lookUpKey).update(`${purpose}:${digits}`).digest('hex');
  const reseal = (sealed: string, owner: string) => seal(current, open(keys, sealed, owner), owner);
  return {
    issueNumber(ending) {
      const number = ending === undefined ? makeNumber() : makeNumberEnding(ending);
      return {
        last4: number.slice(-4),
        numberHmac: hmac('number', number),
        endingHmac: hmac('ending', number.slice(-CARD_NUMBER_ENDING_DIGITS_MIN)),
        vaultToken: seal(current, number),
      };
    },
    numberHmac: (card) => {
      const number = 'number' in card ? card.number : numberOf(keys, card.token);
      return number === null ? null : hmac('number', number);
    },
    endingHmac: (digits) =>
      digits.length < CARD_NUMBER_ENDING_DIGITS_MIN
        ? null
        : hmac('ending', digits.slice(-CARD_NUMBER_ENDING_DIGITS_MIN)),
    issueCheckCode: (checkId) => {
      const code = randomDigits(EXPRESS_CODE_DIGITS / 2) + randomDigits(EXPRESS_CODE_DIGITS / 2);
      const sealed = seal(current, code, checkOwner(checkId));
      return { last4: code.slice(-4), hmac: hmac('check', code), sealed };
    },
    openCheckCode: (checkId, sealed) => open(keys, sealed, checkOwner(checkId)),
    checkCodeHmac: (code) => hmac('check', code),
    sealPin: (cardId, pin) => seal(current, pin, pinOwner(cardId)),
    openPin: (cardId, sealed) => open(keys, sealed, pinOwner(cardId)),
    webhookSecret: (secretId) =>
      `whsec_${Buffer.from(hmac('webhook', secretId), 'hex').toString('base64')}`,
    driverLinkSecret: (textId) =>
      Buffer.from(hmac('driverLink', textId), 'hex').toString('base64url'),
    // an account's first key has no ID
    sftpSecret: (accountId, keyId) =>
      Buffer.from(hmac('sftp', keyId === '' ? accountId : `${accountId}:${keyId}`), 'hex'),
    currentSeal: current.prefix,
    sealAgain: {
      number: (token) => reseal(token, ''),
      pin: (cardId, sealed) => reseal(sealed, pinOwner(cardId)),
      checkCode: (checkId, sealed) => reseal(sealed, checkOwner(checkId)),
    },
  };
}

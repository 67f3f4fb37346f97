import * as z from 'zod/mini';
import { across, shape } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import {
  PASSWORD_CHANGE_WAIT_HOURS,
  PASSWORD_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MIN,
  PASSWORD_CLASSES_MIN,
  PASSWORD_HISTORY_COUNT,
  PASSWORD_SHARED_CHARACTERS_MAX,
} from './constants.ts';

/** What to compare a password with; hosts with only hashes pass the candidate if it matches. */
export interface PasswordContext {
  readonly username?: string | null;
  readonly email?: string | null;
  readonly currentPassword?: string | null;
  /** Latest first; only the first eight count. */
  readonly previousPasswords?: readonly string[];
  /** Instants: a date, ISO 8601 text, or milliseconds. */
  readonly lastChangedAt?: Date | string | number | null;
  readonly now?: Date | string | number;
  /** From the `commonPasswords` subpath, which is loaded only where passwords are set. */
  readonly isCommonPassword?: (password: string) => boolean;
}

/** Shorter parts of a name, such as initials, do not count. */
const PART_CHARACTERS_MIN = 3;
const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];
const HOUR_MILLISECONDS = 3_600_000;

const runsOf = (text: string, length: number) =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, index) =>
    text.slice(index, index + length),
  );
/** Parts of an address, except for the top-level domain, which is too common to matter. */
const partsOf = (address: string) =>
  address
    .replace(/(@.*)\.[^.]*$/su, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= PART_CHARACTERS_MIN);

const isWithinWait = (changedAt: Date, now: Date) =>
  now.getTime() - changedAt.getTime() < PASSWORD_CHANGE_WAIT_HOURS * HOUR_MILLISECONDS;

type Rule = readonly [
  key: MessageKey,
  holds: (password: string, context: PasswordContext) => boolean,
];

/** Rules other than length, in display order. [AUTH-37 to AUTH-43] */
const RULES: readonly Rule[] = [
  [
    'password.classes',
    (password) => CLASSES.filter((kind) => kind.test(password)).length >= PASSWORD_CLASSES_MIN,
  ],
  [
    'password.sharesUsername',
    (password, { username }) =>
      !runsOf((username ?? '').toLowerCase(), PASSWORD_SHARED_CHARACTERS_MAX + 1).some((run) =>
        password.toLowerCase().includes(run),
      ),
  ],
  [
    'password.sharesEmail',
    (password, { email }) =>
      !partsOf((email ?? '').toLowerCase()).some((part) => password.toLowerCase().includes(part)),
  ],
  ['password.isCurrent', (password, { currentPassword }) => password !== currentPassword],
  [
    'password.isPrevious',
    (password, { previousPasswords = [] }) =>
      !previousPasswords.slice(0, PASSWORD_HISTORY_COUNT).includes(password),
  ],
  [
    'password.common',
    (password, { isCommonPassword }) => !isCommonPassword || !isCommonPassword(password),
  ],
  [
    'password.changedTooRecently',
    (_password, { lastChangedAt, now }) =>
      !lastChangedAt || !now || !isWithinWait(new Date(lastChangedAt), new Date(now)),
  ],
];

const paramsOf: Readonly<Partial<Record<MessageKey, Readonly<Record<string, number>>>>> = {
  'password.classes': { count: PASSWORD_CLASSES_MIN },
  'password.isPrevious': { count: PASSWORD_HISTORY_COUNT },
  'password.changedTooRecently': { hours: PASSWORD_CHANGE_WAIT_HOURS },
};

/** The password being replaced; only the identity provider can verify it. [AUTH-56] */
export const currentPassword = z
  .string({ error: 'password.currentRequired' })
  .check(z.minLength(1, { error: 'password.currentRequired' }));

/** A new password, checked against the person's name, address, and history. [AUTH-35 to AUTH-43] */
export const newPassword = (context: PasswordContext) =>
  z.string({ error: 'password.required' }).check(
    z.minLength(1, { error: 'password.required', abort: true }),
    z.minLength(PASSWORD_CHARACTERS_MIN, { error: 'password.tooShort' }),
    z.maxLength(PASSWORD_CHARACTERS_MAX, { error: 'password.tooLong', abort: true }),
    z.check((payload) => {
      for (const [key, holds] of RULES) {
        if (holds(payload.value, context)) continue;
        const params = paramsOf[key] ?? {};
        payload.issues.push({ code: 'custom', input: payload.value, message: key, params });
      }
    }),
  );

/** A new password and its confirmation. [AUTH-44, AUTH-55] */
export const newPasswordPair = (context: PasswordContext) =>
  shape({
    password: newPassword(context),
    confirmation: z
      .string({ error: 'password.confirmationRequired' })
      .check(z.minLength(1, { error: 'password.confirmationRequired' })),
  }).check(
    across<{ password: string; confirmation: string }>(({ password, confirmation }) =>
      confirmation && password !== confirmation
        ? [{ path: ['confirmation'], key: 'password.differs' }]
        : [],
    ),
  );

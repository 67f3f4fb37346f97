import { randomBytes } from 'node:crypto';
import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { isStillValid, readUntil } from '../vault/datedSecrets.ts';
import { note, CommandRefused, type Command, type SecretSettings } from './admin.ts';

const SECRET_BYTES = 32;
const DAYS_MAX = 366;

/** One secret as written in its variable: `secret` or `secret@end`. */
interface WrittenSecret {
  readonly holder: string;
  readonly text: string;
}
interface Variable {
  readonly read: (config: SecretSettings) => readonly WrittenSecret[];
  /** Returns the variable's value with these secrets. */
  readonly write: (config: SecretSettings, secrets: readonly WrittenSecret[]) => string;
}

const parts = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads and writes comma-separated `name:secret` pairs. */
const namedSecrets = (readSetting: (config: SecretSettings) => string | undefined): Variable => ({
  read: (config) =>
    parts(readSetting(config)).map((part) => {
      const [holder = '', text = ''] = part.split(/:(.*)/s);
      return { holder, text };
    }),
  write: (_config, secrets) => secrets.map(({ holder, text }) => `${holder}:${text}`).join(','),
});

const PROVIDER = 'provider';

const VARIABLES: Readonly<Record<string, Variable>> = {
  NETWORK_KEYS: namedSecrets(({ networkKeys }) => networkKeys),
  LIVE_HELP_AGENT_KEYS: namedSecrets(({ liveHelpAgentKeys }) => liveHelpAgentKeys),
  PAYMENT_SECRET: {
    read: ({ paymentSecret }) => parts(paymentSecret).map((text) => ({ holder: PROVIDER, text })),
    write: (_config, secrets) => secrets.map(({ text }) => text).join(','),
  },
  EXTERNAL_SERVICES: {
    read: ({ externalServices }) =>
      Object.entries(externalServices).flatMap(([holder, service]) =>
        parts(service?.secret).map((text) => ({ holder, text })),
      ),
    write: ({ externalServices }, secrets) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(externalServices).map(([holder, service]) => {
            const ownSecrets = secrets.filter((secret) => secret.holder === holder);
            // keep a service's expired secrets: the gateway won't start without any
            if (ownSecrets.length === 0) return [holder, service];
            return [holder, { ...service, secret: ownSecrets.map(({ text }) => text).join(',') }];
          }),
        ),
      ),
  },
};

const endOf = (variable: string, { text }: WrittenSecret) =>
  readUntil(variable, text.split('@')[1]);

/** Lists each secret's holder and end date, but never the secret itself. */
export const listSecrets: Command = {
  does: 'Shows the secrets of networks, agents, payments, and services, by holder and end date.',
  options: {},
  run: ({ config, now }) =>
    Promise.resolve(
      Object.entries(VARIABLES).flatMap(([variable, { read }]) =>
        read(config).map((secret) => {
          const ends = endOf(variable, secret);
          const isValid = isStillValid(ends, now());
          return { variable, holder: secret.holder, ends: ends?.toISOString() ?? null, isValid };
        }),
      ),
    ),
};

/** Returns the day on which a secret ends. @throws Refused when that is not within the next year */
export function endOfSecret(text: string, now: Date): string {
  const days = (Date.parse(text) - now.getTime()) / MILLISECONDS_PER_DAY;
  if (days > 0 && days <= DAYS_MAX) return text;
  throw new CommandRefused('--until must be a date within the next year, for example 2026-12-31.');
}

/** Returns a settings line with a new secret. The current one stays valid until its end date. */
export const replaceSecret: Command = {
  does: 'Prints a settings line with a new secret in addition to the holder’s current one.',
  options: {
    variable: { is: Object.keys(VARIABLES).join(', ') },
    holder: { is: 'network, company, or service; not for PAYMENT_SECRET', isOptional: true },
    until: { is: 'date on which the current secret ends' },
  },
  run: async (admin, { variable: name = '', holder = PROVIDER, until = '' }) => {
    const { config, database } = admin;
    const variable = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined;
    if (!variable)
      throw new CommandRefused(`${name} is not one of ${Object.keys(VARIABLES).join(', ')}.`);
    const now = admin.now();
    const end = endOfSecret(until, now);
    const validSecrets = variable
      .read(config)
      .filter((secret) => isStillValid(endOf(name, secret), now));
    const [current, ...older] = validSecrets.filter((secret) => secret.holder === holder);
    if (!current) throw new CommandRefused(`${name} has no valid secret for ${holder}.`);
    if (older.length > 0) throw new CommandRefused(`${holder} already has two valid secrets.`);
    const endingSecret = { holder, text: `${current.text.split('@')[0]}@${end}` };
    const newSecret = { holder, text: randomBytes(SECRET_BYTES).toString('hex') };
    const value = variable.write(
      config,
      validSecrets.flatMap((secret) => (secret === current ? [newSecret, endingSecret] : [secret])),
    );
    if (value.includes("'")) throw new CommandRefused(`${name} contains a quotation mark.`);
    await database.db
      .transaction()
      .execute((trx) =>
        note(trx, admin, 'secrets replace', holder, { variable: name, until: end }),
      );
    return `${name}='${value}'`;
  },
};

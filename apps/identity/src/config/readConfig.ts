import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorCode, StartupError } from '@forecourt/server';
import * as z from 'zod/mini';
import { readEnvironment, type Environment } from './environment.ts';
import { fileSchema, userSchema, type FileConfig } from './schema.ts';

const DEMO_FILE = fileURLToPath(new URL('../../config/demo.json', import.meta.url));

/** The complete configuration of an identity server: the file and the environment. */
export interface IdentityConfig extends FileConfig {
  readonly environment: Environment;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment and the configuration file named by `IDENTITY_CONFIG`, by default the
 * demo's.
 *
 * @throws StartupError with one line that names the file and the problem.
 */
export function readConfig(env: Env): IdentityConfig {
  const environment = readEnvironment(env);
  const path = environment.configFile ?? DEMO_FILE;
  const variables = { ...env, PORTAL_ORIGIN: environment.portalOrigin };
  const file = parse(fileSchema, replaceNames(readJson(path), variables, path), path);
  const issuers = file.issuers.map((issuer) => ({
    ...issuer,
    users: [...issuer.users, ...(issuer.peopleFile ? readPeople(issuer.peopleFile) : [])],
  }));
  const config = { ...file, issuers, environment };
  refuseContradictions(config, path);
  return config;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartupError(`The file ${path} cannot be read: ${reason}.`);
  }
}

/** Replaces each `{NAME}` inside strings with the environment variable of that name. */
function replaceNames(value: unknown, env: Env, path: string): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{([A-Z_]+)\}/g, (_, variable: string) => {
      const replacement = env[variable];
      if (replacement) return replacement;
      throw new StartupError(`The file ${path} needs the environment variable ${variable}.`);
    });
  }
  if (Array.isArray(value)) return value.map((item: unknown) => replaceNames(item, env, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, replaceNames(member, env, path)]),
  );
}

function parse<T extends z.core.$ZodType>(schema: T, value: unknown, path: string): z.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') || 'the whole';
  const unknownKeys =
    issue?.code === 'unrecognized_keys' ? ` (unknown: ${issue.keys.join(', ')})` : '';
  throw new StartupError(
    `Invalid configuration in ${path}: ${place} is missing or not valid${unknownKeys}.`,
  );
}

function readPeople(path: string) {
  return parse(z.array(userSchema), readJson(path), path);
}

const duplicateOf = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

function refuseContradictions({ issuers, clients }: IdentityConfig, path: string): void {
  const refuse = (problem: string) => {
    throw new StartupError(`Invalid configuration in ${path}: ${problem}.`);
  };
  const clientIds = clients.map(({ id }) => id);
  const duplicateName = duplicateOf(clientIds) ?? duplicateOf(issuers.map(({ name }) => name));
  if (duplicateName) refuse(`${duplicateName} appears twice`);
  for (const issuer of issuers) {
    const unknownClient = issuer.clients.find((id) => !clientIds.includes(id));
    if (unknownClient) refuse(`issuer ${issuer.name} names the unknown client ${unknownClient}`);
    const names = issuer.users.map(({ username }) => username.toLowerCase());
    const subjects = issuer.users.map(({ subject }) => subject);
    const duplicateUser = duplicateOf(names) ?? duplicateOf(subjects);
    if (duplicateUser) refuse(`issuer ${issuer.name} has the user ${duplicateUser} twice`);
  }
}

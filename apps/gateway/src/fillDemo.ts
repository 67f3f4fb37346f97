import { readFile } from 'node:fs/promises';
import { StartupError, type Log } from '@forecourt/server';
import { ROLES } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { GatewayConfig } from './config.ts';
import type { Db } from './store/schema.ts';

const demoPeople = z.array(
  z.object({
    subject: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    role: z.enum(ROLES),
  }),
);

/** Fills an empty database with demo data. */
export type SeedDemo = (
  db: Db,
  options: {
    readonly people: z.infer<typeof demoPeople>;
    readonly issuer: string;
    readonly asOf: Date;
    readonly log: Log;
  },
) => Promise<unknown>;

/** The demo's people, without what they sign in with. @throws StartupError */
async function readPeople(path: string | undefined) {
  if (path === undefined) throw new StartupError('DEMO_PEOPLE is missing: the demo needs it.');
  try {
    return demoPeople.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new StartupError(`DEMO_PEOPLE cannot be read: check ${path}.`);
  }
}

export interface FillOptions {
  readonly config: Pick<GatewayConfig, 'demoPeople' | 'issuers'>;
  readonly asOf: Date;
  readonly log: Log;
  readonly seedDemo: SeedDemo;
}

/** Seeds the demo when nobody is in the database yet; answers whether it did. */
export async function fillDemo(
  db: Db,
  { config, asOf, log, seedDemo }: FillOptions,
): Promise<boolean> {
  const somebody = await db.selectFrom('people').select('user_id').limit(1).executeTakeFirst();
  if (somebody) return false;
  const people = await readPeople(config.demoPeople);
  const [issuer = ''] = config.issuers;
  log.info('filling the database with demo data');
  await seedDemo(db, { people, issuer, asOf, log });
  return true;
}

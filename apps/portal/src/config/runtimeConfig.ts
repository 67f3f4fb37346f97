import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { CARDS_PER_ORDER_MAX, SESSION_FAST_IDLE_IS_ON } from '@forecourt/validation';
import { unbroken } from '../app/phone.ts';

/** What can be wrong with an entry; each is a key of the catalog. */
export const CONFIG_REASONS = [
  'config.notFound',
  'config.notReadable',
  'config.notGroup',
  'config.notText',
  'config.empty',
  'config.notNumber',
  'config.notPositive',
  'config.notFlag',
  'config.notWebAddress',
  'config.adminIssuer',
] as const;
export type ConfigReason = (typeof CONFIG_REASONS)[number];

const notText = { error: 'config.notText' };
const notNumber = { error: 'config.notNumber' };
const notFlag = { error: 'config.notFlag' };
const notGroup = { error: 'config.notGroup' };

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  return protocol === 'http:' || protocol === 'https:';
}
/** An http(s) address; a slash at the end is taken off. */
const webAddress = z.pipe(
  z.string(notText).check(z.refine(isWebAddress, { error: 'config.notWebAddress' })),
  z.transform((value: string) => value.replace(/\/+$/, '')),
);
const words = z.string(notText).check(z.minLength(1, { error: 'config.empty' }));

const phone = z.pipe(words, z.transform(unbroken));

const positive = z.number(notNumber).check(z.positive({ error: 'config.notPositive' }));

/** The issuer's own rule of the specification: never an organization's admin address. [AUTH-58 to AUTH-60] */
const issuer = webAddress.check(
  z.refine((value) => !/-admin\./.test(value), { error: 'config.adminIssuer' }),
);

/**
 * What an operator sets per environment, in `config.json` next to the portal: one build serves every
 * environment. Seconds and addresses as named; what may be left out has its default here.
 */
export const runtimeConfig = z.object(
  {
    gatewayUrl: webAddress,
    issuers: z.object({ main: issuer, cp1: z.optional(issuer) }, notGroup),
    clientId: withDefault(words, 'forecourt-portal'),
    /** Age of a token at which the session ends. [SESS-01, SESS-30] */
    tokenTtlSeconds: withDefault(positive, 3600),
    /** Multiplies `tokenTtlSeconds`. [SESS-31] */
    tokenTtlMultiplier: withDefault(positive, 1),
    /** Cards in one order made by hand. [CARD-32] */
    cardOrderLimit: withDefault(
      z.int(notNumber).check(z.positive({ error: 'config.notPositive' })),
      CARDS_PER_ORDER_MAX,
    ),
    /** Signs a page out after 75 s without a sign of life. [SESS-27, SESS-28] */
    isFastIdle: withDefault(z.boolean(notFlag), SESSION_FAST_IDLE_IS_ON),
    /** Shows what only a demonstration has: the page with the messages that were sent. */
    demo: withDefault(z.boolean(notFlag), false),
    /** Every text in a pseudo-language, to find what is not in a catalog or has no room; in a demo only. */
    pseudoLanguage: withDefault(z.boolean(notFlag), false),
    /** Calls begin the traces that the gateway goes on with; a gateway of others has to allow the header. */
    traces: withDefault(z.boolean(notFlag), false),
    /** Feature flags that differ from their default. [FLAG-01 to FLAG-28] */
    flags: withDefault(z.record(z.string(notText), z.boolean(notFlag), notGroup), {}),
    /** Pages outside the portal; without an address the entry is not shown. [NAV-45, NAV-46] */
    links: withDefault(
      z.object({ tutorials: z.optional(webAddress), legal: z.optional(webAddress) }, notGroup),
      {},
    ),
    /** Values that change without a new file; left out: there are none. [CONF-01] */
    remoteConfig: z.optional(
      z.object(
        {
          /** Its origin; left out: the gateway's. */
          url: z.optional(webAddress),
          projectId: words,
          namespace: words,
          apiKey: words,
          appId: words,
        },
        notGroup,
      ),
    ),
    /** Customer service, as people read it; a line never breaks inside it. */
    supportPhone: withDefault(phone, '1\u2011800\u2011555\u20110142'),
  },
  notGroup,
);
export type RuntimeConfig = z.infer<typeof runtimeConfig>;

/** One entry that is wrong: where it stands and the key of what to say. */
export interface ConfigFault {
  readonly path: string;
  readonly key: ConfigReason;
}
export type ConfigAnswer =
  | { readonly ok: true; readonly config: RuntimeConfig }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

/** Checks what stands in `config.json`. */
export function readConfig(given: unknown): ConfigAnswer {
  const read = runtimeConfig.safeParse(given);
  if (read.success) return { ok: true, config: read.data };
  const faults = read.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    key: CONFIG_REASONS.find((reason) => reason === message) ?? 'config.notReadable',
  }));
  return { ok: false, faults };
}

/** Fetches and checks `config.json`. Never throws: a failure to fetch is a fault without a path. */
export async function loadConfig(fetcher: typeof fetch = fetch): Promise<ConfigAnswer> {
  try {
    const answer = await fetcher('/config.json', { cache: 'no-store' });
    if (!answer.ok) return { ok: false, faults: [{ path: '', key: 'config.notFound' }] };
    return readConfig(await answer.json());
  } catch {
    return { ok: false, faults: [{ path: '', key: 'config.notReadable' }] };
  }
}

import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { CARDS_PER_ORDER_MAX, SESSION_FAST_IDLE_IS_ON } from '@forecourt/validation';
import { nonBreaking } from '../app/phone.ts';

/** Reasons that an entry can be invalid; each is a catalog key. */
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
/** An http(s) address; trailing slashes are removed. */
const webAddress = z.pipe(
  z.string(notText).check(z.refine(isWebAddress, { error: 'config.notWebAddress' })),
  z.transform((value: string) => value.replace(/\/+$/, '')),
);
const nonEmptyText = z.string(notText).check(z.minLength(1, { error: 'config.empty' }));

const phone = z.pipe(nonEmptyText, z.transform(nonBreaking));

const positive = z.number(notNumber).check(z.positive({ error: 'config.notPositive' }));

/** The specification's rule: never an organization's admin address. [AUTH-58 to AUTH-60] */
const issuer = webAddress.check(
  z.refine((value) => !/-admin\./.test(value), { error: 'config.adminIssuer' }),
);

/**
 * Settings that an operator makes per environment, in `config.json` next to the portal, so that one
 * build serves every environment. Optional entries have their defaults here.
 */
export const runtimeConfig = z.object(
  {
    gatewayUrl: webAddress,
    issuers: z.object({ main: issuer, cp1: z.optional(issuer) }, notGroup),
    clientId: withDefault(nonEmptyText, 'forecourt-portal'),
    /** Token age at which the session ends. [SESS-01, SESS-30] */
    tokenTtlSeconds: withDefault(positive, 3600),
    /** Multiplies `tokenTtlSeconds`. [SESS-31] */
    tokenTtlMultiplier: withDefault(positive, 1),
    /** Maximum cards in one order made by hand. [CARD-32] */
    cardOrderLimit: withDefault(
      z.int(notNumber).check(z.positive({ error: 'config.notPositive' })),
      CARDS_PER_ORDER_MAX,
    ),
    /** Signs a page out after 75 s without activity. [SESS-27, SESS-28] */
    isFastIdle: withDefault(z.boolean(notFlag), SESSION_FAST_IDLE_IS_ON),
    /** Shows what only a demo has: the page listing sent messages. */
    demo: withDefault(z.boolean(notFlag), false),
    /** Shows all text in a pseudo-language, to find uncataloged or cut-off text; demo only. */
    pseudoLanguage: withDefault(z.boolean(notFlag), false),
    /** Starts traces that the gateway continues; any other gateway must allow the header. */
    traces: withDefault(z.boolean(notFlag), false),
    /** Feature flags that override their defaults. [FLAG-01 to FLAG-28] */
    flags: withDefault(z.record(z.string(notText), z.boolean(notFlag), notGroup), {}),
    /** Pages outside the portal; an entry without an address is hidden. [NAV-45, NAV-46] */
    links: withDefault(
      z.object({ tutorials: z.optional(webAddress), legal: z.optional(webAddress) }, notGroup),
      {},
    ),
    /** Remote configuration, which changes values without a new file; none if omitted. [CONF-01] */
    remoteConfig: z.optional(
      z.object(
        {
          /** Its origin; defaults to the gateway's. */
          url: z.optional(webAddress),
          projectId: nonEmptyText,
          namespace: nonEmptyText,
          apiKey: nonEmptyText,
          appId: nonEmptyText,
        },
        notGroup,
      ),
    ),
    /** Customer service's phone number, displayed with non-breaking hyphens. */
    supportPhone: withDefault(phone, '1\u2011800\u2011555\u20110142'),
  },
  notGroup,
);
export type RuntimeConfig = z.infer<typeof runtimeConfig>;

/** An invalid entry: its path, and the catalog key of the reason. */
export interface ConfigFault {
  readonly path: string;
  readonly key: ConfigReason;
}
export type ConfigAnswer =
  | { readonly ok: true; readonly config: RuntimeConfig }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

/** Validates the contents of `config.json`. */
export function readConfig(input: unknown): ConfigAnswer {
  const parsed = runtimeConfig.safeParse(input);
  if (parsed.success) return { ok: true, config: parsed.data };
  const faults = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    key: CONFIG_REASONS.find((reason) => reason === message) ?? 'config.notReadable',
  }));
  return { ok: false, faults };
}

/** Fetches and validates `config.json`. Never throws: a failed fetch is a fault without a path. */
export async function loadConfig(fetcher: typeof fetch = fetch): Promise<ConfigAnswer> {
  try {
    const response = await fetcher('/config.json', { cache: 'no-store' });
    if (!response.ok) return { ok: false, faults: [{ path: '', key: 'config.notFound' }] };
    return readConfig(await response.json());
  } catch {
    return { ok: false, faults: [{ path: '', key: 'config.notReadable' }] };
  }
}

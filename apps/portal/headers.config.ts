import { LANGUAGES } from './src/addresses/language.ts';
import { PATHS } from './src/addresses/paths.ts';

/** Origins named in a deployment's policy, space-separated. */
export interface Origins {
  /** The gateway over https and wss, and the identity provider. */
  readonly connect: string;
  /** The payment provider's frame: the only third-party page that the portal may embed. */
  readonly frame: string;
  /** External services that people are handed over to by a form post. */
  readonly form: string;
}

/** The agent's mirror, a content-hashed file, `config.json` (never cached), or anything else. */
export type PathKind = 'mirror' | 'hashed' | 'config' | 'other';

/** Folder of the content-hashed files. */
export const HASHED_FOLDER = '/assets/';
/** The file an operator places next to the build. */
export const CONFIG_PATH = '/config.json';
/** The drivers' page, a separate entry, so that a phone at a pump loads none of the portal. */
export const DRIVER_PATH = '/en/driver/';
export const MIRROR_PATHS = LANGUAGES.map((language) => `/${language}${PATHS.agent}`);

/** Returns the kind of a path; pass it without the query. */
export function kindOf(path: string): PathKind {
  if (MIRROR_PATHS.includes(path.replace(/\/*$/, '/'))) return 'mirror';
  if (path.startsWith(HASHED_FOLDER)) return 'hashed';
  return path === CONFIG_PATH ? 'config' : 'other';
}

const CACHE_CONTROL: Readonly<Record<PathKind, string>> = {
  mirror: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  config: 'no-store',
  other: 'no-cache',
};

/**
 * Response headers, shared by the preview server and the generated web server configuration. Allows
 * nothing inline and nothing from other origins except the named ones.
 */
export function headersOf(kind: PathKind, origins: Origins): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // the mirror reproduces a page with the inline styles that position its rows
    kind === 'mirror' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${origins.connect}`,
    `frame-src ${origins.frame}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${origins.form}`,
    "require-trusted-types-for 'script'",
    // worker URLs and emptying elements; see app/trustedTypes.ts
    'trusted-types forecourt-worker default',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    // honored over https only
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': CACHE_CONTROL[kind],
  };
}

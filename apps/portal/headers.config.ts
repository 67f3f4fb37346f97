import { LANGUAGES } from './src/addresses/language.ts';
import { PATHS } from './src/addresses/paths.ts';

/** What a deployment names: origins, separated by blanks. */
export interface Origins {
  /** The gateway over https and wss, and the identity provider. */
  readonly connect: string;
  /** The payment provider's frame, the one page of others that may stand in ours. */
  readonly frame: string;
  /** Services of others that people are handed over to by a form. */
  readonly form: string;
}

/** An agent's mirror, a file that is named by its content, a file that must not be kept, all else. */
export type PathKind = 'mirror' | 'hashed' | 'config' | 'other';

/** Folder of the files that are named by their content. */
export const HASHED_FOLDER = '/assets/';
/** What an operator puts next to the build. */
export const CONFIG_PATH = '/config.json';
/** The page of drivers, an entry of its own: a phone at a pump loads nothing of the portal. */
export const DRIVER_PATH = '/en/driver/';
export const MIRROR_PATHS = LANGUAGES.map((language) => `/${language}${PATHS.agent}`);

/** What kind of path a path without its query is. */
export function kindOf(path: string): PathKind {
  if (MIRROR_PATHS.includes(path.replace(/\/*$/, '/'))) return 'mirror';
  if (path.startsWith(HASHED_FOLDER)) return 'hashed';
  return path === CONFIG_PATH ? 'config' : 'other';
}

const KEPT: Readonly<Record<PathKind, string>> = {
  mirror: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  config: 'no-store',
  other: 'no-cache',
};

/**
 * The headers of an answer: the one list for the preview server and the configuration of web servers.
 * Nothing inline, nothing from elsewhere but the named origins.
 */
export function headersOf(kind: PathKind, origins: Origins): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // an agent sees a page as it is, with the places that its rows were given
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
    // addresses of workers, and emptying an element: app/trustedTypes.ts
    'trusted-types forecourt-worker default',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    // browsers heed it over https only
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': KEPT[kind],
  };
}

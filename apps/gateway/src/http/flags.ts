import { FLAG_DEFAULTS, isTruthyValue, resolveFlags, type Flags } from '@forecourt/validation';
import type { ConfigTemplate } from '../remoteConfig/template.ts';
import type { Row } from '../store/schema.ts';
import type { AccountAccess } from './people.ts';

/**
 * Flags set by remote configuration. Conditions are about the browser, which the gateway doesn't
 * know, so a flag that is on for some is refused to no one; the page decides who sees it.
 */
function remoteFlags({ values }: ConfigTemplate): Record<string, boolean> {
  const flags: Record<string, boolean> = {};
  for (const [name, { default: fallback, when = {} }] of Object.entries(values)) {
    if (!Object.hasOwn(FLAG_DEFAULTS, name)) continue;
    flags[name] = [fallback, ...Object.values(when)].some(isTruthyValue);
  }
  return flags;
}

/**
 * The flags that are on: defaults, then the gateway's own settings, then remote configuration,
 * which can change anytime. The page resolves its own the same way. [CONF-01, FLAG-01 to FLAG-28]
 */
export function flagsOf(
  settings: Readonly<Record<string, boolean>>,
  template: () => ConfigTemplate,
): () => Flags {
  let lastTemplate: ConfigTemplate | undefined;
  let flags: Flags = new Set();
  return () => {
    const current = template();
    if (current === lastTemplate) return flags;
    lastTemplate = current;
    flags = resolveFlags(settings, remoteFlags(current));
    return flags;
  };
}

/** The account without its integrations if their flag is off. */
export const withFlaggedIntegrations = <A extends Pick<Row<'accounts'>, 'integrations'>>(
  account: A,
  flags: Flags,
): A => (flags.has('integrations') ? account : { ...account, integrations: [] });

/** Adds the flags to an account’s access, so that features that are off are refused to everyone. */
export const withFlags = (access: AccountAccess, flags: Flags): AccountAccess => ({
  ...access,
  account: withFlaggedIntegrations(access.account, flags),
  actor: { ...access.actor, flags },
});

import { FLAG_DEFAULTS, isTruthyValue, resolveFlags, type Flags } from '@forecourt/validation';
import type { ConfigTemplate } from '../remoteConfig/template.ts';
import type { Row } from '../store/schema.ts';
import type { Standing } from './people.ts';

/**
 * What remote configuration says of flags. Conditions are about the browser that asks, which the gateway
 * does not know: a flag that is on for some is not refused, and the page decides for whom it shows.
 */
function remoteFlags({ values }: ConfigTemplate): Record<string, boolean> {
  const flags: Record<string, boolean> = {};
  for (const [name, { default: usual, when = {} }] of Object.entries(values)) {
    if (!Object.hasOwn(FLAG_DEFAULTS, name)) continue;
    flags[name] = [usual, ...Object.values(when)].some(isTruthyValue);
  }
  return flags;
}

/**
 * The flags that are on: default, then the gateway's own setting, then remote configuration, which can
 * change at any time. The page resolves its own the same way. [CONF-01, FLAG-01 to FLAG-28]
 */
export function flagsOf(
  own: Readonly<Record<string, boolean>>,
  template: () => ConfigTemplate,
): () => Flags {
  let read: ConfigTemplate | undefined;
  let flags: Flags = new Set();
  return () => {
    const now = template();
    if (now === read) return flags;
    read = now;
    flags = resolveFlags(own, remoteFlags(now));
    return flags;
  };
}

/** An account as its flags leave it: without integrations, whatever it turned on, where they are off. */
export const flagged = <A extends Pick<Row<'accounts'>, 'integrations'>>(
  account: A,
  flags: Flags,
): A => (flags.has('integrations') ? account : { ...account, integrations: [] });

/** Someone with the flags that are on, so that what a flag switches off is refused to everyone. */
export const withFlags = (standing: Standing, flags: Flags): Standing => ({
  ...standing,
  account: flagged(standing.account, flags),
  actor: { ...standing.actor, flags },
});

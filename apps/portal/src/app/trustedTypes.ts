interface Rules {
  readonly createHTML?: (markup: string) => string | null;
  readonly createScriptURL?: (address: string) => string;
}
interface Policy {
  createScriptURL(address: string): string;
}
declare global {
  // Not in every browser, and not in TypeScript's library yet.
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined;
}

const isOurs = (url: string) => new URL(url, location.href).origin === location.origin;
const checked = (url: string) => {
  if (!isOurs(url)) throw new TypeError('A worker comes from the portal itself.');
  return url;
};
let workers: Policy | undefined;

/**
 * The address of a worker as the content security policy takes it: from us alone, and only for what
 * the portal itself serves.
 */
export function scriptAddress(url: string): string {
  workers ??= globalThis.trustedTypes?.createPolicy('forecourt-worker', {
    createScriptURL: checked,
  }) ?? { createScriptURL: checked };
  return workers.createScriptURL(url);
}

/**
 * Lets a page empty an element by `innerHTML = ''`, as react-aria's announcer does, and nothing
 * else: any other text is refused still.
 */
export function allowEmptying(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
  });
}

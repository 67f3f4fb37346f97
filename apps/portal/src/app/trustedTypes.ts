interface Rules {
  readonly createHTML?: (markup: string) => string | null;
  readonly createScriptURL?: (address: string) => string;
}
interface Policy {
  createScriptURL(address: string): string;
}
declare global {
  // Not supported by every browser, and not in TypeScript's library yet.
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined;
}

const isOurs = (url: string) => new URL(url, location.href).origin === location.origin;
const requireOwnUrl = (url: string) => {
  if (!isOurs(url)) throw new TypeError('A worker comes from the portal itself.');
  return url;
};
let workerPolicy: Policy | undefined;

/**
 * Wraps a worker's URL for the content security policy, which accepts only this policy's URLs, and
 * those only from the portal's origin.
 */
export function scriptAddress(url: string): string {
  workerPolicy ??= globalThis.trustedTypes?.createPolicy('forecourt-worker', {
    createScriptURL: requireOwnUrl,
  }) ?? { createScriptURL: requireOwnUrl };
  return workerPolicy.createScriptURL(url);
}

/**
 * Allows emptying an element with `innerHTML = ''`, which react-aria's announcer does. All other
 * markup is still rejected.
 */
export function allowEmptying(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
  });
}

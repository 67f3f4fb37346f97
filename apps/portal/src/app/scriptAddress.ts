interface ScriptAddressPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptAddressPolicy): ScriptAddressPolicy;
}
declare global {
  // Not in every browser, and not in TypeScript's library yet.
  var trustedTypes: PolicyFactory | undefined;
}

const isOurs = (url: string) => new URL(url, location.href).origin === location.origin;
const checked = (url: string) => {
  if (!isOurs(url)) throw new TypeError('A worker comes from the portal itself.');
  return url;
};
let policy: ScriptAddressPolicy | undefined;

/**
 * The address of a worker as the content security policy takes it: from us alone, and only for what
 * the portal itself serves.
 */
export function scriptAddress(url: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('forecourt-worker', {
    createScriptURL: checked,
  }) ?? { createScriptURL: checked };
  return policy.createScriptURL(url);
}

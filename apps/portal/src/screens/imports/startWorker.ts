import address from './import.worker.ts?worker&url';

interface ScriptAddressPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptAddressPolicy): ScriptAddressPolicy;
}

const isOurs = (url: string) => new URL(url, location.href).origin === location.origin;
const checked = (url: string) => {
  if (!isOurs(url)) throw new TypeError('A worker comes from the portal itself.');
  return url;
};

let policy: ScriptAddressPolicy | undefined;
declare global {
  // Not in every browser, and not in TypeScript's library yet.
  var trustedTypes: PolicyFactory | undefined;
}

/** Starts the worker that reads files; the content security policy takes its address from us alone. */
export function startWorker(): Worker {
  policy ??= globalThis.trustedTypes?.createPolicy('forecourt-worker', {
    createScriptURL: checked,
  }) ?? {
    createScriptURL: checked,
  };
  return new Worker(policy.createScriptURL(address), { type: 'module' });
}

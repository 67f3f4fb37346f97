/** A key-value store on this device. Values must survive both structured clone and JSON. */
export interface KeyValueStore {
  /** Resolves to `undefined` if the key is missing. */
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** Every key with the prefix. */
  readonly keys: (prefix: string) => Promise<readonly string[]>;
}

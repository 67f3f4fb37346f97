/** Values by key, kept on this device. Values are what the structured clone or JSON can carry. */
export interface KeyValueStore {
  /** Undefined where nothing is kept. */
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** Every key that begins with the prefix. */
  readonly keys: (prefix: string) => Promise<readonly string[]>;
}

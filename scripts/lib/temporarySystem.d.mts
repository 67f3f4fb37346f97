export interface TemporarySystem {
  readonly urls: {
    readonly portal: string;
    readonly gateway: string;
    readonly identity: string;
    readonly issuer: string;
  };
  readonly dataDir: string;
}
export function withTemporarySystem(
  env: Readonly<Record<string, string>>,
  work: (settings: TemporarySystem) => Promise<void>,
): Promise<void>;

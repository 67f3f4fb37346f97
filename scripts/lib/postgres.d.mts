/** Starts a PostgreSQL of its own in a temporary folder; null: there is none. */
export function startPostgres(options?: {
  readonly isDurable?: boolean;
}): Promise<{ readonly url: string; readonly stop: () => void } | null>;
/** A port that nothing listens on at this moment. */
export function freePort(): Promise<number>;

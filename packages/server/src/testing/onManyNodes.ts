import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

/** A coordinator's notice before it sends a statement to the shards of more than one account. */
const NOTICE = 'multi-task query about to be executed';

const current = new AsyncLocalStorage<string[]>();
const lastStatements = new WeakMap<
  Client,
  { readonly text: string; readonly heard: string[] | undefined }
>();

const textOf = (config: unknown): string => {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config
    ? String(config.text)
    : '';
};

/** Makes every connection of this process record statements that run on more than one node. */
export function recordStatementsOnManyNodes(): void {
  const query: unknown = Reflect.get(Client.prototype, 'query');
  if (typeof query !== 'function' || query.name === 'heard') return;
  const heard = function heard(this: Client, ...args: unknown[]): unknown {
    if (!lastStatements.has(this)) {
      this.on('notice', ({ message }) => {
        const statement = lastStatements.get(this);
        if (message === NOTICE) statement?.heard?.push(statement.text);
      });
    }
    lastStatements.set(this, { text: textOf(args[0]), heard: current.getStore() });
    return Reflect.apply(query, this, args);
  };
  Object.assign(Client.prototype, { query: heard });
}

/** Runs a function; returns its result and its statements that ran on several cluster nodes. */
export async function withStatementsOnManyNodes<T>(
  run: () => Promise<T>,
): Promise<[result: T, statements: readonly string[]]> {
  const statements: string[] = [];
  return [await current.run(statements, run), statements];
}

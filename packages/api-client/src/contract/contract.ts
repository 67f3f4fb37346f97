import * as areas from './areas.ts';
import { isCall, type Call } from './call.ts';

type Areas = typeof areas;

/** All calls, by name. */
export type Contract = {
  readonly [N in keyof Areas as Areas[N] extends Call ? N : never]: Areas[N];
};
export type CallName = keyof Contract;

const sortKeyOf = ({ method, path }: Call) => `${path.replaceAll(':', '~')} ${method}`;

function callsOf(modules: Areas): Contract;
function callsOf(modules: Readonly<Record<string, unknown>>): Readonly<Record<string, Call>> {
  const calls = Object.entries(modules).flatMap(([name, call]) =>
    isCall(call) ? [[name, call] as const] : [],
  );
  return Object.fromEntries(
    calls.toSorted(([, a], [, b]) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)),
  );
}

/** All calls, by name; static paths come before parameterized ones. */
export const contract = callsOf(areas);

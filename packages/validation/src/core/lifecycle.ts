import type { MessageKey } from '../messages/keys.ts';
import { reason, type MessageParams, type Reason } from './issue.ts';

/** A condition other than the state. Returns the reason to refuse the action, or `null`. */
export type Guard<Context> = (context: Context) => Reason | null;

/** An entry of a lifecycle table. */
export interface Transition<State extends string, Context> {
  readonly from: readonly State[];
  readonly to: State;
  /** States in `from` that the action does not change. */
  readonly stays?: readonly State[];
  readonly guards?: readonly Guard<Context>[];
  /** Set if no action leads out of `to`; screens ask for confirmation first. */
  readonly irreversible?: boolean;
}

/** Whether an action is allowed, and why not: screens show the reasons on the disabled button. */
export interface ActionAnswer<Action extends string> {
  readonly action: Action;
  readonly allowed: boolean;
  readonly reasons: readonly Reason[];
  readonly irreversible: boolean;
}

export type Applied<State extends string> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

export interface Lifecycle<State extends string, Action extends string, Context> {
  readonly table: Readonly<Record<Action, Transition<State, Context>>>;
  /** Every action in the table, with whether it is allowed now, and why not. */
  actions(state: State, context: Context): ActionAnswer<Action>[];
  /** Returns the state after the action, or every reason against it. Has no side effects. */
  apply(state: State, action: Action, context: Context): Applied<State>;
}

/** Whether an action starts from a state; guards can still refuse it. */
export const startsFrom = <State extends string, Action extends string>(
  { table }: { readonly table: Readonly<Record<Action, { readonly from: readonly State[] }>> },
  action: Action,
  state: State,
): boolean => table[action].from.includes(state);

/** Creates a guard from a predicate and the key of the reason to give if it fails. */
export function guard<Context>(
  key: MessageKey,
  holds: (context: Context) => boolean,
  params: (context: Context) => MessageParams = () => ({}),
): Guard<Context> {
  return (context) => (holds(context) ? null : reason(key, params(context)));
}

/**
 * Defines a lifecycle from a table `action -> from, to, guards, irreversible`. `refusal` returns
 * the reason why an action cannot start from a state.
 */
export function defineLifecycle<State extends string, Context>(
  refusal: (state: State) => Reason,
): <A extends string>(
  table: Readonly<Record<A, Transition<State, Context>>>,
) => Lifecycle<State, A, Context> {
  return <A extends string>(
    table: Readonly<Record<A, Transition<State, Context>>>,
  ): Lifecycle<State, A, Context> => {
    const reasonsAgainst = (state: State, action: A, context: Context): Reason[] => {
      if (!startsFrom({ table }, action, state)) return [refusal(state)];
      return (table[action].guards ?? []).flatMap((check) => check(context) ?? []);
    };
    return {
      table,
      actions: (state, context) => {
        const answers: ActionAnswer<A>[] = [];
        for (const action in table) {
          const reasons = reasonsAgainst(state, action, context);
          const irreversible = table[action].irreversible ?? false;
          answers.push({ action, allowed: reasons.length === 0, reasons, irreversible });
        }
        return answers;
      },
      apply: (state, action, context) => {
        const reasons = reasonsAgainst(state, action, context);
        if (reasons.length > 0) return { ok: false, reasons };
        const { to, stays = [] } = table[action];
        return { ok: true, state: stays.includes(state) ? state : to };
      },
    };
  };
}

import type { MessageKey } from '../messages/keys.ts';
import { reason, type MessageParams, type Reason } from './issue.ts';

/** A condition besides the state. Gives the reason for which the action is refused, or null. */
export type Guard<Context> = (context: Context) => Reason | null;

/** One row of a lifecycle table. */
export interface Transition<State extends string, Context> {
  readonly from: readonly State[];
  readonly to: State;
  /** States in `from` that the action leaves as they are: it concerns what follows, not the state. */
  readonly stays?: readonly State[];
  readonly guards?: readonly Guard<Context>[];
  /** No action leads out of `to`; a screen asks before it sends. */
  readonly irreversible?: boolean;
}

/** What the lifecycle says of one action: a screen shows a disabled button with its reasons. */
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
  /** Every action of the table with whether it may be done now, and why not. */
  actions(state: State, context: Context): ActionAnswer<Action>[];
  /** The state after the action, or every reason against it. Changes nothing by itself. */
  apply(state: State, action: Action, context: Context): Applied<State>;
}

/** Makes a guard of a predicate and the key to give when it does not hold. */
export function guard<Context>(
  key: MessageKey,
  holds: (context: Context) => boolean,
  params: (context: Context) => MessageParams = () => ({}),
): Guard<Context> {
  return (context) => (holds(context) ? null : reason(key, params(context)));
}

/**
 * Makes a lifecycle of a table `action -> from, to, guards, irreversible`.
 * `refusal` words why an action does not start from a state.
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
      const { from, guards = [] } = table[action];
      if (!from.includes(state)) return [refusal(state)];
      return guards.flatMap((check) => check(context) ?? []);
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

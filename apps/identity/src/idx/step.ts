import type * as z from 'zod/mini';
import type { ClientConfig, IssuerConfig } from '../config/schema.ts';
import type { Context } from '../context.ts';
import type { User } from '../store/users.ts';
import type { Field } from './form.ts';
import { messages, type Message } from './messages.ts';
import type { Facts } from './facts.ts';
import type { Transaction } from './transaction.ts';

/** A sign-in with everything that its steps need. */
export interface SignIn {
  readonly transaction: Transaction;
  readonly facts: Facts;
  readonly issuer: IssuerConfig;
  readonly client: ClientConfig;
  /** The person, if the given username belongs to one. */
  readonly user: User | undefined;
  /** Network address of the caller. */
  readonly address: string;
  readonly now: Date;
}

/** The result of a step: new facts, and messages about the entry. */
export interface Outcome {
  readonly facts: Facts;
  readonly status?: 200 | 400 | 401 | 403 | 429;
  /** Shown for the whole page. */
  readonly message?: Message;
  /** Shown at the field, by default the password or code. */
  readonly fieldMessage?: Message;
  /** The field that `fieldMessage` is about, if the form has several. */
  readonly field?: string;
  /** Runs once the new facts are saved, for example to send a message. */
  readonly afterSave?: () => Promise<void>;
}

/** The outcome of a step that is not possible at the current stage. */
export const notNow = ({ facts }: SignIn): Outcome => ({
  facts,
  status: 400,
  message: messages.notPossibleNow,
});

/** A possible next step: a form of the page, or an action inside one of its entries. */
export interface Step<Body = unknown> {
  /** The protocol's name of the form or action. */
  readonly name: string;
  /** The path below `/idp/idx/`. Steps that are never offered together may share it. */
  readonly path: string;
  /** `action`: inside the current factor's entry; `undefined`: a form among the remediations. */
  readonly kind?: 'action';
  readonly body: z.ZodMiniType<Body>;
  readonly relatesTo?: readonly string[];
  /** The poll interval in milliseconds. */
  readonly refresh?: number;
  readonly isOffered: (signIn: SignIn) => boolean;
  /** `undefined` means there is nothing to fill in. */
  readonly fields?: (signIn: SignIn, error?: Message, field?: string) => readonly Field[];
  readonly handle: (context: Context, signIn: SignIn, body: Body) => Outcome | Promise<Outcome>;
}

/** Hides a step's body type, so that all steps fit into one list. */
export interface AnyStep extends Omit<Step, 'body' | 'handle'> {
  /** Parses the body and handles it; `undefined` if the body does not match the form. */
  run(context: Context, signIn: SignIn, body: unknown): Outcome | Promise<Outcome> | undefined;
}

export function defineStep<Body>({ body: schema, handle, ...rest }: Step<Body>): AnyStep {
  return {
    ...rest,
    run(context, signIn, body) {
      const result = schema.safeParse(body);
      return result.success ? handle(context, signIn, result.data) : undefined;
    },
  };
}

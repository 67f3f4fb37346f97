import type * as z from 'zod/mini';
import type { ClientConfig, IssuerConfig } from '../config/schema.ts';
import type { Context } from '../context.ts';
import type { User } from '../store/users.ts';
import type { Field } from './form.ts';
import { messages, type Message } from './messages.ts';
import type { Facts } from './facts.ts';
import type { Transaction } from './transaction.ts';

/** A sign-in with everything that its steps look at. */
export interface SignIn {
  readonly transaction: Transaction;
  readonly facts: Facts;
  readonly issuer: IssuerConfig;
  readonly client: ClientConfig;
  /** The person, once the username that was given belongs to one. */
  readonly user: User | undefined;
  /** Network address of the caller. */
  readonly address: string;
  readonly now: Date;
}

/** What a step makes of an answer: new facts, and what to say about it. */
export interface Outcome {
  readonly facts: Facts;
  readonly status?: 200 | 400 | 401 | 403 | 429;
  /** For the whole page. */
  readonly message?: Message;
  /** For the field of the password or code. */
  readonly fieldMessage?: Message;
  /** Which field that is, where the form has several. */
  readonly field?: string;
  /** Runs once the new facts are saved, such as sending a message. */
  readonly afterward?: () => Promise<void>;
}

/** What a step answers when it is not possible as things stand. */
export const notNow = ({ facts }: SignIn): Outcome => ({
  facts,
  status: 400,
  message: messages.notPossibleNow,
});

/** What a person can do next: a form of the page, or an action inside of one of its entries. */
export interface Step<Body = unknown> {
  /** The protocol's name of the form or action. */
  readonly name: string;
  /** Where it is sent, below `/idp/idx/`. Steps that are never offered together may share it. */
  readonly path: string;
  /** `action`: inside the current factor's entry; left out: a form among the remediations. */
  readonly kind?: 'action';
  readonly body: z.ZodMiniType<Body>;
  readonly relatesTo?: readonly string[];
  /** Milliseconds between two polls. */
  readonly refresh?: number;
  readonly isOffered: (signIn: SignIn) => boolean;
  /** Left out: there is nothing to fill in. */
  readonly fields?: (signIn: SignIn, wrong?: Message, field?: string) => readonly Field[];
  readonly handle: (context: Context, signIn: SignIn, body: Body) => Outcome | Promise<Outcome>;
}

/** Keeps a step's own body type inside, so that steps of all kinds fit into one list. */
export interface AnyStep extends Omit<Step, 'body' | 'handle'> {
  /** Reads the body and handles it; undefined when the body is not what the form asks for. */
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

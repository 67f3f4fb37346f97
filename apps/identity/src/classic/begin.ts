import type { Context } from '../context.ts';
import type { Caller, Engine } from '../idx/engine.ts';
import type { Facts } from '../idx/facts.ts';
import type { SignIn } from '../idx/step.ts';
import { beginTransaction, handleOf, unredeemable } from '../idx/transaction.ts';

/** Begins a classic sign-in with the given issuer or, as requests name none, the first one. */
export async function beginClassic(
  context: Context,
  engine: Engine,
  caller: Caller,
  options: { readonly issuer?: string; readonly facts?: Facts } = {},
): Promise<SignIn | undefined> {
  const { issuers } = context.config;
  const issuer = issuers.find(({ name }) => name === options.issuer) ?? issuers[0];
  const [clientId] = issuer?.clients ?? [];
  if (!issuer || !clientId) return undefined;
  const interactionHandle = await beginTransaction(context, {
    issuer: issuer.name,
    clientId,
    request: unredeemable(),
    ...(options.facts ? { facts: options.facts } : {}),
  });
  return engine.find(handleOf(interactionHandle), caller);
}

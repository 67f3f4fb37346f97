import type { AccountCall } from '../account/caller.ts';
import type { Context } from '../context.ts';
import { callerAddress, type Call } from '../http/caller.ts';
import type { User } from '../store/users.ts';

/** The application whose name messages to a user carry. */
export function applicationOf({ config }: Context, { issuer }: Pick<User, 'issuer'>) {
  const [clientId] = config.issuers.find(({ name }) => name === issuer)?.clients ?? [];
  return config.clients.find(({ id }) => id === clientId);
}

/** A call of the managing server about a user, as if it were of the user. */
export function managedCall(context: Context, call: Call, user: User): AccountCall {
  const client = applicationOf(context, user);
  return {
    context,
    call,
    user,
    clientId: client?.id ?? '',
    applicationName: client?.name ?? '',
    address: callerAddress(call),
  };
}

import type { AccountCall } from '../account/caller.ts';
import type { Context } from '../context.ts';
import { callerAddress, type Call } from '../http/caller.ts';
import type { User } from '../store/users.ts';

/** The application in whose name messages to a user are sent. */
export function applicationOf({ config }: Context, { issuer }: Pick<User, 'issuer'>) {
  const [clientId] = config.issuers.find(({ name }) => name === issuer)?.clients ?? [];
  return config.clients.find(({ id }) => id === clientId);
}

/** A request of the managing server about a user, as if the user had sent it. */
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

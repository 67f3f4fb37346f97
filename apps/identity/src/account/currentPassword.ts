import { PROOF_MINUTES } from '@forecourt/validation';
import * as z from 'zod/mini';
import { apiError, readJson } from '../http/apiError.ts';
import { messages } from '../idx/messages.ts';
import { tryCurrentPassword } from '../security/currentPassword.ts';
import { signedInAt } from '../store/signIns.ts';
import type { AccountCall } from './caller.ts';

const proof = z.object({ currentPassword: z.string() });

/** Refuses a wrong current password; guesses are limited as strictly as at sign-in. */
export async function refuseCurrent(
  { context, call, user }: AccountCall,
  currentPassword: string,
): Promise<Response | undefined> {
  const result = await tryCurrentPassword(context, user, currentPassword);
  if (result === 'suspended') return apiError(call, 429, 'E0000047', [messages.lockedOut.message]);
  if (result === 'wrong') return apiError(call, 403, 'E0000014', [messages.currentWrong.message]);
  return undefined;
}

/** Refuses a request that does not repeat the current password; people without one pass. */
export async function refuseUnproved(account: AccountCall): Promise<Response | undefined> {
  const { call, user } = account;
  if (!user.passwordHash) return undefined;
  const parsed = proof.safeParse(await readJson(call));
  if (!parsed.success) return apiError(call, 400, 'E0000001', ['currentPassword is required']);
  return refuseCurrent(account, parsed.data.currentPassword);
}

/** Whether the caller signed in recently enough (`PROOF_MINUTES`) to need no further proof. */
async function isJustSignedIn({ context, user, signInId }: AccountCall): Promise<boolean> {
  const at = signInId === undefined ? undefined : await signedInAt(context, user, signInId);
  if (!at) return false;
  return context.clock.now().getTime() - at.getTime() <= PROOF_MINUTES * 60_000;
}

/** The vendor's value of `acr_values` for a password. */
const PASSWORD_ACR = 'urn:okta:loa:1fa:pwd';

/**
 * Refuses a change to how a person signs in, unless they signed in recently or repeat their
 * password: an access token alone must not open the account to someone else. The challenge is the
 * vendor's; its `acr_values` says whether repeating the password helps.
 */
export async function refuseUnlessRecent(account: AccountCall): Promise<Response | undefined> {
  const { call, user } = account;
  const parsed = proof.safeParse(await readJson(call));
  if (parsed.success && user.passwordHash)
    return refuseCurrent(account, parsed.data.currentPassword);
  if (await isJustSignedIn(account)) return undefined;
  const challenge = {
    realm: 'IdpMyAccountAPI',
    error: 'insufficient_authentication_context',
    error_description: 'The access token requires additional assurance to access the resource',
    max_age: PROOF_MINUTES * 60,
    ...(user.passwordHash && { acr_values: PASSWORD_ACR }),
  };
  const parameters = Object.entries(challenge).map(([name, value]) => `${name}="${value}"`);
  call.header('www-authenticate', `Bearer ${parameters.join(', ')}`);
  return apiError(call, 403, 'E0000006');
}

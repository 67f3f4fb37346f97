import type { GatewayConfig } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import { createHttpProvider } from './httpProvider.ts';
import type { IdentityProvider } from './identityProvider.ts';

const notManaged = (): never => {
  throw new Refusal(409, 'identity.notManaged');
};

/** Used without an API token: credentials can't be managed, and calls refuse for that reason. */
const noProvider: IdentityProvider = {
  manages: () => false,
  findUser: notManaged,
  findUsersByEmail: () => Promise.resolve([]),
  inviteUser: notManaged,
  resendInvitation: notManaged,
  sendResetLink: notManaged,
  sendUsername: notManaged,
  makeTemporaryPassword: notManaged,
  allowRecovery: notManaged,
  renameUser: notManaged,
  changePassword: notManaged,
  checkPassword: notManaged,
  listFactors: notManaged,
  listAvailable: notManaged,
  listQuestions: notManaged,
  sendCode: notManaged,
  resendCode: notManaged,
  verifyFactor: notManaged,
  enrollFactor: notManaged,
  activateFactor: notManaged,
  removeFactor: notManaged,
  listEvents: notManaged,
  openLink: notManaged,
  answerQuestion: notManaged,
  setPassword: notManaged,
};

type Settings = Pick<GatewayConfig, 'identityUrl' | 'identityApiToken' | 'issuers'>;

/** The configured provider, or one that manages no one without an API token. */
export function connectIdentity({ identityUrl, identityApiToken, issuers }: Settings) {
  const [issuer] = issuers;
  if (identityApiToken === undefined || issuer === undefined) return noProvider;
  return createHttpProvider({ url: identityUrl, apiToken: identityApiToken, issuer });
}

import type { Context } from '../context.ts';
import type { CodeIssuer } from '../idx/engine.ts';
import type { SignIn } from '../idx/step.ts';
import type { Facts } from '../idx/facts.ts';
import { ACR_REACHED } from './interact.ts';
import type { Issuer } from './issuer.ts';
import { secondsLeft } from './secondsLeft.ts';

/** Issues interaction codes with the provider of the issuer that a sign-in belongs to. */
export function codeIssuer(context: Context, issuers: readonly Issuer[]): CodeIssuer {
  const issuerOf = (name: string): Issuer => {
    const issuer = issuers.find((one) => one.name === name);
    if (!issuer) throw new Error(`Issuer ${name} not found.`);
    return issuer;
  };
  return {
    async openGrant({ transaction, user }, signedInAt) {
      const { provider } = issuerOf(transaction.issuer);
      const { scope } = transaction.request;
      const grant = new provider.Grant({
        accountId: user?.subject ?? '',
        clientId: transaction.clientId,
      });
      Object.assign(grant, { expiresIn: secondsLeft(context, signedInAt) });
      grant.addOIDCScope(scope);
      grant.addResourceScope(context.config.audience, scope);
      return grant.save();
    },
    issueCode: (signIn, completed) =>
      issueCode(issuerOf(signIn.transaction.issuer), signIn, completed),
    isSpent: (issuer, grantId) => isSpent(context, issuer, grantId),
    tokenUrl: (issuer) => `${issuerOf(issuer).url}/v1/token`,
  };
}

async function issueCode(
  { provider }: Issuer,
  { transaction, user }: SignIn,
  completed: NonNullable<Facts['completed']>,
): Promise<string> {
  const { request, clientId } = transaction;
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error(`Client ${clientId} not found.`);
  const code = new provider.AuthorizationCode({
    accountId: user?.subject ?? '',
    ...(request.acrValues === undefined ? {} : { acr: ACR_REACHED }),
    amr: [...completed.amr],
    authTime: Math.floor(Date.parse(completed.at) / 1000),
    client,
    codeChallenge: request.codeChallenge,
    codeChallengeMethod: 'S256',
    grantId: completed.grantId,
    gty: 'authorization_code',
    nonce: request.nonce,
    redirectUri: request.redirectUri,
    scope: request.scope,
  });
  return code.save();
}

async function isSpent({ db }: Context, issuer: string, grantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('oidc_records')
    .select('id_hash')
    .where('issuer', '=', issuer)
    .where('grant_id', '=', grantId)
    .where((expression) =>
      expression.or([
        expression('consumed_at', 'is not', null),
        expression('kind', '!=', 'AuthorizationCode'),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

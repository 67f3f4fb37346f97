import { issuerUrl, type Context } from '../context.ts';
import type { Call } from './caller.ts';

const ISSUER_RELATION = 'http://openid.net/specs/connect/1.0/issuer';

/** `GET /.well-known/webfinger`: lists our issuers, whatever the `resource`. [AUTH-97] */
export function webfinger(context: Context, call: Call): Response {
  const subject = call.req.query('resource') ?? '';
  const links = context.config.issuers.map(({ name }) => ({
    rel: ISSUER_RELATION,
    href: issuerUrl(context, name),
    titles: { und: name },
    properties: { 'okta:idp:type': 'OKTA' },
  }));
  const type = { 'content-type': 'application/jrd+json' };
  return call.body(JSON.stringify({ subject, links }), 200, type);
}

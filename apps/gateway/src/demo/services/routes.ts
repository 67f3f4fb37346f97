import { escapeHtml, type Clock } from '@forecourt/server';
import { EXTERNAL_SERVICES } from '@forecourt/validation';
import { Hono } from 'hono';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { ExternalServices } from '../../environment.ts';
import { HAND_OVER_ISSUER, secretOf } from '../../services/handOvers/handOvers.ts';

const claims = z.object({ jti: z.string(), name: z.string(), accountNumber: z.string() });
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const page = (title: string, text: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body>
</html>
`;

/**
 * The demo's stand-in for external services. Accepts a hand-over as such a service would: checks
 * the signature, audience, and age, and allows each only once.
 */
export function demoServiceRoutes(services: ExternalServices, clock: Clock): Hono {
  const routes = new Hono();
  const usedIds = new Set<string>();
  routes.post('/demo/services/:service', async (c) => {
    c.header('content-security-policy', POLICY);
    const name = EXTERNAL_SERVICES.find((service) => service === c.req.param('service'));
    const settings = name && services[name];
    if (!settings) return c.html(page('Unknown service', 'Service not found.'), 404);
    const { handover } = await c.req.parseBody();
    const token = typeof handover === 'string' ? handover : '';
    try {
      const { payload } = await jwtVerify(token, secretOf(settings, clock.now()), {
        issuer: HAND_OVER_ISSUER,
        audience: settings.url,
        currentDate: clock.now(),
      });
      const { jti, name: person, accountNumber } = claims.parse(payload);
      if (usedIds.has(jti)) throw new Error('The sign-in link was already used.');
      usedIds.add(jti);
      const text = `${person} is signed in for account ${accountNumber}.`;
      return c.html(page(`Demo of ${name}`, text));
    } catch {
      return c.html(
        page('Sign-in refused', 'The sign-in link was already used, has expired, or is not valid.'),
        403,
      );
    }
  });
  return routes;
}

import { serve, type Log, type RunningServer } from '@forecourt/server';
import { expiryMonthYear } from '@forecourt/validation';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { GatewayConfig } from '../../config.ts';
import { checkDigit } from '../../vault/cardVault.ts';
import { FRAME_SCRIPT, FRAME_STYLE, framePage } from './framePage.ts';
import { openToken, sealToken, settling, type TokenContent } from './sandboxTokens.ts';

const BODY_BYTES_MAX = 4_096;
const NUMBER = /^\d{13,19}$/;
const CODE = /^\d{3,4}$/;
const REFUSED_NUMBERS = new Set(['4000000000000002', '5105105105105100']);
const INSUFFICIENT_NUMBERS = new Set(['4000000000009995', '5200828282828210']);

const hasValidCheckDigit = (number: string) => checkDigit(number.slice(0, -1)) === number.slice(-1);

const cardForm = z.object({
  number: z.string(),
  expiry: z.string(),
  code: z.string(),
  /** The network whose cards the page around the frame does not accept. */
  without: z.string(),
});
const bankForm = z.object({ bank: z.string(), account: z.string(), linkToken: z.string() });
type FormResult = { readonly content: TokenContent } | { readonly message: string };

const brandOf = (number: string) =>
  number.startsWith('4') ? 'Visa' : /^5[1-5]/.test(number) ? 'Mastercard' : 'Card';

function readCard(body: unknown, now: Date): FormResult {
  const form = z.safeParse(cardForm, body);
  if (!form.success) return { message: 'Enter the card details.' };
  const number = form.data.number.replace(/[ -]/g, '');
  if (!NUMBER.test(number) || !hasValidCheckDigit(number))
    return { message: 'Check the card number.' };
  const brand = brandOf(number);
  if (brand.toLowerCase() === form.data.without) {
    return { message: `We do not accept ${brand} cards. Use another card or a bank account.` };
  }
  const expiry = expiryMonthYear({ now }).safeParse(form.data.expiry);
  if (!expiry.success) return { message: 'Enter an expiration date in the future, as MM/YYYY.' };
  if (!CODE.test(form.data.code)) return { message: 'Enter the security code.' };
  const behavior = REFUSED_NUMBERS.has(number) ? 'refused' : 'settles';
  return {
    content: {
      what: 'card',
      name: brand,
      last4: number.slice(-4),
      expiresOn: expiry.data,
      behaves: INSUFFICIENT_NUMBERS.has(number) ? 'insufficient' : behavior,
    },
  };
}

function readBank(body: unknown, secret: string): FormResult {
  const form = z.safeParse(bankForm, body);
  const isLinked = form.success && openToken(secret, form.data.linkToken)?.what === 'link';
  if (!isLinked) return { message: 'The link has expired. Close this and link the bank again.' };
  const { bank: name, account: last4 } = form.data;
  return { content: settling('bank', name, last4) };
}

const isScheme = (text: string | undefined): text is 'light' | 'dark' =>
  text === 'light' || text === 'dark';

/** The sandbox's own pages, served from another origin than the portal's and the gateway's. */
function sandboxRoutes(portalOrigins: readonly string[], secret: string): Hono {
  const routes = new Hono();
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${portalOrigins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  routes.use(async (c, next) => {
    await next();
    c.header('content-security-policy', policy);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
  });
  routes.get('/frame.css', (c) => c.body(FRAME_STYLE, 200, { 'content-type': 'text/css' }));
  routes.get('/frame.js', (c) => c.body(FRAME_SCRIPT, 200, { 'content-type': 'text/javascript' }));
  for (const what of ['card', 'bank'] as const) {
    routes.get(`/${what}`, (c) => {
      const parent = c.req.query('parent') ?? '';
      if (!portalOrigins.includes(parent)) return c.text('Not for this page.', 403);
      const scheme = c.req.query('scheme');
      const linkToken = c.req.query('link') ?? '';
      const page = {
        what,
        parent,
        linkToken,
        without: c.req.query('without') ?? '',
        scheme: isScheme(scheme) ? scheme : null,
      };
      return c.html(framePage(page));
    });
    routes.post(`/tokens/${what}`, bodyLimit({ maxSize: BODY_BYTES_MAX }), async (c) => {
      const body = await c.req.json<unknown>();
      const result = what === 'card' ? readCard(body, new Date()) : readBank(body, secret);
      if ('message' in result) return c.json(result);
      return c.json({ token: sealToken(secret, result.content) });
    });
  }
  return routes;
}

/** Serves the frame on its own port. */
export const serveSandbox = (
  { portalOrigins, paymentPort, host }: GatewayConfig,
  secret: string,
  log: Log,
): Promise<RunningServer> =>
  serve(sandboxRoutes(portalOrigins, secret), {
    port: paymentPort,
    host,
    log,
    signals: false,
    onShutdown: async () => {},
  });

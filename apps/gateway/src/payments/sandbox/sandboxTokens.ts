import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** The content of a sandbox token. Full numbers never leave the frame's server. */
const content = z.strictObject({
  what: z.enum(['card', 'bank', 'link', 'sent']),
  name: z.string(),
  last4: z.string(),
  expiresOn: z.nullable(z.string()),
  /** What happens when it is charged. */
  behaves: z.enum(['settles', 'refused', 'insufficient']),
});
export type TokenContent = z.infer<typeof content>;

/** The content of a token for a method that settles and does not expire. */
export const settling = (what: TokenContent['what'], name = '', last4 = ''): TokenContent => ({
  what,
  name,
  last4,
  expiresOn: null,
  behaves: 'settles',
});

/** The bank account that the demo starts with. */
export const SANDBOX_BANK_TOKEN = 'tok_demo_bank';
/** The card that funded the demo in the past. */
export const SANDBOX_CARD_TOKEN = 'tok_demo_card';
const DEMO_CARD: TokenContent = { ...settling('card', 'Visa', '1881'), behaves: 'refused' };
const DEMO_BANK = settling('bank', 'First Prairie Bank', '6789');

const TOKEN = /^tok_([\w-]{1,600})\.([\w-]{43})$/;
const mac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`token.${text}`).digest('base64url');

/** Creates a signed token with this content. */
export function sealToken(secret: string, tokenContent: TokenContent): string {
  const text = Buffer.from(JSON.stringify(tokenContent)).toString('base64url');
  return `tok_${text}.${mac(secret, text)}`;
}

/** The content of a token; `null` if the sandbox did not create it. */
export function openToken(secret: string, token: string): TokenContent | null {
  if (token === SANDBOX_BANK_TOKEN) return DEMO_BANK;
  if (token === SANDBOX_CARD_TOKEN) return DEMO_CARD;
  const [, text = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (text === '') return null;
  if (!timingSafeEqual(Buffer.from(mac(secret, text)), Buffer.from(signature))) return null;
  return z.parse(content, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
}

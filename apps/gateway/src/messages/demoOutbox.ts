import { escapeHtml } from '@forecourt/server';
import { Hono } from 'hono';
import { formatInstant } from '../pdf/formats.ts';
import type { Db } from '../store/schema.ts';

const MESSAGES_SHOWN = 100;
const REFRESH_SECONDS = 5;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;
color-scheme:light dark}article{border-top:1px solid #8884;padding:1rem 0}h2{font-size:1rem;margin:0}
p{margin:.25rem 0;white-space:pre-line}.to{opacity:.7}`;

const readMessages = (db: Db) =>
  db
    .selectFrom('outbox_messages')
    .select(['id as messageId', 'channel', 'recipient as to', 'subject'])
    .select(['body as text', 'sent_at as sentAt'])
    .orderBy('sent_at', 'desc')
    .limit(MESSAGES_SHOWN)
    .execute();
type ShownMessage = Awaited<ReturnType<typeof readMessages>>[number];

const linkify = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
const article = ({ subject, channel, to, text, sentAt }: ShownMessage) =>
  `<article><h2>${escapeHtml(subject)}</h2><p class="to">${channel === 'sms' ? 'Text message' : 'Email'} to ${escapeHtml(to)}, ${formatInstant(sentAt, 'America/Chicago')}</p><p>${linkify(text)}</p></article>`;

/** Messages that the demo would have sent: a page for people, JSON for tests. */
export function demoOutboxRoutes(db: Db): Hono {
  const routes = new Hono();
  routes.get('/demo/outbox', async (c) => {
    const messages = await readMessages(db);
    c.header('content-security-policy', POLICY);
    return c.html(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Demo messages</title><style>${STYLE}</style></head><body><main><h1>Demo messages</h1>
<p class="to">Emails and texts the demo would have sent. This page refreshes automatically.</p>
${messages.map(article).join('') || '<p>No messages yet.</p>'}</main></body></html>`);
  });
  routes.get('/demo/outbox.json', async (c) => c.json({ messages: await readMessages(db) }));
  return routes;
}

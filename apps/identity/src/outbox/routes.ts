import { escapeHtml } from '@forecourt/server';
import { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { HttpEnv } from '../http/caller.ts';
import { page, pagePolicy } from '../http/page.ts';
import { readMessages, type StoredMessage } from './storedOutbox.ts';

const REFRESH_SECONDS = 3;

/** The demo's outbox, below `/demo`: a page for people, JSON for tests. */
export function outboxRoutes(context: Context): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get('/outbox', async (call) => {
    call.set('pagePolicy', pagePolicy());
    return call.html(outboxPage(await readMessages(context.db), context.clock.now()));
  });
  routes.get('/outbox.json', async (call) => {
    return call.json({ messages: await readMessages(context.db) });
  });
  return routes;
}

/** Shows the latest code in large type, with everything else below. */
export function outboxPage(messages: readonly StoredMessage[], now: Date): string {
  const [newest, ...older] = messages;
  const earlier = older.length
    ? `<h2>Earlier</h2><ol>${older.map((message) => earlierItem(message, now)).join('')}</ol>`
    : '';
  return page({
    title: newest?.code ? `${newest.code} - demo messages` : 'Demo messages',
    refreshSeconds: REFRESH_SECONDS,
    body: `<h1>Demo messages</h1>
<p class="hint">Emails the demo would have sent. This page refreshes automatically.</p>
${newest ? newestSection(newest, now) : '<p class="newest">No messages yet. Sign in, and the code appears here.</p>'}
${earlier}`,
  });
}

const newestSection = (message: StoredMessage, now: Date): string => `<section class="newest">
<p class="to">To ${escapeHtml(message.to)}, ${when(message, now)}</p>
${message.code ? `<p class="code">${escapeHtml(message.code)}</p>` : ''}
<p>${escapeHtml(message.text)}</p>
</section>`;

const earlierItem = (message: StoredMessage, now: Date): string => `<li><article>
<h3>${message.code ? `<span class="small">${escapeHtml(message.code)}</span>` : escapeHtml(message.subject)}</h3>
<p class="to">To ${escapeHtml(message.to)}, ${when(message, now)}</p>
</article></li>`;

function when({ sentAt }: StoredMessage, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(sentAt)) / 1000));
  return `<time datetime="${escapeHtml(sentAt)}">${ago(seconds)}</time>`;
}

const unit = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'} ago`;

function ago(seconds: number): string {
  if (seconds < 60) return unit(seconds, 'second');
  if (seconds < 3600) return unit(Math.floor(seconds / 60), 'minute');
  return unit(Math.floor(seconds / 3600), 'hour');
}

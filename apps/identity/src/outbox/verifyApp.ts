import { escapeHtml } from '@forecourt/server';
import { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { HttpEnv } from '../http/caller.ts';
import { page, pagePolicy } from '../http/page.ts';
import { codeNow } from '../security/oneTimeCodes.ts';
import { unseal } from '../security/seal.ts';
import { verifyApps } from '../store/factors.ts';
import { answerPush, waitingPushes, type Push } from '../store/pushes.ts';

const REFRESH_SECONDS = 3;

/** The demo's verify app, below `/demo`, in place of a real phone. */
export function verifyAppRoutes(context: Context): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get('/verify', async (call) => {
    call.set('pagePolicy', pagePolicy());
    return call.html(verifyPage(await waitingPushes(context), await appCodes(context)));
  });
  routes.get('/verify.json', async (call) => {
    return call.json({ waiting: await waitingPushes(context), codes: await appCodes(context) });
  });
  routes.post('/verify/:id/:tapped', async (call) => {
    await answerPush(context, call.req.param('id'), call.req.param('tapped'));
    return call.redirect('/demo/verify', 303);
  });
  return routes;
}

interface AppCode {
  readonly subject: string;
  readonly code: string;
}

/** The code that each enrolled app shows now. */
async function appCodes(context: Context): Promise<AppCode[]> {
  const { hashKey, clock } = context;
  return (await verifyApps(context.db)).map(({ subject, secret }) => ({
    subject,
    code: codeNow(unseal(hashKey, secret), clock.now()),
  }));
}

/** Renders every pending request with its possible answers, and each app's code. */
export function verifyPage(waiting: readonly Push[], codes: readonly AppCode[]): string {
  const items = waiting.map(item).join('');
  return page({
    title: 'Demo Verify app',
    refreshSeconds: REFRESH_SECONDS,
    body: `<h1>Demo Verify app</h1>
<p class="hint">What the app on a phone would show. This page refreshes automatically.</p>
${items ? `<ol>${items}</ol>` : '<p class="newest">No pending requests.</p>'}
${codes.map(codeLine).join('')}`,
  });
}

const codeLine = ({ subject, code }: AppCode): string =>
  `<p class="to">${escapeHtml(subject)}: <span class="small">${code}</span></p>`;

const button = (id: string, tapped: string, label: string, look: 'main' | 'other'): string =>
  `<form method="post" class="${look}" action="/demo/verify/${escapeHtml(id)}/${tapped}"><button type="submit">${label}</button></form>`;

const item = ({ id, purpose, subject, application, choices }: Push): string => `<li><article>
<h3>${purpose === 'enroll' ? 'Set up this phone' : 'Did you just try to sign in? Tap the number shown on the sign-in page.'}</h3>
<p class="to">${escapeHtml(application)}, ${escapeHtml(subject)}</p>
${purpose === 'enroll' ? button(id, 'approved', 'Approve', 'main') : ''}
${choices.map((number) => button(id, number, number, 'main')).join('')}
${button(id, 'denied', 'Deny', 'other')}
</article></li>`;

import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { resolveFlags } from '@forecourt/validation';
import { loadConfig, type RuntimeConfig } from '../config/runtimeConfig.ts';
import { createRoutes } from '../routes/routes.tsx';
import { createTexts, type Texts } from '../messages/texts.ts';
import { recordArrival } from '../session/leavingReason.ts';
import { createSession } from '../session/session.ts';
import type { App } from './App.ts';
import { unsubscribeBrowser } from './browserPush.ts';
import { reloadWithoutAsking } from './leaving.ts';
import { createLive } from './live.ts';
import { logError } from './log.ts';
import { Root } from './Root.tsx';

/** The interface is English; a demo can use the pseudo-language. [I18N-06] */
async function textsFor({ demo, pseudoLanguage }: RuntimeConfig): Promise<Texts> {
  if (!demo || !pseudoLanguage) return createTexts();
  const { pseudoCatalog } = await import('@forecourt/ui/pseudo');
  return createTexts(pseudoCatalog);
}

const endAlerts = () =>
  void unsubscribeBrowser().catch((error: unknown) => logError('Error ending alerts', error));

async function openPortal(config: RuntimeConfig): Promise<ReactNode> {
  const texts = await textsFor(config);
  const session = createSession({
    config,
    origin: window.location.origin,
    local: localStorage,
    arrive: (subject) => recordArrival(subject, { localStorage, sessionStorage, endAlerts }),
    replace: (address) => router.navigate(address, { replace: true }),
    reload: reloadWithoutAsking,
  });
  const app: App = { config, flags: resolveFlags(config.flags), session, texts };
  const router = createBrowserRouter(createRoutes(app));
  return (
    <Root app={createLive(app)} texts={texts} navigate={(address) => void router.navigate(address)}>
      <RouterProvider router={router} />
    </Root>
  );
}

/** Loads the configuration and returns the portal, or the page that lists configuration faults. */
export async function start(): Promise<ReactNode> {
  const result = await loadConfig();
  if (result.ok) return openPortal(result.config);
  const { ConfigError } = await import('./ConfigError.tsx');
  return (
    <Root app={null} texts={createTexts()}>
      <ConfigError faults={result.faults} />
    </Root>
  );
}

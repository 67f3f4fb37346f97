import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { resolveFlags } from '@forecourt/validation';
import { loadConfig, type RuntimeConfig } from '../config/runtimeConfig.ts';
import { createRoutes } from '../routes.tsx';
import { createTexts } from '../messages/texts.ts';
import { createSession } from '../session/session.ts';
import type { App } from './App.ts';
import { createLive } from './live.ts';
import { Root } from './Root.tsx';

function running(config: RuntimeConfig): ReactNode {
  const session = createSession({
    config,
    origin: window.location.origin,
    local: localStorage,
    replace: (address) => router.navigate(address, { replace: true }),
  });
  const texts = createTexts();
  const app: App = { config, flags: resolveFlags(config.flags), session, texts };
  const router = createBrowserRouter(createRoutes(app));
  return (
    <Root app={createLive(app)} texts={texts} navigate={(address) => void router.navigate(address)}>
      <RouterProvider router={router} />
    </Root>
  );
}

/** Reads the configuration and makes the portal, or the page that says what is wrong with it. */
export async function start(): Promise<ReactNode> {
  const answer = await loadConfig();
  if (answer.ok) return running(answer.config);
  const { ConfigError } = await import('./ConfigError.tsx');
  return (
    <Root app={null} texts={createTexts()}>
      <ConfigError faults={answer.faults} />
    </Root>
  );
}

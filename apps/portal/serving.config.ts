import { readFileSync } from 'node:fs';
import type { Connect, Plugin } from 'vite';
import { headersOf, kindOf, type Origins } from './headers.config.ts';

/** Where the development and preview servers find the gateway and issuer; set by `npm start`. */
const gatewayUrl = () => process.env['GATEWAY_URL'] ?? 'http://localhost:4200';
const issuerUrl = () => process.env['ISSUER_URL'] ?? 'http://localhost:4300/oauth2/forecourt';
/** The payment provider's frame: the only third-party page that the portal may embed. */
const paymentFrameUrl = () =>
  new URL(process.env['PAYMENT_FRAME_URL'] ?? sandboxFrame(gatewayUrl())).origin;
const SANDBOX_PORT_ABOVE = 200;
/** The sandbox serves the frame `SANDBOX_PORT_ABOVE` ports above the gateway's. */
function sandboxFrame(gateway: string): string {
  const address = new URL(gateway);
  address.port = String(Number(address.port) + SANDBOX_PORT_ABOVE);
  return address.href;
}
/** Origins of services reached by a form post; in the demo, the gateway stands in for them. */
function handOverOrigins(): string[] {
  const services: Record<string, { url: string }> = JSON.parse(
    process.env['EXTERNAL_SERVICES'] ?? '{}',
  );
  const urls = Object.values(services).map(({ url }) => url);
  const demo = process.env['DEMO'] === '1' ? [gatewayUrl()] : [];
  return [...new Set([...urls, ...demo].map((url) => new URL(url).origin))];
}
const numberFrom = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);

/** The `/config.json` served here; in production, an operator supplies the file. */
function runtimeConfig() {
  const issuer = issuerUrl();
  return {
    gatewayUrl: gatewayUrl(),
    issuers: { main: issuer, cp1: issuer.replace(/\/oauth2\/[^/]+$/, '/oauth2/cp1') },
    clientId: process.env['CLIENT_ID'] ?? 'forecourt-portal',
    demo: process.env['DEMO'] === '1',
    pseudoLanguage: process.env['PSEUDO_LANGUAGE'] === '1',
    traces: process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] !== undefined,
    tokenTtlSeconds: numberFrom('TOKEN_TTL_SECONDS'),
    cardOrderLimit: numberFrom('CARD_ORDER_LIMIT'),
    flags: JSON.parse(process.env['FLAGS'] ?? '{}'),
    remoteConfig: {
      projectId: 'forecourt',
      namespace: 'portal',
      apiKey: 'forecourt-portal',
      appId: 'forecourt-portal',
    },
    links: { tutorials: process.env['TUTORIALS_URL'], legal: process.env['LEGAL_URL'] },
  };
}

/** Origins that the page may connect to, embed, and post forms to, each as a policy source list. */
function origins(): Origins {
  const services = [gatewayUrl(), issuerUrl()].map((address) => new URL(address).origin);
  // live help uses a WebSocket to the gateway
  const webSocketOrigin = (services[0] ?? '').replace(/^http/, 'ws');
  return {
    connect: [...services, webSocketOrigin].join(' '),
    frame: paymentFrameUrl(),
    form: handOverOrigins().join(' ') || "'none'",
  };
}

const serveConfig: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url?.split('?')[0] !== '/config.json') return next();
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(runtimeConfig()));
};

const addHeaders: Connect.NextHandleFunction = (request, response, next) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  for (const [name, value] of Object.entries(headersOf(kindOf(path), origins()))) {
    response.setHeader(name, value);
  }
  next();
};

/** Serves `/config.json` in development and preview; preview also sends the production headers. */
export function serving(): Plugin {
  return {
    name: 'forecourt-serving',
    configureServer: (server) => {
      server.middlewares.use(serveConfig);
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(addHeaders);
      server.middlewares.use(serveConfig);
    },
  };
}

/** Preloads the text font with the page to avoid a layout shift. */
export function preloadFont(): Plugin {
  return {
    name: 'forecourt-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /geist-latin-wght-normal.*\.woff2$/.test(file),
        );
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs: { ...attrs, href: `/${font}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}

const ESBUILD_NAMES: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/** The build targets, from the single browserslist in the root `package.json`. */
export function browserTargets(): string[] {
  const root: { browserslist: string[] } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return root.browserslist.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return `${ESBUILD_NAMES[name] ?? name}${version}`;
  });
}

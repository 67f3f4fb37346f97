import { readFileSync } from 'node:fs';
import type { Connect, Plugin } from 'vite';
import { headersOf, kindOf, type Origins } from './headers.config.ts';

/** Where the development and preview servers find the other two parts, as `npm start` sets it. */
const gatewayUrl = () => process.env['GATEWAY_URL'] ?? 'http://localhost:4200';
const issuerUrl = () => process.env['ISSUER_URL'] ?? 'http://localhost:4300/oauth2/forecourt';
/** The payment provider's frame, the one page of others that may stand in ours. */
const paymentFrameUrl = () =>
  new URL(process.env['PAYMENT_FRAME_URL'] ?? sandboxFrame(gatewayUrl())).origin;
const SANDBOX_PORT_ABOVE = 200;
/** The sandbox serves it so many ports above the gateway. */
function sandboxFrame(gateway: string): string {
  const address = new URL(gateway);
  address.port = String(Number(address.port) + SANDBOX_PORT_ABOVE);
  return address.href;
}
/** Services of others that people are handed over to by a form; in the demo pages of the gateway's own. */
function handOverOrigins(): string[] {
  const given: Record<string, { url: string }> = JSON.parse(
    process.env['EXTERNAL_SERVICES'] ?? '{}',
  );
  const urls = Object.values(given).map(({ url }) => url);
  const demo = process.env['DEMO'] === '1' ? [gatewayUrl()] : [];
  return [...new Set([...urls, ...demo].map((url) => new URL(url).origin))];
}
const count = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);

/** What `/config.json` says here; in production an operator puts a file in its place. */
function runtimeConfig() {
  const issuer = issuerUrl();
  return {
    gatewayUrl: gatewayUrl(),
    issuers: { main: issuer, cp1: issuer.replace(/\/oauth2\/[^/]+$/, '/oauth2/cp1') },
    clientId: process.env['CLIENT_ID'] ?? 'forecourt-portal',
    demo: process.env['DEMO'] === '1',
    pseudoLanguage: process.env['PSEUDO_LANGUAGE'] === '1',
    traces: process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] !== undefined,
    tokenTtlSeconds: count('TOKEN_TTL_SECONDS'),
    cardOrderLimit: count('CARD_ORDER_LIMIT'),
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

/** Where the page may connect, what it may frame, and where its forms lead, as one text each. */
function origins(): Origins {
  const services = [gatewayUrl(), issuerUrl()].map((address) => new URL(address).origin);
  // live help talks to the gateway over a WebSocket
  const line = (services[0] ?? '').replace(/^http/, 'ws');
  return {
    connect: [...services, line].join(' '),
    frame: paymentFrameUrl(),
    form: handOverOrigins().join(' ') || "'none'",
  };
}

const answerConfig: Connect.NextHandleFunction = (request, response, next) => {
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

/** Answers `/config.json` while developing and in preview; preview sends the headers of production. */
export function serving(): Plugin {
  return {
    name: 'forecourt-serving',
    configureServer: (server) => {
      server.middlewares.use(answerConfig);
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(addHeaders);
      server.middlewares.use(answerConfig);
    },
  };
}

/** Fetches the text font together with the page, so that nothing moves when it arrives. */
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

/** The build's targets out of the one browserslist, in the root's package.json. */
export function browserTargets(): string[] {
  const root: { browserslist: string[] } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return root.browserslist.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return `${ESBUILD_NAMES[name] ?? name}${version}`;
  });
}

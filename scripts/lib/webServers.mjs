// The configuration of nginx and Caddy for the portal's files, from a single list of headers.
import { readFileSync } from 'node:fs';
import {
  CONFIG_PATH,
  DRIVER_PATH,
  HASHED_FOLDER,
  headersOf,
  MIRROR_PATHS,
} from '../../apps/portal/headers.config.ts';
import { inRoot } from './paths.mjs';

/** Content types of the portal's files; `true` means there are compressed copies too. */
const TYPES = {
  html: ['text/html', true],
  js: ['text/javascript', true],
  css: ['text/css', true],
  json: ['application/json', true],
  svg: ['image/svg+xml', true],
  webmanifest: ['application/manifest+json', true],
  map: ['application/json', false],
  woff2: ['font/woff2', false],
  txt: ['text/plain', false],
};
export const COMPRESSED = Object.keys(TYPES).filter((end) => TYPES[end][1]);
/** Extensions of the compressed copies, the better one first. */
const CODINGS = { zst: 'zstd', br: 'br' };

const GENERATED = '# Written by `npm run build` from apps/portal/headers.config.ts.';
const indent = (text, spaces) => text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));

function nginxHeaders(kind) {
  const origins = { connect: '$portal_connect', frame: '$portal_frame', form: '$portal_form' };
  const lines = Object.entries(headersOf(kind, origins)).map(
    // not on errors: a file that is missing today may exist after the next upgrade
    ([name, value]) => `add_header ${name} "${value}"${name === 'cache-control' ? '' : ' always'};`,
  );
  return `${GENERATED}\n${lines.join('\n')}\n`;
}

/** A file or one of its compressed copies, depending on what the browser accepts. */
const nginxFile = (end, path, kind) => `types { }
default_type ${TYPES[end][0]};
include headers-${kind}.conf;
add_header vary accept-encoding always;
add_header content-encoding $portal_coding;
try_files ${path}$portal_ending ${path} =404;
`;

const nginxLocation = (where, ...file) =>
  `location ${where} {\n${indent(nginxFile(...file), 2)}}\n`;
/** A page: the portal's, whatever the path, or the drivers'. */
const nginxPage = (where, kind, folder = '/') =>
  nginxLocation(where, 'html', `${folder}index.html`, kind);
const slashes = (path) => `~ ^${path.replace(/\/$/, '')}/*$`;

function nginxSite() {
  const ends = COMPRESSED.filter((end) => end !== 'html');
  const perEnding = (paths, kind) =>
    ends.map((end) => nginxLocation(`~ ^${paths}\\.${end}$`, end, '$uri', kind)).join('');
  return `${GENERATED}
index index.html;
charset utf-8;
charset_types text/css text/javascript text/plain application/json application/manifest+json;
${perEnding(`${HASHED_FOLDER}.+`, 'hashed')}location ${HASHED_FOLDER} {
  include headers-hashed.conf;
  try_files $uri =404;
}
location = ${CONFIG_PATH} {
  include headers-config.conf;
  try_files $uri =404;
}
location ^~ /.well-known/ {
  include headers-other.conf;
  try_files $uri =404;
}
${perEnding('/[^/]+', 'other')}${MIRROR_PATHS.map((path) => nginxPage(slashes(path), 'mirror')).join('')}${nginxPage(slashes(DRIVER_PATH), 'other', DRIVER_PATH)}${nginxPage('/', 'other')}location = /healthz {
  default_type text/plain;
  return 200 "ok\\n";
}
`;
}

/** A complete configuration that any user can run with a read-only root: it writes only to /tmp. */
function nginxProgram() {
  const types = Object.entries(TYPES).map(([end, [type]]) => `${type} ${end};`);
  const endings = Object.entries(CODINGS);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${GENERATED}
# nginx -p <folder of the portal> -c nginx/nginx.conf
worker_processes auto;
pid /tmp/portal-nginx.pid;
error_log stderr warn;
events {
  worker_connections 4096;
}
http {
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  types {
    ${types.join('\n    ')}
  }
  default_type application/octet-stream;
${temporary.map((name) => `  ${name}_temp_path /tmp/portal-${name};`).join('\n')}
  # a path can name people, and the gateway logs each call
  access_log off;
  # what is compressed already goes out as it is, without a module
  map $http_accept_encoding $portal_ending {
    default '';
${endings.map(([end, name]) => `    ~\\b${name}\\b .${end};`).join('\n')}
  }
  map $uri $portal_coding {
    default '';
${endings.map(([end, name]) => `    ~\\.${end}$ ${name};`).join('\n')}
  }
  include origins.conf;
  server {
    listen 8080;
    root public;
    include site.conf;
  }
}
`;
}

function caddyHeaders(matcher, kind) {
  const origins = {
    connect: '{$PORTAL_CONNECT}',
    frame: `{$PORTAL_FRAME:'none'}`,
    form: `{$PORTAL_FORM:'none'}`,
  };
  const lines = Object.entries(headersOf(kind, origins)).map(
    ([name, value]) => `${name} "${value}"`,
  );
  return `header ${matcher} {\n${indent(lines.join('\n'), 2)}\n}\n`;
}

/** Only hashed files that exist: one that is missing today may exist after the next upgrade. */
const caddyMatcher = (kind, paths) =>
  kind === 'hashed' ? `@hashed {\n  path ${paths}\n  file\n}\n` : `@${kind} path ${paths}\n`;

function caddySnippet() {
  const mirrors = MIRROR_PATHS.flatMap((path) => [path, path.replace(/\/$/, '')]).join(' ');
  const kinds = { mirror: mirrors, hashed: `${HASHED_FOLDER}*`, config: CONFIG_PATH };
  const perKind = Object.entries(kinds)
    .map(([kind, paths]) => `${caddyMatcher(kind, paths)}${caddyHeaders(`@${kind}`, kind)}`)
    .join('');
  const other = `@other not path ${Object.values(kinds).join(' ')}\n${caddyHeaders('@other', 'other')}`;
  const site = `${perKind}${other}@page {
  not path ${HASHED_FOLDER}* ${CONFIG_PATH} /.well-known/*
  not file
}
rewrite ${DRIVER_PATH} ${DRIVER_PATH}index.html
rewrite @page /index.html
file_server {
  precompressed ${Object.values(CODINGS).join(' ')}
}
`;
  return `${GENERATED}
# PORTAL_CONNECT, PORTAL_FRAME and PORTAL_FORM name the origins of this deployment.
(portal) {
${indent(site, 2)}}
`;
}

/** Every configuration file by its path next to the portal's public files. */
export const webServerFiles = () => ({
  'nginx/nginx.conf': nginxProgram(),
  'nginx/site.conf': nginxSite(),
  'nginx/origins.conf': readFileSync(inRoot('deploy/kubernetes/origins.conf'), 'utf8'),
  'config.example.json': readFileSync(inRoot('deploy/kubernetes/config.json'), 'utf8'),
  ...Object.fromEntries(
    ['mirror', 'hashed', 'config', 'other'].map((kind) => [
      `nginx/headers-${kind}.conf`,
      nginxHeaders(kind),
    ]),
  ),
  'portal.caddy': caddySnippet(),
});

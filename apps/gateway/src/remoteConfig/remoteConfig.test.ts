import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../testing/gateway.ts';
import { startGateway } from '../testing/startWorld.ts';
import { DEFAULT_TEMPLATE, entriesFor, openTemplate, type ConfigTemplate } from './template.ts';

const KEY = 'key-of-the-tests';
const template: ConfigTemplate = {
  projectId: 'fleet',
  namespace: 'portal',
  apiKey: KEY,
  conditions: { chiefs: { signals: { role: 'administrator' }, languages: ['en'] } },
  values: { greeting: { default: 'Hello', when: { chiefs: 'Hello, chief' } } },
};

const server = startGateway({ remoteConfig: template });

let made = 0;
const newFid = () => `c${String((made += 1)).padStart(21, '0')}`;
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await server.gateway.app.request(`/v1/projects/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://portal.example', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as unknown,
  };
}
const install = (fid: string, key = KEY) =>
  post(
    'fleet/installations',
    { fid, authVersion: 'FIS_v2', appId: 'portal', sdkVersion: 'w:1.0.0' },
    { 'x-goog-api-key': key },
  );
const renew = (fid: string, refreshToken: string) =>
  post(
    `fleet/installations/${fid}/authTokens:generate`,
    { installation: {} },
    {
      'x-goog-api-key': KEY,
      authorization: `FIS_v2 ${refreshToken}`,
    },
  );
const ask = (
  installation: { fid: string; token: string },
  more: { etag?: string; key?: string; body?: object } = {},
) =>
  post(
    `fleet/namespaces/portal:fetch?key=${more.key ?? KEY}`,
    {
      sdk_version: '1.0.0',
      app_instance_id: installation.fid,
      app_instance_id_token: installation.token,
      app_id: 'portal',
      language_code: 'en-US',
      ...more.body,
    },
    { 'if-none-match': more.etag ?? '*' },
  );
async function installed() {
  const fid = newFid();
  const { body } = await install(fid);
  return {
    fid,
    token: pickText(body, 'authToken', 'token'),
    refreshToken: pickText(body, 'refreshToken'),
  };
}

describe('the remote config service', () => {
  it('[CONF-02] [CONF-03] [CONF-04] [CONF-07] [CONF-08] returns entries by signal', async () => {
    const one = await installed();
    expect((await ask(one)).body).toEqual({ entries: { greeting: 'Hello' }, state: 'UPDATE' });
    const body = { custom_signals: { role: 'administrator' } };
    expect(pick((await ask(one, { body })).body, 'entries')).toEqual({ greeting: 'Hello, chief' });
  });

  it('[CONF-05] [CONF-06] [CONF-09] [ERR-29] returns NO_CHANGE for a matching ETag', async () => {
    const one = await installed();
    const first = await ask(one);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag');
    const again = await ask(one, { etag });
    expect(again.body).toEqual({ state: 'NO_CHANGE' });
    expect(again.headers.get('etag')).toBe(etag);
    const other = await ask(one, { etag, body: { custom_signals: { role: 'administrator' } } });
    expect(pick(other.body, 'state')).toBe('UPDATE');
  });

  it('[CONF-10] [CONF-11] [ERR-30] [ERR-31] [ERR-32] registers once, renews tokens', async () => {
    const one = await installed();
    expect((await install(one.fid)).status).toBe(409);
    expect((await renew(one.fid, 'guessed')).status).toBe(401);
    expect((await renew(newFid(), one.refreshToken)).status).toBe(404);
    const renewed = await renew(one.fid, one.refreshToken);
    expect(pick(renewed.body, 'expiresIn')).toBe('604800s');
    expect((await ask(one)).status).toBe(401);
    expect((await ask({ ...one, token: pickText(renewed.body, 'token') })).status).toBe(200);
    server.gateway.clock.move(7 * 86_400_000);
    const late = { ...one, token: pickText(renewed.body, 'token') };
    expect((await ask(late)).status).toBe(401);
  });

  it('[CONF-14] refuses wrong keys, invalid bodies, and unknown resources', async () => {
    const one = await installed();
    expect(await ask(one, { key: 'other' })).toMatchObject({
      status: 403,
      body: { error: { status: 'PERMISSION_DENIED' } },
    });
    expect((await install(newFid(), 'other')).status).toBe(403);
    const custom_signals = Object.fromEntries(
      Array.from({ length: 101 }, (_, at) => [`s${at}`, '']),
    );
    expect((await ask(one, { body: { custom_signals } })).status).toBe(400);
    expect((await install('short')).status).toBe(400);
    expect((await post('other/installations', {})).status).toBe(404);
    expect((await post('fleet/namespaces/other:fetch', {})).status).toBe(404);
  });
});

const askLine = (path: string) => server.gateway.app.request(`/lineofbusiness/${path}`);

describe('the line of business', () => {
  it('[GW-140] [ENT-59] returns the contact details, or null, without a session', async () => {
    const unknown = await askLine('1/en-US');
    expect(await unknown.json()).toEqual({ lineId: '1', locale: 'en-US', contact: null });
    expect(server.gateway.logged.at(-2)).toContain('lob_contact_details could not be read');
    const details = { phone: '1-800-555-0199', email: 'help@fleet.example', other: 4 };
    template.values['lob_contact_details'] = { default: JSON.stringify(details) };
    expect(await (await askLine('1/en-US')).json()).toMatchObject({
      contact: { phone: '1-800-555-0199', email: 'help@fleet.example', hours: null },
    });
    delete template.values['lob_contact_details'];
    expect([(await askLine('2/en-US')).status, (await askLine('1/fr-FR')).status]).toEqual([
      404, 404,
    ]);
  });
});

describe('the template', () => {
  const asker = { languageCode: 'en-US', appId: 'portal', signals: {} };

  it('[CONF-01] contains the contact details of the line of business', () => {
    const { lob_contact_details: details = '' } = entriesFor(DEFAULT_TEMPLATE, asker);
    expect(JSON.parse(details)).toMatchObject({ phone: expect.stringContaining('800') });
  });

  it('is reloaded when its file changes, and kept if the new file is invalid', () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-remote-'));
    const file = join(folder, 'remote.json');
    const write = (text: string, seconds: number) => {
      writeFileSync(file, text);
      utimesSync(file, seconds, seconds);
    };
    expect(() => openTemplate(file, () => undefined)).toThrow(StartupError);
    write(JSON.stringify(template), 1_000);
    const errors: unknown[] = [];
    const read = openTemplate(file, (error) => errors.push(error));
    expect(read().values).toEqual(template.values);
    write(JSON.stringify({ ...template, values: { greeting: { default: 'Hi' } } }), 2_000);
    expect(entriesFor(read(), asker)).toEqual({ greeting: 'Hi' });
    write('{', 3_000);
    expect(entriesFor(read(), asker)).toEqual({ greeting: 'Hi' });
    expect(errors).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
});

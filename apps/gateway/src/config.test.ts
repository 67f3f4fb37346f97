import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing for a first start', () => {
    expect(readConfig({})).toMatchObject({
      port: 4200,
      portalOrigins: ['http://localhost:4100'],
      issuers: ['http://localhost:4300/oauth2/forecourt', 'http://localhost:4300/oauth2/cp1'],
      audience: 'api://forecourt',
      dataDir: '.data/gateway',
      demo: false,
      orderStepSeconds: 86_400,
    });
  });

  it('shortens the steps of an order in the demo, and takes them as given', () => {
    expect(readConfig({ DEMO: '1' }).orderStepSeconds).toBe(20);
    expect(readConfig({ DEMO: '1', ORDER_STEP_SECONDS: '3' }).orderStepSeconds).toBe(3);
  });

  it('takes a list of issuers in place of the main one and its neighbor', () => {
    const issuers = 'https://a.example/oauth2/x, https://b.example/oauth2/y';
    expect(readConfig({ ISSUERS: issuers }).issuers).toEqual([
      'https://a.example/oauth2/x',
      'https://b.example/oauth2/y',
    ]);
  });

  it('has test controls only when asked for, and never in production', () => {
    expect(readConfig({}).testControls).toBe(false);
    expect(readConfig({ TEST_CONTROLS: '1' }).testControls).toBe(true);
    expect(readConfig({ TEST_CONTROLS: '1', NODE_ENV: 'production' }).testControls).toBe(false);
  });

  it.each([
    { SMS_URL: 'https://AC1:secret@carrier.example/messages' },
    { SMS_FROM: '+15125550100' },
    { SMS_URL: 'https://carrier.example/messages', SMS_FROM: '512 555 0100' },
    { VAPID_SUBJECT: 'mailto:ops@portal.example' },
  ])('takes no half of a setting: %j', (env) => {
    expect(() => readConfig(env)).toThrow(/configuration: check .*(SMS_FROM|VAPID_SUBJECT)/);
  });

  it('names every wrong variable in one line', () => {
    const env = { GATEWAY_PORT: 'many', ISSUER_URL: 'nowhere', CARD_KEYS: 'short' };
    expect(() => readConfig(env)).toThrow(
      'Wrong configuration: check GATEWAY_PORT, ISSUER_URL, CARD_KEYS.',
    );
  });
});

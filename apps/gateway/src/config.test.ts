import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('uses defaults if nothing is set', () => {
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

  it('shortens order steps in the demo, unless ORDER_STEP_SECONDS is set', () => {
    expect(readConfig({ DEMO: '1' }).orderStepSeconds).toBe(20);
    expect(readConfig({ DEMO: '1', ORDER_STEP_SECONDS: '3' }).orderStepSeconds).toBe(3);
  });

  it('replaces the default issuers with those in ISSUERS', () => {
    const issuers = 'https://a.example/oauth2/x, https://b.example/oauth2/y';
    expect(readConfig({ ISSUERS: issuers }).issuers).toEqual([
      'https://a.example/oauth2/x',
      'https://b.example/oauth2/y',
    ]);
  });

  it('normalizes portal origins as browsers send them, and refuses anything else', () => {
    const PORTAL_ORIGIN = 'https://portal.example/, https://fleet.example:443';
    expect(readConfig({ PORTAL_ORIGIN }).portalOrigins).toEqual([
      'https://portal.example',
      'https://fleet.example',
    ]);
    expect(() => readConfig({ PORTAL_ORIGIN: 'portal.example' })).toThrow('PORTAL_ORIGIN');
  });

  it('enables test controls only on request, and never in production', () => {
    expect(readConfig({}).testControls).toBe(false);
    expect(readConfig({ TEST_CONTROLS: '1' }).testControls).toBe(true);
    expect(readConfig({ TEST_CONTROLS: '1', NODE_ENV: 'production' }).testControls).toBe(false);
  });

  it.each([
    { SMS_URL: 'https://AC1:secret@carrier.example/messages' },
    { SMS_FROM: '+15125550100' },
    { SMS_URL: 'https://carrier.example/messages', SMS_FROM: '512 555 0100' },
    { VAPID_SUBJECT: 'mailto:ops@portal.example' },
  ])('refuses an incomplete or invalid setting: %j', (env) => {
    expect(() => readConfig(env)).toThrow(/configuration: check .*(SMS_FROM|VAPID_SUBJECT)/);
  });

  it('[PID-13] [PID-14] [PID-15] reads how PINs are shown from the environment', () => {
    const input = {
      PIN_DISPLAY_SECONDS: '30',
      PIN_REMINDERS_PER_DAY: '1',
      PIN_REMINDER_DAYS: '7',
      PIN_PROMPTS_PER_DAY: '3',
      PIN_PROMPT_HOURS: '2',
    };
    expect(readConfig(input).pins).toEqual({
      displaySeconds: 30,
      remindersPerDayMax: 1,
      reminderDaysMin: 7,
      promptsPerDayMax: 3,
      promptHoursMin: 2,
    });
    expect(() => readConfig({ PIN_DISPLAY_SECONDS: '0' })).toThrow('PIN_DISPLAY_SECONDS');
  });

  it('reads flags as booleans by name', () => {
    expect(readConfig({ FLAGS: '{"cardGroups":true}' }).flags).toEqual({ cardGroups: true });
    for (const FLAGS of ['on', '["cardGroups"]', '{"cardGroups":1}']) {
      expect(() => readConfig({ FLAGS })).toThrow('FLAGS');
    }
  });

  it('uses the first issuer’s origin as identityUrl, unless IDENTITY_URL is set', () => {
    const ISSUERS = 'https://a.example/oauth2/x,https://b.example/oauth2/y';
    expect(readConfig({ ISSUERS }).identityUrl).toBe('https://a.example');
    expect(readConfig({ ISSUERS, IDENTITY_URL: 'https://c.example/' }).identityUrl).toBe(
      'https://c.example',
    );
  });

  it('derives callsAtOnce from the connections, unless CALLS_AT_ONCE is set', () => {
    expect(readConfig({ DATABASE_CONNECTIONS: '6' })).toMatchObject({
      poolSize: 6,
      callsAtOnce: 8,
    });
    expect(readConfig({ DATABASE_CONNECTIONS: '6', CALLS_AT_ONCE: '5' }).callsAtOnce).toBe(5);
    expect(() => readConfig({ DATABASE_CONNECTIONS: '3' })).toThrow('DATABASE_CONNECTIONS');
  });

  it('has the defaults that the README lists', () => {
    const config = readConfig({});
    const { remindersPerDayMax, reminderDaysMin, promptsPerDayMax, promptHoursMin } = config.pins;
    const defaults: Readonly<Record<string, unknown>> = {
      AUDIENCE: config.audience,
      PORTAL_ORIGIN: config.portalOrigins.join(),
      DATABASE_CONNECTIONS: String(config.poolSize),
      DATA_DIR: config.dataDir.replace('/gateway', ''),
      'GATEWAY_PORT, GATEWAY_HOST': `${config.port}, all interfaces`,
      DISPUTE_REVIEW_SECONDS: `${config.disputeReviewSeconds / 86_400} days; ${readConfig({ DEMO: '1' }).disputeReviewSeconds / 60} minute in the demo`,
      'PIN_REMINDERS_PER_DAY, PIN_REMINDER_DAYS': `${remindersPerDayMax}, ${reminderDaysMin}`,
      'PIN_PROMPTS_PER_DAY, PIN_PROMPT_HOURS': `${promptsPerDayMax}, ${promptHoursMin}`,
      PIN_DISPLAY_SECONDS: String(config.pins.displaySeconds),
      CARD_ORDER_LIMIT: String(config.cardOrderLimit),
      FLAGS: JSON.stringify(config.flags),
      CALLS_PER_MINUTE: String(config.callsPerMinute),
      // the text after it explains how it follows from the connections
      CALLS_AT_ONCE: expect.stringMatching(`^${config.callsAtOnce}:`),
      LEAVE_SECONDS: String(config.leaveSeconds),
      ADDRESS_CALLS_PER_MINUTE: String(config.addressCallsPerMinute),
      ORDER_STEP_SECONDS: `${config.orderStepSeconds / 86_400} day; ${readConfig({ DEMO: '1' }).orderStepSeconds} seconds in the demo`,
      'OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG': `off, ${config.telemetry.traceShare}`,
      LOG_LEVEL: config.logLevel,
    };
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| (`[A-Z_]+`.*?) \| .* \| (.*) \|$/gm)].map(
      ([, names = '', text = '']): [string, string] => [
        names.replaceAll('`', ''),
        text.replaceAll('`', ''),
      ],
    );
    expect(Object.fromEntries(rows)).toMatchObject(defaults);
  });

  it('reads deploy/gateway.env.example, treating empty values as unset', () => {
    const file = new URL('../../../deploy/gateway.env.example', import.meta.url);
    const lines = readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
    const input = Object.fromEntries([...lines].map(([, name = '', value]) => [name, value]));
    expect(readConfig(input)).toMatchObject({
      databaseUrl: expect.stringMatching(/^postgres:/),
      issuers: ['https://example.okta.com/oauth2/forecourt'],
      networkKeys: undefined,
    });
  });

  it('names every invalid variable in one message', () => {
    const env = { GATEWAY_PORT: 'many', ISSUER_URL: 'nowhere', CARD_KEYS: 'short' };
    expect(() => readConfig(env)).toThrow(
      'Invalid configuration: check GATEWAY_PORT, ISSUER_URL, CARD_KEYS.',
    );
  });
});

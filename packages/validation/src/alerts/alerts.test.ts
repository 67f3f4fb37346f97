import { describe, expect, it } from 'vitest';
import { outcome } from '../core/outcome.test.fixtures.ts';
import { en } from '../messages/en.ts';
import { NOTIFICATION_DELAY_MINUTES_MAX } from './constants.ts';
import {
  EXCEPTION_CODES,
  EXCEPTION_KINDS,
  exceptionCode,
  exceptionKind,
  exceptionKindKey,
} from './exceptions.ts';

const texts: readonly string[] = EXCEPTION_KINDS.map((kind) => en[exceptionKindKey(kind)]);

describe('[ALERT-03 to ALERT-19] exceptions', () => {
  it('[ALERT-03] have exactly the known codes', () => {
    const others = EXCEPTION_CODES.filter((code) => !/^1080\d\d$/.test(code));
    expect(others.join(' ')).toBe(
      '100275 108107 108108 108207 108301 108302 108307 108308 108401 108402 108506 108515',
    );
    for (const code of EXCEPTION_CODES) expect(outcome(exceptionCode, code)).toBe(code);
    expect(outcome(exceptionCode, '108012')).toBe('value.invalid');
    expect(outcome(exceptionCode, 108_001)).toBe('value.invalid');
  });

  it('[ALERT-04] have all eleven codes from 108001 to 108011', () => {
    const range = Array.from({ length: 11 }, (_, at) => String(108_001 + at));
    expect(EXCEPTION_CODES.filter((code) => /^1080\d\d$/.test(code))).toEqual(range);
  });

  it.each([
    ['ALERT-05', 'Manual card entry'],
    ['ALERT-06', 'MPG out of range'],
    ['ALERT-07', 'Exceeded daily fuel limit'],
    ['ALERT-08', 'Exceeded daily fleet supplies limit'],
    ['ALERT-09', 'Exceeded daily services limit'],
    ['ALERT-10', 'Exceeded daily misc limit'],
    ['ALERT-11', 'Exceeded daily transaction limit'],
    ['ALERT-12', 'Odometer incorrect'],
    ['ALERT-13', 'Restricted location'],
    ['ALERT-14', 'Restricted merchant'],
    ['ALERT-15', 'Restricted day'],
    ['ALERT-16', 'Restricted time'],
    ['ALERT-17', 'Locked prompted ID'],
    ['ALERT-18', 'Locked vehicle'],
    ['ALERT-19', 'Prompted ID used in another department'],
    ['ALERT-22', 'Exceeded weekly fuel limit'],
  ])('[%s] include "%s"', (_id, text) => {
    expect(texts).toContain(text);
  });

  it('[ALERT-05 to ALERT-19] [ALERT-22] have a distinct label for each kind', () => {
    expect(new Set(texts).size).toBe(EXCEPTION_KINDS.length);
    for (const kind of EXCEPTION_KINDS) expect(outcome(exceptionKind, kind)).toBe(kind);
  });

  it('[ALERT-23] have a weekly counterpart for every daily limit', () => {
    const daily = texts.filter((text) => text.includes(' daily '));
    expect(daily).toHaveLength(5);
    for (const text of daily) expect(texts).toContain(text.replace('daily', 'weekly'));
  });

  it('[ALERT-21] allow a notification to be up to 60 minutes late', () => {
    expect(NOTIFICATION_DELAY_MINUTES_MAX).toBe(60);
  });
});

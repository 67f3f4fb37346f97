import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract, readWireDate, wireDate, type Call } from '../index.ts';
import { pageQuery } from './common.ts';
import { findCall } from './findCall.ts';
import { SHOWN_BY } from './shownBy.ts';

const calls: readonly (readonly [string, Call])[] = Object.entries(contract);

const shapeOf = (path: string) => path.replaceAll(/:[A-Za-z]+/g, ':x');
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`).test(path);

describe('the contract', () => {
  it('declares each method and path only once', () => {
    const named = calls.map(([, { method, path }]) => `${method} ${shapeOf(path)}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it('lists static paths before parameterized paths that match them', () => {
    calls.forEach(([name, { method, path }], index) => {
      const earlier = calls.slice(0, index).find(([, before]) => {
        return before.method === method && matches(before.path, path) && before.path !== path;
      });
      expect(earlier, `${name} stands behind ${earlier?.[0]}`).toBeUndefined();
    });
  });

  it('[GW-162] [GW-92] [GW-50] writes parenthesized path suffixes as segments', () => {
    const paths = new Set(calls.map(([, { path }]) => path));
    for (const path of [
      '/accounts/:sysAccountId/services/:serviceId/package',
      '/cards/:cardId/oneclick/unblock',
      '/promptedids/inactivate',
    ]) {
      expect(paths).toContain(path);
    }
    expect([...paths].filter((path) => /[?()]/.test(path))).toEqual([]);
  });

  it('declares a schema for every path parameter', () => {
    for (const [name, { path, params }] of calls) {
      const input: Record<string, string> = {};
      for (const [, parameter = ''] of path.matchAll(/:([A-Za-z]+)/g)) input[parameter] = '0';
      const isDeclared = params !== undefined;
      expect(isDeclared, name).toBe(Object.keys(input).length > 0);
      if (!params) continue;
      const wrong = z.safeParse(params, {});
      expect(
        wrong.error?.issues.map((issue) => String(issue.path[0])),
        name,
      ).toEqual(Object.keys(input));
    }
  });

  it.each(calls)('reports every validation error of %s as a message key', (_name, call) => {
    for (const schema of [call.body, call.query, call.params, call.response]) {
      if (!schema) continue;
      for (const wrong of [null, 'text', 7, [], {}, { items: [{}], cards: [{}], rows: [{}] }]) {
        const messages = z.safeParse(schema, wrong).error?.issues.map(({ message }) => message);
        for (const message of messages ?? []) expect(message).toMatch(/^[a-z][\w]*(\.\w+)+$/i);
      }
    }
  });

  it('maps everything that calls change to the read-only calls that show it', () => {
    const changed = new Set(calls.flatMap(([, { changes }]) => changes));
    expect([...changed].toSorted()).toEqual(Object.keys(SHOWN_BY).toSorted());
    for (const name of Object.values(SHOWN_BY).flat()) {
      expect(contract[name], name).toMatchObject({ changes: [], idempotency: 'none' });
    }
  });

  it('finds every call by name, and returns null for unknown names', async () => {
    for (const [name, call] of calls) expect(await findCall(name), name).toBe(call);
    for (const name of ['noCall', 'constructor', '']) expect(await findCall(name)).toBeNull();
  });

  it('parses a page limit from 1 to 500 and refuses anything else', () => {
    const query = z.object(pageQuery);
    expect(z.parse(query, { limit: '500' })).toEqual({ limit: 500 });
    for (const limit of ['', '0', '501', '1.5', 'ten', true]) {
      expect(z.safeParse(query, { limit }).success, String(limit)).toBe(false);
    }
  });
});

describe('wireDate and readWireDate', () => {
  it('[GW-11] [GW-12] [GW-159] [GW-160] write and read dates as year-day-month', () => {
    expect(wireDate('2026-11-03')).toBe('2026-03-11');
    expect(readWireDate('2026-03-11')).toBe('2026-11-03');
  });

  it('[GW-12] refuse dates that are malformed or do not exist', () => {
    expect(() => wireDate('2026-02-30')).toThrow(RangeError);
    expect(() => wireDate('03/11/2026')).toThrow(RangeError);
    expect(readWireDate('2026-11-31')).toBeNull();
    expect(readWireDate('20261103')).toBeNull();
    expect(readWireDate('0000-01-01')).toBeNull();
  });

  it('[GW-12] round-trip every day of a leap year', () => {
    for (let at = Date.UTC(2028, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      expect(readWireDate(wireDate(day))).toBe(day);
    }
  });
});

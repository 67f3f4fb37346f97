import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readCardKeys } from './cardKeys.ts';
import { createCardVault } from './cardVault.ts';

const keys = { lookUp: Buffer.alloc(32, 1), seal: Buffer.alloc(32, 2) };

describe('createCardVault', () => {
  it('gives of a number its last four digits, look-up values and a token, never the number', () => {
    const vault = createCardVault(keys);
    const issued = Array.from({ length: 200 }, () => vault.issueNumber());
    expect(new Set(issued.map((one) => one.numberHmac)).size).toBe(200);
    expect(new Set(issued.map((one) => one.vaultToken)).size).toBe(200);
    for (const one of issued) {
      expect(Object.keys(one).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'endingHmac',
        'last4',
        'numberHmac',
        'vaultToken',
      ]);
      expect(one.last4).toMatch(/^\d{4}$/);
      expect(JSON.stringify(one)).not.toMatch(/999070\d/);
    }
  });

  it('[CARD-22] finds an ending of seven digits or more by its last seven, under its own key', () => {
    const vault = createCardVault(keys);
    expect(vault.endingHmac('1234567')).toBe(vault.endingHmac('000001234567'));
    expect(vault.endingHmac('123456')).toBeNull();
    const other = createCardVault({ ...keys, lookUp: Buffer.alloc(32, 3) });
    expect(other.endingHmac('1234567')).not.toBe(vault.endingHmac('1234567'));
  });
});

describe('readCardKeys', () => {
  const given = `${'ab'.repeat(32)},${'cd'.repeat(32)}`;

  it('takes the environment’s keys, or makes its own once and keeps them to itself', () => {
    expect(readCardKeys(readConfig({ CARD_KEYS: given })).lookUp).toEqual(Buffer.alloc(32, 0xab));
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-keys-'));
    const config = readConfig({ DATA_DIR: folder });
    expect(readCardKeys(config)).toEqual(readCardKeys(config));
    expect(statSync(join(folder, 'gateway', 'card-keys')).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  it('refuses to make keys for a database that several instances share', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://db.example/forecourt' });
    expect(() => readCardKeys(config)).toThrow('CARD_KEYS is missing');
  });
});

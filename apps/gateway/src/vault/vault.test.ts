import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readCardKeys } from './cardKeys.ts';
import { createCardVault } from './cardVault.ts';

const keys = { lookUp: Buffer.alloc(32, 1), seal: Buffer.alloc(32, 2) };

describe('createCardVault', () => {
  it('returns a number’s last four digits, HMACs, and token, but never the number', () => {
    const vault = createCardVault(keys);
    const issued = Array.from({ length: 200 }, () => vault.issueNumber());
    expect(new Set(issued.map((one) => one.numberHmac)).size).toBe(200);
    expect(new Set(issued.map((one) => one.vaultToken)).size).toBe(200);
    const hmac = /^[0-9a-f]{64}$/;
    for (const one of issued) {
      expect(one).toEqual({
        last4: expect.stringMatching(/^\d{4}$/),
        numberHmac: expect.stringMatching(hmac),
        endingHmac: expect.stringMatching(hmac),
        vaultToken: expect.stringMatching(/^v2\.[0-9a-f]{8}\.[\w-]{60}$/),
      });
      // the whole number: an HMAC may contain its first digits by chance
      expect(JSON.stringify(one)).not.toMatch(/999070\d{11}/);
    }
  });

  it('[CARD-22] hashes the last seven digits of a number’s ending, under its own key', () => {
    const vault = createCardVault(keys);
    expect(vault.endingHmac('1234567')).toBe(vault.endingHmac('000001234567'));
    expect(vault.endingHmac('123456')).toBeNull();
    const other = createCardVault({ ...keys, lookUp: Buffer.alloc(32, 3) });
    expect(other.endingHmac('1234567')).not.toBe(vault.endingHmac('1234567'));
  });
});

describe('a vault with a new sealing key', () => {
  const next = { lookUp: keys.lookUp, seal: Buffer.alloc(32, 9) };

  it('opens secrets sealed with the old key if it is given, and seals with its own', () => {
    const { vaultToken, numberHmac } = createCardVault(keys).issueNumber();
    const rotated = createCardVault({ ...next, oldSeals: [keys.seal] });
    expect(rotated.numberHmac({ token: vaultToken })).toBe(numberHmac);
    const again = rotated.sealAgain.number(vaultToken);
    expect(again.startsWith(rotated.currentSeal)).toBe(true);
    const alone = createCardVault(next);
    expect(alone.numberHmac({ token: again })).toBe(numberHmac);
    expect(alone.numberHmac({ token: vaultToken })).toBeNull();
  });

  it('reseals a PIN only for its own card', () => {
    const sealed = createCardVault(keys).sealPin('one', '4821');
    const rotated = createCardVault({ ...next, oldSeals: [keys.seal] });
    expect(rotated.openPin('one', rotated.sealAgain.pin('one', sealed))).toBe('4821');
    expect(() => rotated.sealAgain.pin('two', sealed)).toThrow('');
  });
});

describe('readCardKeys', () => {
  const input = `${'ab'.repeat(32)},${'cd'.repeat(32)}`;

  it('reads keys from the environment, or creates them once in a private file', () => {
    expect(readCardKeys(readConfig({ CARD_KEYS: input })).lookUp).toEqual(Buffer.alloc(32, 0xab));
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-keys-'));
    const config = readConfig({ DATA_DIR: folder });
    expect(readCardKeys(config)).toEqual(readCardKeys(config));
    expect(statSync(join(folder, 'gateway', 'card-keys')).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  it('refuses to create keys for a shared database', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://db.example/forecourt' });
    expect(() => readCardKeys(config)).toThrow('CARD_KEYS is missing');
  });
});

import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const PASSWORD = 'Copper-Lantern-41';

describe('what is kept of a password', () => {
  it('is a salted scrypt hash, another one each time', async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(PASSWORD, one)).toBe(true);
    expect(await verifyPassword(PASSWORD, other)).toBe(true);
    expect(await verifyPassword(`${PASSWORD} `, one)).toBe(false);
  });

  it('lets nobody in where there is nobody', async () => {
    expect(await verifyPassword(PASSWORD, undefined)).toBe(false);
    expect(await verifyPassword('', undefined)).toBe(false);
  });
});

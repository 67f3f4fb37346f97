import { describe, expect, it } from 'vitest';
import { hashPassword, PASSWORD_COST, verifyPassword } from './passwords.ts';

const PASSWORD = 'Copper-Lantern-41';
const context = { passwordCost: PASSWORD_COST };

describe('a stored password', () => {
  it('is a salted scrypt hash that differs each time', async () => {
    const [one, other] = [
      await hashPassword(context, PASSWORD),
      await hashPassword(context, PASSWORD),
    ];
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(context, PASSWORD, one)).toBe(true);
    expect(await verifyPassword(context, PASSWORD, other)).toBe(true);
    expect(await verifyPassword(context, `${PASSWORD} `, one)).toBe(false);
  });

  it('never matches if there is no hash', async () => {
    expect(await verifyPassword(context, PASSWORD, undefined)).toBe(false);
    expect(await verifyPassword(context, '', undefined)).toBe(false);
  });
});

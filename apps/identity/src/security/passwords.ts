import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** The scrypt parameters: how much memory and how many passes a hash takes. */
export type PasswordCost = Readonly<
  Required<Pick<ScryptOptions, 'cost' | 'blockSize' | 'parallelization'>>
>;
/** OWASP's second choice for scrypt: 32 MB and three passes per password. */
export const PASSWORD_COST: PasswordCost = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };
/** Provides the cost of new hashes, as the context does. */
interface Hashing {
  readonly passwordCost: PasswordCost;
}
const MEMORY_MAX_BYTES = 96 * 1024 * 1024;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Longer input never matches: nobody types it, and hashing it would only help attackers. */
const PASSWORD_CHARACTERS_MAX = 256;

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { ...cost, maxmem: MEMORY_MAX_BYTES },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

/** Returns `scrypt$cost$blockSize$parallelization$salt$key`, so that the cost can rise later. */
export async function hashPassword({ passwordCost }: Hashing, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, passwordCost);
  const { cost, blockSize, parallelization } = passwordCost;
  const parts = [cost, blockSize, parallelization, salt.toString('base64url')];
  return ['scrypt', ...parts, key.toString('base64url')].join('$');
}

/** Does the same work for a user who does not exist (`hash` is `undefined`), then fails. */
export async function verifyPassword(
  { passwordCost }: Hashing,
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const [, cost, blockSize, parallelization, salt = '', key = ''] = (hash ?? '').split('$');
  const options = hash
    ? {
        cost: Number(cost),
        blockSize: Number(blockSize),
        parallelization: Number(parallelization),
      }
    : passwordCost;
  const saltBytes = hash ? Buffer.from(salt, 'base64url') : randomBytes(SALT_BYTES);
  const actual = await derive(password.slice(0, PASSWORD_CHARACTERS_MAX), saltBytes, options);
  const expected = Buffer.from(key, 'base64url');
  const isSame = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isSame && password.length <= PASSWORD_CHARACTERS_MAX;
}

import { KEY_ISSUER } from '../../http/apiKeys.ts';
import { newId } from '../../store/ids.ts';
import type { Trx } from '../../store/schema.ts';

/** Adds a person to represent a key, so that the history shows the key's name. */
export async function addKeyPerson(trx: Trx, keyId: string, name: string): Promise<string> {
  const userId = newId();
  await trx
    .insertInto('people')
    .values({
      user_id: userId,
      issuer: KEY_ISSUER,
      subject: keyId,
      username: keyId,
      first_name: name,
      last_name: '(API key)',
      email: '',
      user_type: 'key',
    })
    .execute();
  return userId;
}

import { pick, pickText, send, type TestGateway } from '../../testing/gateway.ts';
import { makeAccount, makePerson, type TestAccount, type TestPerson } from '../../testing/world.ts';

const PLAIN = { reason: null, profileId: null, groupId: null };

/** An account with an administrator, and what they do to many cards. */
export interface BulkWorld {
  readonly account: TestAccount;
  readonly dana: TestPerson;
  readonly asPerson: (who: TestPerson) => { readonly token: string; readonly accountId: string };
  readonly preview: (
    action: object,
    cardIds: readonly string[],
    who?: TestPerson,
  ) => ReturnType<typeof send>;
  readonly bulkIdOf: (action: object, cardIds: readonly string[]) => Promise<string>;
  readonly start: (bulkId: string, body?: object, who?: TestPerson) => ReturnType<typeof send>;
  /** Does the job of the action. */
  readonly work: (bulkId: string) => Promise<void>;
  readonly cancel: (bulkId: string) => ReturnType<typeof send>;
  readonly undo: (bulkId: string) => ReturnType<typeof send>;
  readonly bulkOf: (bulkId: string) => Promise<unknown>;
  readonly rowOf: (bulkId: string, cardId: string) => Promise<unknown>;
}

/** A fresh account in the gateway. */
export async function makeBulkWorld(gateway: TestGateway): Promise<BulkWorld> {
  const account = await makeAccount(gateway.database.db);
  const dana = await makePerson(gateway, account);
  const asPerson = ({ token }: TestPerson) => ({ token, accountId: account.accountId });
  const step = (
    name: 'startCardBulk' | 'cancelCardBulk' | 'undoCardBulk',
    bulkId: string,
    body: object = {},
    who = dana,
  ) => send(gateway, name, { ...asPerson(who), params: { bulkId }, body });
  const preview: BulkWorld['preview'] = (action, cardIds, who = dana) =>
    send(gateway, 'previewCardBulk', {
      ...asPerson(who),
      body: { action: { ...PLAIN, ...action }, selection: { cardIds } },
    });
  const read = (name: 'getCardBulk' | 'listCardBulkRows', bulkId: string) =>
    send(gateway, name, { ...asPerson(dana), params: { bulkId } });
  return {
    account,
    dana,
    asPerson,
    preview,
    bulkIdOf: async (action, cardIds) =>
      pickText((await preview(action, cardIds)).body, 'bulk', 'bulkId'),
    start: (bulkId, body, who) => step('startCardBulk', bulkId, body, who),
    work: (bulkId) => gateway.runBulk({ accountId: account.accountId, bulkId }),
    cancel: (bulkId) => step('cancelCardBulk', bulkId),
    undo: (bulkId) => step('undoCardBulk', bulkId),
    bulkOf: async (bulkId) => pick((await read('getCardBulk', bulkId)).body, 'bulk'),
    rowOf: async (bulkId, cardId) => {
      const items = pick((await read('listCardBulkRows', bulkId)).body, 'items');
      return Array.isArray(items) ? items.find((row) => pick(row, 'cardId') === cardId) : undefined;
    },
  };
}

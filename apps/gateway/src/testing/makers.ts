import type { Role } from '@forecourt/validation';
import type { UpdateObject } from 'kysely';
import type { Row, Schema } from '../store/schema.ts';
import type { TestGateway } from './gateway.ts';
import { makePurchase, type PurchaseParts } from './purchases.ts';
import { makeDriver, makeVehicle, type RosterParts } from './roster.ts';
import {
  makeAccount,
  makeCard,
  makePerson,
  type CardParts,
  type TestAccount,
  type TestPerson,
} from './world.ts';

interface Place {
  readonly gateway: TestGateway;
  readonly account: TestAccount;
}

/** Creates and changes test data in an account, which is looked up again each time. */
export interface Makers {
  readonly makePerson: (role?: Role, fleetIds?: readonly string[] | null) => Promise<TestPerson>;
  /** Creates the administrator of another account. */
  readonly makeStranger: () => Promise<TestPerson>;
  readonly makeCard: (parts?: CardParts) => Promise<string>;
  readonly makePurchase: (cardId: string, parts?: PurchaseParts) => Promise<string>;
  readonly makeDriver: (parts?: RosterParts<'drivers'>) => Promise<string>;
  readonly makeVehicle: (parts?: RosterParts<'vehicles'>) => Promise<string>;
  /** Change the account, or a card, directly in the database. */
  readonly setAccount: (parts: UpdateObject<Schema, 'accounts'>) => Promise<void>;
  readonly setCard: (cardId: string, parts: UpdateObject<Schema, 'cards'>) => Promise<void>;
  readonly readCard: (cardId: string) => Promise<Row<'cards'>>;
  /** Changes a person's grant directly in the database. */
  readonly setGrant: (person: TestPerson, parts: UpdateObject<Schema, 'grants'>) => Promise<void>;
  /** All events of the account, oldest first. */
  readonly readEvents: () => Promise<Row<'events'>[]>;
}

export function makersOf(place: () => Place): Makers {
  const db = () => place().gateway.database.db;
  return {
    makePerson: (role, fleetIds) => makePerson(place().gateway, place().account, role, fleetIds),
    makeStranger: async () => makePerson(place().gateway, await makeAccount(db())),
    makeCard: (parts) => makeCard(db(), place().account, parts),
    makePurchase: (cardId, parts) => makePurchase(db(), place().account, cardId, parts),
    makeDriver: (parts) => makeDriver(db(), place().account, parts),
    makeVehicle: (parts) => makeVehicle(db(), place().account, parts),
    setAccount: async (parts) => {
      const { accountId } = place().account;
      await db().updateTable('accounts').set(parts).where('account_id', '=', accountId).execute();
    },
    setCard: async (cardId, parts) => {
      await db().updateTable('cards').set(parts).where('id', '=', cardId).execute();
    },
    readCard: (cardId) =>
      db().selectFrom('cards').selectAll().where('id', '=', cardId).executeTakeFirstOrThrow(),
    setGrant: async ({ userId, accountId }, parts) => {
      await db()
        .updateTable('grants')
        .set(parts)
        .where('user_id', '=', userId)
        .where('account_id', '=', accountId)
        .execute();
    },
    readEvents: () => {
      const { accountId } = place().account;
      const ofAccount = db().selectFrom('events').where('account_id', '=', accountId);
      return ofAccount.selectAll().orderBy('id').execute();
    },
  };
}

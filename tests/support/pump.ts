import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AuthorizationAnswer, CardFile } from '@forecourt/api-client/contract';
import { GATEWAY_URL } from './gateway.ts';
import { DATA_DIR } from './system.ts';

/** File with the key of the demo's card network. */
const KEY_PATH = `${DATA_DIR}/gateway/network-key`;

export interface Pump {
  /** A driver or single card of the account, known to the demo's network. */
  readonly last4: string;
  /** Requests an authorization for diesel at a site, as a pump does. */
  readonly ask: (
    siteNumber: string,
    dollars: number,
    entryMode?: 'chip' | 'keyed',
  ) => Promise<AuthorizationAnswer>;
}

async function call(path: string, message?: unknown): Promise<string> {
  const { NETWORK_KEYS = readFileSync(KEY_PATH, 'utf8') } = process.env;
  const key = NETWORK_KEYS.trim().replace(':', '.');
  const response = await fetch(GATEWAY_URL + path, {
    method: message === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(message === undefined ? {} : { body: JSON.stringify(message) }),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.text();
}

type NetworkCard = CardFile['cards'][number];

async function networkCards(accountId: string): Promise<readonly NetworkCard[]> {
  const { cards }: CardFile = JSON.parse(await call('/authorizations/cards'));
  return cards.filter((card) => card.accountId === accountId);
}

function pumpFor({ last4, cardToken, promptedIds: [promptedId] }: NetworkCard): Pump {
  return {
    last4,
    ask: async (siteNumber, dollars, entryMode = 'chip') => {
      const message = {
        messageType: '0100',
        reference: randomUUID(),
        cardToken,
        transmittedAt: new Date().toISOString(),
        siteNumber,
        entryMode,
        acceptsLess: false,
        ...(promptedId === undefined ? {} : { promptedId }),
        lines: [
          {
            productCode: '053',
            quantityThousandths: 20_000,
            unitPriceMills: dollars * 50,
            amountCents: dollars * 100,
          },
        ],
      };
      const authorization: AuthorizationAnswer = JSON.parse(await call('/authorizations', message));
      return authorization;
    },
  };
}

/** A pump with one of the account's cards, connected to the demo's card network. */
export async function pumpOf(accountId: string): Promise<Pump> {
  const cards = await networkCards(accountId);
  const chosen = cards.find((card) => card.cardType === 'single') ?? cards[0];
  if (!chosen) throw new Error('The network knows no card of the account.');
  return pumpFor(chosen);
}

/** Pumps with those of the account's driver cards that have one of these endings. */
export async function driverPumps(
  accountId: string,
  last4: ReadonlySet<string>,
): Promise<readonly Pump[]> {
  const cards = await networkCards(accountId);
  return cards.filter((card) => card.cardType === 'driver' && last4.has(card.last4)).map(pumpFor);
}

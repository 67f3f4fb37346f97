// npm run simulate [minutes] [purchases]: plays a day of the demo's fleets against a running
// gateway, as its card network: purchases mostly before dawn and in the afternoon, wrong IDs, fills
// that end early, reversals, and the evening's batch. By default, a day in two minutes.
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsWith, readPages } from './lib/gatewayCalls.mjs';
import { fail } from './lib/processes.mjs';
import { systemSettings } from './lib/system.mjs';

const MINUTES = Number(process.argv[2] ?? 2);
const PURCHASES = Number(process.argv[3] ?? 300);
const CLIENTS = 16;
const MINUTE_MS = 60_000;
const DIESEL_MILLS = 3899;
const REGULAR_MILLS = 3299;

const { urls, dataDir } = systemSettings();
const keyPath = join(dataDir, 'gateway', 'network-key');
if (!existsSync(keyPath)) {
  fail(`No key of the demo's card network in ${keyPath}: start the demo first (npm start).`);
}
/** `name.secret`, as the gateway expects it. */
const key = readFileSync(keyPath, 'utf8').trim().replace(':', '.');

const call = callsWith(urls.gateway, key);

const pick = (list) => list[randomInt(list.length)];
const chance = (share) => randomInt(1000) < share * 1000;

function lineOf(card, share) {
  const isTruck = (card.tankMilligallons ?? 0) > 60_000;
  const mills = isTruck ? DIESEL_MILLS : REGULAR_MILLS;
  const tank = card.tankMilligallons ?? 20_000;
  const quantityThousandths = Math.round(tank * (0.4 + randomInt(50) / 100) * share);
  const amountCents = Math.round((quantityThousandths * mills) / 10_000);
  const productCode = isTruck ? '053' : '001';
  return { productCode, quantityThousandths, unitPriceMills: mills, amountCents };
}

const counts = {};
const count = (outcome) => (counts[outcome] = (counts[outcome] ?? 0) + 1);

/** One visit to a pump: the authorization request, and what follows it. */
async function visit(cards, sites) {
  const card = pick(cards);
  const reference = randomUUID();
  const identifiers = { reference, cardToken: card.cardToken };
  const [id] = card.promptedIds;
  const request = {
    ...identifiers,
    messageType: '0100',
    transmittedAt: new Date().toISOString(),
    siteNumber: pick(sites),
    acceptsLess: chance(0.8),
    lines: [lineOf(card, 1)],
    ...(id === undefined ? {} : { promptedId: chance(0.02) ? '0' : id }),
  };
  const response = await call('/authorizations', request);
  count(
    response.responseCode === '00'
      ? 'approved'
      : response.responseCode === '10'
        ? 'approved for less'
        : 'declined',
  );
  if (response.authorizationCode === null) return;
  const followUp = { ...identifiers, transmittedAt: new Date().toISOString() };
  if (chance(0.01)) {
    await call('/authorizations', { ...followUp, messageType: '0400' });
    count('reversed');
    return;
  }
  const share = (response.approvedCents / request.lines[0].amountCents) * (chance(0.3) ? 0.9 : 1);
  const [requestedLine] = request.lines;
  const quantityThousandths = Math.floor(requestedLine.quantityThousandths * share);
  const amountCents = Math.floor((quantityThousandths * requestedLine.unitPriceMills) / 10_000);
  const lines = [{ ...requestedLine, quantityThousandths, amountCents }];
  await call('/authorizations', { ...followUp, messageType: chance(0.6) ? '0220' : '0120', lines });
  count('completed');
}

/** How busy each hour of the day is; most before dawn and in the afternoon. */
const WEIGHTS = [1, 1, 1, 2, 6, 10, 12, 9, 5, 4, 4, 4, 5, 5, 7, 9, 10, 8, 5, 3, 2, 2, 1, 1];
const WEIGHT = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

const cards = await readPages(call, '/authorizations/cards', 'cards');
if (cards.length === 0) fail('There are no active cards.');
// the demo's first stations
const sites = Array.from({ length: 20 }, (_, index) => String(1_204_100 + index * 137));
console.log(`${cards.length} cards, ${PURCHASES} purchases in ${MINUTES} minutes`);
for (const [hour, weight] of WEIGHTS.entries()) {
  const dueCount = Math.max(1, Math.round((PURCHASES * weight) / WEIGHT));
  const startTime = Date.now();
  for (let from = 0; from < dueCount; from += CLIENTS) {
    const batchSize = Math.min(CLIENTS, dueCount - from);
    await Promise.all(Array.from({ length: batchSize }, () => visit(cards, sites)));
  }
  console.log(
    `${String(hour).padStart(2, '0')}:00  ${dueCount} purchases  ${JSON.stringify(counts)}`,
  );
  const remainingMs = (MINUTES * MINUTE_MS) / WEIGHTS.length - (Date.now() - startTime);
  if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
}

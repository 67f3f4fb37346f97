// One use of each area of the installed package, by its own subpath.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { carriedBy } from './carried.mjs';

const now = new Date('2026-11-21T12:00:00Z');
const clock = { now, timeZone: 'America/Chicago' };
const open = { accountState: 'open' };
const vehicle = { tankCapacityMilligallons: 26_000, usualMilesPerGallon: null, shift: null };
const viewer = { role: 'viewer', fleetIds: null, extraPermissions: [] };
const takes = (schema, value) => schema.safeParse(value).success;

const uses = {
  access: ({ can }) => can({ ...viewer, ...open }, 'cards.order').allowed,
  accounts: ({ accountState }) => takes(accountState, 'sleeping'),
  addOns: ({ fraudProtectorMonthCents }) => fraudProtectorMonthCents(12),
  addresses: ({ canadianPostalCode }) => canadianPostalCode.parse('k1a0b1'),
  alerts: ({ exceptionRules }) =>
    exceptionRules([{ code: '7', kind: 'dailyFuel', description: 'Fuel' }]).describe('7').kind,
  'alerts/messageTime': ({ messageTime }) => typeof messageTime,
  anomalies: ({ anomalies }) => anomalies([], vehicle),
  cardChanges: ({ needsNewPlastic }) => needsNewPlastic({ nameOnCard: 'A' }, { nameOnCard: 'B' }),
  cardHolds: ({ holdMoment }) =>
    holdMoment({ startsAt: null, endsAt: '2030-01-01T00:00:00Z', nightly: null }, 'UTC', now)
      .isHeld,
  cards: ({ cardNumberEnding }) => cardNumberEnding.parse('4486-130'),
  commonPasswords: ({ isCommonPassword }) => isCommonPassword('password123'),
  contact: ({ emailList }) => emailList.parse('dana@acme.example; ops@acme.example').length,
  core: ({ reason }) => reason('value.invalid'),
  credentials: ({ pinPair }) => takes(pinPair, { pin: '2580', confirmation: '2581' }),
  dates: ({ reportsRange }) =>
    takes(reportsRange(clock), { fromDate: '2020-01-01', toDate: '2020-12-31' }),
  display: ({ BANNER_MILLISECONDS }) => BANNER_MILLISECONDS,
  driverRequests: ({ isGuideToken }) => isGuideToken('card.1'),
  'driverRequests/offer': ({ offerAtDecline }) => typeof offerAtDecline,
  'driverRequests/texts': ({ DRIVER_TEXTS }) => typeof DRIVER_TEXTS,
  drivers: ({ freeDriverId }) => takes(freeDriverId({ driverIds: ['E2044'] }), 'e2044'),
  exports: ({ EXPORTS_AT_ONCE_MAX }) => EXPORTS_AT_ONCE_MAX,
  expressChecks: ({ expressCheckRefundCents }) => expressCheckRefundCents('hold', 25_000),
  forms: ({ deleteConfirmation }) => takes(deleteConfirmation, 'delete'),
  funds: ({ addFundsReasons }) => addFundsReasons({ hasPendingTransaction: true })[0].key,
  help: ({ chatReasons }) => chatReasons(new Date('2026-11-23T18:00:00Z')),
  identityClient: ({ cookieSettings }) => cookieSettings({ isHttps: true, secure: true }).secure,
  importFiles: ({ suggestMapping }) => suggestMapping(['VIN #'])[0],
  imports: ({ isImportColumn }) => isImportColumn('vin'),
  'imports/drivers': ({ driverRows }) => typeof driverRows,
  'imports/orders': ({ orderRows }) => typeof orderRows,
  'imports/promptedIds': ({ promptedIdRows }) => typeof promptedIdRows,
  'imports/purchases': ({ purchaseRows }) => typeof purchaseRows,
  'imports/vehicles': ({ vehicleRows }) => typeof vehicleRows,
  insights: ({ SAVING_ROWS_MAX }) => SAVING_ROWS_MAX,
  integrations: ({ isWebhookTaken }) => isWebhookTaken(204),
  limits: ({ gallons }) => gallons.parse('62.5'),
  messages: ({ en }) => en['vin.length'],
  money: ({ fundAmount }) => fundAmount.parse('$250.50'),
  notifications: ({ isNotificationKind }) => isNotificationKind('nothing'),
  orders: ({ orderLifecycle }) => orderLifecycle.apply('ordered', 'print', open),
  overview: ({ OVERVIEW_MONTHS }) => OVERVIEW_MONTHS,
  payments: ({ paymentCutoffAt }) => new Date(paymentCutoffAt('2026-11-23', 'US')) > now,
  phones: ({ phoneKind }) => phoneKind('+1 416 555 0142'),
  products: ({ findProduct }) => findProduct('440').name,
  promptedIds: ({ promptedIdNumber }) => takes(promptedIdNumber(), '41237'),
  proximity: ({ proximityProfile }) => takes(proximityProfile, {}),
  purchases: ({ replay }) => typeof replay,
  reports: ({ REPORT_DOWNLOAD_HOURS }) => REPORT_DOWNLOAD_HOURS,
  rewards: ({ pointsFor }) => pointsFor('premier', 62_000),
  savedViews: ({ VIEWS_PER_LIST_MAX }) => VIEWS_PER_LIST_MAX,
  session: ({ pollRetryMilliseconds }) => pollRetryMilliseconds(3, 429),
  telematics: ({ milesBetween }) =>
    milesBetween({ latitude: 41, longitude: -87 }, { latitude: 41, longitude: -87 }),
  transactions: ({ transactionState }) => takes(transactionState, 'complete'),
  users: ({ subDepartmentNumber }) => subDepartmentNumber.parse('00110'),
  vehicles: ({ registrationExpiry }) => registrationExpiry({ now }).parse('1230'),
};

const expected = {
  access: false,
  accounts: false,
  addOns: 4800,
  addresses: 'K1A 0B1',
  alerts: 'dailyFuel',
  'alerts/messageTime': 'function',
  anomalies: [],
  cardChanges: true,
  cardHolds: true,
  cards: '4486130',
  commonPasswords: true,
  contact: 2,
  core: { key: 'value.invalid', params: {} },
  credentials: false,
  dates: false,
  display: 5000,
  driverRequests: true,
  'driverRequests/offer': 'function',
  'driverRequests/texts': 'object',
  drivers: false,
  exports: 3,
  expressChecks: 25_000,
  forms: false,
  funds: 'funds.pendingTransaction',
  help: [],
  identityClient: true,
  importFiles: 'vin',
  imports: true,
  'imports/drivers': 'function',
  'imports/orders': 'function',
  'imports/promptedIds': 'function',
  'imports/purchases': 'function',
  'imports/vehicles': 'function',
  insights: 5,
  integrations: true,
  limits: 62_500,
  messages: 'A VIN has {count} characters. This one has {length}.',
  money: 25_050,
  notifications: false,
  orders: { ok: true, state: 'printed' },
  overview: 6,
  payments: true,
  phones: 'nonUs',
  products: 'Snacks',
  promptedIds: false,
  proximity: false,
  purchases: 'function',
  reports: 48,
  rewards: 186,
  savedViews: 50,
  session: 4000,
  telematics: 0,
  transactions: true,
  users: '00110',
  vehicles: '2030-12',
};

/** Other areas and packages that a small area may bring. */
const carries = {
  display: [],
  overview: [],
  // of limits the product groups, which a month is booked by
  reports: ['core', 'limits', 'zod', '@internationalized/date'],
  session: [],
  core: [],
  products: [],
  money: ['core', 'dates', 'zod'],
  addresses: ['core', 'zod'],
  // of vehicles the rule of the odometer alone: what reads a form brings zod, which is not allowed
  purchases: [
    'dates',
    'limits',
    'telematics',
    'vehicles',
    '@internationalized/date',
    '@swc/helpers',
  ],
};

const manifest = JSON.parse(
  readFileSync(new URL('./node_modules/@forecourt/validation/package.json', import.meta.url)),
);
const areas = Object.keys(manifest.exports)
  .filter((path) => path !== '.' && path !== './package.json')
  .map((path) => path.slice('./'.length));

assert.deepEqual(areas, Object.keys(uses), 'every area has one use here');
for (const area of areas) {
  const used = uses[area](await import(`@forecourt/validation/${area}`));
  assert.deepEqual(used, expected[area], area);
}
const { cardNumberEnding } = await import('@forecourt/validation');
assert.equal(cardNumberEnding.parse('4486-130'), '4486130');

for (const [area, allowed] of Object.entries(carries)) {
  const carried = carriedBy(`@forecourt/validation/${area}`);
  const others = carried.filter((part) => part !== area && !allowed.includes(part));
  assert.deepEqual(others, [], `${area} carries what it has no use for`);
}
process.stdout.write(
  `The Node project uses ${areas.length} areas; ${Object.keys(carries).length} carry no others.\n`,
);

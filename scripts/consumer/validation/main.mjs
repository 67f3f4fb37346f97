// Uses each area of the installed package once, through its own subpath.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { carriedBy } from './carried.mjs';

const now = new Date('2026-11-21T12:00:00Z');
const clock = { now, timeZone: 'America/Chicago' };
const openAccount = { accountState: 'open' };
const vehicle = { tankCapacityMilligallons: 26_000, usualMilesPerGallon: null, shift: null };
const viewer = { role: 'viewer', fleetIds: null, extraPermissions: [] };
const accepts = (schema, value) => schema.safeParse(value).success;

/** For each area: an expected result, and the use that should return it. */
const uses = {
  access: [false, ({ can }) => can({ ...viewer, ...openAccount }, 'cards.order').allowed],
  accounts: [false, ({ accountState }) => accepts(accountState, 'sleeping')],
  addOns: [4800, ({ fraudProtectorMonthCents }) => fraudProtectorMonthCents(12)],
  addresses: ['K1A 0B1', ({ canadianPostalCode }) => canadianPostalCode.parse('k1a0b1')],
  alerts: [
    'dailyFuel',
    ({ exceptionRules }) =>
      exceptionRules([{ code: '7', kind: 'dailyFuel', description: 'Fuel' }]).describe('7').kind,
  ],
  'alerts/messageTime': ['function', ({ messageTime }) => typeof messageTime],
  anomalies: [[], ({ anomalies }) => anomalies([], vehicle)],
  cardChanges: [
    true,
    ({ needsNewPlastic }) => needsNewPlastic({ nameOnCard: 'A' }, { nameOnCard: 'B' }),
  ],
  cardHolds: [
    true,
    ({ holdMoment }) =>
      holdMoment({ startsAt: null, endsAt: '2030-01-01T00:00:00Z', nightly: null }, 'UTC', now)
        .isHeld,
  ],
  cards: ['4486130', ({ cardNumberEnding }) => cardNumberEnding.parse('4486-130')],
  commonPasswords: [true, ({ isCommonPassword }) => isCommonPassword('password123')],
  contact: [2, ({ emailList }) => emailList.parse('dana@acme.example; ops@acme.example').length],
  core: [{ key: 'value.invalid', params: {} }, ({ reason }) => reason('value.invalid')],
  credentials: [false, ({ pinPair }) => accepts(pinPair, { pin: '2580', confirmation: '2581' })],
  dates: [
    false,
    ({ reportsRange }) =>
      accepts(reportsRange(clock), { fromDate: '2020-01-01', toDate: '2020-12-31' }),
  ],
  display: [5000, ({ BANNER_MILLISECONDS }) => BANNER_MILLISECONDS],
  driverRequests: [true, ({ isGuideToken }) => isGuideToken('card.1')],
  'driverRequests/offer': ['function', ({ offerAtDecline }) => typeof offerAtDecline],
  'driverRequests/texts': ['object', ({ DRIVER_TEXTS }) => typeof DRIVER_TEXTS],
  drivers: [false, ({ freeDriverId }) => accepts(freeDriverId({ driverIds: ['E2044'] }), 'e2044')],
  exports: [3, ({ EXPORTS_AT_ONCE_MAX }) => EXPORTS_AT_ONCE_MAX],
  expressChecks: [25_000, ({ expressCheckRefundCents }) => expressCheckRefundCents('hold', 25_000)],
  forms: [false, ({ deleteConfirmation }) => accepts(deleteConfirmation, 'delete')],
  funds: [
    'funds.pendingTransaction',
    ({ addFundsReasons }) => addFundsReasons({ hasPendingTransaction: true })[0].key,
  ],
  help: [[], ({ chatReasons }) => chatReasons(new Date('2026-11-23T18:00:00Z'))],
  identityClient: [
    true,
    ({ cookieSettings }) => cookieSettings({ isHttps: true, secure: true }).secure,
  ],
  importFiles: ['vin', ({ suggestMapping }) => suggestMapping(['VIN #'])[0]],
  imports: [true, ({ isImportColumn }) => isImportColumn('vin')],
  'imports/drivers': ['function', ({ driverRows }) => typeof driverRows],
  'imports/orders': ['function', ({ orderRows }) => typeof orderRows],
  'imports/promptedIds': ['function', ({ promptedIdRows }) => typeof promptedIdRows],
  'imports/purchases': ['function', ({ purchaseRows }) => typeof purchaseRows],
  'imports/vehicles': ['function', ({ vehicleRows }) => typeof vehicleRows],
  insights: [5, ({ SAVING_ROWS_MAX }) => SAVING_ROWS_MAX],
  integrations: [true, ({ isWebhookAccepted }) => isWebhookAccepted(204)],
  limits: [62_500, ({ gallons }) => gallons.parse('62.5')],
  messages: ['A VIN has {count} characters. This one has {length}.', ({ en }) => en['vin.length']],
  money: [25_050, ({ fundAmount }) => fundAmount.parse('$250.50')],
  notifications: [false, ({ isNotificationKind }) => isNotificationKind('nothing')],
  orders: [
    { ok: true, state: 'printed' },
    ({ orderLifecycle }) => orderLifecycle.apply('ordered', 'print', openAccount),
  ],
  overview: [6, ({ OVERVIEW_MONTHS }) => OVERVIEW_MONTHS],
  payments: [true, ({ paymentCutoffAt }) => new Date(paymentCutoffAt('2026-11-23', 'US')) > now],
  phones: ['nonUs', ({ phoneKind }) => phoneKind('+1 416 555 0142')],
  products: ['Snacks', ({ findProduct }) => findProduct('440').name],
  promptedIds: [false, ({ promptedIdNumber }) => accepts(promptedIdNumber(), '41237')],
  proximity: [false, ({ proximityProfile }) => accepts(proximityProfile, {})],
  purchases: ['function', ({ replay }) => typeof replay],
  reports: [48, ({ REPORT_DOWNLOAD_HOURS }) => REPORT_DOWNLOAD_HOURS],
  rewards: [186, ({ pointsFor }) => pointsFor('premier', 62_000)],
  savedViews: [50, ({ VIEWS_PER_LIST_MAX }) => VIEWS_PER_LIST_MAX],
  session: [4000, ({ pollRetryMilliseconds }) => pollRetryMilliseconds(3, 429)],
  telematics: [
    0,
    ({ milesBetween }) =>
      milesBetween({ latitude: 41, longitude: -87 }, { latitude: 41, longitude: -87 }),
  ],
  transactions: [true, ({ transactionState }) => accepts(transactionState, 'complete')],
  users: ['00110', ({ subDepartmentNumber }) => subDepartmentNumber.parse('00110')],
  vehicles: ['2030-12', ({ registrationExpiry }) => registrationExpiry({ now }).parse('1230')],
};

/** Other areas and packages that a small area may load. */
const carries = {
  display: [],
  overview: [],
  // from limits, only the product groups that a month is booked by
  reports: ['core', 'limits', 'zod', '@internationalized/date'],
  session: [],
  core: [],
  products: [],
  money: ['core', 'dates', 'zod'],
  addresses: ['core', 'zod'],
  // from vehicles, only the odometer rule: parsing a form would load zod, which is not allowed
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
  const [expected, use] = uses[area];
  assert.deepEqual(use(await import(`@forecourt/validation/${area}`)), expected, area);
}
const { cardNumberEnding } = await import('@forecourt/validation');
assert.equal(cardNumberEnding.parse('4486-130'), '4486130');

for (const [area, allowed] of Object.entries(carries)) {
  const carried = carriedBy(`@forecourt/validation/${area}`);
  const unexpected = carried.filter((part) => part !== area && !allowed.includes(part));
  assert.deepEqual(unexpected, [], `${area} carries what it has no use for`);
}
process.stdout.write(
  `The Node project uses ${areas.length} areas; ${Object.keys(carries).length} carry no others.\n`,
);

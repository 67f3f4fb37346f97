import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import * as everything from '../index.ts';
import { everySchema } from './everySchema.test.fixtures.ts';
import { kept, written, type KnownSamples, type Samples } from './samples.test.fixtures.ts';

const matching = (pattern: RegExp) => fc.stringMatching(pattern);
const digits = (min: number, max = min) =>
  kept(matching(new RegExp(`^\\d{${min},${max}}$`)), '', '1'.repeat(min - 1), '1'.repeat(max + 1));
const between = (min: number, max: number) =>
  kept(
    fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)),
    min - 1,
    max + 1,
    min + 0.5,
    String(min),
  );
/** Figures with `decimals` decimals; the bounds and the step count the smallest unit. */
const figures = (min: number, max: number, decimals: number, step = 1) => {
  const write = (value: number) => (value / 10 ** decimals).toFixed(decimals);
  const steps = fc.integer({ min: min / step, max: max / step }).map((count) => count * step);
  const outside = [write(max + step), `${write(min)}${decimals === 0 ? '.' : ''}01`, '-1', '', {}];
  if (min > 0) outside.push(write(min - step));
  return written(fc.oneof(steps, fc.constantFrom(min, max)), write, ...outside);
};
const clocks = kept(matching(/^([01]\d|2[0-3]):[0-5]\d$/), '24:60', '1:2:3', 'noon', '');
/** JPEGs in Base64. */
const pictures = kept(
  matching(/^\/9j\/([A-Za-z0-9+/]{4}){1,20}$/),
  '',
  'iVBORw0KGgo=',
  '/9j/ 4',
  4,
);
const longestText = (count: number) => fc.constantFrom('x'.repeat(count));

const today = parseDate('2026-11-21');
const daysBack = (days: number) => today.subtract({ days }).toString();
/** Ranges up to `days` long that end today or earlier; a range one day longer is invalid. */
const ranges = (days: number) =>
  kept(
    fc.oneof(
      fc
        .tuple(fc.nat(days), fc.nat(days))
        .map(([one, other]) => [Math.max(one, other), Math.min(one, other)] as const)
        .map(([from, to]) => ({ fromDate: daysBack(from), toDate: daysBack(to) })),
      fc.constantFrom({ fromDate: daysBack(days), toDate: daysBack(0) }),
    ),
    { fromDate: daysBack(days + 1), toDate: daysBack(0) },
    { fromDate: daysBack(0), toDate: daysBack(1) },
    { fromDate: daysBack(-1), toDate: daysBack(-1) },
    { fromDate: daysBack(1), toDate: '2026-02-30' },
    { toDate: daysBack(0) },
    {},
    4,
  );
const threeYears = today.compare(parseDate('2023-11-21'));

/** Months from next January to the end of 2099 (`YYYY-MM`), typed the way `write` formats them. */
const months = (write: (year: string, month: string) => string, ...outside: unknown[]) =>
  written(
    fc
      .tuple(fc.integer({ min: 2027, max: 2099 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    (month) => write(month.slice(0, 4), month.slice(5)),
    '1026',
    '1326',
    '0026',
    '126',
    '',
    ...outside,
  );

const routingNumbers = matching(/^\d{8}$/).map((first) => {
  const weighed = Array.from(first, (digit, at) => Number(digit) * ([3, 7, 1][at % 3] ?? 0));
  const sum = weighed.reduce((total, part) => total + part, 0);
  return first + String((10 - (sum % 10)) % 10);
});

const PDF = new TextEncoder().encode('%PDF-1.7\n');
const file = (bytes: Uint8Array, name = 'receipt.pdf') => ({ name, bytes });
const files = (maxCount: number, maxBytes: number) => {
  const large = new Uint8Array(maxBytes + 1);
  large.set(PDF);
  return kept(
    fc.array(fc.constant(file(PDF)), { maxLength: maxCount }),
    Array.from({ length: maxCount + 1 }, () => file(PDF)),
    [file(large)],
    [file(new Uint8Array())],
    [file(PDF, 'receipt.exe')],
    [file(PDF, '')],
    [file(PDF, '../receipt.pdf')],
  );
};

const passwords = matching(/^Qx[A-HJ-NP-Z]{2}w[j-kz]{3}[2-9]{4}[!#*]{0,18}$/);
const badPasswords = ['Short-1aB', `aB1-${'x'.repeat(27)}`, 'alllowercase12', 'dmorales7-A', ''];
/** Never forms a run of digits. */
const idNumbers = matching(/^(47|83|19|62){2,4}$/);
const email = kept(
  fc.oneof(
    matching(/^[a-z]{1,20}@[a-z]{1,10}\.com$/),
    fc.constant(`${'x'.repeat(48)}@example.com`),
  ),
  `${'x'.repeat(49)}@example.com`,
  'dana@',
  'dana@example',
  '',
);
const numbers = kept(
  fc.oneof(matching(/^\d[\d ]{8,18}\d$/), fc.constantFrom('5551234 56', '1'.repeat(20))),
  '1'.repeat(9),
  '1'.repeat(21),
  '(312) 555-01',
  '',
);
const phones = kept(
  matching(/^1?(212|312|415) [2-9]55 01\d\d$/),
  '800 555 0142',
  '900 555 0142',
  '416 555 0142',
);
const codes = everything.products.map(({ code }) => code);
const US_STATES = everything.US_STATES.map(({ code }) => code);
const PROVINCES = everything.PROVINCES.map(({ code }) => code);
const regions = (of: readonly string[]) => kept(fc.constantFrom(...of), 'XX', 'Texas', '', 4);

/** Samples of schemas whose rule is a function, by the schema's name or its place in another. */
const byPlace: Readonly<Record<string, Samples>> = {
  state: regions(US_STATES),
  province: regions(PROVINCES),
  stateOrProvince: regions([...US_STATES, ...PROVINCES]),
  'address.postalCode': kept(fc.constant('60601'), 'x'.repeat(11), '', 4),
  'cardDelivery.postalCode': kept(fc.constant('60601'), 'x'.repeat(11), '', 4),
  'alertTimes.dailyAt': clocks,
  'holdHours.from': clocks,
  'holdHours.to': clocks,
  'timeWindow.start': clocks,
  'timeWindow.end': clocks,
  email,
  emailList: written(
    fc.uniqueArray(
      email.valid.map(({ input }) => String(input)),
      { minLength: 1, maxLength: 5 },
    ),
    (list) => list.join(', '),
    'a@b.example, b@b.example, c@b.example, d@b.example, e@b.example, f@b.example',
    'a@b.example, nobody',
    4,
  ),
  lastName: kept(
    fc.oneof(matching(/^[A-Z][a-z]{2,11}$/), longestText(everything.NAME_CHARACTERS_MAX)),
    'Ng',
    'x'.repeat(everything.NAME_CHARACTERS_MAX + 1),
    'N0lan',
    '',
  ),
  mobileNumber: numbers,
  mfaPhone: phones,
  mfaPhoneByLibphonenumber: phones,
  verbalPasscode: kept(
    fc.oneof(matching(/^[A-Za-z0-9]{4,20}$/), longestText(20)),
    'abc',
    'x'.repeat(21),
    'ab-cd',
    '',
  ),
  pin: digits(4),
  liveHelpPin: digits(4),
  'pinPair.confirmation': kept(matching(/^\d{4}$/), ''),
  newPassword: kept(passwords, ...badPasswords),
  newPasswordNotCommon: kept(passwords, ...badPasswords),
  newPasswordPair: kept(
    passwords.map((password) => ({ password, confirmation: password })),
    { password: 'QxABwjjj2345', confirmation: 'QxABwjjj2346' },
    { password: 'short', confirmation: 'short' },
  ),
  securityQuestion: kept(
    fc.oneof(matching(/^[A-Z][a-z]{1,40}\?$/), longestText(200)),
    'ab',
    'x'.repeat(201),
    '',
  ),
  securityAnswer: kept(
    fc.oneof(matching(/^[a-z0-9]{4,40}$/), longestText(100)),
    'abc',
    'x'.repeat(101),
    '     ',
    '',
  ),
  cardNumber: digits(10, 20),
  cardNumberEnding: digits(7, 16),
  'cardlessEntry.cardEndings[]': digits(7),
  'newBankAccount.accountNumber': digits(4, 17),
  routingNumber: kept(routingNumbers, '021000022', '1'.repeat(8), '1'.repeat(10), ''),
  expressCode: digits(16),
  expressCheckNumber: digits(4, 12),
  subDepartmentNumber: digits(5),
  promptedIdNumber: kept(idNumbers, '47', '4747474747', '0474', '1234', '4321', '7777', ''),
  'promptedId.number': kept(idNumbers, '47', '0474', '1234', ''),
  vin: kept(
    matching(/^[A-HJ-NPR-Z0-9]{17}$/),
    'A'.repeat(16),
    'A'.repeat(18),
    `I${'A'.repeat(16)}`,
  ),
  deleteConfirmation: kept(fc.constant('DELETE'), 'delete', 'DELETED', ''),
  issuer: kept(
    fc.domain().map((host) => `https://${host}`),
    'id.example',
    'ftp://id.example',
    'https://x-admin.id.example',
    '',
  ),
  codeVerifier: kept(
    matching(/^[A-Za-z0-9\-._~]{43,128}$/),
    'a'.repeat(42),
    'a'.repeat(129),
    `${'a'.repeat(43)}+`,
  ),
  listedProductCode: kept(fc.constantFrom(...codes), 'ZZZ', 'ZZZZ', ''),
  'recordedPurchase.productCode': kept(fc.constantFrom(...codes), 'ZZZ', 'ZZZZ', ''),
  'vehicleSignal.at': kept(
    matching(/^2026-0[1-9]-1\dT1\d:00:00(\.\d{1,6})?Z$/),
    '2026-02-30T10:00:00Z',
    '2026-01-01',
    '',
    4,
  ),
  'recordedPurchase.boughtAt': kept(matching(/^2026-0[1-9]-1\dT1\d:00:00Z$/), '2026-01-01', '', 4),
  atLeastOneOf: kept(
    fc.record({ phone: matching(/^\d{1,9}$/) }),
    {},
    { phone: ' ' },
    { name: 'x' },
  ),
  attachments: files(2, 1000),
  'disputeForm.attachments': files(5, everything.ATTACHMENT_BYTES_MAX),
  'disputeFormFor.attachments': files(5, everything.ATTACHMENT_BYTES_MAX),
  'disputeForm.amountCents': between(1, Number.MAX_SAFE_INTEGER),
  'disputeFormFor.amountCents': between(1, 8000),
  newFundingMethod: kept(fc.constantFrom('card', 'westernUnion', 'wireAch'), 'bank', 'cash', ''),
  // Figures as typed
  money: figures(0, 999_999_999, 2),
  gallons: figures(0, 500_000, 3),
  fuelPrice: figures(0, 10_000, 3),
  oneClickUnblocks: figures(0, 10, 0),
  oneTimePurchase: figures(100, 9_999_999, 2),
  fundAmount: figures(10_000, 999_999_999, 2),
  expressCheckAmount: figures(0, 500_000, 2),
  expressDailyLimit: figures(0, 10_000, 2),
  tankFill: figures(0, 31_000, 3),
  hubometer: written(
    fc.integer({ min: 0, max: 9_999_999 }).map((tenths) => tenths * 100),
    (thousandths) => (thousandths / 1000).toFixed(1),
    '1000000',
    '1.25',
    '-1',
    '',
  ),
  odometerReading: written(
    fc.integer({ min: 48_120, max: 9_999_999 }),
    String,
    '48119',
    '10000000',
    '48120.5',
    '',
  ),
  expiryMonthYear: months((year, month) => `${month}/${year}`, '10/2026'),
  registrationExpiry: months((year, month) => month + year.slice(2), '10/2027'),
  // Figures as sent in requests
  expressCheckCents: between(0, 500_000),
  expressDailyLimitCents: between(0, 10_000),
  fundCents: between(10_000, 999_999_999),
  fundFeeBasisPoints: between(0, 350),
  limitMilligallons: between(0, 500_000),
  hubometerThousandths: between(0, 999_999_900),
  microDepositCents: between(1, 99),
  'feedback.rating': between(1, 5),
  driverPicture: pictures,
  'driverRequestInput.picture': pictures,
  'driverRequestInput.amountCents': between(100, 50_000),
  'driverRequestSettings.autoGrantCents': between(100, 3_000),
  'alertRule.fromCents': between(0, 1_000_000),
  'allowance.amountCents': between(100, 9_999_999),
  'allowance.milligallons': between(1, 500_000),
  'autoReload.thresholdCents': between(0, 999_999_999),
  'proximityProfile.merchantDistanceThousandthsMax': between(0, 100_000),
  'proximityProfile.fuelPingAgeMinutesMax': between(0, 1440),
  'proximityProfile.fuelVarianceBasisPointsMax': between(0, 10_000),
  dateRange: ranges(93),
  insightsRange: ranges(90),
  transactionsRange: ranges(90),
  reportsRange: ranges(threeYears),
  paymentHistoryRange: ranges(threeYears),
};

type Fields = Readonly<Record<string, unknown>>;
type Mend = (fields: Fields, side: 'input' | 'output') => Fields;

const inOrder =
  (less: string, more: string): Mend =>
  (fields) => {
    const [one, other] = [fields[less], fields[more]];
    return typeof one === 'number' && typeof other === 'number' && one > other
      ? { ...fields, [less]: other, [more]: one }
      : fields;
  };
const amounts = inOrder('perTransactionCents', 'perDayCents');
const expressAmounts = inOrder('maxTransactionCents', 'dailyTransactionCents');
const named: Mend = (fields) => ({ ...fields, firstName: 'Dana', lastName: 'Morales' });
const ordered: Mend = (fields) => ({
  ...named(fields, 'output'),
  driverId: 'E2044',
  unitNumber: '118',
  vehicleName: 'Unit 118',
});
const onlyProfileIsDefault: Mend = (fields) => ({ ...fields, kind: 'profile' });
/** Removes items with the same `of` value. */
const eachOnce = (list: readonly unknown[], of: (item: unknown) => unknown) => [
  ...new Map(list.map((item) => [of(item), item])).values(),
];
const fieldOf = (name: string) => (item: unknown) =>
  typeof item === 'object' && item !== null
    ? Object.entries(item).find(([key]) => key === name)?.[1]
    : item;

/** Make independently generated fields consistent, by schema name. */
const mends: Readonly<Record<string, Mend>> = {
  apiKeyForm: (fields) => ({ ...fields, days: 90 }),
  apiKeyRotation: (fields) => ({ ...fields, overlapHours: 24 }),
  webhookForm: (fields) => ({ ...fields, url: 'https://fleet.example/hooks' }),
  alertRule: (fields) => ({ ...fields, inApp: true }),
  allowance: (fields) => ({ ...fields, amountCents: 8000 }),
  bulkAction: (fields) => ({ ...fields, name: 'reactivate' }),
  cardOrder: ordered,
  'cfnCardOrders[]': (fields) => ({ ...ordered(fields, 'output'), products: ['diesel'] }),
  cardOrderRow: (fields, side) => ({
    ...ordered(fields, side),
    perDay: side === 'output' ? null : '',
  }),
  cardholderName: named,
  driver: named,
  expressFleetConfig: expressAmounts,
  expressLimitCents: expressAmounts,
  expressLimits: (fields) => ({ ...fields, maxTransactionAmount: fields.dailyTransactionAmount }),
  figureChange: (fields) => ({ ...fields, amount: 500 }),
  holdHours: (fields) => (fields.from === fields.to ? { from: '18:00', to: '06:00' } : fields),
  holdSchedule: (fields) => ({ ...fields, startsAt: null, endsAt: '2026-11-23T06:00:00Z' }),
  journalSettings: (fields) => ({
    ...fields,
    payableAccount: 'Accounts Payable (A/P)',
    groupAccounts: { diesel: 'Diesel' },
  }),
  limitFields: amounts,
  ownLimitFields: amounts,
  orderedLimits: amounts,
  namedLimits: onlyProfileIsDefault,
  newNamedLimits: onlyProfileIsDefault,
  pinPair: (fields) => ({ ...fields, confirmation: fields.pin }),
  promptedId: (fields) => ({ ...fields, type: 'D' }),
  recordedPurchase: (fields) => ({ ...fields, quantityThousandths: 62_500, unitPriceMills: 3899 }),
  savedReportForm: (fields) => ({ ...fields, schedule: 'none' }),
  someCardPrompts: (fields) => ({ ...fields, id: 'matched' }),
  timeWindow: () => ({ start: '06:00', end: '18:00' }),
  userProfile: (fields) => ({ ...fields, securityQuestion: null, securityAnswer: null }),
  vehicle: inOrder('hubometerStartThousandths', 'hubometerLastThousandths'),
  address: (fields) => ({ ...fields, state: 'IL' }),
  cardDelivery: (fields) => ({ ...fields, state: 'IL' }),
};
const lists: Readonly<Record<string, (list: readonly unknown[]) => readonly unknown[]>> = {
  allowedDays: (list) => everything.WEEK_DAYS.filter((day) => list.includes(day)),
  exceptionMapping: (list) => eachOnce(list, fieldOf('code')),
  unitDeviceMapping: (list) => eachOnce(list, fieldOf('deviceId')),
};

const nameOf = new Map<unknown, string>(everySchema.map(([name, schema]) => [schema, name]));

/** Looks up schemas by their own name if they have one, rather than by their place in another. */
export const knownSamples: KnownSamples = {
  nameOf: (schema) => nameOf.get(schema),
  samples: (place) => (Object.hasOwn(byPlace, place) ? byPlace[place] : undefined),
  mendFields: (place, fields, side) =>
    (Object.hasOwn(mends, place) ? mends[place]?.(fields, side) : undefined) ?? fields,
  mendList: (place, list) =>
    (Object.hasOwn(lists, place) ? lists[place]?.(list) : undefined) ?? list,
};

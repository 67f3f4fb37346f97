import { NO_LIMITS } from '@forecourt/validation';
import type {
  Account,
  Card,
  CardDelivery,
  CardOrder,
  Department,
  Fleet,
  LimitProfile,
  LimitUsage,
  Notification,
  Order,
  PurchaseLimits,
  SessionUser,
  Transaction,
} from '@forecourt/validation';
import type { CardDetails, Overview } from '../contract/index.ts';

/** A stable UUID for tests: the same number gives the same UUID. */
export const sampleId = (number: number): string =>
  `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

export const SAMPLE_IDS = {
  user: sampleId(1),
  account: sampleId(2),
  fleet: sampleId(3),
  department: sampleId(4),
  profile: sampleId(5),
  card: sampleId(6),
  order: sampleId(7),
  notification: sampleId(8),
  transaction: sampleId(9),
  import: sampleId(10),
} as const;

/** Each builder takes the fields that a test cares about and fills in valid defaults. */
export const sampleUser = (overrides: Partial<SessionUser> = {}): SessionUser => ({
  userId: SAMPLE_IDS.user,
  username: 'dana.price',
  firstName: 'Dana',
  lastName: 'Price',
  email: 'dana.price@northway.example',
  culture: 'en-US',
  userType: 'fleet',
  hostMainframe: null,
  hostFleetnet: null,
  sysAccountId: SAMPLE_IDS.account,
  applications: ['portal'],
  phone: null,
  lastLoginAt: '2026-11-20T14:05:00Z',
  ...overrides,
});

export const sampleAccount = (overrides: Partial<Account> = {}): Account => ({
  sysAccountId: SAMPLE_IDS.account,
  accountNumber: '0410022871',
  name: 'Northway Freight',
  state: 'open',
  timeZone: 'America/Chicago',
  weekStartsOn: 'sun',
  currency: 'USD',
  role: 'administrator',
  extraPermissions: [],
  fleetIds: null,
  fleetCount: 1,
  features: [],
  ...overrides,
});

export const sampleFleet = (overrides: Partial<Fleet> = {}): Fleet => ({
  fleetId: SAMPLE_IDS.fleet,
  name: 'Linehaul',
  code: 'LH',
  number: '1001',
  cardCount: 1,
  isActive: true,
  ...overrides,
});

export const sampleDepartment = (overrides: Partial<Department> = {}): Department => ({
  departmentId: SAMPLE_IDS.department,
  fleetId: SAMPLE_IDS.fleet,
  number: '00110',
  name: 'Night shift',
  ...overrides,
});

/** No limits of any kind. */
export const sampleLimits = (overrides: Partial<PurchaseLimits> = {}): PurchaseLimits => ({
  ...NO_LIMITS,
  ...overrides,
});

export const sampleLimitProfile = (overrides: Partial<LimitProfile> = {}): LimitProfile => ({
  profileId: SAMPLE_IDS.profile,
  kind: 'profile',
  name: 'Long haul',
  isDefault: true,
  cardCount: 1,
  limits: sampleLimits({ perDayCents: 80_000 }),
  version: 1,
  ...overrides,
});

export const sampleUsage = (overrides: Partial<LimitUsage> = {}): LimitUsage => ({
  dayCents: 0,
  weekCents: 0,
  cycleCents: 0,
  cashCents: 0,
  dayTransactions: 0,
  dayMilligallons: 0,
  weekMilligallons: 0,
  gallons1Milligallons: 0,
  gallons2Milligallons: 0,
  ...overrides,
});

export const sampleCard = (overrides: Partial<Card> = {}): Card => ({
  cardId: SAMPLE_IDS.card,
  last4: '4417',
  cardType: 'driver',
  status: 'active',
  nameOnCard: 'M OKAFOR',
  expiresOn: '2028-11',
  fleetId: SAMPLE_IDS.fleet,
  fleetName: 'Linehaul',
  departmentId: SAMPLE_IDS.department,
  departmentNumber: '00110',
  driverName: 'Maya Okafor',
  driverId: '20417',
  unitNumber: null,
  profileId: SAMPLE_IDS.profile,
  profileName: 'Long haul',
  hasCustomLimits: false,
  spentThisCycleCents: 128_450,
  currency: 'USD',
  purchasesThisCycle: 9,
  lastUsedAt: '2026-11-20T22:41:00Z',
  orderId: null,
  groupId: null,
  groupName: null,
  holdChangesAt: null,
  version: 3,
  ...overrides,
});

export const sampleCardDetails = (overrides: Partial<CardDetails> = {}): CardDetails => ({
  card: sampleCard(),
  vehicle: null,
  driver: { firstName: 'Maya', lastName: 'Okafor', driverId: '20417', employeeId: null },
  limits: sampleLimits({ perDayCents: 80_000 }),
  usage: sampleUsage({ dayCents: 21_040, dayTransactions: 1 }),
  resetsAt: {
    day: '2026-11-22T06:00:00Z',
    week: '2026-11-22T06:00:00Z',
    cycle: '2026-12-01T06:00:00Z',
  },
  timeZone: 'America/Chicago',
  orderedAt: '2025-03-04T16:00:00Z',
  activatedAt: '2025-03-12T15:10:00Z',
  assigneeId: sampleId(11),
  ownLimits: null,
  hasPin: true,
  holdSchedule: null,
  replaces: null,
  replacedBy: null,
  ...overrides,
});

export const sampleOrder = (overrides: Partial<Order> = {}): Order => ({
  orderId: SAMPLE_IDS.order,
  orderNumber: '1042',
  status: 'pending',
  step: 'ordered',
  source: 'form',
  fileName: null,
  cardCount: 1,
  placedAt: '2026-11-21T09:30:00Z',
  placedBy: 'Dana Price',
  steps: [{ step: 'ordered', at: '2026-11-21T09:30:00Z' }],
  version: 1,
  ...overrides,
});

export const sampleCardOrder = (overrides: Partial<CardOrder> = {}): CardOrder => ({
  cardType: 'driver',
  fleetId: SAMPLE_IDS.fleet,
  departmentId: null,
  profileId: SAMPLE_IDS.profile,
  nameOnCard: 'M OKAFOR',
  firstName: 'Maya',
  lastName: 'Okafor',
  driverId: '20417',
  employeeId: null,
  unitNumber: null,
  vehicleName: null,
  vin: null,
  licensePlate: null,
  limits: { perTransactionCents: null, perDayCents: null, perDayMilligallons: null },
  ...overrides,
});

export const sampleDelivery = (overrides: Partial<CardDelivery> = {}): CardDelivery => ({
  service: 'standard',
  attention: 'Dana Price',
  street: '1200 W Fulton St',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60607',
  ...overrides,
});

export const sampleNotification = (overrides: Partial<Notification> = {}): Notification => ({
  notificationId: SAMPLE_IDS.notification,
  level: 'alert',
  state: 'open',
  messageKey: 'notification.orderShipped',
  params: { orderNumber: '1042', count: 1 },
  cardId: null,
  orderId: SAMPLE_IDS.order,
  transactionId: null,
  exportId: null,
  disputeId: null,
  occurredAt: '2026-11-21T08:00:00Z',
  ...overrides,
});

export const sampleTransaction = (overrides: Partial<Transaction> = {}): Transaction => ({
  transactionId: SAMPLE_IDS.transaction,
  transactionNumber: '900001',
  occurredAt: '2026-11-20T22:41:00Z',
  postedAt: '2026-11-21T04:00:00Z',
  status: 'complete',
  cardId: SAMPLE_IDS.card,
  cardLast4: '4417',
  driverName: 'Maya Okafor',
  unitNumber: null,
  odometerMiles: 182_004,
  site: {
    siteNumber: '20441',
    name: 'Prairie Travel Center',
    brand: 'Prairie',
    city: 'Joliet',
    state: 'IL',
    timeZone: 'America/Chicago',
  },
  lines: [
    {
      productCode: '019',
      group: 'diesel',
      categoryId: 1,
      description: 'Diesel',
      quantityThousandths: 50_000,
      unit: 'gal',
      unitPriceMills: 3899,
      grossCents: 19_495,
      discountCents: 0,
      netCents: 19_495,
    },
  ],
  authorizedCents: 19_495,
  netCents: 19_495,
  currency: 'USD',
  declineReasons: [],
  flags: [],
  ...overrides,
});

export const sampleOverview = (overrides: Partial<Overview> = {}): Overview => ({
  asOf: '2026-11-21T10:00:00Z',
  timeZone: 'America/Chicago',
  currency: 'USD',
  cycle: { startsOn: '2026-11-01', endsOn: '2026-11-30' },
  balances: {
    creditLimitCents: 5_000_000,
    availableCents: 4_760_000,
    postedCents: 220_000,
    pendingCents: 20_000,
    dueCents: 180_000,
    dueOn: '2026-12-10',
  },
  spend: {
    cycleToDateCents: 240_000,
    previousToDateCents: 231_000,
    cycleMilligallons: 610_000,
    averagePriceMills: 3899,
    regionPriceMills: 3921,
    dailyCents: [12_000, 0, 11_400],
  },
  declines: { lastSevenDays: 4, needALook: 1 },
  months: [
    {
      month: '2026-11',
      isRunning: true,
      totalCents: 240_000,
      categories: [
        { categoryId: 1, cents: 230_000 },
        { categoryId: 2, cents: 10_000 },
      ],
    },
  ],
  topCards: [{ card: sampleCard(), purchases: 9, milligallons: 320_000, spentCents: 128_450 }],
  fees: { totalCents: 500, lines: [{ labelKey: 'fee.program', cents: 500 }] },
  ...overrides,
});

/** A page of items, which by default is the last. */
export const samplePage = <T>(items: T[], nextCursor: string | null = null) => ({
  items,
  nextCursor,
  total: items.length,
});

import {
  accountState,
  department,
  FEATURE_PACKAGES,
  fleet,
  USER_REASON_CHARACTERS_MAX,
} from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { queryText, uuid } from './common.ts';
import { flag, integer, items, list, natural, oneOf, reason, rows, shape, text } from './shapes.ts';

const day = z.nullable(text);
const reasons = list(reason);
const packageName = oneOf(FEATURE_PACKAGES);
/** The only service whose package can be chosen is `program`. */
const ofProgram = shape({ sysAccountId: uuid, serviceId: oneOf(['program']) });

const accountDetails = shape({
  sysAccountId: uuid,
  accountNumber: text,
  name: text,
  state: accountState,
  openedOn: text,
  timeZone: text,
  weekStartsOn: oneOf(['sun', 'mon']),
  currency: text,
  creditLimitCents: natural,
  package: packageName,
  nextPackage: z.nullable(packageName),
  /** First day (`YYYY-MM-DD`) that `nextPackage` applies. [ADDON-09] */
  nextPackageFrom: day,
  closedAt: z.nullable(text),
  /** Last day (`YYYY-MM-DD`) on which customer service can reactivate the account. [USER-09] */
  reactivateUntil: day,
  /** Why the account is locked; empty if it is not. [USER-10, USER-11] */
  lockReasons: reasons,
  version: integer,
});
export type AccountDetails = z.infer<typeof accountDetails>;

/** [GW-43] */
export const getAccountDetails = call('GET /businesses/me/accountdetails', 'account.view', {
  summary: 'Get the selected account: state, package, and why it is locked',
  response: accountDetails,
});

/** The company that issues the account's cards and collects payment for purchases. */
export const collectingCompany = shape({
  legalName: text,
  /** Address lines for payments sent by mail. */
  remitTo: list(text),
  phone: text,
  email: z.nullable(text),
});

/** [GW-141] */
export const getCollectingCompany = call('GET /Colco/me', 'account.view', {
  summary: 'Get the company that issues the account’s cards and bills its purchases',
  response: shape({
    /** `null` if the host's configuration is unavailable. */
    company: z.nullable(collectingCompany),
  }),
});

/** [GW-90] Responds with `account.notFound` unless the account is the selected one. */
export const getAccount = call('GET /accounts/:sysAccountId', 'account.view', {
  summary: 'Get an account',
  response: accountDetails,
  errors: ['account.notFound'],
});

/** [GW-91] Counts and balances shown before closing an account. [USER-08] */
export const getAccountSummary = call('GET /accounts/:sysAccountId/summary', 'account.view', {
  summary: 'Count what the account holds',
  response: shape({
    /** Cards that closing would permanently block. */
    liveCards: natural,
    /** Ordered cards that closing would cancel. */
    orderedCards: natural,
    endedCards: natural,
    openExpressChecks: natural,
    drivers: natural,
    vehicles: natural,
    users: natural,
    /** Balances are 0 for someone without `bills.view`. */
    postedCents: integer,
    pendingCents: integer,
  }),
  errors: ['account.notFound'],
});

/** [GW-93] */
export const getAccountLock = call('GET /accounts/:sysAccountId/lock', 'account.view', {
  summary: 'Get the account’s lock, its reason, and when the account was last used',
  response: shape({ state: accountState, reasons, lastActiveAt: text }),
  errors: ['account.notFound'],
});

/** [GW-94] */
export const getBlockSource = call('GET /accounts/:sysAccountId/block-source', 'account.view', {
  summary: 'Count blocked cards by what blocked them',
  response: shape({
    items: rows({ source: oneOf(['accountClosed', 'person', 'system']), cardCount: natural }),
  }),
  errors: ['account.notFound'],
});

/** [GW-92] [SCREEN-46] [SCREEN-47] */
export const getPackages = call(
  'GET /accounts/:sysAccountId/services/:serviceId/package',
  'account.view',
  {
    summary: 'List feature packages and what each would cost the account',
    params: ofProgram,
    response: shape({
      items: rows({
        package: packageName,
        /** `null` if only customer service can quote the price. [ADDON-10, ADDON-11] */
        cardMonthCents: z.nullable(natural),
        /** Monthly price for the cards in use now. */
        monthCents: z.nullable(natural),
        latePaymentsForgiven: natural,
        isCurrent: flag,
        isNext: flag,
      }),
      cardCount: natural,
      /** First day (`YYYY-MM-DD`) that the rate of a package chosen today applies. [ADDON-09] */
      rateFrom: text,
      enrollDaysMin: natural,
      enrollDaysMax: natural,
      version: integer,
    }),
    errors: ['account.notFound'],
  },
);

/** [SCREEN-48] [ADDON-08] [ADDON-09] Choosing the current package cancels a pending change. */
export const choosePackage = call(
  'PUT /accounts/:sysAccountId/services/:serviceId/package',
  'account.edit',
  {
    summary: 'Choose a feature package, effective next month',
    params: ofProgram,
    body: shape({ package: packageName }),
    response: accountDetails,
    errors: ['account.notFound', 'package.callToChoose'],
    changes: ['account'],
    version: 'required',
  },
);

/** [USER-08] [USER-09] Requires `proveVerbalPasscode` and an up-to-date `expectedCards`. */
export const closeAccount = call('POST /accounts/:sysAccountId/close', 'account.close', {
  summary: 'Close the account and permanently block its cards',
  body: shape({
    expectedCards: natural,
    reason: z.nullable(queryText(USER_REASON_CHARACTERS_MAX)),
  }),
  response: shape({ account: accountDetails, blockedCards: natural, canceledCards: natural }),
  errors: ['access.passcode', 'account.notFound', 'account.changed', 'account.notPossible'],
  changes: ['account', 'card'],
  version: 'required',
});

const fleetDetails = shape({
  fleetId: uuid,
  name: text,
  code: text,
  number: text,
  isActive: flag,
  cardCount: natural,
  driverCount: natural,
  vehicleCount: natural,
  departmentCount: natural,
  version: integer,
});
export type FleetDetails = z.infer<typeof fleetDetails>;

/** [GW-44] [USER-03] */
export const listFleetDetails = call('GET /businesses/me/fleetdetails', 'fleets.view', {
  summary: 'List the fleets the user can see, with what belongs to each',
  response: items(fleetDetails),
});

/** [USER-03] [ENT-37] */
export const addFleet = call('POST /fleets', 'fleets.edit', {
  summary: 'Add a fleet',
  body: fleet,
  response: shape({ fleet: fleetDetails }),
  errors: ['fleet.notPossible'],
  changes: ['fleet'],
});

export const editFleet = call('PUT /fleets/:fleetId', 'fleets.edit', {
  summary: 'Update a fleet',
  body: fleet,
  response: shape({ fleet: fleetDetails }),
  errors: ['fleet.notFound', 'fleet.notPossible'],
  changes: ['fleet'],
  version: 'required',
});

export const removeFleet = call('POST /fleets/:fleetId/delete', 'fleets.edit', {
  summary: 'Delete an empty fleet',
  response: shape({ fleetId: uuid }),
  errors: ['fleet.notFound', 'fleet.inUse'],
  changes: ['fleet'],
  version: 'required',
});

const departmentDetails = shape({
  departmentId: uuid,
  fleetId: uuid,
  fleetName: text,
  number: text,
  name: text,
  description: text,
  cardCount: natural,
  promptedIdCount: natural,
  version: integer,
});
export type DepartmentDetails = z.infer<typeof departmentDetails>;

/** [GW-85] [USER-02] */
export const listFleetDepartments = call('GET /fleets/dept', 'departments.view', {
  summary: 'List departments and their use, for one fleet or all visible ones',
  query: shape({ fleetId: z.optional(uuid) }),
  response: items(departmentDetails),
});

const departmentBody = shape({ ...department.shape, fleetId: uuid });

/** [USER-02] [USER-04 to USER-06] [ENT-36] */
export const addDepartment = call('POST /departments', 'departments.edit', {
  summary: 'Add a department to a fleet',
  body: departmentBody,
  response: shape({ department: departmentDetails }),
  errors: ['department.notPossible', 'fleet.notFound'],
  changes: ['fleet'],
});

export const editDepartment = call('PUT /departments/:departmentId', 'departments.edit', {
  summary: 'Update a department; one in use stays in its fleet',
  body: departmentBody,
  response: shape({ department: departmentDetails }),
  errors: ['department.notFound', 'department.notPossible', 'fleet.notFound'],
  changes: ['fleet'],
  version: 'required',
});

export const removeDepartment = call('POST /departments/:departmentId/delete', 'departments.edit', {
  summary: 'Delete an empty department',
  response: shape({ departmentId: uuid }),
  errors: ['department.notFound', 'department.inUse'],
  changes: ['fleet'],
  version: 'required',
});

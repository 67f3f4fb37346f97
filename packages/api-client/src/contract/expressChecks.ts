import * as z from 'zod/mini';
import {
  EXPRESS_REASON_CHARACTERS_MAX,
  expressCheck,
  expressCheckCents,
  expressCheckDraft,
  expressCheckNumber,
  expressCheckState,
  expressCode,
  expressFleetConfig,
  expressGrant,
  expressPersonLimits,
  expressRequest,
  role,
} from '@forecourt/validation';
import { call, callsNeeding } from './call.ts';
import { page, pageQuery, paged, queryText, uuid } from './common.ts';
import { flag, integer, items, list, natural, oneOf, rows, shape, text } from './shapes.ts';
import { optionalDays } from './wireDate.ts';

const viewCall = callsNeeding('expressChecks.view');
const statusCall = callsNeeding('expressChecks.changeStatus');
const configureCall = callsNeeding('expressChecks.configure');

const checkResponse = shape({ check: expressCheck });
const requestResponse = shape({ request: expressRequest });

/** [GW-114] Dates are in the account's time zone. */
export const listExpressChecks = viewCall('GET /expressCheck/list', {
  summary: 'List express checks, newest first',
  ...paged(expressCheck, {
    /** Payee, reference, sequence number, or the last four digits of a code. */
    q: z.optional(queryText(60)),
    status: z.optional(expressCheckState),
    fleetId: z.optional(uuid),
    /** `true`: only checks a payee has registered; `false`: only unregistered ones. */
    registered: z.optional(oneOf(['true', 'false'])),
    ...optionalDays,
  }),
});

/**
 * [EXPR-04, EXPR-05, EXPR-11] Issues a check right away or, above the fleet's threshold, requests a
 * second approval. Requires `proveVerbalPasscode` first; one proof covers one check.
 */
export const createExpressCheck = call('POST /expressCheck/list', 'expressChecks.issue', {
  summary: 'Issue an express check, or request a second approval',
  body: shape({
    draft: expressCheckDraft,
    /** A similar check that this one does not repeat; otherwise a likely duplicate is refused. */
    notDuplicateOf: z.optional(z.nullable(uuid)),
  }),
  response: shape({
    check: z.nullable(expressCheck),
    request: z.nullable(expressRequest),
  }),
  errors: ['access.passcode', 'expressCheck.duplicate', 'expressCheck.notPossible'],
  changes: ['expressCheck'],
});

export const getExpressCheck = viewCall('GET /expressCheck/list/:checkId', {
  summary: 'Get an express check with its history',
  response: shape({
    check: expressCheck,
    history: rows({ eventId: uuid, at: text, actor: text, action: text }),
  }),
  errors: ['expressCheck.notFound'],
});

/** Only for the issuer, once; repeating the call within `seconds` returns the same code. */
export const showExpressCode = call(
  'POST /expressCheck/list/:checkId/code',
  'expressChecks.issue',
  {
    summary: 'View an express check’s code for a limited time',
    response: shape({ code: text, seconds: natural }),
    errors: ['expressCheck.notFound', 'expressCheck.notPossible'],
  },
);

/** [EXPR-02, EXPR-03] Either action ends the check; a hold also refunds its amount. */
export const endExpressCheck = statusCall('POST /expressCheck/list/:checkId/status', {
  summary: 'Permanently block an express check, or put it on hold with a refund',
  body: shape({
    action: oneOf(['block', 'hold']),
    reason: text.check(
      z.trim(),
      z.maxLength(EXPRESS_REASON_CHARACTERS_MAX, { error: 'text.tooLong' }),
    ),
  }),
  response: checkResponse,
  errors: ['expressCheck.notFound', 'expressCheck.notPossible'],
  changes: ['expressCheck'],
  version: 'required',
});

/** Refused unless the code, the amount, and the paper check's number all match. */
export const registerExpressCheck = statusCall('POST /expressCheck/list/:checkId/register', {
  summary: 'Register a payee’s paper check',
  body: shape({
    code: expressCode,
    amountCents: expressCheckCents,
    checkNumber: expressCheckNumber,
  }),
  response: checkResponse,
  errors: ['expressCheck.notFound', 'expressCheck.notPossible'],
  changes: ['expressCheck'],
  idempotency: 'none',
});

/** [GW-117] */
export const listExpressActivity = viewCall('GET /expressCheck/activity', {
  summary: 'List express check activity, newest first',
  query: shape({ ...pageQuery, ...optionalDays }),
  response: page(
    shape({
      eventId: uuid,
      at: text,
      actor: text,
      action: text,
      checkId: uuid,
      sequenceNumber: text,
      amountCents: natural,
    }),
  ),
});

/** [GW-118] */
export const listExpressEncashments = viewCall('GET /expressCheck/encashment-activity', {
  summary: 'List registered and cashed express checks, newest first',
  ...paged(expressCheck, optionalDays),
});

const configRecord = shape({
  fleetId: uuid,
  fleetName: text,
  ...expressFleetConfig.shape,
  /** Total issued to the fleet's payees today. */
  issuedTodayCents: natural,
  version: natural,
});

/** [GW-115] Includes what is left today, for everyone who can view express checks. */
export const listExpressConfigs = viewCall('GET /expressCheck/fleet-config', {
  summary: 'List express check settings and today’s total by fleet',
  response: shape({
    items: list(configRecord),
    /** The caller's daily limit (`null` if none) and the total they issued today. [EXPR-06] */
    own: shape({ dailyLimitCents: z.nullable(natural), issuedTodayCents: natural }),
    availableCents: integer,
  }),
});

/** [GW-115, EXPR-05, EXPR-07] */
export const putExpressConfig = configureCall('PUT /expressCheck/fleet-config/:fleetId', {
  summary: 'Update a fleet’s express check settings',
  body: expressFleetConfig,
  response: shape({ config: configRecord }),
  errors: ['fleet.notFound'],
  changes: ['expressSettings'],
  version: 'required',
});

/** [GW-116] */
export const listExpressFees = viewCall('GET /expressCheck/fleet-fee', {
  summary: 'List express check fees by fleet',
  response: shape({
    items: rows({ fleetId: uuid, feeCents: natural, feeMode: expressFleetConfig.shape.feeMode }),
    currency: text,
  }),
});

const personLimits = shape({
  userId: uuid,
  name: text,
  role,
  /** Whether the user is an administrator, whose role includes every permission. */
  isAdministrator: flag,
  isSelf: flag,
  dailyLimitCents: z.nullable(natural),
  permissions: list(expressGrant),
  /** Of the user, as in `listUsers`. */
  version: z.optional(natural),
});

/** [GW-119, EXPR-06, EXPR-10] */
export const listExpressLimits = configureCall('GET /expressCheck/custom-limits', {
  summary: 'List each user’s express check permissions and daily limit',
  response: items(personLimits),
});

/** [EXPR-06, EXPR-10, ROLE-23] Editing another user requires the caller's own verbal passcode. */
export const putExpressLimits = configureCall('PUT /expressCheck/custom-limits/:userId', {
  summary: 'Update a user’s express check permissions and daily limit',
  body: expressPersonLimits,
  response: shape({ person: personLimits }),
  errors: ['user.notFound', 'access.passcode', 'access.denied', 'expressCheck.notPossible'],
  changes: ['expressSettings', 'user'],
  version: 'required',
});

/** Checks awaiting a second approval, and recently decided ones. */
export const listExpressRequests = viewCall('GET /expressCheck/requests', {
  summary: 'List express checks pending a second approval',
  response: items(expressRequest),
});

/** Approving issues the check; only the requester can view its code. */
export const decideExpressRequest = call(
  'POST /expressCheck/requests/:requestId/decision',
  'expressChecks.approve',
  {
    summary: 'Approve or decline an express check that someone else requested',
    body: shape({
      approve: flag,
      /** Same as in `createExpressCheck`. */
      notDuplicateOf: z.optional(z.nullable(uuid)),
    }),
    response: requestResponse,
    errors: [
      'expressCheck.notFound',
      'expressCheck.duplicate',
      'expressCheck.notPossible',
      'access.denied',
    ],
    changes: ['expressCheck', 'notification'],
    version: 'required',
  },
);

import * as z from 'zod/mini';
import {
  alertPace,
  alertRule,
  alertTimes,
  alertTiming,
  exceptionMeaning,
  notification,
  NOTIFICATION_LEVELS,
  NOTIFICATION_STATES,
  pushSubscription,
} from '@forecourt/validation';
import { call } from './call.ts';
import { paged, queryText, uuid } from './common.ts';
import { flag, items, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const storedRule = shape({
  ruleId: uuid,
  code: text,
  fleetId: z.nullable(uuid),
  timing: alertTiming,
  fromCents: natural,
  fromCount: natural,
  inApp: flag,
  emails: list(text),
  smsNumber: z.nullable(text),
  pace: alertPace,
  version: natural,
});
export type StoredAlertRule = z.output<typeof storedRule>;

/** An exception code, its meaning here, and its recent count in the caller's fleets. */
const describedCode = shape({
  ...exceptionMeaning.shape,
  lately: shape({ authorized: natural, posted: natural }),
});
export type DescribedCode = z.output<typeof describedCode>;

/** [GW-125, ALERT-01, ALERT-03, ALERT-20] */
export const listExceptionRules = call('GET /exceptionsubscriptions', 'alerts.view', {
  summary: 'List exception codes and the user’s alerts',
  response: shape({ codes: list(describedCode), rules: list(storedRule) }),
});

const ruleResponse = shape({ rule: storedRule });
const ruleErrors = ['alert.codeUnused', 'alert.unknownFleet'] as const;

/** [GW-125, ALERT-01] */
export const addExceptionRule = call('POST /exceptionsubscriptions', 'alerts.edit', {
  summary: 'Add an alert for an exception',
  body: alertRule,
  response: ruleResponse,
  errors: [...ruleErrors, 'alert.tooMany'],
  changes: ['alert'],
});

/** [GW-125] */
export const changeExceptionRule = call('PUT /exceptionsubscriptions/:ruleId', 'alerts.edit', {
  summary: 'Update an alert',
  body: alertRule,
  response: ruleResponse,
  errors: [...ruleErrors, 'alert.notFound'],
  changes: ['alert'],
  version: 'required',
});

/** [GW-125] */
export const removeExceptionRule = call('DELETE /exceptionsubscriptions/:ruleId', 'alerts.edit', {
  summary: 'Delete an alert; messages already queued are still sent',
  response: shape({}),
  errors: ['alert.notFound'],
  changes: ['alert'],
  version: 'required',
});

/** Version 0 means the user has never saved any. */
const storedTimes = shape({ times: alertTimes, version: natural });

/** [GW-134, ALERT-02] */
export const getAlertTimes = call('GET /notifications/settings', 'notifications.view', {
  summary: 'Get the user’s quiet hours, daily message time, and pause',
  response: storedTimes,
});

/** [GW-134, ALERT-02] */
export const putAlertTimes = call('PUT /notifications/settings', 'notifications.configure', {
  summary: 'Update the user’s quiet hours, daily message time, and pause',
  body: alertTimes,
  response: storedTimes,
  changes: ['alert'],
  version: 'required',
});

/**
 * The user's browsers that get alerts. `gone` lists those that their push service can no longer
 * reach; `publicKey` is `null` if this gateway does not send Web Push.
 */
const pushBrowsers = shape({
  publicKey: z.nullable(text),
  endpoints: list(text),
  gone: list(text),
});

export const getPush = call('GET /notifications/push', 'notifications.view', {
  summary: 'Get which of the user’s browsers are alerted',
  response: pushBrowsers,
});

/** Subscribing the same endpoint again replaces its keys. */
export const putPush = call('PUT /notifications/push', 'notifications.configure', {
  summary: 'Alert a browser of the user',
  body: pushSubscription,
  response: pushBrowsers,
  errors: ['push.off'],
  changes: ['alert'],
});

export const endPush = call('POST /notifications/push/end', 'notifications.configure', {
  summary: 'Stop alerting a browser of the user',
  body: shape({ endpoint: pushSubscription.shape.endpoint }),
  response: pushBrowsers,
  changes: ['alert'],
});

/** A notification and who settled it. */
const settledNotification = shape({
  ...notification.shape,
  settledBy: z.nullable(text),
  settledAt: z.nullable(text),
});
export type SettledNotification = z.output<typeof settledNotification>;

/** [GW-134, SCREEN-36] */
export const searchNotifications = call('GET /notifications/search', 'notifications.view', {
  summary: 'Search notifications by state, level, and card, newest first',
  ...paged(settledNotification, {
    state: z.optional(oneOf(NOTIFICATION_STATES)),
    level: z.optional(oneOf(NOTIFICATION_LEVELS)),
    cardId: z.optional(uuid),
    about: z.optional(queryText(80)),
  }),
});

/** A message that was sent or is queued. */
const alertMessage = shape({
  messageId: uuid,
  channel: oneOf(['email', 'sms', 'push']),
  to: text,
  state: oneOf(['waiting', 'sent']),
  count: natural,
  dueAt: text,
  sentAt: z.nullable(text),
});

/** [GW-134] */
export const listAlertMessages = call('GET /notifications/messages', 'notifications.view', {
  summary: 'List recent messages to the user’s recipients, newest first',
  response: items(alertMessage),
});

/** Parts of the service that can have an outage. */
export const OUTAGE_SCOPES = ['email', 'sms', 'payments'] as const;
export type OutageScope = (typeof OUTAGE_SCOPES)[number];

/** [GW-138] Current outages. `lastGoodAt` is `null` if the service was never seen working. */
export const listNews = call('GET /news', 'notifications.view', {
  summary: 'List current outages and when each service last worked',
  response: shape({
    asOf: text,
    outages: rows({ scope: oneOf(OUTAGE_SCOPES), since: text, lastGoodAt: z.nullable(text) }),
  }),
});

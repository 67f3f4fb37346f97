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
import { page, pageQuery, queryText, uuid } from './common.ts';
import { flag, list, natural, oneOf, shape, text } from './shapes.ts';

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

/** A code with what it means here and how often it occurred lately in the caller's fleets. */
const described = shape({
  ...exceptionMeaning.shape,
  lately: shape({ authorized: natural, posted: natural }),
});
export type DescribedCode = z.output<typeof described>;

/** [GW-125, ALERT-01, ALERT-03, ALERT-20] */
export const listExceptionRules = call('GET /exceptionsubscriptions', {
  summary: 'List exception codes and the user’s alerts',
  response: shape({ codes: list(described), rules: list(storedRule) }),
  permission: 'alerts.view',
});

const ruleAnswer = shape({ rule: storedRule });
const ruleErrors = ['alert.codeUnused', 'alert.unknownFleet'] as const;

/** [GW-125, ALERT-01] */
export const addExceptionRule = call('POST /exceptionsubscriptions', {
  summary: 'Add an alert for an exception',
  body: alertRule,
  response: ruleAnswer,
  errors: [...ruleErrors, 'alert.tooMany'],
  changes: ['alert'],
  permission: 'alerts.edit',
});

/** [GW-125] */
export const changeExceptionRule = call('PUT /exceptionsubscriptions/:ruleId', {
  summary: 'Update an alert',
  body: alertRule,
  response: ruleAnswer,
  errors: [...ruleErrors, 'alert.notFound'],
  changes: ['alert'],
  permission: 'alerts.edit',
  version: 'required',
});

/** [GW-125] */
export const removeExceptionRule = call('DELETE /exceptionsubscriptions/:ruleId', {
  summary: 'Delete an alert; messages already queued are still sent',
  response: shape({}),
  errors: ['alert.notFound'],
  changes: ['alert'],
  permission: 'alerts.edit',
  version: 'required',
});

/** Version 0: nothing was chosen yet. */
const storedTimes = shape({ times: alertTimes, version: natural });

/** [GW-134, ALERT-02] */
export const getAlertTimes = call('GET /notifications/settings', {
  summary: 'Get the user’s quiet hours, daily message time, and pause',
  response: storedTimes,
  permission: 'notifications.view',
});

/** [GW-134, ALERT-02] */
export const putAlertTimes = call('PUT /notifications/settings', {
  summary: 'Update the user’s quiet hours, daily message time, and pause',
  body: alertTimes,
  response: storedTimes,
  changes: ['alert'],
  permission: 'notifications.configure',
  version: 'required',
});

/** Browsers of the user that are alerted; `publicKey` null: this gateway sends no Web Push. */
const pushBrowsers = shape({ publicKey: z.nullable(text), endpoints: list(text) });

export const getPush = call('GET /notifications/push', {
  summary: 'Get which of the user’s browsers are alerted',
  response: pushBrowsers,
  permission: 'notifications.view',
});

/** Again with the same address, it keeps the later keys. */
export const putPush = call('PUT /notifications/push', {
  summary: 'Alert a browser of the user',
  body: pushSubscription,
  response: pushBrowsers,
  errors: ['push.off'],
  changes: ['alert'],
  permission: 'notifications.configure',
});

export const endPush = call('POST /notifications/push/end', {
  summary: 'Stop alerting a browser of the user',
  body: shape({ endpoint: pushSubscription.shape.endpoint }),
  response: pushBrowsers,
  changes: ['alert'],
  permission: 'notifications.configure',
});

/** A notification with who dealt with it. */
const settledNotification = shape({
  ...notification.shape,
  settledBy: z.nullable(text),
  settledAt: z.nullable(text),
});
export type SettledNotification = z.output<typeof settledNotification>;

/** [GW-134, SCREEN-36] */
export const searchNotifications = call('GET /notifications/search', {
  summary: 'Search notifications by state, level, and card, newest first',
  query: shape({
    ...pageQuery,
    state: z.optional(oneOf(NOTIFICATION_STATES)),
    level: z.optional(oneOf(NOTIFICATION_LEVELS)),
    cardId: z.optional(uuid),
    about: z.optional(queryText(80)),
  }),
  response: page(settledNotification),
  permission: 'notifications.view',
});

/** A message that left, or that waits for its time. */
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
export const listAlertMessages = call('GET /notifications/messages', {
  summary: 'List recent messages to the user’s recipients, newest first',
  response: shape({ items: list(alertMessage) }),
  permission: 'notifications.view',
});

/** What part of the service an outage is of. */
export const OUTAGE_SCOPES = ['email', 'sms', 'payments'] as const;
export type OutageScope = (typeof OUTAGE_SCOPES)[number];

/** [GW-138] `lastGoodAt` null: it was not seen working. */
export const listNews = call('GET /news', {
  summary: 'List current outages and when each service last worked',
  response: shape({
    asOf: text,
    outages: list(
      shape({ scope: oneOf(OUTAGE_SCOPES), since: text, lastGoodAt: z.nullable(text) }),
    ),
  }),
  permission: 'notifications.view',
});

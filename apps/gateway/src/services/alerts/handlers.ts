import type { Handlers } from '../../http/context.ts';
import { listAlertMessages, searchNotifications } from '../notifications/search.ts';
import {
  addExceptionRule,
  changeExceptionRule,
  listExceptionRules,
  removeExceptionRule,
} from './rules.ts';
import { listNews } from './serviceStates.ts';
import { getAlertTimes, putAlertTimes } from './times.ts';

/** Who answers the calls of alerts and notifications. */
export const alertHandlers = {
  listExceptionRules,
  addExceptionRule,
  changeExceptionRule,
  removeExceptionRule,
  getAlertTimes,
  putAlertTimes,
  searchNotifications,
  listAlertMessages,
  listNews,
} as const satisfies Partial<Handlers>;

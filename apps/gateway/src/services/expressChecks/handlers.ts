import { endExpressCheck, registerExpressCheck, showExpressCode } from './changeCheck.ts';
import { listExpressConfigs, listExpressFees, putExpressConfig } from './configs.ts';
import { createExpressCheck } from './createExpressCheck.ts';
import { decideExpressRequest, listExpressRequests } from './decideRequest.ts';
import { listExpressLimits, putExpressLimits } from './personLimits.ts';
import {
  getExpressCheck,
  listExpressActivity,
  listExpressChecks,
  listExpressEncashments,
} from './readChecks.ts';

/** Who answers the calls of express checks. */
export const expressCheckHandlers = {
  endExpressCheck,
  registerExpressCheck,
  showExpressCode,
  listExpressConfigs,
  listExpressFees,
  putExpressConfig,
  createExpressCheck,
  decideExpressRequest,
  listExpressRequests,
  listExpressLimits,
  putExpressLimits,
  getExpressCheck,
  listExpressActivity,
  listExpressChecks,
  listExpressEncashments,
};

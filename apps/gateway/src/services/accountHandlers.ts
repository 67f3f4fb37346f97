import type { Handlers } from '../http/context.ts';
import { closeAccount } from './accounts/closing.ts';
import {
  addDepartment,
  editDepartment,
  listFleetDepartments,
  removeDepartment,
} from './accounts/departments.ts';
import {
  getAccount,
  getAccountDetails,
  getAccountLock,
  getAccountSummary,
  getBlockSource,
} from './accounts/details.ts';
import { getCollectingCompany } from './accounts/collectingCompany.ts';
import { addFleet, editFleet, listFleetDetails, removeFleet } from './accounts/fleets.ts';
import { listCaughtExceptions } from './alerts/caughtExceptions.ts';
import { getInsights } from './insights/insights.ts';
import { listPrices } from './insights/listPrices.ts';
import { choosePackage, getPackages } from './accounts/packages.ts';

/** Who answers the calls about the settings of an account. */
export const accountHandlers = {
  closeAccount,
  addDepartment,
  editDepartment,
  listFleetDepartments,
  removeDepartment,
  getAccount,
  getAccountDetails,
  getAccountLock,
  getAccountSummary,
  getBlockSource,
  addFleet,
  editFleet,
  listFleetDetails,
  removeFleet,
  choosePackage,
  getCollectingCompany,
  getInsights,
  listCaughtExceptions,
  listPrices,
  getPackages,
} as const satisfies Partial<Handlers>;

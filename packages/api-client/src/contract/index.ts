import * as cards from './cards.ts';
import * as imports from './imports.ts';
import * as limits from './limits.ts';
import * as overview from './overview.ts';
import * as purchaseChecks from './purchaseChecks.ts';
import * as transactions from './transactions.ts';
import * as users from './users.ts';
import type { Call } from './call.ts';

export * from './call.ts';
export * from './common.ts';
export * from './cards.ts';
export * from './imports.ts';
export * from './limits.ts';
export * from './overview.ts';
export * from './authenticators.ts';
export * from './handOvers.ts';
export * from './joining.ts';
export * from './people.ts';
export * from './profile.ts';
export * from './purchaseChecks.ts';
export * from './transactions.ts';
export * from './users.ts';
export { readWireDate, WIRE_DATE_ORDER, wireDate } from './wireDate.ts';

/** Every call by its name; static paths stand before those with parameters. */
export const contract = {
  getMe: users.getMe,
  getMyAccounts: users.getMyAccounts,
  listFleets: users.listFleets,
  listDepartments: users.listDepartments,
  listLimitProfiles: limits.listLimitProfiles,
  createLimitProfile: limits.createLimitProfile,
  listTimeProfiles: limits.listTimeProfiles,
  getLimitState: limits.getLimitState,
  listFuels: limits.listFuels,
  assignCardProfile: limits.assignCardProfile,
  getCardProfileLimits: limits.getCardProfileLimits,
  getLimitProfile: limits.getLimitProfile,
  changeLimitProfile: limits.changeLimitProfile,
  deleteLimitProfile: limits.deleteLimitProfile,
  getCardProductCodes: limits.getCardProductCodes,
  setCardProductCodes: limits.setCardProductCodes,
  resetCardLimit: limits.resetCardLimit,
  listAllowances: limits.listAllowances,
  allowOnce: limits.allowOnce,
  cancelAllowance: limits.cancelAllowance,
  setCardLimits: limits.setCardLimits,
  checkPurchase: purchaseChecks.checkPurchase,
  replayLimits: purchaseChecks.replayLimits,
  getLimitsFit: purchaseChecks.getLimitsFit,
  acceptLimits: purchaseChecks.acceptLimits,
  getDashboard: overview.getDashboard,
  listNotifications: overview.listNotifications,
  settleNotification: overview.settleNotification,
  listTransactions: transactions.listTransactions,
  getTransaction: transactions.getTransaction,
  listCards: cards.listCards,
  listBlockReasons: cards.listBlockReasons,
  orderCards: cards.orderCards,
  listOrders: cards.listOrders,
  getOrder: cards.getOrder,
  getImportContext: imports.getImportContext,
  startOrderImport: imports.startOrderImport,
  putImportRows: imports.putImportRows,
  confirmOrderImport: imports.confirmOrderImport,
  cancelOrderImport: imports.cancelOrderImport,
  getCard: cards.getCard,
  changeCardStatus: cards.changeCardStatus,
  getCardAudit: cards.getCardAudit,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

import type { CallName, Contract } from './index.ts';

const cards = () => import('./cards.ts');
const imports = () => import('./imports.ts');
const limits = () => import('./limits.ts');
const overview = () => import('./overview.ts');
const purchaseChecks = () => import('./purchaseChecks.ts');
const transactions = () => import('./transactions.ts');
const users = () => import('./users.ts');

/**
 * Every call by its name, fetched when it is first made: a page pays for the areas whose calls it
 * makes, however many the contract has.
 */
export const callsOnDemand = {
  getMe: async () => (await users()).getMe,
  getMyAccounts: async () => (await users()).getMyAccounts,
  listFleets: async () => (await users()).listFleets,
  listDepartments: async () => (await users()).listDepartments,
  listLimitProfiles: async () => (await limits()).listLimitProfiles,
  createLimitProfile: async () => (await limits()).createLimitProfile,
  listTimeProfiles: async () => (await limits()).listTimeProfiles,
  getLimitState: async () => (await limits()).getLimitState,
  listFuels: async () => (await limits()).listFuels,
  assignCardProfile: async () => (await limits()).assignCardProfile,
  getCardProfileLimits: async () => (await limits()).getCardProfileLimits,
  getLimitProfile: async () => (await limits()).getLimitProfile,
  changeLimitProfile: async () => (await limits()).changeLimitProfile,
  deleteLimitProfile: async () => (await limits()).deleteLimitProfile,
  getCardProductCodes: async () => (await limits()).getCardProductCodes,
  setCardProductCodes: async () => (await limits()).setCardProductCodes,
  resetCardLimit: async () => (await limits()).resetCardLimit,
  listAllowances: async () => (await limits()).listAllowances,
  allowOnce: async () => (await limits()).allowOnce,
  cancelAllowance: async () => (await limits()).cancelAllowance,
  setCardLimits: async () => (await limits()).setCardLimits,
  checkPurchase: async () => (await purchaseChecks()).checkPurchase,
  replayLimits: async () => (await purchaseChecks()).replayLimits,
  getLimitsFit: async () => (await purchaseChecks()).getLimitsFit,
  acceptLimits: async () => (await purchaseChecks()).acceptLimits,
  getDashboard: async () => (await overview()).getDashboard,
  listNotifications: async () => (await overview()).listNotifications,
  settleNotification: async () => (await overview()).settleNotification,
  listTransactions: async () => (await transactions()).listTransactions,
  getTransaction: async () => (await transactions()).getTransaction,
  listCards: async () => (await cards()).listCards,
  listBlockReasons: async () => (await cards()).listBlockReasons,
  orderCards: async () => (await cards()).orderCards,
  listOrders: async () => (await cards()).listOrders,
  getOrder: async () => (await cards()).getOrder,
  getImportContext: async () => (await imports()).getImportContext,
  startOrderImport: async () => (await imports()).startOrderImport,
  putImportRows: async () => (await imports()).putImportRows,
  confirmOrderImport: async () => (await imports()).confirmOrderImport,
  cancelOrderImport: async () => (await imports()).cancelOrderImport,
  getCard: async () => (await cards()).getCard,
  changeCardStatus: async () => (await cards()).changeCardStatus,
  getCardAudit: async () => (await cards()).getCardAudit,
} as const satisfies { readonly [N in CallName]: () => Promise<Contract[N]> };

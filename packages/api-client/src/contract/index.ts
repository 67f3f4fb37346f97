import * as alerts from './alerts.ts';
import * as addOns from './addOns.ts';
import * as accountSettings from './accountSettings.ts';
import * as cardActions from './cardActions.ts';
import * as cardBulks from './cardBulks.ts';
import * as cardGroups from './cardGroups.ts';
import * as cardholders from './cardholders.ts';
import * as cardPins from './cardPins.ts';
import * as cards from './cards.ts';
import * as disputes from './disputes.ts';
import * as expressChecks from './expressChecks.ts';
import * as exports from './exports.ts';
import * as funding from './funding.ts';
import * as imports from './imports.ts';
import * as insights from './insights.ts';
import * as limits from './limits.ts';
import * as overview from './overview.ts';
import * as payments from './payments.ts';
import * as purchaseChecks from './purchaseChecks.ts';
import * as rewards from './rewards.ts';
import * as reports from './reports.ts';
import * as savedViews from './savedViews.ts';
import * as statements from './statements.ts';
import * as transactions from './transactions.ts';
import * as authenticators from './authenticators.ts';
import * as handOvers from './handOvers.ts';
import * as help from './help.ts';
import * as liveHelp from './liveHelp.ts';
import * as joining from './joining.ts';
import * as manageUsers from './manageUsers.ts';
import * as people from './people.ts';
import * as terms from './terms.ts';
import * as profile from './profile.ts';
import * as promptedIds from './promptedIds.ts';
import * as cardRequests from './cardRequests.ts';
import * as proximity from './proximity.ts';
import * as oneClick from './oneClick.ts';
import * as roster from './roster.ts';
import * as users from './users.ts';
import type { Call } from './call.ts';

export * from './alerts.ts';
export * from './addOns.ts';
export * from './accountSettings.ts';
export * from './authorization.ts';
export * from './notificationStream.ts';
export * from './call.ts';
export * from './common.ts';
export * from './cardActions.ts';
export * from './cardBulks.ts';
export * from './cardGroups.ts';
export * from './cardholders.ts';
export * from './cardPins.ts';
export * from './cards.ts';
export * from './disputes.ts';
export * from './expressChecks.ts';
export * from './exports.ts';
export * from './funding.ts';
export * from './imports.ts';
export * from './insights.ts';
export * from './limits.ts';
export * from './overview.ts';
export * from './payments.ts';
export * from './authenticators.ts';
export * from './handOvers.ts';
export * from './help.ts';
export * from './liveHelp.ts';
export * from './joining.ts';
export * from './manageUsers.ts';
export * from './people.ts';
export * from './terms.ts';
export * from './profile.ts';
export * from './purchaseChecks.ts';
export * from './reports.ts';
export * from './rewards.ts';
export * from './statements.ts';
export * from './transactions.ts';
export * from './promptedIds.ts';
export * from './cardRequests.ts';
export * from './proximity.ts';
export * from './oneClick.ts';
export * from './roster.ts';
export * from './savedViews.ts';
export * from './timeline.ts';
export * from './users.ts';
export { readWireDate, WIRE_DATE_ORDER, wireDate } from './wireDate.ts';

/** Every call by its name; static paths stand before those with parameters. */
export const contract = {
  listViews: savedViews.listViews,
  saveView: savedViews.saveView,
  changeView: savedViews.changeView,
  removeView: savedViews.removeView,
  getMe: users.getMe,
  getMyAccounts: users.getMyAccounts,
  listFleets: users.listFleets,
  listDepartments: users.listDepartments,
  getAccountDetails: accountSettings.getAccountDetails,
  getAccount: accountSettings.getAccount,
  getAccountSummary: accountSettings.getAccountSummary,
  getAccountLock: accountSettings.getAccountLock,
  getBlockSource: accountSettings.getBlockSource,
  getPackages: accountSettings.getPackages,
  choosePackage: accountSettings.choosePackage,
  closeAccount: accountSettings.closeAccount,
  listFleetDetails: accountSettings.listFleetDetails,
  addFleet: accountSettings.addFleet,
  editFleet: accountSettings.editFleet,
  removeFleet: accountSettings.removeFleet,
  listFleetDepartments: accountSettings.listFleetDepartments,
  addDepartment: accountSettings.addDepartment,
  editDepartment: accountSettings.editDepartment,
  removeDepartment: accountSettings.removeDepartment,
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
  listDisputes: disputes.listDisputes,
  fileDispute: disputes.fileDispute,
  getDispute: disputes.getDispute,
  addDisputeDocument: disputes.addDisputeDocument,
  getDisputeDocument: disputes.getDisputeDocument,
  getDisputeReceipt: disputes.getDisputeReceipt,
  withdrawDispute: disputes.withdrawDispute,
  listStatements: statements.listStatements,
  downloadStatement: statements.downloadStatement,
  getStatement: statements.getStatement,
  listInvoices: statements.listInvoices,
  listReportTypes: reports.listReportTypes,
  listRebateReportTypes: reports.listRebateReportTypes,
  listRebateReports: reports.listRebateReports,
  readReport: reports.readReport,
  downloadReport: reports.downloadReport,
  listSavedReports: reports.listSavedReports,
  saveReport: reports.saveReport,
  changeSavedReport: reports.changeSavedReport,
  removeSavedReport: reports.removeSavedReport,
  runSavedReport: reports.runSavedReport,
  exportTransactions: exports.exportTransactions,
  listExports: exports.listExports,
  getExport: exports.getExport,
  cancelExport: exports.cancelExport,
  createDownloadLink: exports.createDownloadLink,
  listTransactions: transactions.listTransactions,
  getTransaction: transactions.getTransaction,
  listCards: cards.listCards,
  listBlockReasons: cards.listBlockReasons,
  orderCards: cards.orderCards,
  listOrders: cards.listOrders,
  getOrder: cards.getOrder,
  getOrderImportContext: imports.getOrderImportContext,
  startOrderImport: imports.startOrderImport,
  putOrderImportRows: imports.putOrderImportRows,
  confirmOrderImport: imports.confirmOrderImport,
  cancelOrderImport: imports.cancelOrderImport,
  getDriverImportContext: imports.getDriverImportContext,
  startDriverImport: imports.startDriverImport,
  putDriverImportRows: imports.putDriverImportRows,
  confirmDriverImport: imports.confirmDriverImport,
  cancelDriverImport: imports.cancelDriverImport,
  getVehicleImportContext: imports.getVehicleImportContext,
  startVehicleImport: imports.startVehicleImport,
  putVehicleImportRows: imports.putVehicleImportRows,
  confirmVehicleImport: imports.confirmVehicleImport,
  cancelVehicleImport: imports.cancelVehicleImport,
  getPromptedIdImportContext: imports.getPromptedIdImportContext,
  startPromptedIdImport: imports.startPromptedIdImport,
  putPromptedIdImportRows: imports.putPromptedIdImportRows,
  confirmPromptedIdImport: imports.confirmPromptedIdImport,
  cancelPromptedIdImport: imports.cancelPromptedIdImport,
  previewCardBulk: cardBulks.previewCardBulk,
  getCardBulk: cardBulks.getCardBulk,
  listCardBulkRows: cardBulks.listCardBulkRows,
  startCardBulk: cardBulks.startCardBulk,
  cancelCardBulk: cardBulks.cancelCardBulk,
  undoCardBulk: cardBulks.undoCardBulk,
  exportCards: cards.exportCards,
  exportCard: cards.exportCard,
  listCardGroups: cardGroups.listCardGroups,
  addCardGroup: cardGroups.addCardGroup,
  editCardGroup: cardGroups.editCardGroup,
  removeCardGroup: cardGroups.removeCardGroup,
  listCardTypes: cardholders.listCardTypes,
  lookUpCardholders: cardholders.lookUpCardholders,
  listCardholders: cardholders.listCardholders,
  listCardholderTypes: cardholders.listCardholderTypes,
  addCardholders: cardholders.addCardholders,
  removeCardholders: cardholders.removeCardholders,
  getCard: cards.getCard,
  editCard: cardActions.editCard,
  replaceCard: cardActions.replaceCard,
  reissueCard: cardActions.reissueCard,
  transferCard: cardActions.transferCard,
  unassignCard: cardActions.unassignCard,
  assignCard: cardActions.assignCard,
  undoCardChange: cardActions.undoCardChange,
  scheduleHold: cardActions.scheduleHold,
  endHoldSchedule: cardActions.endHoldSchedule,
  createIframeToken: cardPins.createIframeToken,
  viewPin: cardPins.viewPin,
  setPin: cardPins.setPin,
  requestPinReminder: cardPins.requestPinReminder,
  changeCardStatus: cards.changeCardStatus,
  getCardAudit: cards.getCardAudit,
  updateMe: people.updateMe,
  listUsers: manageUsers.listUsers,
  changePassword: people.changePassword,
  resetUserPassword: people.resetUserPassword,
  setPasswordRecovery: people.setPasswordRecovery,
  getTerms: terms.getTerms,
  saveTermsAcceptance: terms.saveTermsAcceptance,
  listSysAccountIds: people.listSysAccountIds,
  sendFeedback: people.sendFeedback,
  getToken: people.getToken,
  listProfileAccounts: profile.listProfileAccounts,
  chooseProfileAccount: profile.chooseProfileAccount,
  getProfileProperties: profile.getProfileProperties,
  changeProfileProperties: profile.changeProfileProperties,
  getDefaultProperties: profile.getDefaultProperties,
  changeDefaultProperties: profile.changeDefaultProperties,
  getProfilePermissions: profile.getProfilePermissions,
  getVerbalPasscode: profile.getVerbalPasscode,
  setVerbalPasscode: profile.setVerbalPasscode,
  proveVerbalPasscode: profile.proveVerbalPasscode,
  listDrafts: profile.listDrafts,
  saveDraft: profile.saveDraft,
  deleteDraft: profile.deleteDraft,
  identifyUser: joining.identifyUser,
  enterSecurityCode: joining.enterSecurityCode,
  recoverCredentials: joining.recoverCredentials,
  openAccountAction: joining.openAccountAction,
  sendUsername: joining.sendUsername,
  forgotPassword: joining.forgotPassword,
  resetPassword: joining.resetPassword,
  activateUser: joining.activateUser,
  registerUser: joining.registerUser,
  reissuePassword: joining.reissuePassword,
  register: joining.register,
  getMembership: joining.getMembership,
  listMembershipRequests: joining.listMembershipRequests,
  decideMembershipRequest: joining.decideMembershipRequest,
  authenticateAgain: authenticators.authenticateAgain,
  listFactors: authenticators.listFactors,
  sendFactorCode: authenticators.sendFactorCode,
  verifyFactor: authenticators.verifyFactor,
  enrollFactor: authenticators.enrollFactor,
  activateFactor: authenticators.activateFactor,
  removeFactor: authenticators.removeFactor,
  listSecurityQuestions: authenticators.listSecurityQuestions,
  changeOwnPassword: authenticators.changeOwnPassword,
  listMfaLogs: authenticators.listMfaLogs,
  getLineOfBusiness: help.getLineOfBusiness,
  openFleetDash: handOvers.openFleetDash,
  openFraudProtector: handOvers.openFraudProtector,
  openBirst: handOvers.openBirst,
  openBilltrust: handOvers.openBilltrust,
  openFis: handOvers.openFis,
  openFleetAdvance: handOvers.openFleetAdvance,
  openMasterData: handOvers.openMasterData,
  getRewards: rewards.getRewards,
  putRewardTier: rewards.putRewardTier,
  redeemRewards: rewards.redeemRewards,
  listAddOns: addOns.listAddOns,
  enrollAddOn: addOns.enrollAddOn,
  changeAddOn: addOns.changeAddOn,
  leaveAddOn: addOns.leaveAddOn,
  listSsoServices: handOvers.listSsoServices,
  listDrivers: roster.listDrivers,
  exportDrivers: roster.exportDrivers,
  addDriver: roster.addDriver,
  getDriver: roster.getDriver,
  editDriver: roster.editDriver,
  getDriverEnding: roster.getDriverEnding,
  terminateDriver: roster.terminateDriver,
  bringBackDriver: roster.bringBackDriver,
  getDriverTimeline: roster.getDriverTimeline,
  exportDriverTimeline: roster.exportDriverTimeline,
  listVehicles: roster.listVehicles,
  exportVehicles: roster.exportVehicles,
  addVehicle: roster.addVehicle,
  getVehicle: roster.getVehicle,
  editVehicle: roster.editVehicle,
  getVehicleEnding: roster.getVehicleEnding,
  terminateVehicle: roster.terminateVehicle,
  bringBackVehicle: roster.bringBackVehicle,
  correctOdometer: roster.correctOdometer,
  getVehicleTimeline: roster.getVehicleTimeline,
  exportVehicleTimeline: roster.exportVehicleTimeline,
  listKnownCardholders: cardRequests.listKnownCardholders,
  onboardCardholders: cardRequests.onboardCardholders,
  listCardRequests: cardRequests.listCardRequests,
  settleCardRequests: cardRequests.settleCardRequests,
  getOneClick: oneClick.getOneClick,
  putOneClick: oneClick.putOneClick,
  unblockByOneClick: oneClick.unblockByOneClick,
  listOneClickFleets: oneClick.listOneClickFleets,
  enrollOneClick: oneClick.enrollOneClick,
  unenrollOneClick: oneClick.unenrollOneClick,
  enterCardless: oneClick.enterCardless,
  listProximityProfiles: proximity.listProximityProfiles,
  addProximityProfile: proximity.addProximityProfile,
  editProximityProfile: proximity.editProximityProfile,
  copyProximityProfile: proximity.copyProximityProfile,
  setProximityStatus: proximity.setProximityStatus,
  listMappedDevices: proximity.listMappedDevices,
  listUnmappedDevices: proximity.listUnmappedDevices,
  listProximityUnits: proximity.listProximityUnits,
  mapDevices: proximity.mapDevices,
  enrollProximity: proximity.enrollProximity,
  getProximityAlerts: proximity.getProximityAlerts,
  putProximityAlerts: proximity.putProximityAlerts,
  listExceptionRules: alerts.listExceptionRules,
  addExceptionRule: alerts.addExceptionRule,
  changeExceptionRule: alerts.changeExceptionRule,
  removeExceptionRule: alerts.removeExceptionRule,
  getAlertTimes: alerts.getAlertTimes,
  putAlertTimes: alerts.putAlertTimes,
  searchNotifications: alerts.searchNotifications,
  listAlertMessages: alerts.listAlertMessages,
  listNews: alerts.listNews,
  listPromptedIds: promptedIds.listPromptedIds,
  listPromptedIdTypes: promptedIds.listPromptedIdTypes,
  exportPromptedIdsCsv: promptedIds.exportPromptedIdsCsv,
  exportPromptedIdsExcel: promptedIds.exportPromptedIdsExcel,
  addPromptedId: promptedIds.addPromptedId,
  inactivatePromptedIds: promptedIds.inactivatePromptedIds,
  getPromptedId: promptedIds.getPromptedId,
  editPromptedId: promptedIds.editPromptedId,
  switchPromptedId: promptedIds.switchPromptedId,
  listExpressChecks: expressChecks.listExpressChecks,
  createExpressCheck: expressChecks.createExpressCheck,
  getExpressCheck: expressChecks.getExpressCheck,
  showExpressCode: expressChecks.showExpressCode,
  endExpressCheck: expressChecks.endExpressCheck,
  registerExpressCheck: expressChecks.registerExpressCheck,
  listExpressActivity: expressChecks.listExpressActivity,
  listExpressEncashments: expressChecks.listExpressEncashments,
  listExpressConfigs: expressChecks.listExpressConfigs,
  putExpressConfig: expressChecks.putExpressConfig,
  listExpressFees: expressChecks.listExpressFees,
  listExpressLimits: expressChecks.listExpressLimits,
  putExpressLimits: expressChecks.putExpressLimits,
  listExpressRequests: expressChecks.listExpressRequests,
  decideExpressRequest: expressChecks.decideExpressRequest,
  listPaymentMethods: funding.listPaymentMethods,
  getFundingAccount: funding.getFundingAccount,
  changeFundingAccount: funding.changeFundingAccount,
  getIframeAttributes: funding.getIframeAttributes,
  createBankLinkToken: funding.createBankLinkToken,
  addBank: funding.addBank,
  verifyBank: funding.verifyBank,
  removeBank: funding.removeBank,
  addCard: funding.addCard,
  verifyFundingCard: funding.verifyFundingCard,
  removeFundingCard: funding.removeFundingCard,
  addSentMethod: funding.addSentMethod,
  removeSentMethod: funding.removeSentMethod,
  addFunds: funding.addFunds,
  listFundHistory: funding.listFundHistory,
  listFeeConsents: funding.listFeeConsents,
  endFeeConsent: funding.endFeeConsent,
  listBills: payments.listBills,
  listFees: payments.listFees,
  payBill: payments.payBill,
  listPayments: payments.listPayments,
  getPayment: payments.getPayment,
  cancelPayment: payments.cancelPayment,
  getInsights: insights.getInsights,
  getUser: manageUsers.getUser,
  editUser: manageUsers.editUser,
  moveUser: manageUsers.moveUser,
  resendInvitation: manageUsers.resendInvitation,
  removeUser: manageUsers.removeUser,
  startLiveHelp: liveHelp.startLiveHelp,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

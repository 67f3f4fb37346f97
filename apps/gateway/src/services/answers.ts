export { listDepartments, listFleets } from './accounts/accounts.ts';
export { closeAccount } from './accounts/closing.ts';
export { getCollectingCompany } from './accounts/collectingCompany.ts';
export {
  addDepartment,
  editDepartment,
  listFleetDepartments,
  removeDepartment,
} from './accounts/departments.ts';
export {
  getAccount,
  getAccountDetails,
  getAccountLock,
  getAccountSummary,
  getBlockSource,
} from './accounts/details.ts';
export { addFleet, editFleet, listFleetDetails, removeFleet } from './accounts/fleets.ts';
export { choosePackage, getPackages } from './accounts/packages.ts';
export { changeAddOn, enrollAddOn, leaveAddOn, listAddOns } from './addOns/addOns.ts';
export { listWaiverClaims } from './addOns/waiverClaims.ts';
export { listCaughtExceptions } from './alerts/caughtExceptions.ts';
export {
  addExceptionRule,
  changeExceptionRule,
  listExceptionRules,
  removeExceptionRule,
} from './alerts/rules.ts';
export { listNews } from './alerts/serviceStates.ts';
export { getAlertTimes, putAlertTimes } from './alerts/times.ts';
export {
  activateFactor,
  authenticateAgain,
  enrollFactor,
  listFactors,
  listMfaLogs,
  listSecurityQuestions,
  removeFactor,
  sendFactorCode,
  verifyFactor,
} from './authenticators/authenticators.ts';
export { previewCardBulk } from './cardBulks/previewCardBulk.ts';
export { getCardBulk, listCardBulkRows } from './cardBulks/readCardBulk.ts';
export { cancelCardBulk, startCardBulk, undoCardBulk } from './cardBulks/stepCardBulk.ts';
export {
  listCardRequests,
  listKnownCardholders,
  onboardCardholders,
} from './cardRequests/cardRequests.ts';
export { settleCardRequests } from './cardRequests/settle.ts';
export { assignCard, unassignCard } from './cards/assignCard.ts';
export { listBlockReasons } from './cards/blockReasons.ts';
export {
  addCardGroup,
  editCardGroup,
  listCardGroups,
  removeCardGroup,
} from './cards/cardGroups.ts';
export {
  addCardholders,
  listCardholders,
  listCardholderTypes,
  listCardTypes,
  lookUpCardholders,
  removeCardholders,
} from './cards/cardholders.ts';
export { changeCardStatus } from './cards/changeCardStatus.ts';
export { editCard } from './cards/editCard.ts';
export { exportCards } from './cards/exportCards.ts';
export { getCard } from './cards/getCard.ts';
export { endHoldSchedule, scheduleHold } from './cards/holdSchedules.ts';
export { listCards } from './cards/listCards.ts';
export { requestPinReminder } from './cards/pinReminders.ts';
export { createIframeToken, setPin, viewPin } from './cards/pins.ts';
export { getCardPrompts, putCardPrompts } from './cards/prompts.ts';
export { reissueCard, replaceCard } from './cards/replaceCard.ts';
export { transferCard } from './cards/transferCard.ts';
export { undoCardChange } from './cards/undo.ts';
export { addDisputeDocument, withdrawDispute } from './disputes/changeDispute.ts';
export { fileDispute } from './disputes/fileDispute.ts';
export { getDispute, getDisputeDocument, listDisputes } from './disputes/readDisputes.ts';
export { getDisputeReceipt } from './disputes/receipt.ts';
export {
  answerDriverRequest,
  getDriverPicture,
  getDriverRequest,
} from './driverRequests/answer.ts';
export { endPush, getPush, putPush } from './alerts/push.ts';
export {
  askAtPump,
  openDriverCard,
  openDriverLink,
  renewDriverLink,
} from './driverRequests/atPump.ts';
export { getDriverMessages, putDriverMessages } from './driverRequests/messages.ts';
export { listDriverSettings, putDriverSettings } from './driverRequests/settings.ts';
export { cancelExport, createDownloadLink, getExport, listExports } from './exports/exports.ts';
export {
  endExpressCheck,
  registerExpressCheck,
  showExpressCode,
} from './expressChecks/changeCheck.ts';
export { listExpressConfigs, listExpressFees, putExpressConfig } from './expressChecks/configs.ts';
export { createExpressCheck } from './expressChecks/createExpressCheck.ts';
export { decideExpressRequest, listExpressRequests } from './expressChecks/decideRequest.ts';
export { listExpressLimits, putExpressLimits } from './expressChecks/personLimits.ts';
export {
  getExpressCheck,
  listExpressActivity,
  listExpressChecks,
  listExpressEncashments,
} from './expressChecks/readChecks.ts';
export { addFunds, listFundHistory } from './funding/addFunds.ts';
export { endFeeConsent, listFeeConsents } from './funding/consents.ts';
export { changeFundingAccount, getFundingAccount } from './funding/fundingAccount.ts';
export {
  addBank,
  addCard,
  addSentMethod,
  createBankLinkToken,
  getIframeAttributes,
  listPaymentMethods,
  removeBank,
  removeFundingCard,
  removeSentMethod,
  verifyBank,
  verifyFundingCard,
} from './funding/methods.ts';
export {
  listSsoServices,
  openBilltrust,
  openBirst,
  openFis,
  openFleetAdvance,
  openMasterData,
  openFleetDash,
  openFraudProtector,
} from './handOvers/handOvers.ts';
export { getLineOfBusiness } from './help/lineOfBusiness.ts';
export { confirmOrderImport } from './imports/confirmOrder.ts';
export {
  getDriverImportContext,
  getOrderImportContext,
  getPromptedIdImportContext,
  getPurchaseImportContext,
  getVehicleImportContext,
} from './imports/importContext.ts';
export { previewPurchaseImport } from './imports/previewImport.ts';
export { listPurchaseImports, undoPurchaseImport } from './imports/undoImport.ts';
export { getInsights } from './insights/insights.ts';
export { listPrices } from './insights/listPrices.ts';
export { listApiKeys, makeApiKey, revokeApiKey, rotateApiKey } from './integrations/apiKeys.ts';
export { getIntegrations, switchIntegration } from './integrations/integrations.ts';
export { registerUser } from './joining/inviting.ts';
export { activateUser, openAccountAction, resetPassword } from './joining/links.ts';
export {
  decideMembershipRequest,
  getMembership,
  listMembershipRequests,
  register,
} from './joining/membership.ts';
export {
  enterSecurityCode,
  forgotPassword,
  identifyUser,
  recoverCredentials,
  sendUsername,
} from './joining/recovery.ts';
export { allowOnce, cancelAllowance, listAllowances } from './limits/allowances.ts';
export { getCardProductCodes, setCardLimits, setCardProductCodes } from './limits/ownLimits.ts';
export {
  changeLimitProfile,
  createLimitProfile,
  getLimitProfile,
  listLimitProfiles,
} from './limits/profiles.ts';
export {
  getCardProfileLimits,
  getLimitState,
  listFuels,
  listTimeProfiles,
} from './limits/readLimits.ts';
export { assignCardProfile, deleteLimitProfile } from './limits/removeProfile.ts';
export { resetCardLimit } from './limits/resets.ts';
export { startLiveHelp } from './liveHelp/startLiveHelp.ts';
export { listNotifications, settleNotification } from './notifications/notifications.ts';
export { listAlertMessages, searchNotifications } from './notifications/search.ts';
export { enterCardless } from './oneClick/cardless.ts';
export {
  enrollOneClick,
  getOneClick,
  listOneClickFleets,
  putOneClick,
  unblockByOneClick,
  unenrollOneClick,
} from './oneClick/oneClick.ts';
export { orderCards } from './orders/orderCards.ts';
export { getOrder, listOrders } from './orders/readOrders.ts';
export { getDashboard } from './overview/getDashboard.ts';
export { listBills, listFees } from './payments/bills.ts';
export { cancelPayment, payBill } from './payments/payBill.ts';
export { getPayment, listPayments } from './payments/readPayments.ts';
export { getPaymentReceipt } from './payments/receipt.ts';
export { proveVerbalPasscode } from './people/passcodeProofs.ts';
export {
  changeOwnPassword,
  changePassword,
  reissuePassword,
  resetUserPassword,
  setPasswordRecovery,
} from './people/passwords.ts';
export { listSysAccountIds, sendFeedback, getToken, updateMe } from './people/people.ts';
export { getTerms, saveTermsAcceptance } from './people/terms.ts';
export { getVerbalPasscode, setVerbalPasscode } from './people/verbalPasscode.ts';
export {
  chooseProfileAccount,
  getProfilePermissions,
  listProfileAccounts,
} from './profile/accounts.ts';
export { deleteDraft, listDrafts, saveDraft } from './profile/drafts.ts';
export {
  changeDefaultProperties,
  changeProfileProperties,
  getDefaultProperties,
  getProfileProperties,
} from './profile/properties.ts';
export { exportPromptedIdsCsv, exportPromptedIdsExcel } from './promptedIds/exports.ts';
export {
  addPromptedId,
  editPromptedId,
  getPromptedId,
  listPromptedIds,
  listPromptedIdTypes,
} from './promptedIds/promptedIds.ts';
export { inactivatePromptedIds, switchPromptedId } from './promptedIds/switching.ts';
export { enrollProximity, getProximityAlerts, putProximityAlerts } from './proximity/enrollment.ts';
export {
  listMappedDevices,
  listProximityUnits,
  listUnmappedDevices,
  mapDevices,
} from './proximity/mapping.ts';
export {
  addProximityProfile,
  copyProximityProfile,
  editProximityProfile,
  listProximityProfiles,
  setProximityStatus,
} from './proximity/profiles.ts';
export { checkPurchase } from './purchases/checkPurchase.ts';
export { acceptLimits, getLimitsFit } from './purchases/limitsFit.ts';
export { replayLimits } from './purchases/replayLimits.ts';
export {
  downloadReport,
  listRebateReports,
  listRebateReportTypes,
  listReportTypes,
  readReport,
} from './reports/reports.ts';
export {
  changeSavedReport,
  listSavedReports,
  removeSavedReport,
  runSavedReport,
  saveReport,
} from './reports/savedReports.ts';
export { getRewards, putRewardTier, redeemRewards } from './rewards/rewards.ts';
export { correctOdometer } from './roster/corrections.ts';
export { addDriver, editDriver, getDriver, listDrivers } from './roster/drivers.ts';
export { exportDrivers, exportVehicles } from './roster/exports.ts';
export {
  bringBackDriver,
  bringBackVehicle,
  getDriverEnding,
  getVehicleEnding,
  terminateDriver,
  terminateVehicle,
} from './roster/termination.ts';
export { addVehicle, editVehicle, getVehicle, listVehicles } from './roster/vehicles.ts';
export { changeView, listViews, removeView, saveView, shareView } from './savedViews/savedViews.ts';
export {
  deliverJournalEntry,
  getJournalDelivery,
  putJournalDelivery,
  testJournalDelivery,
} from './statements/deliverJournals.ts';
export { downloadStatement } from './statements/downloadStatement.ts';
export {
  exportJournalEntry,
  getJournalEntry,
  getJournalSettings,
  putJournalSettings,
} from './statements/journals.ts';
export { getStatement, listInvoices, listStatements } from './statements/readStatements.ts';
export {
  exportCard,
  exportDriverTimeline,
  exportVehicleTimeline,
} from './timeline/exportTimeline.ts';
export { getCardAudit, getDriverTimeline, getVehicleTimeline } from './timeline/timeline.ts';
export { exportTransactions } from './transactions/exportTransactions.ts';
export { getTransaction } from './transactions/getTransaction.ts';
export { listTransactions } from './transactions/listTransactions.ts';
export { editUser, moveUser, removeUser, resendInvitation } from './users/changing.ts';
export { getUser, listUsers } from './users/listing.ts';
export { renameUser } from './users/renaming.ts';
export { changeCustomer, getBusinessMe, getMe, getMyAccounts } from './users/users.ts';
export {
  addWebhookEndpoint,
  editWebhookEndpoint,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  rotateWebhookSecret,
} from './webhooks/endpoints.ts';
export {
  getWebhookMessage,
  listWebhookMessages,
  replayWebhookMessage,
  testWebhookEndpoint,
} from './webhooks/messages.ts';
export { getTelematics, putTelematicsRules } from './telematics/rules.ts';
export { sendVehicleSignals } from './telematics/signals.ts';

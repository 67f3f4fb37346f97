import type { Handlers } from '../http/context.ts';
import { listDepartments, listFleets } from './accounts/accounts.ts';
import { alertHandlers } from './alerts/handlers.ts';
import { previewCardBulk } from './cardBulks/previewCardBulk.ts';
import { getCardBulk, listCardBulkRows } from './cardBulks/readCardBulk.ts';
import { cancelCardBulk, startCardBulk, undoCardBulk } from './cardBulks/stepCardBulk.ts';
import { assignCard, unassignCard } from './cards/assignCard.ts';
import { listBlockReasons } from './cards/blockReasons.ts';
import {
  addCardGroup,
  editCardGroup,
  listCardGroups,
  removeCardGroup,
} from './cards/cardGroups.ts';
import {
  addCardholders,
  listCardholders,
  listCardholderTypes,
  listCardTypes,
  lookUpCardholders,
  removeCardholders,
} from './cards/cardholders.ts';
import { changeCardStatus } from './cards/changeCardStatus.ts';
import { editCard } from './cards/editCard.ts';
import { exportCards } from './cards/exportCards.ts';
import { getCard } from './cards/getCard.ts';
import { getCardPrompts, putCardPrompts } from './cards/prompts.ts';
import { listCards } from './cards/listCards.ts';
import { endHoldSchedule, scheduleHold } from './cards/holdSchedules.ts';
import { requestPinReminder } from './cards/pinReminders.ts';
import { createIframeToken, setPin, viewPin } from './cards/pins.ts';
import { reissueCard, replaceCard } from './cards/replaceCard.ts';
import { transferCard } from './cards/transferCard.ts';
import { undoCardChange } from './cards/undo.ts';
import { importHandlers } from './imports/importHandlers.ts';
import { allowOnce, cancelAllowance, listAllowances } from './limits/allowances.ts';
import { getCardProductCodes, setCardLimits, setCardProductCodes } from './limits/ownLimits.ts';
import {
  changeLimitProfile,
  createLimitProfile,
  getLimitProfile,
  listLimitProfiles,
} from './limits/profiles.ts';
import {
  getCardProfileLimits,
  getLimitState,
  listFuels,
  listTimeProfiles,
} from './limits/readLimits.ts';
import { assignCardProfile, deleteLimitProfile } from './limits/removeProfile.ts';
import { resetCardLimit } from './limits/resets.ts';
import { listNotifications, settleNotification } from './notifications/notifications.ts';
import { orderCards } from './orders/orderCards.ts';
import { getOrder, listOrders } from './orders/readOrders.ts';
import { getDashboard } from './overview/getDashboard.ts';
import { checkPurchase } from './purchases/checkPurchase.ts';
import { acceptLimits, getLimitsFit } from './purchases/limitsFit.ts';
import { replayLimits } from './purchases/replayLimits.ts';
import { addDisputeDocument, withdrawDispute } from './disputes/changeDispute.ts';
import { fileDispute } from './disputes/fileDispute.ts';
import { cancelExport, createDownloadLink, getExport, listExports } from './exports/exports.ts';
import { exportTransactions } from './transactions/exportTransactions.ts';
import { getDispute, getDisputeDocument, listDisputes } from './disputes/readDisputes.ts';
import { getDisputeReceipt } from './disputes/receipt.ts';
import { expressCheckHandlers } from './expressChecks/handlers.ts';
import { getTransaction } from './transactions/getTransaction.ts';
import {
  listCardRequests,
  listKnownCardholders,
  onboardCardholders,
} from './cardRequests/cardRequests.ts';
import { enterCardless } from './oneClick/cardless.ts';
import {
  enrollOneClick,
  getOneClick,
  listOneClickFleets,
  putOneClick,
  unblockByOneClick,
  unenrollOneClick,
} from './oneClick/oneClick.ts';
import { enrollProximity, getProximityAlerts, putProximityAlerts } from './proximity/enrollment.ts';
import {
  listMappedDevices,
  listProximityUnits,
  listUnmappedDevices,
  mapDevices,
} from './proximity/mapping.ts';
import {
  addProximityProfile,
  copyProximityProfile,
  editProximityProfile,
  listProximityProfiles,
  setProximityStatus,
} from './proximity/profiles.ts';
import { settleCardRequests } from './cardRequests/settle.ts';
import { exportPromptedIdsCsv, exportPromptedIdsExcel } from './promptedIds/exports.ts';
import {
  addPromptedId,
  editPromptedId,
  getPromptedId,
  listPromptedIds,
  listPromptedIdTypes,
} from './promptedIds/promptedIds.ts';
import { inactivatePromptedIds, switchPromptedId } from './promptedIds/switching.ts';
import { addDriver, editDriver, getDriver, listDrivers } from './roster/drivers.ts';
import { exportDrivers, exportVehicles } from './roster/exports.ts';
import { correctOdometer } from './roster/corrections.ts';
import {
  bringBackDriver,
  bringBackVehicle,
  getDriverEnding,
  getVehicleEnding,
  terminateDriver,
  terminateVehicle,
} from './roster/termination.ts';
import { changeView, listViews, removeView, saveView, shareView } from './savedViews/savedViews.ts';
import {
  exportCard,
  exportDriverTimeline,
  exportVehicleTimeline,
} from './timeline/exportTimeline.ts';
import { getCardAudit, getDriverTimeline, getVehicleTimeline } from './timeline/timeline.ts';
import { addVehicle, editVehicle, getVehicle, listVehicles } from './roster/vehicles.ts';
import { downloadStatement } from './statements/downloadStatement.ts';
import { getStatement, listInvoices, listStatements } from './statements/readStatements.ts';
import {
  downloadReport,
  listRebateReports,
  listRebateReportTypes,
  listReportTypes,
  readReport,
} from './reports/reports.ts';
import {
  changeSavedReport,
  listSavedReports,
  removeSavedReport,
  runSavedReport,
  saveReport,
} from './reports/savedReports.ts';
import { listTransactions } from './transactions/listTransactions.ts';
import { moneyHandlers } from './moneyHandlers.ts';
import { accountHandlers } from './accountHandlers.ts';
import { peopleHandlers } from './peopleHandlers.ts';
import { changeCustomer, getBusinessMe, getMe, getMyAccounts } from './users/users.ts';

/** Who answers each call of the contract. */
export const handlers: Handlers = {
  getMe,
  getMyAccounts,
  getBusinessMe,
  changeCustomer,
  listFleets,
  listDepartments,
  listLimitProfiles,
  createLimitProfile,
  listTimeProfiles,
  getLimitState,
  listFuels,
  assignCardProfile,
  getCardProfileLimits,
  getLimitProfile,
  changeLimitProfile,
  deleteLimitProfile,
  getCardProductCodes,
  setCardProductCodes,
  resetCardLimit,
  listAllowances,
  allowOnce,
  cancelAllowance,
  setCardLimits,
  checkPurchase,
  replayLimits,
  getLimitsFit,
  acceptLimits,
  getDashboard,
  listNotifications,
  settleNotification,
  listStatements,
  downloadStatement,
  getStatement,
  listInvoices,
  listReportTypes,
  listRebateReportTypes,
  listRebateReports,
  readReport,
  downloadReport,
  listSavedReports,
  saveReport,
  changeSavedReport,
  removeSavedReport,
  runSavedReport,
  listTransactions,
  getTransaction,
  listDisputes,
  fileDispute,
  getDispute,
  addDisputeDocument,
  getDisputeDocument,
  getDisputeReceipt,
  exportTransactions,
  listExports,
  getExport,
  cancelExport,
  createDownloadLink,
  withdrawDispute,
  listCards,
  listBlockReasons,
  orderCards,
  listOrders,
  getOrder,
  ...importHandlers,
  getCard,
  getCardPrompts,
  putCardPrompts,
  editCard,
  replaceCard,
  reissueCard,
  transferCard,
  unassignCard,
  assignCard,
  undoCardChange,
  scheduleHold,
  endHoldSchedule,
  previewCardBulk,
  getCardBulk,
  listCardBulkRows,
  startCardBulk,
  cancelCardBulk,
  undoCardBulk,
  exportCards,
  exportCard,
  createIframeToken,
  viewPin,
  setPin,
  requestPinReminder,
  listCardGroups,
  addCardGroup,
  editCardGroup,
  removeCardGroup,
  listCardTypes,
  lookUpCardholders,
  listCardholders,
  listCardholderTypes,
  addCardholders,
  removeCardholders,
  changeCardStatus,
  getCardAudit,
  ...peopleHandlers,
  ...accountHandlers,
  ...expressCheckHandlers,
  ...alertHandlers,
  ...moneyHandlers,
  listDrivers,
  exportDrivers,
  addDriver,
  getDriver,
  editDriver,
  getDriverEnding,
  terminateDriver,
  bringBackDriver,
  getDriverTimeline,
  exportDriverTimeline,
  listViews,
  saveView,
  shareView,
  changeView,
  removeView,
  listVehicles,
  exportVehicles,
  addVehicle,
  getVehicle,
  editVehicle,
  getVehicleEnding,
  terminateVehicle,
  bringBackVehicle,
  correctOdometer,
  getVehicleTimeline,
  exportVehicleTimeline,
  listPromptedIds,
  listPromptedIdTypes,
  exportPromptedIdsCsv,
  exportPromptedIdsExcel,
  addPromptedId,
  inactivatePromptedIds,
  getPromptedId,
  editPromptedId,
  switchPromptedId,
  listKnownCardholders,
  onboardCardholders,
  listCardRequests,
  settleCardRequests,
  listProximityProfiles,
  addProximityProfile,
  editProximityProfile,
  copyProximityProfile,
  setProximityStatus,
  listMappedDevices,
  listUnmappedDevices,
  listProximityUnits,
  mapDevices,
  enrollProximity,
  getProximityAlerts,
  putProximityAlerts,
  getOneClick,
  putOneClick,
  unblockByOneClick,
  listOneClickFleets,
  enrollOneClick,
  unenrollOneClick,
  enterCardless,
};

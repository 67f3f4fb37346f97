export {
  ApiProvider,
  useApi,
  useClearCache,
  type Api,
  type ApiProviderProps,
} from './ApiProvider.tsx';
export { useCards, type CardFilters, type CardList } from './useCards.ts';
export { useChangeCardStatus, useOrderCards, type CardChange, type HandOrder } from './cards.ts';
export {
  useAssignCard,
  useCardPrompts,
  useEditCard,
  useEndHoldSchedule,
  usePutCardPrompts,
  useReissueCard,
  useReplaceCard,
  useScheduleHold,
  useTransferCard,
  useUnassignCard,
  useUndoCardChange,
  type CardIntent,
} from './cardActions.ts';
export {
  useCardBulk,
  useCardBulkRows,
  useExportCards,
  usePreviewCardBulk,
  useStepCardBulk,
  type BulkStep,
} from './cardBulks.ts';
export { useRequestPinReminder, useSetPin, useViewPin, type NewPin } from './cardPins.ts';
export {
  useAddCardholders,
  useCardGroups,
  useCardholderLookup,
  useCardholders,
  useRemoveCardGroup,
  useRemoveCardholders,
  useSaveCardGroup,
  type GroupIntent,
  type Sharing,
} from './cardholders.ts';
export {
  useAddDisputeDocument,
  useDispute,
  useDisputeDocument,
  useDisputeReceipt,
  useDisputes,
  useFileDispute,
  useWithdrawDispute,
} from './disputes.ts';
export {
  useCancelExport,
  useDownloadLink,
  useExports,
  useExportTransactions,
  useSettledExport,
} from './exports.ts';
export {
  SSO_OF_ADD_ON,
  useAddOns,
  useChangeAddOn,
  useHandOver,
  useSsoServices,
  useWaiverClaims,
  type AddOnChange,
  type SsoService,
} from './addOns.ts';
export { usePutRewardTier, useRedeemRewards, useRewards } from './rewards.ts';
export {
  useDefaultProperties,
  useProfileProperties,
  useSendFeedback,
  useSetProfileProperties,
  useStartLiveHelp,
} from './help.ts';
export { useDraftStore, type DraftStore } from './drafts.ts';
export {
  useImportContext,
  usePreviewImport,
  usePurchaseImports,
  useSendImport,
  useUndoPurchaseImport,
  type PreviewImport,
  type SendImport,
} from './imports.ts';
export type { ImportResult, ImportToSend } from '../client/index.ts';
export { openKeptAnswers, type KeptAnswers } from './keptAnswers.ts';
export {
  useAcceptLimits,
  useAllowances,
  useAllowOnce,
  useAssignCardProfile,
  useCancelAllowance,
  useChangeLimitProfile,
  useCheckPurchase,
  useCreateLimitProfile,
  useDeleteLimitProfile,
  useLimitProfile,
  useLimitsFit,
  useLimitState,
  useReplayLimits,
  useResetCardLimit,
} from './limits.ts';
export {
  useAlertMessages,
  useAlertTimes,
  useCaughtExceptions,
  useChangeExceptionRule,
  useExceptionRules,
  useNews,
  useNotificationSearch,
  usePutAlertTimes,
  type NotificationFilters,
  type RuleChange,
} from './alerts.ts';
export { usePaletteSearch, type PaletteScope } from './palette.ts';
export { useNotifications, useSettleNotification } from './notifications.ts';
export {
  useCorrectOdometer,
  useDriver,
  useDrivers,
  useExportDrivers,
  useExportVehicles,
  useMoveRoster,
  useRosterEnding,
  useSaveDriver,
  useSaveVehicle,
  useVehicle,
  useVehicles,
  type DriverFilters,
  type VehicleFilters,
} from './roster.ts';
export {
  useCardChoices,
  useExportPromptedIds,
  useInactivatePromptedIds,
  usePromptedId,
  usePromptedIds,
  usePromptedIdTypes,
  useSavePromptedId,
  useSwitchPromptedId,
} from './promptedIds.ts';
export {
  useCardRequests,
  useKnownCardholders,
  useOnboardCardholders,
  useSettleCardRequests,
} from './cardRequests.ts';
export {
  useChangeProximity,
  useEnrollProximity,
  useMappedDevices,
  useProximityAlerts,
  useProximityProfiles,
  useProximityUnits,
  usePutProximityAlerts,
  useUnmappedDevices,
  type ProximityChange,
} from './proximity.ts';
export {
  useEnrollOneClick,
  useEnterCardless,
  useHoldableCards,
  useOneClick,
  useOneClickFleets,
  usePutOneClick,
  useUnblockByOneClick,
} from './oneClick.ts';
export {
  useDecideExpressRequest,
  useEndExpressCheck,
  useExpressCheck,
  useExpressChecks,
  useExpressConfigs,
  useExpressFees,
  useExpressLimits,
  useExpressRequests,
  useIssueExpressCheck,
  usePutExpressConfig,
  usePutExpressLimits,
  useRegisterExpressCheck,
  useShowExpressCode,
  type ExpressCheckFilters,
} from './expressChecks.ts';
export type { Pages } from './usePages.ts';
export { CallError, type Mutation, type Query } from './query.ts';
export {
  useExplanation,
  useTransaction,
  useTransactions,
  type TransactionFilters,
  type TransactionList,
} from './transactions.ts';
export { useRefresh } from './useCached.ts';
export {
  useBlockReasons,
  useCard,
  useCardPurchases,
  useDepartments,
  useFleets,
  useLimitProfiles,
  useMe,
  useMyAccounts,
  useOrder,
  useOrders,
  useOverview,
} from './queries.ts';
export {
  useActivateFactor,
  useAuthenticateAgain,
  useEnrollFactor,
  useFactors,
  useMfaLog,
  useRemoveFactor,
  useSecurityQuestions,
  useSetVerbalPasscode,
  useVerbalPasscode,
} from './security.ts';
export { useRemoveView, useSavedViews, useSaveView, useShareView } from './savedViews.ts';
export { useExportTimeline, useTimeline, type TimelineOf } from './timeline.ts';
export { useDownloadStatement, useInvoices, useStatement, useStatements } from './statements.ts';
export {
  useDownloadReport,
  useRemoveSavedReport,
  useReport,
  useReportTypes,
  useRunSavedReport,
  useSavedReports,
  useSaveReport,
  type SeenReport,
} from './reports.ts';
export { useAskForAccess, useMembership } from './joining.ts';
export { useAcceptTerms, useTerms } from './terms.ts';
export {
  useAddFunds,
  useBankLinkToken,
  useBills,
  useCancelPayment,
  useChangeFundingAccount,
  useChangeMethods,
  useEndFeeConsent,
  useFeeConsents,
  useFees,
  useFundHistory,
  useFundingAccount,
  useIframeAttributes,
  usePayBill,
  usePayment,
  usePaymentMethods,
  usePaymentReceipt,
  usePayments,
  useVerifyBank,
  type MethodChange,
} from './funding.ts';
export {
  useChangeUser,
  useDecideMembership,
  useInviteUser,
  useMembershipRequests,
  useResendInvitation,
  useTellOwnName,
  useUser,
  useUsers,
  type UserChange,
  type UserFilters,
} from './manageUsers.ts';
export {
  useAccountDetails,
  useAccountSummary,
  useChangeDepartment,
  useChangeFleet,
  useChoosePackage,
  useCloseAccount,
  useCollectingCompany,
  useDepartmentDetails,
  useFleetDetails,
  usePackages,
  type DepartmentBody,
  type RowChange,
} from './accountSettings.ts';
export { useInsights, useListPrices } from './insights.ts';

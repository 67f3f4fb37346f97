export { ApiProvider, useApi, useClearCache, type Api } from './ApiProvider.tsx';
export {
  useCalls,
  useMutation,
  usePolledQuery,
  useQuery,
  useSave,
  type Mutation,
  type Query,
} from './query.ts';
export { usePages, type FiltersOf, type Pages } from './usePages.ts';
export { useRefresh, useRefreshAll } from './useCached.ts';
export { openStoredResponses, type StoredResponses } from './storedResponses.ts';
export type { ImportResult, ImportToSend } from '../client/index.ts';
export { useCards, type CardList } from './useCards.ts';
export { useChangeCardStatus, type CardChange } from './cards.ts';
export { useCardBulk, useCardBulkRows, useStepCardBulk, type BulkStep } from './cardBulks.ts';
export { useViewPin } from './cardPins.ts';
export { useExports, useSettledExport } from './exports.ts';
export {
  SSO_OF_ADD_ON,
  useChangeAddOn,
  useHandOver,
  type AddOnChange,
  type SsoService,
} from './addOns.ts';
export { useDraftStore, type DraftStore } from './drafts.ts';
export {
  useImportContext,
  usePreviewImport,
  useSendImport,
  type PreviewImport,
  type SendImport,
} from './imports.ts';
export { usePaletteSearch } from './palette.ts';
export { useNotifications, useSettleNotification } from './notifications.ts';
export { useMoveRoster, useRosterEnding, type RosterMove } from './roster.ts';
export { usePasscodeMutation } from './passcode.ts';
export { useCardGuide, useOrder, useOrders, useOverview } from './queries.ts';
export { useExportTimeline, useTimeline, type TimelineOf } from './timeline.ts';
export { useFundingAccount, usePayment, useRemoveMethod } from './funding.ts';
export { useChangeUser, type UserChange } from './manageUsers.ts';
export { useCloseAccount } from './accountSettings.ts';

export { ApiProvider, useApi, type Api, type ApiProviderProps } from './ApiProvider.tsx';
export {
  useCards,
  useChangeCardStatus,
  useOrderCards,
  type CardChange,
  type CardFilters,
  type CardList,
  type HandOrder,
} from './cards.ts';
export {
  useImportContext,
  useSendImport,
  type ImportResult,
  type ImportToSend,
  type SendImport,
} from './imports.ts';
export { useNotifications, useSettleNotification } from './notifications.ts';
export { CallError, type Mutation, type Query } from './query.ts';
export {
  useCard,
  useCardAudit,
  useCardPurchases,
  useDepartments,
  useFleets,
  useLimitProfiles,
  useMe,
  useMyAccounts,
  useOrder,
  useOrders,
  useOverview,
  type CardAudit,
} from './queries.ts';

import type { Handlers } from '../http/context.ts';
import { listDepartments, listFleets, listLimitProfiles } from './accounts/accounts.ts';
import { listBlockReasons } from './cards/blockReasons.ts';
import { getCardAudit } from './cards/cardAudit.ts';
import { changeCardStatus } from './cards/changeCardStatus.ts';
import { getCard } from './cards/getCard.ts';
import { listCards } from './cards/listCards.ts';
import { confirmOrderImport } from './imports/confirmImport.ts';
import {
  cancelOrderImport,
  getImportContext,
  putImportRows,
  startOrderImport,
} from './imports/imports.ts';
import { listNotifications, settleNotification } from './notifications/notifications.ts';
import { orderCards } from './orders/orderCards.ts';
import { getOrder, listOrders } from './orders/readOrders.ts';
import { getDashboard } from './overview/getDashboard.ts';
import { listTransactions } from './transactions/listTransactions.ts';
import { getMe, getMyAccounts } from './users/users.ts';

/** Who answers each call of the contract. */
export const handlers: Handlers = {
  getMe,
  getMyAccounts,
  listFleets,
  listDepartments,
  listLimitProfiles,
  getDashboard,
  listNotifications,
  settleNotification,
  listTransactions,
  listCards,
  listBlockReasons,
  orderCards,
  listOrders,
  getOrder,
  getImportContext,
  startOrderImport,
  putImportRows,
  confirmOrderImport,
  cancelOrderImport,
  getCard,
  changeCardStatus,
  getCardAudit,
};

export * from './access/can.ts';
export * from './access/features.ts';
export * from './access/flags.ts';
export * from './access/permissions.ts';
export * from './access/rolePermissions.ts';
export * from './access/roles.ts';
export * from './accounts/accounts.ts';
export * from './addresses/address.ts';
export * from './addresses/regions.ts';
export * from './cards/blockReasons.ts';
export * from './cards/card.ts';
export * from './cards/cardOrder.ts';
export * from './cards/constants.ts';
export * from './cards/lifecycle.ts';
export * from './contact/constants.ts';
export * from './contact/email.ts';
export {
  cardholderName,
  firstName,
  lastName,
  nameOnCard,
  personName,
  type CardholderName,
} from './contact/names.ts';
export * from './core/issue.ts';
export * from './core/lifecycle.ts';
export * from './credentials/constants.ts';
export * from './credentials/loginName.ts';
export * from './credentials/newPassword.ts';
export * from './dates/localDay.ts';
export * from './display/constants.ts';
export * from './drivers/constants.ts';
export * from './drivers/driverFields.ts';
export * from './limits/constants.ts';
export * from './limits/declineReasons.ts';
export * from './limits/evaluatePurchase.ts';
export type { LimitCheck, Verdict } from './limits/limitCheck.ts';
export * from './limits/limitResets.ts';
export * from './limits/purchaseAttempt.ts';
export * from './limits/purchaseLimits.ts';
export * from './limits/purchaseRules.ts';
export * from './limits/usageCounter.ts';
export type { MessageKey } from './messages/keys.ts';
export * from './messages/wordParams.ts';
export * from './money/fees.ts';
export * from './money/money.ts';
export * from './notifications/kinds.ts';
export * from './notifications/notification.ts';
export * from './orders/lifecycle.ts';
export * from './orders/order.ts';
export * from './overview/constants.ts';
export * from './products/products.ts';
export * from './session/constants.ts';
export * from './transactions/transaction.ts';
export * from './vehicles/constants.ts';
export * from './vehicles/vehicleFields.ts';
export * from './vehicles/vin.ts';

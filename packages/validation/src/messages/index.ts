/** All texts; and, for a host that loads them screen by screen, those of each folder. */
export { en } from './en.ts';
export { en as accessTexts } from '../access/messages/en.ts';
export { en as addressesTexts } from '../addresses/messages/en.ts';
export { en as cardsTexts } from '../cards/messages/en.ts';
export { en as contactTexts } from '../contact/messages/en.ts';
export { en as coreTexts } from '../core/messages/en.ts';
export { en as credentialsTexts } from '../credentials/messages/en.ts';
export { en as driversTexts } from '../drivers/messages/en.ts';
export { en as importsTexts } from '../imports/messages/en.ts';
export { en as limitsTexts } from '../limits/messages/en.ts';
export { en as moneyTexts } from '../money/messages/en.ts';
export { en as notificationsTexts } from '../notifications/messages/en.ts';
export { en as ordersTexts } from '../orders/messages/en.ts';
export { en as vehiclesTexts } from '../vehicles/messages/en.ts';
export type { MessageKey } from './keys.ts';
export * from './wordParams.ts';

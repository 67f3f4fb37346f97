/** All texts; and, for a host that loads them screen by screen, those of each folder. */
export { en } from './en.ts';
export { en as chartsTexts } from '../charts/messages/en.ts';
export { en as dataTexts } from '../data/messages/en.ts';
export { en as feedbackTexts } from '../feedback/messages/en.ts';
export { en as fleetTexts } from '../fleet/messages/en.ts';
export { en as fleetAccountBannersTexts } from '../fleet/AccountBanners/messages/en.ts';
export { en as fleetNotificationsListTexts } from '../fleet/NotificationsList/messages/en.ts';
export { en as fleetOrderImportTexts } from '../fleet/OrderImport/messages/en.ts';
export { en as fleetFormTexts } from '../fleet/form/messages/en.ts';
export { en as fleetLimitsTexts } from '../fleet/limits/messages/en.ts';
export { en as fleetPeopleTexts } from '../fleet/people/messages/en.ts';
export { en as fleetPurchaseCheckTexts } from '../fleet/PurchaseCheck/messages/en.ts';
export { en as layoutTexts } from '../layout/messages/en.ts';
export { en as navigationTexts } from '../navigation/messages/en.ts';
export { en as overlaysTexts } from '../overlays/messages/en.ts';
export { en as primitivesTexts } from '../primitives/messages/en.ts';

import {
  chartsTexts,
  dataTexts,
  fleetAccountBannersTexts,
  fleetNotificationsListTexts,
  navigationTexts,
} from '@forecourt/ui/messages';
import { accessTexts, moneyTexts, notificationsTexts } from '@forecourt/validation/messages';
import { en as portal } from './en.ts';

/** Texts of the shell and the Overview, beyond the initial catalog. */
export const en = {
  ...accessTexts,
  ...moneyTexts,
  ...notificationsTexts,
  ...chartsTexts,
  ...dataTexts,
  ...fleetAccountBannersTexts,
  ...fleetNotificationsListTexts,
  ...navigationTexts,
  ...portal,
};

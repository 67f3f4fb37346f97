import {
  chartsTexts,
  dataTexts,
  fleetAccountBannersTexts,
  fleetNotificationsListTexts,
  navigationTexts,
} from '@forecourt/ui/messages';
import { accessTexts, moneyTexts, notificationsTexts } from '@forecourt/validation/messages';
import { en as portal } from './en.ts';

/** What the shell and the Overview say besides the texts of the start. */
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

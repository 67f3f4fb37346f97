import { en as charts } from '../charts/messages/en.ts';
import { en as data } from '../data/messages/en.ts';
import { en as feedback } from '../feedback/messages/en.ts';
import { en as feedbackForm } from '../feedback/FeedbackForm/messages/en.ts';
import { en as fleet } from '../fleet/messages/en.ts';
import { en as fleetAccountBanners } from '../fleet/AccountBanners/messages/en.ts';
import { en as fleetNotificationsList } from '../fleet/NotificationsList/messages/en.ts';
import { en as fleetDriverDecline } from '../fleet/DriverDecline/messages/en.ts';
import { en as fleetOrderImport } from '../fleet/OrderImport/messages/en.ts';
import { en as fleetForm } from '../fleet/form/messages/en.ts';
import { en as fleetLimits } from '../fleet/limits/messages/en.ts';
import { en as fleetPeople } from '../fleet/people/messages/en.ts';
import { en as fleetUserForm } from '../fleet/UserForm/messages/en.ts';
import { en as fleetPurchaseCheck } from '../fleet/PurchaseCheck/messages/en.ts';
import { en as fleetCardActions } from '../fleet/CardActions/messages/en.ts';
import { en as fleetPurchaseReceipt } from '../fleet/PurchaseReceipt/messages/en.ts';
import { en as fleetDisputeForm } from '../fleet/DisputeForm/messages/en.ts';
import { en as fleetPurchaseTry } from '../fleet/PurchaseTry/messages/en.ts';
import { en as fleetCardForm } from '../fleet/CardForm/messages/en.ts';
import { en as layout } from '../layout/messages/en.ts';
import { en as navigation } from '../navigation/messages/en.ts';
import { en as overlays } from '../overlays/messages/en.ts';
import { en as overlaysTasks } from '../overlays/tasks/messages/en.ts';
import { en as primitives } from '../primitives/messages/en.ts';
import { en as primitivesFields } from '../primitives/fields/messages/en.ts';

/** All English texts of the components: ICU messages. */
export const en = {
  ...charts,
  ...data,
  ...feedback,
  ...feedbackForm,
  ...fleet,
  ...fleetAccountBanners,
  ...fleetNotificationsList,
  ...fleetDriverDecline,
  ...fleetOrderImport,
  ...fleetForm,
  ...fleetLimits,
  ...fleetPeople,
  ...fleetUserForm,
  ...fleetPurchaseCheck,
  ...fleetCardActions,
  ...fleetPurchaseReceipt,
  ...fleetDisputeForm,
  ...fleetPurchaseTry,
  ...fleetCardForm,
  ...layout,
  ...navigation,
  ...overlays,
  ...overlaysTasks,
  ...primitives,
  ...primitivesFields,
} as const;

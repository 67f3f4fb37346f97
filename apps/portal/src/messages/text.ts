import { useText as useAnyText, type Text, type UiTextKey } from '@forecourt/ui/provider';
import type { en as start } from '../start/messages/en.ts';
import type { en as alerts } from '../screens/alerts/messages/en.ts';
import type { en as notifications } from '../screens/notifications/messages/en.ts';
import type { en as commands } from '../shell/late/messages/en.ts';
import type { en as activity } from '../screens/activity/messages/en.ts';
import type { en as disputes } from '../screens/disputes/messages/en.ts';
import type { en as cards } from '../screens/cards/messages/en.ts';
import type { en as imports } from '../screens/imports/messages/en.ts';
import type { en as joining } from '../screens/joining/messages/en.ts';
import type { en as passcode } from '../screens/passcode/messages/en.ts';
import type { en as profile } from '../screens/profile/messages/en.ts';
import type { en as settings } from '../screens/settings/messages/en.ts';
import type { en as switching } from '../screens/switch/messages/en.ts';
import type { en as promptedIds } from '../screens/promptedIds/messages/en.ts';
import type { en as proximity } from '../screens/proximity/messages/en.ts';
import type { en as expressChecks } from '../screens/expressChecks/messages/en.ts';
import type { en as roster } from '../screens/roster/messages/en.ts';
import type { en as cardActions } from '../screens/cards/actions/messages/en.ts';
import type { en as timeline } from '../screens/timeline/messages/en.ts';
import type { en as lists } from '../screens/lists/messages/en.ts';
import type { en as limits } from '../screens/limits/messages/en.ts';
import type { en as money } from '../screens/money/messages/en.ts';
import type { en as files } from '../screens/files/messages/en.ts';
import type { en as outages } from '../screens/outages/messages/en.ts';
import type { en as reports } from '../screens/reports/messages/en.ts';
import type { en as statements } from '../screens/statements/messages/en.ts';
import type { en as rewards } from '../screens/rewards/messages/en.ts';
import type { en as addOns } from '../screens/addOns/messages/en.ts';
import type { en as help } from '../screens/help/messages/en.ts';
import type { en as signInHelp } from '../screens/signInHelp/messages/en.ts';
import type { en as accountSettings } from '../screens/accountSettings/messages/en.ts';
import type { en as insights } from '../screens/insights/messages/en.ts';
import type { en as users } from '../screens/users/messages/en.ts';
import type { en as agent } from '../screens/agent/messages/en.ts';
import type { en as signInSteps } from '../screens/signInSteps/messages/en.ts';
import type { en } from './en.ts';

/** Keys of the portal's own texts. */
export type PortalTextKey =
  | keyof typeof en
  | keyof typeof start
  | keyof typeof alerts
  | keyof typeof notifications
  | keyof typeof commands
  | keyof typeof activity
  | keyof typeof disputes
  | keyof typeof cards
  | keyof typeof imports
  | keyof typeof joining
  | keyof typeof passcode
  | keyof typeof profile
  | keyof typeof settings
  | keyof typeof switching
  | keyof typeof promptedIds
  | keyof typeof proximity
  | keyof typeof expressChecks
  | keyof typeof roster
  | keyof typeof cardActions
  | keyof typeof timeline
  | keyof typeof lists
  | keyof typeof limits
  | keyof typeof money
  | keyof typeof files
  | keyof typeof outages
  | keyof typeof reports
  | keyof typeof statements
  | keyof typeof rewards
  | keyof typeof addOns
  | keyof typeof help
  | keyof typeof signInHelp
  | keyof typeof accountSettings
  | keyof typeof insights
  | keyof typeof users
  | keyof typeof agent
  | keyof typeof signInSteps;
/** Every key that a screen can use: its own, the components' and the rules'. */
export type TextKey = PortalTextKey | UiTextKey;

/** Puts keys of the portal, the components and the rules into words. */
export function useText(): Text<TextKey> {
  return useAnyText<TextKey>();
}

/** Puts keys into words that come from the gateway; one that is not known is shown as it is. */
export function useSentText(): Text<string> {
  return useAnyText<string>();
}

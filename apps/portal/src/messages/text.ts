import {
  useText as useAnyText,
  type Text as AnyText,
  type UiTextKey,
} from '@forecourt/ui/provider';

type KeysOf<Module extends { readonly en: object }> = keyof Module['en'];
/** Keys of the portal's own texts. */
export type PortalTextKey =
  | KeysOf<typeof import('../start/messages/en.ts')>
  | KeysOf<typeof import('../screens/alerts/messages/en.ts')>
  | KeysOf<typeof import('../screens/notifications/messages/en.ts')>
  | KeysOf<typeof import('../shell/late/messages/en.ts')>
  | KeysOf<typeof import('../screens/activity/messages/en.ts')>
  | KeysOf<typeof import('../screens/driverRequests/messages/en.ts')>
  | KeysOf<typeof import('../screens/disputes/messages/en.ts')>
  | KeysOf<typeof import('../screens/cards/messages/en.ts')>
  | KeysOf<typeof import('../screens/imports/messages/en.ts')>
  | KeysOf<typeof import('../screens/joining/messages/en.ts')>
  | KeysOf<typeof import('../screens/passcode/messages/en.ts')>
  | KeysOf<typeof import('../screens/profile/messages/en.ts')>
  | KeysOf<typeof import('../screens/settings/messages/en.ts')>
  | KeysOf<typeof import('../screens/switch/messages/en.ts')>
  | KeysOf<typeof import('../screens/promptedIds/messages/en.ts')>
  | KeysOf<typeof import('../screens/proximity/messages/en.ts')>
  | KeysOf<typeof import('../screens/expressChecks/messages/en.ts')>
  | KeysOf<typeof import('../screens/roster/messages/en.ts')>
  | KeysOf<typeof import('../screens/cards/actions/messages/en.ts')>
  | KeysOf<typeof import('../screens/timeline/messages/en.ts')>
  | KeysOf<typeof import('../screens/lists/messages/en.ts')>
  | KeysOf<typeof import('../screens/limits/messages/en.ts')>
  | KeysOf<typeof import('../screens/money/messages/en.ts')>
  | KeysOf<typeof import('../screens/files/messages/en.ts')>
  | KeysOf<typeof import('../screens/outages/messages/en.ts')>
  | KeysOf<typeof import('../screens/reports/messages/en.ts')>
  | KeysOf<typeof import('../screens/statements/messages/en.ts')>
  | KeysOf<typeof import('../screens/rewards/messages/en.ts')>
  | KeysOf<typeof import('../screens/addOns/messages/en.ts')>
  | KeysOf<typeof import('../screens/help/messages/en.ts')>
  | KeysOf<typeof import('../screens/signInHelp/messages/en.ts')>
  | KeysOf<typeof import('../screens/accountSettings/messages/en.ts')>
  | KeysOf<typeof import('../screens/insights/messages/en.ts')>
  | KeysOf<typeof import('../screens/integrations/messages/en.ts')>
  | KeysOf<typeof import('../screens/users/messages/en.ts')>
  | KeysOf<typeof import('../screens/agent/messages/en.ts')>
  | KeysOf<typeof import('../screens/signInSteps/messages/en.ts')>
  | KeysOf<typeof import('./en.ts')>;
/** Every key that a screen can use: its own, the components' and the rules'. */
export type TextKey = PortalTextKey | UiTextKey;

export type Text = AnyText<TextKey>;

/** Puts keys of the portal, the components and the rules into words. */
export function useText(): Text {
  return useAnyText<TextKey>();
}

/** Puts keys into words that come from the gateway; one that is not known is shown as it is. */
export function useSentText(): AnyText<string> {
  return useAnyText<string>();
}

/**
 * Every feature flag with its default value: on, off, or unknown if the specification gives none.
 * Unknown counts as off. [FLAG-01 to FLAG-28]
 */
export const FLAG_DEFAULTS = {
  accountActivation: 'on',
  optionalProgram: 'on',
  addendum: 'on',
  customReports: 'on',
  expressChecks: 'on',
  fleetAdvanceBeta: 'on',
  liveHelp: 'on',
  notificationSettings: 'on',
  signInWidget: 'on',
  reports: 'on',
  reportsBeta: 'on',
  twoFactorAuthentication: 'on',
  cardGroups: 'off',
  cardholders: 'off',
  digitalPin: 'off',
  legacyLogin: 'off',
  visaSupport: 'off',
  cookieConsent: 'off',
  points: 'off',
  debugging: 'unknown',
  activeAccountTerms: 'unknown',
  analyticsCustomEvents: 'unknown',
  messageCenterTest: 'unknown',
  proximityMenu: 'unknown',
  alternatePaymentDashboard: 'unknown',
  dashboardV1: 'unknown',
  cardAutoAssign: 'unknown',
  oneClick: 'unknown',
  // Not in the specification
  integrations: 'on',
  accounting: 'on',
} as const satisfies Record<string, 'on' | 'off' | 'unknown'>;
export type Flag = keyof typeof FLAG_DEFAULTS;
/** The flags that are on. */
export type Flags = ReadonlySet<Flag>;

const isFlag = (name: string): name is Flag => Object.hasOwn(FLAG_DEFAULTS, name);

/**
 * Resolves the flags that are on: the defaults, overridden by each layer in turn (`config.json`,
 * then remote configuration). Names of unknown flags are ignored.
 */
export function resolveFlags(
  ...layers: readonly (Readonly<Record<string, boolean | undefined>> | undefined)[]
): Flags {
  const enabled = new Set(
    Object.keys(FLAG_DEFAULTS).filter((name) => isFlag(name) && FLAG_DEFAULTS[name] === 'on'),
  );
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer ?? {})) {
      if (value === true) enabled.add(name);
      if (value === false) enabled.delete(name);
    }
  }
  return new Set([...enabled].filter(isFlag));
}

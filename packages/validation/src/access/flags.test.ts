import { describe, expect, it } from 'vitest';
import { FLAG_DEFAULTS, resolveFlags, type Flag } from './flags.ts';

const rows: readonly [id: string, flag: Flag, isOn: boolean][] = [
  ['FLAG-01', 'accountActivation', true],
  ['FLAG-02', 'optionalProgram', true],
  ['FLAG-03', 'addendum', true],
  ['FLAG-04', 'customReports', true],
  ['FLAG-05', 'expressChecks', true],
  ['FLAG-06', 'fleetAdvanceBeta', true],
  ['FLAG-07', 'liveHelp', true],
  ['FLAG-08', 'notificationSettings', true],
  ['FLAG-09', 'signInWidget', true],
  ['FLAG-10', 'reports', true],
  ['FLAG-11', 'reportsBeta', true],
  ['FLAG-12', 'twoFactorAuthentication', true],
  ['FLAG-13', 'cardGroups', false],
  ['FLAG-14', 'cardholders', false],
  ['FLAG-15', 'digitalPin', false],
  ['FLAG-16', 'legacyLogin', false],
  ['FLAG-17', 'visaSupport', false],
  ['FLAG-18', 'cookieConsent', false],
  ['FLAG-19', 'points', false],
  ['FLAG-20', 'debugging', false],
  ['FLAG-21', 'activeAccountTerms', false],
  ['FLAG-22', 'analyticsCustomEvents', false],
  ['FLAG-23', 'messageCenterTest', false],
  ['FLAG-24', 'proximityMenu', false],
  ['FLAG-25', 'alternatePaymentDashboard', false],
  ['FLAG-26', 'dashboardV1', false],
  ['FLAG-27', 'cardAutoAssign', false],
  ['FLAG-28', 'oneClick', false],
  ['beyond', 'integrations', true],
  ['beyond', 'accounting', true],
];

describe('feature flags', () => {
  it('are exactly the ones listed here', () => {
    expect(rows.map(([, flag]) => flag)).toEqual(Object.keys(FLAG_DEFAULTS));
  });

  it.each(rows)('[%s] %s is %s unless configured', (_id, flag, isOn) => {
    expect(resolveFlags().has(flag)).toBe(isOn);
    expect(resolveFlags({ [flag]: !isOn }).has(flag)).toBe(!isOn);
  });

  it('let a later layer override an earlier one', () => {
    const flags = resolveFlags({ points: true, reports: false }, { reports: true });
    expect(flags.has('points')).toBe(true);
    expect(flags.has('reports')).toBe(true);
  });

  it('treat undefined as the default and false as off', () => {
    expect(resolveFlags({ cardGroups: undefined })).toEqual(resolveFlags());
    expect(resolveFlags({ cardGroups: false }).has('cardGroups')).toBe(false);
  });

  it('ignore unknown names, even ones that match a built-in property', () => {
    const flags = resolveFlags({ teleport: true, constructor: true });
    expect(flags).toEqual(resolveFlags());
  });
});

import { describe, expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { accountTabs, needsAddendum, showsTerms, type AccountViewer } from './accountParts.ts';

const viewer = (overrides: Partial<AccountViewer> = {}): AccountViewer => ({
  flags: resolveFlags(),
  features: ['departments', 'fleets'],
  may: () => true,
  fleetIds: null,
  state: 'open',
  ...overrides,
});

describe('the account settings screen', () => {
  it('[NAV-04] [NAV-05] shows departments and fleets only with their features', () => {
    const all = ['details', 'departments', 'fleets', 'drivers', 'package', 'close'];
    expect(accountTabs(viewer())).toEqual(all);
    expect(accountTabs(viewer({ features: [] }))).toEqual([
      'details',
      'drivers',
      'package',
      'close',
    ]);
    expect(accountTabs(viewer({ may: (name) => name !== 'fleets.view' }))).not.toContain('fleets');
  });

  it('shows driver settings only to users who may edit the account', () => {
    const others = viewer({ may: (name) => name !== 'account.edit' });
    expect(accountTabs(others)).not.toContain('drivers');
  });

  it('[FLAG-02] shows the package only while the optional program is on', () => {
    expect(accountTabs(viewer())).toContain('package');
    const flags = resolveFlags({ optionalProgram: false });
    expect(accountTabs(viewer({ flags }))).not.toContain('package');
  });

  it('[FLAG-03] requires the addendum for a package that has a fee, while it is on', () => {
    const offer = { isCurrent: false, monthCents: 800 };
    expect(needsAddendum(resolveFlags(), offer)).toBe(true);
    expect(needsAddendum(resolveFlags(), { ...offer, monthCents: null })).toBe(false);
    expect(needsAddendum(resolveFlags(), { ...offer, isCurrent: true })).toBe(false);
    expect(needsAddendum(resolveFlags({ addendum: false }), offer)).toBe(false);
  });

  it('[FLAG-21] shows the terms only while their flag is on', () => {
    expect(showsTerms(resolveFlags())).toBe(false);
    expect(showsTerms(resolveFlags({ activeAccountTerms: true }))).toBe(true);
  });

  it('[USER-08] offers closing an open account only with the permission and all fleets', () => {
    expect(accountTabs(viewer({ state: 'closed' }))).not.toContain('close');
    expect(accountTabs(viewer({ fleetIds: ['one'] }))).not.toContain('close');
    expect(accountTabs(viewer({ may: (name) => name !== 'account.close' }))).not.toContain('close');
  });
});

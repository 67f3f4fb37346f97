import type { CallName } from '@forecourt/api-client/contract';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TEMPLATE, type ConfigTemplate } from '../remoteConfig/template.ts';
import type { CallOptions } from '../testing/gateway.ts';
import { startWorld } from '../testing/startWorld.ts';
import { flagsOf } from './flags.ts';

const remote = (values: ConfigTemplate['values']): ConfigTemplate => ({
  ...DEFAULT_TEMPLATE,
  values,
});

describe('flagsOf', () => {
  it('[CONF-01] [FLAG-13] [FLAG-27] takes the default, then its own setting, then remote configuration', () => {
    expect(flagsOf({}, () => remote({}))().has('cardGroups')).toBe(false);
    expect(flagsOf({ cardGroups: true }, () => remote({}))().has('cardGroups')).toBe(true);
    const off = remote({ cardGroups: { default: 'false' }, nothing: { default: 'true' } });
    expect([...flagsOf({ cardGroups: true, reports: false }, () => off)()]).not.toEqual(
      expect.arrayContaining(['cardGroups']),
    );
    expect(flagsOf({ reports: false }, () => off)().has('reports')).toBe(false);
  });

  it('refuses no one what a condition switches on for some, and follows what changes', () => {
    let template = remote({ points: { default: '0', when: { some: '1' } } });
    const flags = flagsOf({}, () => template);
    expect(flags().has('points')).toBe(true);
    template = remote({ points: { default: '0' } });
    expect(flags().has('points')).toBe(false);
  });
});

const NAMES = [
  'accounting',
  'cardGroups',
  'cardholders',
  'customReports',
  'digitalPin',
  'points',
] as const;
const off = startWorld({
  card: {},
  flags: Object.fromEntries(NAMES.map((name) => [name, false])),
});

describe('a feature that is off', () => {
  it.each<[ids: string, name: CallName, options: () => CallOptions]>([
    ['FLAG-13', 'listCardGroups', () => ({})],
    ['FLAG-14', 'listCardRequests', () => ({})],
    [
      'FLAG-14',
      'addCardholders',
      () => ({ body: { cardId: off.cardId, cardholderIds: [off.cardId] } }),
    ],
    ['FLAG-15', 'requestPinReminder', () => ({ params: { cardId: off.cardId }, body: {} })],
    ['FLAG-04', 'saveReport', () => ({ body: {} })],
    ['FLAG-19', 'redeemRewards', () => ({ body: {} })],
    ['beyond', 'getJournalSettings', () => ({})],
    ['beyond', 'putJournalSettings', () => ({ version: 0, body: { settings: null } })],
    ['beyond', 'getJournalDelivery', () => ({})],
    ['beyond', 'exportJournalEntry', () => ({ params: { statementId: off.cardId }, body: {} })],
  ])('[%s] answers no %s, also to administrators', async (_ids, name, options) => {
    expect(await off.call(name, options())).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.featureOff' }] },
    });
  });

  it('[FLAG-13] moves no card to a group, by itself or with others', async () => {
    const groupId = off.cardId;
    const edited = await off.call('editCard', {
      params: { cardId: off.cardId },
      body: { groupId },
      version: 1,
    });
    const featureOff = { status: 403, body: { fields: [{ key: 'access.featureOff' }] } };
    expect(edited).toMatchObject(featureOff);
    const previewed = await off.call('previewCardBulk', {
      body: {
        action: { name: 'moveToGroup', reason: null, profileId: null, groupId },
        selection: { cardIds: [off.cardId] },
      },
    });
    expect(previewed).toMatchObject(featureOff);
  });

  it('[ROLE-24] is not among what a person may do', async () => {
    const { body } = await off.call('getProfilePermissions');
    const permissions = JSON.stringify(body);
    expect(permissions).toContain('cards.edit');
    for (const name of ['cardGroups.view', 'cards.share', 'pins.remind', 'reports.create']) {
      expect(permissions).not.toContain(name);
    }
  });
});

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
  it('[CONF-01] [FLAG-13] [FLAG-27] applies the default, the setting, then remote config', () => {
    expect(flagsOf({}, () => remote({}))().has('cardGroups')).toBe(false);
    expect(flagsOf({ cardGroups: true }, () => remote({}))().has('cardGroups')).toBe(true);
    const off = remote({ cardGroups: { default: 'false' }, nothing: { default: 'true' } });
    expect([...flagsOf({ cardGroups: true, reports: false }, () => off)()]).not.toEqual(
      expect.arrayContaining(['cardGroups']),
    );
    expect(flagsOf({ reports: false }, () => off)().has('reports')).toBe(false);
  });

  it('turns on a flag that any condition turns on, and follows template changes', () => {
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
  ])('[%s] refuses %s, even for administrators', async (_ids, name, options) => {
    expect(await off.call(name, options())).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.featureOff' }] },
    });
  });

  it('[FLAG-13] refuses to move a card to a group, alone or in bulk', async () => {
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

  it('[ROLE-24] is not in a person’s permissions', async () => {
    const { body } = await off.call('getProfilePermissions');
    const permissions = JSON.stringify(body);
    expect(permissions).toContain('cards.edit');
    for (const name of ['cardGroups.view', 'cards.share', 'pins.remind', 'reports.create']) {
      expect(permissions).not.toContain(name);
    }
  });
});

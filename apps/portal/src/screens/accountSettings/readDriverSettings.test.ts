import { describe, expect, it } from 'vitest';
import { issuesOf } from '@forecourt/ui/form';
import { NEVER, readDriverSettings, type DriverSettingsDraft } from './readDriverSettings.ts';

const stored = {
  isOn: true,
  answeredBy: [],
  escalateMinutes: 5,
  autoGrantCents: 1500,
  contact: { name: 'Dana Morales', phone: '214 555 0142' },
};
const typed: DriverSettingsDraft = {
  isOn: true,
  answeredBy: [],
  escalateMinutes: NEVER,
  autoGrantCents: '20',
  contact: { name: 'Luis Ortega', phone: '214 555 0143' },
};
const read = (overrides: Partial<DriverSettingsDraft>) =>
  readDriverSettings({ ...typed, ...overrides }, stored);
const withContact = (overrides: Partial<DriverSettingsDraft['contact']>) => ({
  contact: { ...typed.contact, ...overrides },
});

describe('readDriverSettings', () => {
  it('returns what was typed, with null for a blank amount or contact', () => {
    expect(read({})).toMatchObject({
      data: {
        isOn: true,
        escalateMinutes: null,
        autoGrantCents: 2000,
        contact: { name: 'Luis Ortega' },
      },
    });
    expect(read({ autoGrantCents: ' ', contact: { name: '', phone: ' ' } })).toMatchObject({
      data: { autoGrantCents: null, contact: null },
    });
  });

  it('returns an issue for each invalid field if driver requests are on', () => {
    for (const [some, ...paths] of [
      [{ autoGrantCents: '900' }, 'autoGrantCents'],
      [{ autoGrantCents: 'x' }, 'autoGrantCents'],
      [withContact({ phone: '12' }), 'contact.phone'],
      [withContact({ name: '' }), 'contact.name'],
      [{ autoGrantCents: 'x', ...withContact({ phone: '12' }) }, 'autoGrantCents', 'contact.phone'],
    ] as const) {
      expect(issuesOf({ safeParse: read }, some).map(({ path }) => path)).toEqual(paths);
    }
  });

  it('falls back to the stored values for invalid input if driver requests are off', () => {
    const off = { isOn: false, ...withContact({ phone: '12' }) };
    expect(read({ ...off, autoGrantCents: '900' })).toEqual({
      success: true,
      data: { ...stored, isOn: false, escalateMinutes: null },
    });
    expect(read({ isOn: false, autoGrantCents: 'x' })).toMatchObject({
      data: { autoGrantCents: 1500, contact: { name: 'Luis Ortega' } },
    });
  });
});

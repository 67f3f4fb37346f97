import { describe, expect, it } from 'vitest';
import { readDriverSettings, type TypedDriverSettings } from './readDriverSettings.ts';

const stored = {
  isOn: true,
  answeredBy: [],
  escalateMinutes: 5,
  autoGrantCents: 1500,
  contact: { name: 'Dana Morales', phone: '214 555 0142' },
};
const read = (overrides: Partial<TypedDriverSettings>) =>
  readDriverSettings(
    {
      isOn: true,
      answeredBy: [],
      escalateMinutes: null,
      auto: '20',
      contactName: 'Luis Ortega',
      phone: '214 555 0143',
      ...overrides,
    },
    stored,
  );

describe('readDriverSettings', () => {
  it('returns what was typed, with null for a blank amount or contact', () => {
    expect(read({})).toMatchObject({
      settings: {
        isOn: true,
        escalateMinutes: null,
        autoGrantCents: 2000,
        contact: { name: 'Luis Ortega' },
      },
    });
    expect(read({ auto: ' ', contactName: '', phone: ' ' })).toMatchObject({
      settings: { autoGrantCents: null, contact: null },
    });
  });

  it('returns the invalid fields and no settings if driver requests are on', () => {
    for (const [some, path] of [
      [{ auto: '900' }, 'autoGrantCents'],
      [{ auto: 'x' }, 'autoGrantCents'],
      [{ phone: '12' }, 'contact.phone'],
      [{ contactName: '' }, 'contact.name'],
    ] as const) {
      expect(read(some)).toEqual({ settings: null, invalidPaths: new Set([path]) });
    }
  });

  it('falls back to the stored values for invalid input if driver requests are off', () => {
    expect(read({ isOn: false, auto: '900', phone: '12' })).toEqual({
      settings: { ...stored, isOn: false, escalateMinutes: null },
      invalidPaths: new Set(),
    });
    expect(read({ isOn: false, auto: 'x' })).toMatchObject({
      settings: { autoGrantCents: 1500, contact: { name: 'Luis Ortega' } },
    });
  });
});

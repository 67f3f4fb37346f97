import { DRIVER_LANGUAGES } from '@forecourt/validation';
import { describe, expect, it } from 'vitest';
import { DRIVER_TEXT, GUIDE_TEXT } from './driverText.ts';

const told = {
  last4: '4821',
  site: 'Prairie Fuel 12',
  link: 'https://portal.example/#t',
  minutes: 1,
};

/** GSM 03.38 characters, of which a text holds 160; any other reduces that to 70. */
const OF_TEXTS = /^[\w @$!"#%&'()*+,\-./:;<=>?àèéìòùÇÄÖÑÜäöñüß¿¡]+$/;

describe('a driver’s text', () => {
  it.each(DRIVER_LANGUAGES)('uses only GSM characters in %s', (language) => {
    expect(DRIVER_TEXT[language](told)).toMatch(OF_TEXTS);
  });

  it.each(DRIVER_LANGUAGES)('uses only GSM characters in %s for a card guide', (language) => {
    expect(GUIDE_TEXT[language]({ ...told, days: 30 })).toMatch(OF_TEXTS);
  });

  it.each([
    ['en', 'Good for 1 minute.', 'Good for 30 minutes.'],
    ['es', 'Vence en 1 minuto.', 'Vence en 30 minutos.'],
    ['fr', 'Valide pendant 1 minute.', 'Valide pendant 30 minutes.'],
  ] as const)('states in %s how long its link works', (language, one, more) => {
    expect(DRIVER_TEXT[language](told)).toContain(one);
    expect(DRIVER_TEXT[language]({ ...told, minutes: 30 })).toContain(more);
  });
});

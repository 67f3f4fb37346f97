import { DRIVER_LANGUAGES, GUIDE_TOKEN } from '@forecourt/validation';
import { describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { newSecret } from '../../vault/handedSecrets.ts';
import { DRIVER_TEXT, GUIDE_TEXT } from './driverText.ts';
import { tokenOf } from './links.ts';

const decline = {
  last4: '4821',
  site: 'Prairie Fuel 12',
  link: `https://portal.example/en/driver/#${GUIDE_TOKEN}${tokenOf(newId(), newSecret())}`,
  minutes: 1,
};

/** GSM 03.38 characters, of which a text holds 160; any other reduces that to 70. */
const OF_TEXTS = /^[\w @$!"#%&'()*+,\-./:;<=>?àèéìòùÇÄÖÑÜäöñüß¿¡]+$/;
/** A longer text is sent in parts of 153 characters. */
const TWO_PARTS = 2 * 153;
const expectShort = (text: string) => {
  expect(text).toMatch(OF_TEXTS);
  expect(text.length).toBeLessThanOrEqual(TWO_PARTS);
};

describe('a driver’s text', () => {
  it.each(DRIVER_LANGUAGES)('fits in two parts of GSM characters in %s', (language) => {
    expectShort(DRIVER_TEXT[language]({ ...decline, minutes: 30 }));
  });

  it.each(DRIVER_LANGUAGES)(
    'fits in two parts of GSM characters in %s for a card guide',
    (language) => {
      for (const days of [29, 30]) expectShort(GUIDE_TEXT[language]({ ...decline, days }));
    },
  );

  it.each([
    ['en', 'Good for 1 minute.', 'Good for 30 minutes.'],
    ['es', 'Vence en 1 minuto.', 'Vence en 30 minutos.'],
    ['fr', 'Valide pendant 1 minute.', 'Valide pendant 30 minutes.'],
  ] as const)('states in %s how long its link works', (language, one, more) => {
    expect(DRIVER_TEXT[language](decline)).toContain(one);
    expect(DRIVER_TEXT[language]({ ...decline, minutes: 30 })).toContain(more);
  });
});

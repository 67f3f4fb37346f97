import { products } from '@forecourt/validation';
import { describe, expect, it, test } from 'vitest';
import { productName } from './productName.ts';
import { DRIVER_LOCALES } from './texts.ts';

const namesIn = (language: keyof typeof DRIVER_LOCALES, codes: readonly string[]) =>
  codes.map((code) => productName(code, DRIVER_LOCALES[language]));

describe('a product on the driver’s page', () => {
  it.each([
    ['en', ['Unleaded regular', 'ULSD #2', 'E85']],
    ['es', ['Gasolina regular', 'Diésel ULSD n.º\u00A02', 'E85']],
    ['fr', ['Essence ordinaire', 'Diesel ULSD nº\u00A02', 'E85']],
  ] as const)('is named in the driver’s language: %s', (language, names) => {
    expect(namesIn(language, ['001', '053', '026'])).toEqual(names);
  });

  it('is shown as received if its code is unknown or an earlier release sent its name', () => {
    expect(namesIn('fr', ['888', 'Unleaded regular'])).toEqual(['888', 'Unleaded regular']);
  });
});

test('every product’s English name matches the one in @forecourt/validation', () => {
  const codes = products.map(({ code }) => code);
  expect(namesIn('en', codes)).toEqual(products.map(({ name }) => name));
});

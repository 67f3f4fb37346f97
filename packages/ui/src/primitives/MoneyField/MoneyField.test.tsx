import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ForecourtProvider } from '../../provider/index.ts';
import { GallonsField } from './index.ts';

const rendered = (field: ReactNode) =>
  renderToStaticMarkup(
    <ForecourtProvider messages={{ 'gallonsField.unit': 'gal US' }}>{field}</ForecourtProvider>,
  );

it('shows the translated unit of fuel unless a unit is given', () => {
  expect(rendered(<GallonsField label="Per fill-up" />)).toContain('>gal US<');
  expect(rendered(<GallonsField label="Per fill-up" unit="L" />)).toContain('>L<');
});

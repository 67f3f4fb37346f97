import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ForecourtProvider } from '../../provider/index.ts';
import { primitives } from './primitives.tsx';
import { samples } from './samples.ts';

const HOST = { className: 'host-class', ref: () => undefined };

const pages = Object.entries(samples).map(([name, sample]) => ({
  name,
  html: renderToString(<ForecourtProvider>{sample.element(HOST)}</ForecourtProvider>),
}));
const written = (pattern: RegExp) =>
  pages.filter(({ html }) => pattern.test(html)).map(({ name }) => name);

test('no component renders a style element on a server', () => {
  expect(written(/<style/)).toEqual([]);
});

test('only known primitives render style attributes on a server', () => {
  const names = Object.keys(primitives);
  expect(written(/ style="/).filter((name) => names.includes(name))).toMatchInlineSnapshot(`
    [
      "Checkbox",
      "CheckboxGroup",
      "DatePicker",
      "DateRangePicker",
      "DaysOfWeekField",
      "FileDrop",
      "MultiSelect",
      "RadioCards",
      "RangeSlider",
      "RegionsField",
      "Select",
      "Slider",
      "Switch",
      "TagGroup",
      "TimeField",
      "TimeWindowField",
    ]
  `);
});

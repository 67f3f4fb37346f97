import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as ui from '../../index.ts';
import { ForecourtProvider } from '../../provider/index.ts';
import { samples } from './samples.ts';

const HOST = { className: 'host-class', ref: () => undefined };

const isComponent = ([name, value]: readonly [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function';

test('every exported component has a sample, and nothing else does', () => {
  const exported = Object.entries(ui)
    .filter(isComponent)
    .map(([name]) => name);
  expect(Object.keys(samples).toSorted()).toEqual(exported.toSorted());
});

describe.each(Object.entries(samples))('%s', (_name, sample) => {
  test('renders on a server in strict mode, with the host’s class if its root renders', () => {
    const html = renderToString(
      <StrictMode>
        <ForecourtProvider>{sample.element(HOST)}</ForecourtProvider>
      </StrictMode>,
    );
    const isOverPage = 'opens' in sample && sample.opens !== undefined;
    expect(html.includes(HOST.className)).toBe(!('without' in sample) && !isOverPage);
  });
});

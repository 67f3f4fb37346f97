import { expect, test } from 'vitest';
import { findComponents } from './find.ts';
import { guides } from './guides.ts';

const names = (search: string) => findComponents(search).map(({ name }) => name);

test.each([
  ['pay', 'HostedFrame'],
  ['upload', 'FileDrop'],
  ['dollars', 'MoneyField'],
  ['delete', 'ConfirmDelete'],
  ['steps', 'Stepper'],
  ['decline', 'PurchaseCheck'],
  ['bulk', 'BulkBar'],
  ['file drop', 'FileDrop'],
])('a search for "%s" lists %s among its first five results', (search, name) => {
  expect(names(search).slice(0, 5)).toContain(name);
});

test('an empty search lists every component, and one without matches lists none', () => {
  expect(names(' ')).toHaveLength(Object.keys(guides).length);
  expect(names('zeppelin')).toEqual([]);
});

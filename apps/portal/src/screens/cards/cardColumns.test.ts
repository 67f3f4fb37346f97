import { expect, it } from 'vitest';
import { textOfLayout } from '@forecourt/ui';
import { savedViewForm } from '@forecourt/validation';
import { cardColumns } from './cardColumns.tsx';

it('[NAV-19] a saved view accepts a layout in which every column was changed', () => {
  const columns = cardColumns((key) => key);
  const changed = { isShown: true, isPinned: true, width: 720 };
  const layout = Object.fromEntries(columns.map(({ id }) => [id, changed]));
  const search = { columns: textOfLayout(columns, layout) };
  expect(savedViewForm.safeParse({ name: 'Wide', search })).toMatchObject({
    success: true,
    data: { search },
  });
});

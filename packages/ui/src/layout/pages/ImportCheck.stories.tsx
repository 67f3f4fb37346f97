import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ImportCheck, type CheckColumn, type CheckedRow } from '../../fleet/OrderImport/index.ts';
import { Stepper } from '../../navigation/Stepper/index.ts';
import { Page } from '../Page/index.ts';
import { DemoShell } from './DemoShell.stories.parts.tsx';
import { importRows } from './demoImport.stories.data.ts';

const columns: readonly CheckColumn[] = [
  { id: 'driverName', label: 'Driver name', width: 'minmax(150px, 1.5fr)' },
  { id: 'driverId', label: 'Driver ID', width: 'minmax(110px, 1fr)' },
  { id: 'unitNumber', label: 'Unit', width: '68px' },
  { id: 'vin', label: 'VIN', width: 'minmax(200px, 1.8fr)' },
  { id: 'department', label: 'Department', width: '124px' },
  { id: 'profile', label: 'Card profile', width: '112px' },
  { id: 'perDay', label: 'Dollars per day', width: 'minmax(192px, 1.2fr)', align: 'end' },
];

/** The demo accepts any value; the portal runs the row checker. */
function mend(rows: readonly CheckedRow[], row: number, column: string, value?: string) {
  return rows.map((each) =>
    each.row === row
      ? {
          ...each,
          cells: each.cells.map((cell) =>
            cell.column === column
              ? { ...cell, status: 'ok' as const, key: null, value: value ?? cell.value }
              : cell,
          ),
        }
      : each,
  );
}

interface ImportCheckPageProps {
  readonly rowCount: number;
}

function ImportCheckPage({ rowCount }: ImportCheckPageProps) {
  const [rows, setRows] = useState(() => importRows(rowCount));
  return (
    <DemoShell current="order">
      <Page
        title="Import an order"
        subtitle="fleet-order-november.xlsx · 412 rows · headings found in row 4, three title rows left out"
        aside={
          <Stepper
            label="Import steps"
            currentId="check"
            onGoTo={() => undefined}
            steps={[
              { id: 'file', name: 'File' },
              { id: 'columns', name: 'Columns' },
              { id: 'check', name: 'Check' },
              { id: 'confirm', name: 'Confirm' },
            ]}
          />
        }
      >
        <ImportCheck
          columns={columns}
          rows={rows}
          cost="$0.00"
          onEdit={(row, column, value) => setRows(mend(rows, row, column, value))}
          onAnswer={(row, column, answer) =>
            setRows(mend(rows, row, column, answer === 'keep' ? undefined : '180.00'))
          }
          onDownload={() => undefined}
          onBack={() => undefined}
          onContinue={() => undefined}
        />
      </Page>
    </DemoShell>
  );
}

const meta = {
  title: 'Patterns/Import',
  tags: ['!autodocs'],
  component: ImportCheckPage,
  parameters: { layout: 'fullscreen' },
  args: { rowCount: 412 },
} satisfies Meta<typeof ImportCheckPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FixedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Rows of the file' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(5);
    within(grid).getByRole('columnheader', { name: 'Row' }).focus();
    // Moves down to row 21 and right to its driver name, which has no first name.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Driver name, row 21' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Haddad, Amira{Enter}');
    await expect(canvas.getByText('Haddad, Amira')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'To correct 3' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with 409 rows' })).toBeVisible();
    // A questionable cell is resolved with its own buttons.
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await expect(canvas.getByRole('radio', { name: 'To correct 2' })).toBeVisible();
  },
};

export const CancelingCellEdit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('1M8GDM9AXKP04278'));
    await userEvent.keyboard('something else{Escape}');
    await expect(canvas.getByText('1M8GDM9AXKP04278')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'To correct 4' })).toBeVisible();
  },
};

export const LeavingCellEdit: Story = {
  name: 'an edit that is left for a button is kept, and so is the focus on the button',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('1M8GDM9AXKP04278'));
    await userEvent.keyboard('{End}9');
    const back = canvas.getByRole('button', { name: 'Back' });
    await userEvent.click(back);
    await expect(back).toHaveFocus();
    await expect(canvas.getByText('1M8GDM9AXKP042789')).toBeVisible();
  },
};

export const FewerRowsByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }));
    const grid = canvas.getByRole('grid', { name: 'Rows of the file' });
    within(grid).getByRole('columnheader', { name: 'Row' }).focus();
    await userEvent.keyboard('{ArrowRight}{Control>}{ArrowDown}{/Control}');
    await waitFor(() => expect(within(grid).getByRole('row', { name: /^416/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: /^To correct/ }));
    canvas.getByRole('button', { name: /^Download/ }).focus();
    await userEvent.tab({ shift: true });
    await expect(within(grid).getByText('Núñez, R.').closest('td')).toHaveFocus();
  },
};

export const TenThousandRows: Story = {
  args: { rowCount: 10_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'All 10,000' }));
    const grid = canvas.getByRole('grid', { name: 'Rows of the file' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  },
};

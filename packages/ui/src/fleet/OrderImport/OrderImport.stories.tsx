import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import {
  ColumnMapping,
  ImportConfirm,
  ImportEnter,
  ImportFileStep,
  ImportProgress,
} from './index.ts';

const meta = {
  title: 'Fleet/OrderImport',
  component: ImportFileStep,
  args: { maxRows: 10_000, onFile: fn(), onTemplate: fn() },
} satisfies Meta<typeof ImportFileStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const File: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Up to 10,000 rows/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download template' }));
    await expect(args.onTemplate).toHaveBeenCalledOnce();
  },
};
export const FileUnreadable: Story = {
  tags: ['error'],
  args: {
    error: (
      <InlineMessage tone="bad">
        fleet.pdf is not a table. Save it as CSV or XLSX and drop it again.
      </InlineMessage>
    ),
  },
};
export const FileReading: Story = { tags: ['loading'], args: { isReading: true } };

function MappingDemo({ isRemembered }: { readonly isRemembered: boolean }) {
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>({ '0': 'driverName' });
  return (
    <ColumnMapping
      fileColumns={[
        { id: '0', head: 'Emp Name', samples: ['Whitfield, M.', 'Haddad, A.', 'Okafor, T.'] },
        { id: '1', head: 'Drv #', samples: ['E2044', 'E2048'] },
        { id: '2', head: '', samples: ['', '', ''] },
        {
          id: '3',
          head: 'Notes from dispatch about this driver and the truck',
          samples: ['call first'],
        },
      ]}
      targets={[
        { id: 'driverName', label: 'Driver name', isRequired: true },
        { id: 'driverId', label: 'Driver ID', isRequired: true },
        { id: 'unitNumber', label: 'Unit number', isRequired: false },
      ]}
      mapping={mapping}
      onChange={setMapping}
      isRemembered={isRemembered}
      onBack={fn()}
      onContinue={fn()}
    />
  );
}

export const Columns: Story = {
  render: () => <MappingDemo isRemembered={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still needed: Driver ID')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Meaning of Drv #/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Driver ID (required)' }));
    await expect(canvas.queryByText(/Still needed/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Check the rows' })).toBeEnabled();
  },
};
export const ColumnsRemembered: Story = { render: () => <MappingDemo isRemembered /> };

export const Confirm: Story = {
  render: () => (
    <ImportConfirm
      cardCount={408}
      leftOut={4}
      shares={[
        { id: '1', fleet: 'Long haul', profile: 'Linehaul tight', cards: 210 },
        { id: '2', fleet: 'Service vans', profile: 'Vans', cards: 198 },
      ]}
      delivery={{ attention: 'Dana Morales', city: 'Amarillo', state: 'TX' }}
      onBack={fn()}
      onOrder={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order 408 cards' }));
    await expect(await canvas.findByLabelText('Street address')).toHaveFocus();
  },
};

const enterDrivers = fn();
export const Enter: Story = {
  render: () => (
    <ImportEnter
      title="18 drivers"
      note="Drivers already on file are updated where the file differs. Nothing is deleted."
      added={14}
      known={4}
      leftOut="2 rows are left out."
      action="Enter 18 drivers"
      onBack={fn()}
      onEnter={enterDrivers}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('already on file')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter 18 drivers' }));
    await expect(enterDrivers).toHaveBeenCalled();
  },
};

const purchases = {
  title: '62 purchases',
  note: 'A purchase already on file is updated where the file differs. Nothing is duplicated.',
  action: 'Enter 62 purchases',
  onBack: fn(),
  onEnter: fn(),
};
export const EnterSomeKnown: Story = {
  render: () => <ImportEnter {...purchases} added={40} known={22} updated={3} />,
  play: async ({ canvas }) => {
    const figureOf = (label: string) => canvas.getByText(label).parentElement;
    await expect(figureOf('new')).toHaveTextContent('40');
    await expect(figureOf('already on file, to be updated')).toHaveTextContent('3');
    await expect(figureOf('already on file, to be skipped')).toHaveTextContent('19');
  },
};

export const EnterUnknown: Story = {
  render: () => <ImportEnter {...purchases} added={62} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('62 purchases')).toBeVisible();
    await expect(canvas.queryByText('already on file')).toBeNull();
  },
};

export const Progress: Story = {
  tags: ['loading'],
  render: () => (
    <Stack>
      <ImportProgress phase="checking" done={1200} total={10_000} onCancel={fn()} />
      <ImportProgress phase="sending" done={9500} total={10_000} onCancel={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,200 of 10,000 rows')).toBeVisible();
  },
};

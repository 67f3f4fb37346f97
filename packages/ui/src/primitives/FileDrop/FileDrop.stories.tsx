import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { FileDrop } from './index.ts';

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    label: 'Drop a CSV or XLSX file here, or choose one',
    help: 'Up to 10,000 rows. Title rows, delimiters, and encodings are detected.',
    accept: ['.csv', '.xlsx'],
    maxBytes: 100,
    onFile: fn(),
    onTooLarge: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = () => undefined;

export const AllStates: Story = {
  tags: ['error', 'disabled', 'empty', 'long-text'],
  render: ({ label, help, accept }) => (
    <States>
      <State name="waiting" width="sheet">
        <FileDrop label={label} help={help} accept={accept} onFile={still} />
      </State>
      <State name="wrong" width="sheet">
        <FileDrop
          label={label}
          help={help}
          accept={accept}
          onFile={still}
          error="This file is larger than 20 MB. Split it, or remove columns you do not need."
        />
      </State>
      <State name="off" width="sheet">
        <FileDrop label={label} accept={accept} onFile={still} isDisabled />
      </State>
      <State name="long words" width="column">
        <FileDrop
          label="Order file, as exported by your payroll"
          help="CSV or XLSX, up to 10,000 rows and 5 MB, with one row for each card and its driver or vehicle."
          accept={['.csv', '.xlsx']}
          onFile={() => undefined}
          error="The file “orders-for-the-department-refrigerated-long-haul-pacific-northwest.csv” has 12,048 rows. The limit is 10,000."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };

const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('no file input');
  return found;
};

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const file = new File(['Unit\n118\n'], 'order.csv', { type: 'text/csv' });
    await userEvent.upload(input(canvasElement), file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(file));
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
};

export const TooLarge: Story = {
  tags: ['error'],
  play: async ({ canvasElement, args }) => {
    const file = new File(['x'.repeat(101)], 'order.csv', { type: 'text/csv' });
    await userEvent.upload(input(canvasElement), file);
    await waitFor(() => expect(args.onTooLarge).toHaveBeenCalledWith(file));
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OdometerReadings } from './index.ts';

const meta = {
  title: 'Fleet/OdometerReadings',
  component: OdometerReadings,
  args: {
    readings: [
      {
        id: '3',
        when: 'Nov 18, 10:41 AM',
        about: '96 gal, 6.8 mpg',
        typedMiles: 412_381,
        correctedMiles: null,
        correctedBy: null,
        isDoubtful: false,
      },
      {
        id: '2',
        when: 'Nov 16, 6:12 AM',
        about: '104.2 gal',
        typedMiles: 142_018,
        correctedMiles: null,
        correctedBy: null,
        isDoubtful: true,
      },
      {
        id: '1',
        when: 'Nov 14, 5:50 PM',
        about: '88 gal, 7.1 mpg',
        typedMiles: 41_096,
        correctedMiles: 410_960,
        correctedBy: 'Dana Morales',
        isDoubtful: false,
      },
    ],
    onCorrect: fn(),
  },
} satisfies Meta<typeof OdometerReadings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CorrectsInPlace: Story = {
  name: '[MSG-53] corrects a reading in place and keeps what was typed',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Entered 41,096')).toBeVisible();
    const correct = { name: 'Correct the reading from Nov 16, 6:12 AM' };
    await userEvent.click(canvas.getByRole('button', correct));
    const field = canvas.getByRole('textbox', { name: /^Corrected reading/ });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '4x');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reading' }));
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '411,650');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Digits swapped');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCorrect).toHaveBeenLastCalledWith('2', 411_650, 'Digits swapped');
    await expect(canvas.getByRole('button', correct)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', correct)).toHaveFocus();
  },
};

const { onCorrect: _onCorrect, ...look } = meta.args;
export const ViewOnly: Story = { tags: ['read-only'], args: look };

export const RecordedElsewhere: Story = {
  args: {
    readings: meta.args.readings.map((reading) =>
      reading.id === '2'
        ? { ...reading, about: '104.2 gal, recorded by Northline Fuel', isElsewhere: true }
        : reading,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/recorded by Northline Fuel/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

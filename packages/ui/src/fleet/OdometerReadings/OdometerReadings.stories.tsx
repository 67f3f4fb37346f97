import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OdometerReadings } from './index.ts';

const meta = {
  title: 'Fleet/OdometerReadings',
  component: OdometerReadings,
  args: {
    readings: [
      {
        id: '3',
        when: '18 Nov, 10:41 am',
        about: '96.0 gal, 6.8 mpg',
        typedMiles: 412_381,
        correctedMiles: null,
        correctedBy: null,
        isDoubtful: false,
      },
      {
        id: '2',
        when: '16 Nov, 6:12 am',
        about: '104.2 gal',
        typedMiles: 142_018,
        correctedMiles: null,
        correctedBy: null,
        isDoubtful: true,
      },
      {
        id: '1',
        when: '14 Nov, 5:50 pm',
        about: '88.0 gal, 7.1 mpg',
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
  name: '[MSG-53] corrects a reading in its place and keeps what was typed',
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await expect(list.getByText('Typed 41,096')).toBeVisible();
    await userEvent.click(
      list.getByRole('button', { name: 'Correct the reading of 16 Nov, 6:12 am' }),
    );
    const field = list.getByRole('textbox', { name: /^Right reading/ });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '4x');
    await userEvent.click(list.getByRole('button', { name: 'Save reading' }));
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '411,650');
    await userEvent.type(list.getByRole('textbox', { name: /^Why/ }), 'Digits swapped');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCorrect).toHaveBeenLastCalledWith('2', 411_650, 'Digits swapped');
  },
};

const { onCorrect: _onCorrect, ...look } = meta.args;
export const OnlyToLookAt: Story = {
  tags: ['read-only'],
  args: look,
};

export const RecordedElsewhere: Story = {
  args: {
    readings: meta.args.readings.map((reading) =>
      reading.id === '2'
        ? { ...reading, about: '104.2 gal, recorded by Northline Fuel', isElsewhere: true }
        : reading,
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await expect(list.getByText(/recorded by Northline Fuel/)).toBeVisible();
    await expect(list.getAllByRole('button')).toHaveLength(2);
  },
};

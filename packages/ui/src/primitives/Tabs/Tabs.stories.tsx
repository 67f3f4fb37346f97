import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Tabs } from './index.ts';

const still = () => undefined;

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    'aria-label': 'Card sections',
    onSelect: fn(),
    tabs: [
      { id: 'limits', label: 'Limits', content: <p>$243.28 of $600.00 today</p> },
      { id: 'details', label: 'Details', content: <p>Driver card, Long haul</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="tabs" width="sheet">
        <Tabs
          aria-label="Parts"
          selected="limits"
          onSelect={still}
          tabs={[
            { id: 'limits', label: 'Limits', content: <p>$243.28 of $600.00 today</p> },
            { id: 'details', label: 'Details', content: '' },
            { id: 'purchases', label: 'Purchases', content: '' },
            { id: 'timeline', label: 'Timeline', content: '' },
          ]}
        />
      </State>

      <State name="long words" width="column">
        <Tabs
          aria-label="Long labels"
          selected="limits"
          onSelect={still}
          tabs={[
            { id: 'limits', label: 'Profile limits', content: <p>$600.00 per day</p> },
            { id: 'details', label: 'Card and delivery details', content: '' },
            { id: 'purchases', label: 'Purchases and declines', content: '' },
          ]}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

/** Scrolls an overflowing row of tabs to the selected one without scrolling the page. */
export const SelectedInSight: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Tabs
        aria-label="Account sections"
        defaultSelected="close"
        tabs={[
          { id: 'details', label: 'Details', content: '' },
          { id: 'departments', label: 'Departments', content: '' },
          { id: 'program', label: 'Program and package', content: '' },
          { id: 'close', label: 'Close account', content: <p>What ends</p> },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const isInSight = (name: string) => {
      const room = canvas.getByRole('tablist').getBoundingClientRect();
      const place = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return place.left >= room.left && place.right <= room.right;
    };
    await expect(isInSight('Close account')).toBe(true);
    await expect(isInSight('Details')).toBe(false);
    canvas.getByRole('tab', { name: 'Close account' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(isInSight('Details')).toBe(true);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('tab', { name: 'Limits' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('details');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Driver card, Long haul');
  },
};

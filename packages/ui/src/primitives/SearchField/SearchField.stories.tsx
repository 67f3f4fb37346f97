import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { SearchField } from './index.ts';

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Find a card', placeholder: 'Card, driver, unit, VIN', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'long-text'],
  render: () => (
    <States>
      <State name="outlined" width="column">
        <SearchField aria-label="One" placeholder="Card, driver, unit, VIN" />
      </State>
      <State name="with text" width="column">
        <SearchField aria-label="Two" defaultValue="Castellanos" />
      </State>
      <State name="sunken, with its key" width="column">
        <SearchField
          aria-label="Three"
          look="sunken"
          shortcut="⌘ K"
          placeholder="Find a card, driver, vehicle, or invoice"
        />
      </State>
      <State name="long words" width="column">
        <SearchField
          aria-label="Everything"
          placeholder="Card, driver, unit, VIN, department, order number, or last seven digits"
          defaultValue="Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };

export const EscapeClears: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a card' });
    await userEvent.type(field, '4821');
    await expect(args.onChange).toHaveBeenLastCalledWith('4821');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '77');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

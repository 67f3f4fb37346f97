import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { chooseFirst } from '../../stories/choose.ts';
import { State, States } from '../../stories/States.tsx';
import { RegionField, RegionsField } from './index.ts';

interface BothProps {
  readonly onChange: (code: string) => void;
  readonly onSeveral: (codes: readonly string[]) => void;
}

const Both = ({ onChange, onSeveral }: BothProps) => (
  <States>
    <State name="one" width="column">
      <RegionField label="State" onChange={onChange} />
    </State>
    <State name="several" width="column">
      <RegionsField label="Where the card works" defaultValue={['TX', 'OK']} onChange={onSeveral} />
    </State>
  </States>
);

const meta = {
  title: 'Primitives/RegionField',
  component: Both,
  args: { onChange: fn(), onSeveral: fn() },
} satisfies Meta<typeof Both>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty" width="column">
        <RegionField label="State" value="" />
      </State>
      <State name="chosen" width="column">
        <RegionField label="Office state" value="TX" />
      </State>
      <State name="wrong" width="column">
        <RegionField label="Delivery state" value="" error="Choose a state." />
      </State>
      <State name="disabled" width="column">
        <RegionField label="State, disabled" value="BC" isDisabled />
      </State>
      <State name="several" width="column">
        <RegionsField label="States and provinces" value={['TX', 'OK', 'NM', 'MO', 'BC']} />
      </State>
      <State name="several, none selected" width="column">
        <RegionsField label="States in the profile" countries={['US']} value={[]} />
      </State>
      <State name="several, wrong" width="column">
        <RegionsField
          label="States, wrong"
          value={[]}
          error="Choose at least one state or province."
        />
      </State>
      <State name="long words" width="column">
        <RegionField
          label="State or province of the cards’ shipping address"
          value="NL"
          countries={['US', 'CA']}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const FoundByCode: Story = {
  name: '[ENT-62] [ENT-63] found by name or by code',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.type(field, 'nm');
    await screen.findByRole('option', { name: /New Mexico/ });
    await chooseFirst();
    await expect(args.onChange).toHaveBeenLastCalledWith('NM');
    await userEvent.clear(field);
    await userEvent.type(field, 'district');
    await chooseFirst();
    await expect(args.onChange).toHaveBeenLastCalledWith('DC');
    await userEvent.clear(field);
    await userEvent.type(field, 'ontario');
    await chooseFirst();
    await expect(args.onChange).toHaveBeenLastCalledWith('ON');
  },
};

export const BothCountries: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Where the card works/ }));
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(screen.getByRole('group', { name: 'Canada' })).toBeInTheDocument();
    await userEvent.keyboard('british');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await chooseFirst();
    await expect(args.onSeveral).toHaveBeenLastCalledWith(['OK', 'TX', 'BC']);
    await waitFor(() => expect(search.getAttribute('aria-activedescendant')).toMatch(/BC$/));
  },
};

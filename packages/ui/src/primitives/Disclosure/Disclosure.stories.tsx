import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { title: 'Fees so far this cycle', children: 'Fraud Protector, 12 cards: $48.00' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="folded" width="sheet">
        <Disclosure title="Dollars, purchases, states, days, and hours would pass" aside="5 rules">
          <p>$243.28 + $211.42 of $600.00</p>
        </Disclosure>
      </State>
      <State name="long words" width="column">
        <Disclosure
          title="Sites in the Pacific Northwest that accept the card at the truck lane after the network change"
          aside="1,204 sites"
        >
          <p>All of them, starting December 1.</p>
        </Disclosure>
      </State>
      <State name="unfolded" width="sheet">
        <Disclosure title="Fees so far this cycle" defaultExpanded>
          <p>Fraud Protector, 12 cards: $48.00</p>
        </Disclosure>
      </State>
    </States>
  ),
  play: async ({ canvas }) => {
    const folded = canvas.getByRole('button', { name: /would pass/ });
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('$243.28 + $211.42 of $600.00')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('$243.28 + $211.42 of $600.00')).toBeVisible();
  },
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { CodeBlock } from './index.ts';

const CARD = JSON.stringify(
  { cardId: '018f2c41-7d3a-7c55-9a10-2b7f0c6d4e21', last4: '4821', status: 'active' },
  null,
  2,
);
const LONG = `curl --header "authorization: Bearer $FORECOURT_KEY" "$FORECOURT_URL/cards?status=active&limit=3&sort=lastUsedAt&cursor=${'eyJ'.repeat(30)}"`;

const MANY = Array.from({ length: 12 }, () => CARD).join('\n');

const meta = {
  title: 'Primitives/CodeBlock',
  component: CodeBlock,
  args: { name: 'response', code: CARD },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="a few lines">
        <CodeBlock name="response" code={CARD} />
      </State>
      <State name="a long line">
        <CodeBlock name="call" code={LONG} />
      </State>
      <State name="many lines">
        <CodeBlock name="cards" code={MANY} />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  args: { code: MANY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'response' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'response' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy response' })).toHaveFocus();
  },
};

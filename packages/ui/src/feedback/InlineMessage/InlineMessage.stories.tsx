import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { State, States } from '../../stories/States.tsx';
import { InlineMessage } from './index.ts';

const meta = {
  title: 'Feedback/InlineMessage',
  component: InlineMessage,
  args: { tone: 'bad', isLive: true, children: 'The username or the password is wrong.' },
} satisfies Meta<typeof InlineMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['error', 'long-text'],
  render: () => (
    <States>
      <State name="info" width="sheet">
        <InlineMessage tone="info">A new code was sent. The old one no longer works.</InlineMessage>
      </State>
      <State name="warn, with a title" width="sheet">
        <InlineMessage tone="warn" title="17 fill-ups would have been declined">
          In the last 90 days, on 5 of these 61 cards.
        </InlineMessage>
      </State>
      <State name="bad, with an action" width="sheet">
        <InlineMessage
          tone="bad"
          title="Balances failed to load"
          action={<Button size="compact">Try again</Button>}
        >
          Everything else on this page is as of 10:42 AM CT. Request req_8f2c41.
        </InlineMessage>
      </State>
      <State name="long words" width="column">
        <InlineMessage
          tone="warn"
          title="Cards in the Refrigerated long haul department expire on November 30"
          action={<Button size="compact">Reorder all of them for the same drivers</Button>}
        >
          They stop working at midnight CT at every site, even for drivers waiting at a pump.
        </InlineMessage>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The username or the password is wrong.',
    );
  },
};

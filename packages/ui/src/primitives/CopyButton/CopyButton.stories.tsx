import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Row, State, States } from '../../stories/States.tsx';
import { CopyButton } from './index.ts';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { name: 'request ID', value: 'req_8f2c41' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <States>
      <State name="next to what it copies">
        <Row>
          <span>req_8f2c41</span>
          <CopyButton name="request ID" value="req_8f2c41" />
        </Row>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Copies: Story = {
  tags: ['error'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }));
    await expect(await canvas.findByText(/request ID$/)).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^(Copied: request ID|Could not copy request ID)$/,
    );
  },
};

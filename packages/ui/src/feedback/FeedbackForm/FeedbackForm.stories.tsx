import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { FeedbackForm, type FeedbackFormProps } from './index.ts';

function Sent(props: FeedbackFormProps) {
  const [isSent, setSent] = useState(false);
  return (
    <FeedbackForm
      {...props}
      isSent={isSent}
      onSend={(feedback) => {
        props.onSend(feedback);
        setSent(true);
      }}
    />
  );
}

const still = () => undefined;
const meta = {
  title: 'Feedback/FeedbackForm',
  component: FeedbackForm,
  args: { onSend: fn(), onCancel: fn(), onDirty: fn() },
  render: (args) => <Sent {...args} />,
} satisfies Meta<typeof FeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'loading', 'error'],
  render: () => (
    <States>
      <State name="empty" width="column">
        <FeedbackForm onSend={still} onCancel={still} />
      </State>
      <State name="could not be sent" width="column">
        <FeedbackForm
          onSend={still}
          onCancel={still}
          error="Error submitting feedback. Try again in a minute; what you wrote is still here."
        />
      </State>
      <State name="sending" width="column">
        <FeedbackForm onSend={still} isSending />
      </State>
      <State name="sent" width="column">
        <FeedbackForm onSend={still} isSent />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const RatingSent: Story = {
  name: '[SCREEN-62] [ENT-48] [UI-19] rating, comment and consent are sent',
  play: async ({ canvas, args }) => {
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /What should we know/ }),
      'The import found every delimiter. ',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /contact me/ }));
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      rating: 4,
      comment: 'The import found every delimiter.',
      mayContact: true,
    });
    await expect(canvas.getByText('Thank you. We read every word.')).toBeVisible();
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

export const NotWithoutRating: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(canvas.getByText('Choose a rating from 1 to 5')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /1/ })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { PinDisplay, type PinDisplayProps } from './index.ts';

function Held(props: PinDisplayProps) {
  const [pin, setPin] = useState(props.pin);
  return (
    <PinDisplay
      {...props}
      pin={pin}
      onShow={() => {
        setPin('4821');
        props.onShow();
      }}
      onHide={() => {
        setPin(null);
        props.onHide();
      }}
    />
  );
}

const still = () => undefined;
const stopped = () => Date.UTC(2026, 10, 21, 12);
const meta = {
  title: 'Primitives/PinDisplay',
  component: PinDisplay,
  args: { label: 'R. Núñez’s PIN', pin: null, seconds: 20, onShow: fn(), onHide: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PinDisplay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['loading', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="hidden" width="column">
        <PinDisplay label="R. Núñez’s PIN" pin={null} seconds={20} onShow={still} onHide={still} />
      </State>
      <State name="shown" width="column">
        <PinDisplay
          label="A. Haddad’s PIN"
          pin="4821"
          seconds={20}
          now={stopped}
          onShow={still}
          onHide={still}
        />
      </State>
      <State name="loading" width="column">
        <PinDisplay
          label="J. Reyes’s PIN"
          pin={null}
          seconds={20}
          onShow={still}
          onHide={still}
          isPending
        />
      </State>
      <State name="not available, with a reason" width="column">
        <PinDisplay
          label="S. Lindqvist’s PIN"
          pin={null}
          seconds={20}
          onShow={still}
          onHide={still}
          disabledReason="You can view a PIN once every 24 hours. You viewed this one today."
        />
      </State>
      <State name="a code, shown once" width="column">
        <PinDisplay
          kind="code"
          label="Code for express check 000412"
          pin="4821077319405526"
          seconds={60}
          now={stopped}
          onShow={still}
          onHide={still}
        />
      </State>
      <State name="a code, hidden" width="column">
        <PinDisplay
          kind="code"
          label="Code for express check 000413"
          pin={null}
          seconds={60}
          onShow={still}
          onHide={still}
        />
      </State>
      <State name="long words" width="column">
        <PinDisplay
          label="Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff’s card PIN"
          pin={null}
          seconds={30}
          onShow={() => undefined}
          onHide={() => undefined}
          disabledReason="You viewed it three times today. You can view it again after midnight CT."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const HidesAutomatically: Story = {
  name: '[PID-13] hides automatically after the configured seconds',
  args: { seconds: 1 },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the PIN' }));
    await expect(args.onShow).toHaveBeenCalledTimes(1);
    // The region that was there before is announced; a new one might not be.
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('4 8 2 1');
    await waitFor(() => expect(status).not.toHaveTextContent('4 8 2 1'), { timeout: 10_000 });
    await expect(args.onHide).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('4')).toBeNull();
  },
};

export const HiddenRightAway: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Hide now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHide).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).not.toHaveTextContent('4 8 2 1');
    await expect(canvas.getByRole('button', { name: 'Show the PIN' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause, Plus, X } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Row, State, States } from '../../stories/States.tsx';
import { Button, IconButton, type ButtonVariant } from './index.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Order cards', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const VARIANTS: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'quiet',
  'danger',
  'dangerPrimary',
  'plain',
];
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const reason = 'Your role can view cards but not order them.';

export const AllStates: Story = {
  tags: ['disabled', 'loading', 'long-text'],
  render: () => (
    <States>
      {VARIANTS.map((variant) => (
        <State key={variant} name={variant}>
          <Row>
            <Button variant={variant}>Order cards</Button>
            <Button variant={variant} isDisabled>
              Off
            </Button>
            <Button variant={variant} isPending>
              Ordering
            </Button>
          </Row>
        </State>
      ))}
      <State name="sizes">
        <Row>
          <Button size="compact">Hold card</Button>
          <Button>Hold card</Button>
          <Button size="large">Hold card</Button>
        </Row>
      </State>
      <State name="with an icon">
        <Row>
          <Button variant="primary" icon={<Plus {...icon} />}>
            Order cards
          </Button>
          <Button icon={<Pause {...icon} />}>Hold</Button>
        </Row>
      </State>
      <State name="disabled, with a reason">
        <Button variant="primary" disabledReason={reason}>
          Order 408 cards
        </Button>
      </State>
      <State name="icon alone">
        <Row>
          <IconButton label="Close" icon={<X {...icon} />} />
          <IconButton label="Close it" size="compact" icon={<X {...icon} />} />
          <IconButton label="Close all" variant="secondary" icon={<X {...icon} />} />
          <IconButton label="Close none" disabledReason={reason} icon={<X {...icon} />} />
          <IconButton label="Closing" isPending icon={<X {...icon} />} />
        </Row>
      </State>
      <State name="full width" width="column">
        <Button variant="primary" size="large" isWide>
          Sign in
        </Button>
        <Button isWide>An action with a name much longer than a button should have</Button>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Order cards' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const OffWithReason: Story = {
  tags: ['disabled'],
  args: { disabledReason: reason },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Order cards' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  tags: ['loading'],
  args: { isPending: true, children: 'Ordering' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const PendingNamed: Story = {
  tags: ['loading'],
  name: 'a pending button with a name of its own says that it is working',
  args: { isPending: true, children: 'Remove', 'aria-label': 'Remove Drew Fox' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Working Remove Drew Fox');
  },
};

export const PendingIcon: Story = {
  tags: ['loading'],
  render: () => <IconButton label="Remove Drew Fox" isPending icon={<X {...icon} />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Working Remove Drew Fox');
  },
};

export const OffDoesNotSubmit: Story = {
  args: { disabledReason: reason, type: 'submit' },
  decorators: [
    (OneButton) => (
      <form aria-label="Order" action="#submitted">
        <OneButton />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted);
    await userEvent.click(canvas.getByRole('button'));
    await expect(submitted).not.toHaveBeenCalled();
  },
};

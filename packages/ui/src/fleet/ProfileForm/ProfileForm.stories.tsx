import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NO_LIMITS } from '@forecourt/validation';
import { ProfileForm } from './index.ts';

const meta = {
  title: 'Fleet/ProfileForm',
  component: ProfileForm,
  args: {
    profile: {
      name: 'Regional',
      isDefault: true,
      limits: { ...NO_LIMITS, perDayCents: 40_000, allowedStates: ['TX'] },
    },
    cardCount: 1,
    onSave: fn(),
    onInvalid: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Default profile for new cards/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save for 1 card' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Regional', isDefault: false }),
      ),
    );
  },
};

export const Adding: Story = {
  render: ({ profile: _profile, ...args }) => <ProfileForm {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add card profile' }));
    await expect(await canvas.findByText('Enter a card profile name')).toBeVisible();
  },
};

export const OfSomeFleets: Story = {
  args: {
    defaultDisabledReason:
      'Only someone who can see every fleet can choose the default profile, because new cards in every fleet get it',
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /new cards.*Only someone who can see every/ });
    await expect(box).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save for 1 card' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ isDefault: true })),
    );
  },
};

export const ReadOnly: Story = { tags: ['read-only'], args: { isReadOnly: true } };

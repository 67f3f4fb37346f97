import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { KeyValueList } from '../../primitives/KeyValueList/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { Surface } from '../Surface/index.ts';
import { FormGroup, FormLayout } from './index.ts';

const meta = {
  title: 'Layout/FormLayout',
  component: FormLayout,
  args: {
    onSubmit: fn(),
    actions: (
      <>
        <Button>Cancel</Button>
        <Button type="submit" variant="primary">
          Save driver
        </Button>
      </>
    ),
    children: (
      <FormGroup title="Driver" hint="As on the license.">
        <TextField label="First name" defaultValue="Rosa" />
        <TextField label="Last name" />
      </FormGroup>
    ),
  },
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Driver' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Núñez{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const WithSummary: Story = {
  args: {
    summary: (
      <Surface tone="accent">
        <KeyValueList items={[{ term: 'Cards', value: '3', isNumber: true }]} />
      </Surface>
    ),
    note: 'We charge nothing until the cards are active.',
  },
};
export const StillFoot: Story = { args: { foot: 'still' } };
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    note: 'We charge nothing until the first card is active, starting with the next billing cycle.',
    actions: (
      <>
        <Button>Keep everything as it was</Button>
        <Button type="submit" variant="primary">
          Save driver and order a card
        </Button>
      </>
    ),
  },
};

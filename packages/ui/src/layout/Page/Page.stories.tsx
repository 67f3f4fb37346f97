import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../../navigation/Breadcrumb/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Status } from '../../primitives/Status/index.ts';
import { Surface } from '../Surface/index.ts';
import { Page } from './index.ts';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    title: 'Manage Cards',
    subtitle: '248 cards, as of 10:41 AM CT',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">Order cards</Button>
      </>
    ),
    children: <Surface>The list of cards.</Surface>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage Cards' })).toBeVisible();
  },
};
export const UnderAnother: Story = {
  args: {
    title: 'Order 1048',
    subtitle: 'Three cards for Long haul, ordered Nov 18 by D. Morales',
    above: <Breadcrumb crumbs={[{ label: 'Orders', href: '#/orders' }]} current="Order 1048" />,
    actions: undefined,
    aside: <Status tone="info">Printed</Status>,
  },
};
export const WithStatus: Story = {
  args: {
    title: 'Rosa Núñez requests $112.40',
    subtitle: 'Prairie Fuel 12, Amarillo, TX',
    status: <Status tone="warn">Driver is waiting</Status>,
    actions: undefined,
  },
  play: async ({ canvas }) => {
    const [badge, words] = [
      canvas.getByText('Driver is waiting').parentElement,
      canvas.getByText('Prairie Fuel 12, Amarillo, TX'),
    ].map((element) => element?.getBoundingClientRect());
    await expect((words?.left ?? 0) - (badge?.right ?? 0)).toBe(8);
  },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    title: 'Cards in the department Refrigerated long haul, Pacific Northwest and British Columbia',
    subtitle:
      '12,048 cards of which 408 were ordered in the last seven days, as of 10:41 AM Central Time, without cards that are blocked',
    actions: (
      <>
        <Button>Export these rows</Button>
        <Button variant="primary">Order cards for this department</Button>
      </>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Row, State, States } from '../../stories/States.tsx';
import { ButtonLink, Link } from './index.ts';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#cards', children: 'All cards' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="plain">
        <Link href="#cards">All cards</Link>
      </State>
      <State name="in running text">
        <p>
          In the last 90 days 3 fills would have been declined.{' '}
          <Link href="#fills" variant="inline">
            Show flagged
          </Link>
        </p>
      </State>
      <State name="a touch target of its own">
        <Link href="#forgot" variant="standalone">
          Forgot username?
        </Link>
      </State>
      <State name="to another site">
        <Link href="https://example.com/" isExternal>
          Terms (opens in a new tab)
        </Link>
      </State>
      <State name="as prominent as a button">
        <Row>
          <ButtonLink
            href="#order"
            variant="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            Order cards
          </ButtonLink>
          <ButtonLink href="#cycle">This cycle</ButtonLink>
          <ButtonLink href="#more" variant="quiet" size="compact">
            Try other limits
          </ButtonLink>
        </Row>
      </State>
      <State name="long words" width="column">
        <Link href="#/declines">
          Refrigerated long haul purchases declined in the last seven days
        </Link>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All cards' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#cards');
  },
};

export const Pressed: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'All cards' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

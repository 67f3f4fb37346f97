import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row, State, States } from '../../stories/States.tsx';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { CardNumber } from '../CardNumber/index.ts';
import { Chip } from '../Chip/index.ts';
import { CopyButton } from '../CopyButton/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { KeyValueList } from '../KeyValueList/index.ts';
import { Progress } from '../Progress/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Status } from './index.ts';

const meta = {
  title: 'Primitives/Words and signs',
  component: Status,
  args: { tone: 'good', children: 'Active' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = () => undefined;

export const AllStates: Story = {
  render: () => (
    <States>
      <State name="status">
        <Row>
          <Status tone="good">Active</Status>
          <Status tone="warn">On hold</Status>
          <Status tone="bad">Blocked</Status>
          <Status tone="info">Ordered</Status>
          <Status tone="neutral">Expired</Status>
        </Row>
      </State>
      <State name="badge">
        <Row>
          <Badge>3</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="warn">12</Badge>
          <Badge tone="bad">128</Badge>
        </Row>
      </State>
      <State name="filter that is on">
        <Row>
          <Chip onRemove={still}>Fleet: Long haul</Chip>
          <Chip onRemove={still}>TX</Chip>
        </Row>
      </State>
      <State name="card">
        <Row>
          <CardNumber last4="4821" />
          <strong>
            Card <CardNumber last4="4821" look="text" />
          </strong>
        </Row>
      </State>
      <State name="person">
        <Row>
          <Avatar firstName="Dana" lastName="Morales" />
          <Avatar firstName="Åsa" lastName="Öberg" />
        </Row>
      </State>
      <State name="copy">
        <Row>
          <span>req_8f2c41</span>
          <CopyButton name="request id" value="req_8f2c41" />
        </Row>
      </State>
      <State name="running">
        <Row>
          <Spinner label="Reading the file" />
        </Row>
      </State>
      <State name="progress" width="column">
        <Progress
          label="Checking the rows"
          value={6200}
          max={10_000}
          words="6,200 of 10,000 rows"
        />
        <Progress label="Sending" value={0} max={10} words="not begun" />
      </State>
      <State name="loading" width="column">
        <Skeleton shape="figure" />
        <Skeleton />
        <Skeleton shape="short" />
      </State>
      <State name="facts" width="column">
        <KeyValueList
          items={[
            { term: 'Profile', value: 'Linehaul tight' },
            { term: 'Spent this cycle', value: '$4,188.12', isNumber: true },
            {
              term: 'Delivered to',
              value: 'Acme Freight Services of the Pacific North-West, 2200 Industrial Boulevard',
            },
          ]}
        />
      </State>
      <State name="empty" width="sheet">
        <EmptyState
          icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
          title="No card matches “4822”"
          action={<Button>Clear the search</Button>}
        >
          Cards are found by their last four digits, driver, unit or VIN.
        </EmptyState>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const CardReadAloud: Story = {
  render: () => <CardNumber last4="4821" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('card ending in 4821')).toBeInTheDocument();
    await expect(canvas.getByText('•••• 4821')).toHaveAttribute('aria-hidden', 'true');
  },
};

const removed = fn();
export const ChipIsRemoved: Story = {
  render: () => <Chip onRemove={removed}>Fleet: Long haul</Chip>,
  play: async ({ canvasElement }) => {
    removed.mockClear();
    await userEvent.tab();
    const remove = within(canvasElement).getByRole('button', { name: 'Remove Fleet: Long haul' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledTimes(1);
  },
};

export const ProgressSaysHowFar: Story = {
  render: () => <Progress label="Checking" value={62} max={100} words="62 of 100 rows" />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Checking' });
    await expect(bar).toHaveAttribute('aria-valuetext', '62 of 100 rows');
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
};

export const Copies: Story = {
  render: () => <CopyButton name="request id" value="req_8f2c41" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request id' }));
    await expect(await canvas.findByText(/request id$/)).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^(Copied: request id|Could not copy request id)$/,
    );
  },
};

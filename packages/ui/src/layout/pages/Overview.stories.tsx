import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Clock, Plus, UserPlus } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { ChartSection } from '../../charts/ChartSection/index.ts';
import { LimitMeter } from '../../charts/LimitBar/index.ts';
import { Sparkline } from '../../charts/Sparkline/index.ts';
import {
  StackedBars,
  StackedBarsTable,
  type StackedBarsData,
} from '../../charts/StackedBars/index.ts';
import { Comparison, KeyFigures } from '../../data/KeyFigures/index.ts';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { FigureList } from '../../data/FigureList/index.ts';
import { NotificationsList } from '../../fleet/NotificationsList/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ButtonLink, Link } from '../../primitives/Link/index.ts';
import { Columns, FirstInColumn } from '../Columns/index.ts';
import { Page } from '../Page/index.ts';
import { Section } from '../Section/index.ts';
import { DemoShell } from './DemoShell.stories.parts.tsx';
import {
  categories,
  dailyCents,
  dollars,
  months,
  shortDollars,
  topCards,
} from './demo.stories.data.ts';
import { topCardColumns } from './topCards.stories.parts.tsx';

const noAction = () => undefined;
const settled = () => Promise.resolve();

const spend: StackedBarsData = {
  label: 'Spend by category, last 6 months',
  categories,
  columns: months,
  formatValue: dollars,
  formatShort: shortDollars,
};

const figures = (
  <KeyFigures
    label="Figures of this cycle"
    figures={[
      {
        id: 'available',
        label: 'Available to spend',
        figure: '$96,819.56',
        unit: 'of $150,000.00',
        isWide: true,
        meter: <LimitMeter limit={150_000} used={53_180} pending={8350} />,
        note: (
          <>
            $44,830.33 posted · $8,350.11 pending · <Link href="#/activity">View activity</Link>
          </>
        ),
      },
      {
        id: 'spent',
        label: 'Spent this cycle',
        figure: '$53,180.44',
        note: (
          <>
            <Comparison tone="good">↓ 4.1%</Comparison> compared with last cycle
            <br />
            <Link href="#/purchases">Purchases</Link>
          </>
        ),
        sparkline: <Sparkline values={dailyCents} label="Spend by day, rising slowly" />,
      },
      {
        id: 'price',
        label: 'Average price',
        figure: '$3.412',
        unit: '/ gal',
        note: (
          <>
            13,775 gal · regional price $3.468
            <br />
            <Comparison tone="good">$771 below</Comparison> regional price ·{' '}
            <Link href="#/sites">By site</Link>
          </>
        ),
      },
      {
        id: 'declined',
        label: 'Declined, last 7 days',
        figure: '31',
        note: (
          <>
            <Comparison tone="warn">12 need review</Comparison> · 19 as expected
            <br />
            <Link href="#/declines">Review declines</Link>
          </>
        ),
      },
    ]}
  />
);

const needsYou = (
  <FirstInColumn>
    <Section
      title="Needs your attention"
      hint="3 open"
      action={<Link href="#/notifications">All notifications</Link>}
    >
      <NotificationsList
        label="Needs your attention"
        onSettle={settled}
        onUndo={settled}
        empty="Nothing needs your attention."
        items={[
          {
            id: '1',
            level: 'alert',
            message: 'Six purchases in 70 minutes on card •••• 1187',
            detail: 'Fort Worth, TX, 912 miles from the van’s last position. 9:58 AM CT',
            action: { label: 'Hold card', onAction: noAction },
          },
          {
            id: '2',
            level: 'other',
            tone: 'warn',
            icon: Clock,
            message: 'Payment of $4,100.00 was returned (R01)',
            detail: 'Received Nov 18. Yesterday, 9:12 AM CT',
            action: { label: 'Pay again', onAction: noAction },
          },
          {
            id: '3',
            level: 'other',
            icon: UserPlus,
            message: '3 card requests need your attention',
            detail: 'Oldest: J. Reyes, two days. Thu',
            action: { label: 'Review', onAction: noAction },
          },
        ]}
      />
    </Section>
  </FirstInColumn>
);

const topFive = (
  <Section
    title="Top 5 cards"
    hint="This cycle"
    action={<Link href="#/cards">All cards</Link>}
    content="flush"
  >
    <SimpleTable
      label="Top 5 cards"
      isHeadHiddenOnPhone
      rows={topCards}
      getRowId={(card) => card.last4}
      columns={topCardColumns}
    />
  </Section>
);

const fees = (
  <Section title="Fees so far this cycle" action={<Link href="#/fees">All fees</Link>}>
    <FigureList
      figure="$48.00"
      note="only fees you agreed to"
      lines={[
        { label: 'Fraud Protector, 12 cards', value: '$48.00' },
        { label: 'Express check fees', value: '$0.00' },
        { label: 'Late fees', value: '$0.00' },
      ]}
    />
  </Section>
);

function Overview() {
  return (
    <DemoShell current="overview">
      <Page
        title="Overview"
        subtitle="Cycle Nov 1 to 30 · figures as of 10:42 AM CT"
        actions={
          <>
            <Button icon={<Calendar size={16} aria-hidden="true" />}>This cycle</Button>
            <ButtonLink
              href="#/order"
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
            >
              Order cards
            </ButtonLink>
          </>
        }
      >
        <Columns
          lead={figures}
          aside={
            <>
              {needsYou}
              {fees}
            </>
          }
        >
          <ChartSection
            title="Spend by category"
            hint="Last 6 months"
            chart={<StackedBars {...spend} />}
            table={<StackedBarsTable {...spend} />}
          />
          {topFive}
        </Columns>
      </Page>
    </DemoShell>
  );
}

const meta = {
  title: 'Patterns/Dashboard',
  tags: ['!autodocs'],
  component: Overview,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Skip to content');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Spend by category' }));
    await expect(canvas.getByRole('table', { name: spend.label })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart: Spend by category' }));
  },
};

export const Dark: Story = { parameters: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

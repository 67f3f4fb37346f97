import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LimitCheck } from '@forecourt/validation';
import { LimitBar } from '../../charts/LimitBar/index.ts';
import { check, gallonsADay } from '../../fleet/PurchaseCheck/checks.stories.data.ts';
import { PurchaseCheck } from '../../fleet/PurchaseCheck/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { KeyValueList } from '../../primitives/KeyValueList/index.ts';
import { Columns } from '../Columns/index.ts';
import { Page } from '../Page/index.ts';
import { Section } from '../Section/index.ts';
import { DemoShell } from './DemoShell.stories.parts.tsx';

const CHECKS: readonly LimitCheck[] = [
  gallonsADay,
  check('state'),
  check('day'),
  check('productGroup'),
  check('transactionsPerDay', { unit: 'count', limit: 3, used: 2, asked: 1, left: 1 }),
];

/** A decline for a driver waiting at a pump: which rule, by how much, and what helps now. */
function Decline() {
  return (
    <DemoShell current="activity">
      <Page title="Declined purchase" subtitle="Nov 21, 5:40 AM CT · Panhandle Travel Stop">
        <Columns
          aside={
            <>
              <Section title="Left today">
                <LimitBar
                  label="Gallons"
                  limit={100_000}
                  used={71_300}
                  valueText="28.7 of 100 gal"
                />
              </Section>
              <Section title="Card">
                <KeyValueList
                  items={[
                    { term: 'Driver', value: 'R. Núñez' },
                    { term: 'Profile', value: 'Linehaul tight' },
                    { term: 'Fleet', value: 'Long haul' },
                  ]}
                />
              </Section>
            </>
          }
        >
          <PurchaseCheck
            decision={{ outcome: 'declined', checks: CHECKS }}
            title="62 gal diesel, about $211"
            when="Today 5:40 AM CT · Amarillo, TX"
            subtitle="R. Núñez · card •••• 4821"
            details={{
              state: 'TX allowed',
              day: 'Saturday allowed',
              productGroup: 'Diesel allowed',
            }}
            now={new Date('2026-11-21T11:40:00Z')}
            actions={
              <>
                <Button variant="primary">Allow once…</Button>
                <Button>Reset gallons…</Button>
                <Button>Message driver</Button>
              </>
            }
          />
        </Columns>
      </Page>
    </DemoShell>
  );
}

const meta = {
  title: 'Patterns/Decline',
  tags: ['!autodocs'],
  component: Decline,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Decline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Declined purchase', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Allow once…' })).toBeVisible();
  },
};

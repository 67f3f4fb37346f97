import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LimitBar } from '../../charts/LimitBar/index.ts';
import { KeyFigures } from '../../data/KeyFigures/index.ts';
import { SimpleTable, type SimpleColumn } from '../../data/SimpleTable/index.ts';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { Stepper } from '../../navigation/Stepper/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CardNumber } from '../../primitives/CardNumber/index.ts';
import { KeyValueList } from '../../primitives/KeyValueList/index.ts';
import { MoneyField } from '../../primitives/MoneyField/index.ts';
import { NumberField } from '../../primitives/NumberField/index.ts';
import { RadioCards } from '../../primitives/RadioCards/index.ts';
import { FormGroup, FormLayout } from '../FormLayout/index.ts';
import { Page } from '../Page/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { DemoShell } from './DemoShell.stories.parts.tsx';

const STEPS = [
  { id: 'cards', name: 'Cards' },
  { id: 'limits', name: 'Limits' },
  { id: 'replay', name: 'Last 90 days' },
  { id: 'confirm', name: 'Confirm' },
] as const;
type StepId = (typeof STEPS)[number]['id'];

const WHICH = [
  { value: 'profile', label: 'All of Linehaul tight', help: '61 cards, three fleets' },
  { value: 'chosen', label: 'The ones you chose', help: '12 cards of Long haul' },
] as const;
type Which = (typeof WHICH)[number]['value'];
const COUNTS = { profile: 61, chosen: 12 } as const;

const hits = [
  { last4: '4821', who: 'R. Núñez', when: '18 Nov, 5:40 AM CT', asked: '62 gal' },
  { last4: '7730', who: 'Unit 118', when: '12 Nov, 9:02 PM CT', asked: '118.4 gal' },
  { last4: '2094', who: 'J. Reyes', when: '3 Nov, 6:15 AM CT', asked: '96.1 gal' },
] as const;

const HIT_COLUMNS: readonly SimpleColumn<(typeof hits)[number]>[] = [
  {
    id: 'card',
    head: 'Card',
    isRowHeader: true,
    cell: ({ last4 }) => <CardNumber last4={last4} />,
  },
  { id: 'who', head: 'Driver or vehicle', cell: ({ who }) => who },
  { id: 'when', head: 'When', cell: ({ when }) => when, isWideOnly: true },
  {
    id: 'asked',
    head: 'Asked',
    align: 'end',
    isStrong: true,
    cell: ({ asked }) => asked,
  },
];

function Replay() {
  return (
    <Stack>
      <InlineMessage tone="warn" title="17 purchases would have been declined">
        In the last 90 days, on 5 of these cards. Nothing changes before you confirm.
      </InlineMessage>
      <Section title="Most recent" hint="3 of 17" content="flush">
        <SimpleTable<(typeof hits)[number]>
          label="Purchases that would have been declined"
          rows={hits}
          getRowId={({ last4 }) => last4}
          columns={HIT_COLUMNS}
        />
      </Section>
    </Stack>
  );
}

interface LimitsStepProps {
  readonly dollars: string;
  readonly onDollars: (dollars: string) => void;
}

function LimitsStep({ dollars, onDollars }: LimitsStepProps) {
  return (
    <FormGroup title="Daily" hint="Counters reset at 12:00 AM CT.">
      <MoneyField label="Dollars per day" value={dollars} onChange={onDollars} help="was $600.00" />
      <NumberField label="Purchases per day" defaultValue={3} minValue={1} maxValue={20} />
      <LimitBar
        label="Typical day, gallons"
        limit={100_000}
        used={71_300}
        valueText="71.3 of 100 gal"
      />
    </FormGroup>
  );
}

interface ChangeLimitsProps {
  readonly onChange: (cards: number) => void;
}

function ChangeLimits({ onChange }: ChangeLimitsProps) {
  const [step, setStep] = useState<StepId>('cards');
  const [which, setWhich] = useState<Which>('profile');
  const [dollars, setDollars] = useState('450.00');
  const at = STEPS.findIndex(({ id }) => id === step);
  const cards = COUNTS[which];
  const go = (by: 1 | -1) => setStep(STEPS[at + by]?.id ?? step);
  const contents: Readonly<Record<StepId, ReactNode>> = {
    cards: <RadioCards label="Which cards" options={WHICH} value={which} onChange={setWhich} />,
    limits: <LimitsStep dollars={dollars} onDollars={setDollars} />,
    replay: <Replay />,
    confirm: (
      <KeyFigures
        label="What changes"
        figures={[
          { id: 'cards', label: 'Cards', figure: String(cards), note: 'takes effect right away' },
          { id: 'dollars', label: 'Dollars per day', figure: `$${dollars}`, note: 'was $600.00' },
          { id: 'declines', label: 'Would have declined', figure: '17', note: 'in 90 days' },
        ]}
      />
    ),
  };
  const isLast = step === 'confirm';
  return (
    <DemoShell current="limits">
      <Page
        title="Change limits"
        subtitle="Nothing happens until the last step."
        aside={
          <Stepper
            label="Change limits"
            steps={STEPS}
            currentId={step}
            onGoTo={(id) => setStep(STEPS.find((known) => known.id === id)?.id ?? step)}
          />
        }
      >
        <FormLayout
          onSubmit={() => {
            if (isLast) onChange(cards);
            else go(1);
          }}
          summary={
            <Section title="So far">
              <KeyValueList
                items={[
                  { term: 'Cards', value: String(cards), isNumber: true },
                  { term: 'Dollars per day', value: `$${dollars}`, isNumber: true },
                ]}
              />
            </Section>
          }
          actions={
            <>
              {at > 0 && <Button onPress={() => go(-1)}>Back</Button>}
              <Button type="submit" variant="primary">
                {isLast ? `Change limits of ${cards} cards` : 'Continue'}
              </Button>
            </>
          }
        >
          {contents[step]}
        </FormLayout>
      </Page>
    </DemoShell>
  );
}

const meta = {
  title: 'Patterns/Bulk change',
  tags: ['!autodocs'],
  component: ChangeLimits,
  parameters: { layout: 'fullscreen' },
  args: { onChange: fn() },
} satisfies Meta<typeof ChangeLimits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};

export const ThereAndBack: Story = {
  play: async ({ canvas, args }) => {
    const go = async () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('radio', { name: /The ones you chose/ }));
    await go();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Dollars per day' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dollars per day' }), '400.00');
    await go();
    await expect(canvas.getByText('17 purchases would have been declined')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Dollars per day' })).toHaveValue('400.00');
    await go();
    await go();
    await userEvent.click(canvas.getByRole('button', { name: 'Change limits of 12 cards' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

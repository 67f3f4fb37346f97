import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Breadcrumb } from '../../navigation/Breadcrumb/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/index.ts';
import { KeyValueList } from '../../primitives/KeyValueList/index.ts';
import { MultiSelect } from '../../primitives/MultiSelect/index.ts';
import { RadioCards } from '../../primitives/RadioCards/index.ts';
import { Slider } from '../../primitives/Slider/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { FormGroup, FormLayout } from '../FormLayout/index.ts';
import { Page } from '../Page/index.ts';
import { Section } from '../Section/index.ts';
import { DemoShell } from './DemoShell.stories.parts.tsx';

const KINDS = [
  { value: 'limit', label: 'A limit is nearly used up', help: 'Before the driver is declined' },
  { value: 'decline', label: 'A purchase was declined', help: 'With the rule and its figures' },
  { value: 'place', label: 'Far from the vehicle', help: 'Compared with its telematics position' },
] as const;
const FLEETS = [
  { value: 'long', label: 'Long haul', help: '112 cards' },
  { value: 'regional', label: 'Regional', help: '88 cards' },
  { value: 'vans', label: 'Service vans', help: '48 cards' },
] as const;
const WAYS = [
  { value: 'email', label: 'Email', help: 'd.morales@acmefreight.example' },
  { value: 'text', label: 'Text message', help: '•••• 0142' },
] as const;
const CARDS = { long: 112, regional: 88, vans: 48 } as const;

type Kind = (typeof KINDS)[number]['value'];
type Fleet = (typeof FLEETS)[number]['value'];
type Way = (typeof WAYS)[number]['value'];

const waysInWords = (chosen: readonly Way[]) =>
  WAYS.filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ') || 'Nobody';

interface AlertFormProps {
  readonly onSave: () => void;
}

function AlertForm({ onSave }: AlertFormProps) {
  const [name, setName] = useState('Long haul, almost out of gallons');
  const [wrong, setWrong] = useState<string | null>(null);
  const [kind, setKind] = useState<Kind>('limit');
  const [fleets, setFleets] = useState<readonly Fleet[]>(['long']);
  const [share, setShare] = useState(80);
  const [ways, setWays] = useState<readonly Way[]>(['email']);
  const cards = fleets.reduce((sum, fleet) => sum + CARDS[fleet], 0);
  const check = (typed: string) => setWrong(typed.trim() === '' ? 'Give the alert a name.' : null);
  const save = () => {
    check(name);
    if (name.trim() !== '') onSave();
  };
  return (
    <DemoShell current="settings">
      <Page
        title="New alert"
        subtitle="Someone is alerted within a minute. Nothing is declined."
        above={<Breadcrumb crumbs={[{ label: 'Alerts', href: '#/alerts' }]} current="New alert" />}
      >
        <FormLayout
          onSubmit={() => save()}
          note="You can pause it or delete it at any time."
          actions={
            <>
              <Button>Cancel</Button>
              <Button type="submit" variant="primary">
                Save alert
              </Button>
            </>
          }
          summary={
            <Section title="Summary" hint={`${cards} cards`}>
              <KeyValueList
                items={[
                  { term: 'When', value: `From ${share}% of a daily limit` },
                  { term: 'Would have alerted you', value: '17 times in 90 days', isNumber: true },
                  { term: 'Goes to', value: waysInWords(ways) },
                ]}
              />
            </Section>
          }
        >
          <FormGroup title="What" columns={1}>
            <TextField
              label="Name"
              value={name}
              onChange={(typed) => {
                setName(typed);
                if (wrong !== null) check(typed);
              }}
              onBlur={() => check(name)}
              error={wrong}
              help="Appears in the message."
            />
            <RadioCards label="Alert me when" options={KINDS} value={kind} onChange={setKind} />
            <Slider
              label="From"
              value={share}
              min={50}
              max={100}
              step={5}
              format={(value) => `${value}% of a daily limit`}
              onChange={setShare}
            />
          </FormGroup>
          <FormGroup title="Cards and recipients" columns={2}>
            <MultiSelect
              label="Fleets"
              options={FLEETS}
              value={fleets}
              onChange={setFleets}
              hasTags
            />
            <CheckboxGroup label="Alert me by" options={WAYS} value={ways} onChange={setWays} />
          </FormGroup>
        </FormLayout>
      </Page>
    </DemoShell>
  );
}

const meta = {
  title: 'Patterns/Form',
  tags: ['!autodocs'],
  component: AlertForm,
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn() },
} satisfies Meta<typeof AlertForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(canvas.getByText('Give the alert a name.')).toBeVisible();
    await userEvent.type(name, 'Out of gallons');
    await userEvent.click(canvas.getByRole('button', { name: 'Save alert' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(
      'From 80% of a daily limit',
    );
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };

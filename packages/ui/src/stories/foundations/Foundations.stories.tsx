import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { space, type } from '../../theme/index.ts';
import * as css from './foundations.css.ts';

interface SheetProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

function Sheet({ title, intro, children }: SheetProps) {
  return (
    <section className={css.page} aria-label={title}>
      <p className={css.intro}>{intro}</p>
      {children}
    </section>
  );
}

const GROUPS = {
  Grounds: ['page', 'surface', 'sunken', 'raised', 'scrim'],
  Lines: ['line', 'lineStrong', 'controlLine', 'focus', 'focusOnRail'],
  Ink: ['ink', 'inkSecondary', 'inkTertiary', 'inkDisabled'],
  Accent: ['accent', 'onAccent', 'accentSoft', 'accentText'],
  Good: ['good', 'onGood', 'goodSoft', 'goodText'],
  Warning: ['warn', 'onWarn', 'warnLine', 'warnSoft', 'warnText'],
  Bad: ['bad', 'onBad', 'badSoft', 'badText'],
  Rail: ['rail', 'railInk', 'railQuiet', 'railChosen', 'railMark'],
  Categories: ['categoryFuel', 'categoryNonFuel', 'categoryNa'],
} as const;

const kebab = (role: string) => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function Colours() {
  return (
    <Sheet
      title="Colour"
      intro="Roles, not colours: a component says what a colour is for, and theme and brand say what it is. Every pair of text and ground is tested for contrast in every theme and brand. Colour never speaks alone: a word, an icon or a pattern stands beside it."
    >
      {Object.entries(GROUPS).map(([group, roles]) => (
        <div key={group} className={css.item}>
          <h2 className={css.heading}>{group}</h2>
          <div className={css.grid}>
            {roles.map((role) => (
              <div key={role} className={css.item}>
                <div className={css.swatches[role]} />
                <span className={css.name}>{role}</span>
                <span className={css.use}>{`--fc-color-${kebab(role)}`}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </Sheet>
  );
}

const SAMPLES = [
  ['page', 'Manage Cards'],
  ['figure', '$53,180.44'],
  ['section', 'Spend by category'],
  ['body', 'The card is waiting for its activation.'],
  ['help', 'Between 3 and 9 digits'],
  ['label', 'Driver ID'],
  ['mono', '•••• 4821'],
] as const;

const sizeOf = (name: (typeof SAMPLES)[number][0]) => {
  const { fontSize, lineHeight } = { ...type.body, ...type[name] };
  return `${fontSize} / ${Number.parseInt(lineHeight, 10)}`;
};

function TypeScale() {
  return (
    <Sheet
      title="Type"
      intro="One family, six sizes. Money and quantities stand in tabular figures, so that digits line up; card numbers are set in the monospaced face."
    >
      {SAMPLES.map(([name, sample]) => (
        <div key={name} className={css.row}>
          <span className={css.use}>
            {name} · {sizeOf(name)}
          </span>
          <span className={css.samples[name]}>{sample}</span>
        </div>
      ))}
    </Sheet>
  );
}

function Spaces() {
  return (
    <Sheet
      title="Space"
      intro="Everything stands on a grid of 4 px. What belongs together is closer than what does not."
    >
      {Object.entries(space).map(([step, pixels]) => (
        <div key={step} className={css.row}>
          <span className={css.use}>
            space {step} · {pixels} px
          </span>
          <div className={css.bars[step]} />
        </div>
      ))}
    </Sheet>
  );
}

function Motions() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Sheet
      title="Motion"
      intro="Short, and only where it says what came from where. A device that asks for less motion gets none."
    >
      <Button onPress={() => setMoved(!isMoved)}>Move</Button>
      {(['fast', 'panel'] as const).map((name) => (
        <div key={name} className={css.item}>
          <span className={css.use}>{`--fc-motion-${name}`}</span>
          <div className={`${css.still[name]} ${isMoved ? css.moved : ''}`} data-moved={isMoved} />
        </div>
      ))}
    </Sheet>
  );
}

const VOICE = [
  {
    instead: 'Invalid input',
    say: 'A ZIP code has exactly 5 digits',
    why: 'Say what is right, beside the field.',
  },
  {
    instead: 'Oops! Something went wrong',
    say: 'The card was not held. Try again in a moment.',
    why: 'Say what happened and what to do next.',
  },
  {
    instead: 'Are you sure?',
    say: 'Blocking is irreversible. The card cannot be used again.',
    why: 'Name the consequence.',
  },
  { instead: 'Submit', say: 'Order 5 cards', why: 'A button says what it does, with its figure.' },
  { instead: 'Manage Your Cards', say: 'Manage cards', why: 'Sentence case, plain words.' },
];

function Voice() {
  return (
    <Sheet
      title="Voice"
      intro="We speak to people who run vehicles for a living, in their own terms, and briefly."
    >
      <SimpleTable
        label="How we say it"
        rows={VOICE}
        getRowId={({ say }) => say}
        columns={[
          { id: 'instead', head: 'Instead of', cell: (row) => row.instead },
          { id: 'say', head: 'We say', isRowHeader: true, cell: (row) => row.say },
          { id: 'why', head: 'Because', cell: (row) => row.why },
        ]}
      />
    </Sheet>
  );
}

const meta = { title: 'Foundations', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = { render: () => <Colours /> };
export const Type: Story = { render: () => <TypeScale /> };
export const Space: Story = { render: () => <Spaces /> };
export const Motion: Story = {
  render: () => <Motions />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved="true"]')).toHaveLength(2);
  },
};
export const VoiceAndTone: Story = { render: () => <Voice /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import {
  Ban,
  Bell,
  Check,
  CircleAlert,
  CircleHelp,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  Eye,
  Landmark,
  Pause,
  Pencil,
  Plus,
  ReceiptText,
  Search,
  Trash2,
  TriangleAlert,
  Truck,
  Upload,
  User,
  X,
  type LucideIcon,
} from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { SimpleTable, type SimpleColumn } from '../../data/SimpleTable/index.ts';
import { CopyButton } from '../../primitives/CopyButton/index.ts';
import { COLOR_PURPOSES } from '../../theme/colorRoles.ts';
import { SHAPE_PAIRS, TEXT_PAIRS, type ContrastPairs } from '../../theme/contrastPairs.ts';
import { contrastOf } from '../../theme/oklch.ts';
import {
  media,
  palette,
  radius,
  SCHEMES,
  space,
  type,
  vars,
  type ColorRole,
  type Scheme,
} from '../../theme/index.ts';
import { kebab } from '../guides.ts';
import * as css from './foundations.css.ts';

interface SheetProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

function Sheet({ title, intro, children }: SheetProps) {
  return (
    <section className={css.page} aria-label={title}>
      <h1 className={css.samples.page}>{title}</h1>
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

function Swatches() {
  return (
    <Sheet
      title="Color"
      intro="Roles, not colors: a component says what a color is for; theme and brand say what it is. Color is never the only signal: a word, an icon, or a pattern goes with it."
    >
      {Object.entries(GROUPS).map(([group, roles]) => (
        <div key={group} className={css.item}>
          <h2 className={css.heading}>{group}</h2>
          <div className={css.grid}>
            {roles.map((role) => (
              <div key={role} className={css.item}>
                <div className={css.swatches[role]} />
                <span className={css.name}>{role}</span>
                <span className={css.use}>{COLOR_PURPOSES[role]}</span>
                <span className={css.token}>{`--fc-color-${kebab(role)}`}</span>
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
  ['body', 'The card is pending activation.'],
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
      intro="Everything sits on a 4 px grid. Things that belong together are closer than things that do not."
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

const RADII = {
  small: 'Marks inside a control, keys, and badges',
  control: 'Buttons, fields, and menu items',
  surface: 'Sections, panels, dialogs, and menus',
} as const;

function Shapes() {
  return (
    <Sheet title="Shape" intro="Three radii. Anything inside a rounded shape is rounded less.">
      {(['small', 'control', 'surface'] as const).map((name) => (
        <div key={name} className={css.row}>
          <span className={css.use}>
            radius {name} · {radius[name]} px
          </span>
          <div className={css.radii[name]}>{RADII[name]}</div>
        </div>
      ))}
    </Sheet>
  );
}

const WIDTHS: readonly { readonly name: keyof typeof media; readonly what: string }[] = [
  { name: 'smallPhone', what: 'Long words break, so that nothing scrolls sideways' },
  { name: 'phone', what: 'One column; the action is at the bottom of the screen' },
  { name: 'fromTablet', what: 'Wider margins, and two months in a calendar' },
  { name: 'fromLaptop', what: 'The main menu is next to the page' },
  { name: 'belowDesktop', what: 'Columns stack, and tables drop what they have no room for' },
];
const WIDTH_COLUMNS: readonly SimpleColumn<(typeof WIDTHS)[number]>[] = [
  { id: 'name', head: 'Name', isRowHeader: true, cell: ({ name }) => name },
  { id: 'query', head: 'Media query', cell: ({ name }) => media[name] },
  { id: 'what', head: 'What changes', cell: ({ what }) => what },
];

function Breakpoints() {
  return (
    <Sheet
      title="Breakpoints"
      intro="We check screens at 390, 768, and 1440 px. A component used at different widths follows its own width, not the window’s."
    >
      <SimpleTable
        label="Breakpoints"
        rows={WIDTHS}
        getRowId={({ name }) => name}
        columns={WIDTH_COLUMNS}
      />
    </Sheet>
  );
}

function Motions() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Sheet
      title="Motion"
      intro="Short, and only where it shows where something came from. Devices set to reduce motion get none."
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

interface ContrastRow {
  readonly front: ColorRole;
  readonly back: ColorRole;
}
const rowsOf = (pairs: ContrastPairs): readonly ContrastRow[] =>
  [...pairs].flatMap(([front, backs]) => backs.map((back) => ({ front, back })));

const SCHEME_NAMES: Readonly<Record<Scheme, string>> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};
const ratioIn = (scheme: Scheme) => {
  const colors = palette('forecourt', scheme);
  return ({ front, back }: ContrastRow) =>
    `${contrastOf(colors[front], colors[back]).toFixed(1)}:1`;
};
/** Columns for a contrast pair, with a sample. */
const contrastColumns = (
  sample: (row: ContrastRow) => ReactNode,
): readonly SimpleColumn<ContrastRow>[] => [
  { id: 'pair', head: 'Pair', isRowHeader: true, cell: ({ front, back }) => `${front} on ${back}` },
  { id: 'sample', head: 'Sample', cell: sample },
  ...SCHEMES.map((scheme) => ({
    id: scheme,
    head: SCHEME_NAMES[scheme],
    align: 'end' as const,
    cell: ratioIn(scheme),
  })),
];
const TEXT_COLUMNS = contrastColumns(({ front, back }) => (
  <span className={`${css.sample} ${css.fronts[front]} ${css.backs[back]}`} aria-hidden="true">
    Aa
  </span>
));
const SHAPE_COLUMNS = contrastColumns(({ front, back }) => (
  <span className={`${css.sample} ${css.backs[back]}`} aria-hidden="true">
    <span className={`${css.shape} ${css.backs[front]}`} />
  </span>
));

function Pairs() {
  return (
    <Sheet
      title="Contrast"
      intro="Every pair that components use, computed from the tokens. A test holds text to 4.5:1, and to 7:1 in high contrast, and shapes to 3:1, in every theme and brand. When a pair fails, the color changes, not the test."
    >
      <h2 className={css.heading}>Text</h2>
      <SimpleTable
        label="Text"
        rows={rowsOf(TEXT_PAIRS)}
        getRowId={({ front, back }) => `${front} ${back}`}
        columns={TEXT_COLUMNS}
      />
      <h2 className={css.heading}>Lines, rings, and fills</h2>
      <SimpleTable
        label="Lines, rings, and fills"
        rows={rowsOf(SHAPE_PAIRS)}
        getRowId={({ front, back }) => `${front} ${back}`}
        columns={SHAPE_COLUMNS}
      />
    </Sheet>
  );
}

const LEVELS = [
  ['sunken', 'Tracks, rows under the pointer, code'],
  ['page', 'The background of every page'],
  ['surface', 'Content: one border, one radius, no shadow'],
  ['floating', 'Floating surfaces only: menus, popovers, dialogs, the side panel'],
] as const;

function Levels() {
  return (
    <Sheet
      title="Elevation"
      intro="Four levels. Surfaces are never nested; a line or white space divides what is inside one."
    >
      {LEVELS.map(([name, what]) => (
        <div key={name} className={css.row}>
          <span className={css.use}>{name}</span>
          <div className={css.levels[name]}>{what}</div>
        </div>
      ))}
    </Sheet>
  );
}

const ICONS: readonly (readonly [name: string, icon: LucideIcon, what: string])[] = [
  ['Plus', Plus, 'Add or order'],
  ['Pencil', Pencil, 'Edit'],
  ['Pause', Pause, 'Hold a card'],
  ['Ban', Ban, 'Block a card'],
  ['Trash2', Trash2, 'Delete'],
  ['Upload', Upload, 'Upload'],
  ['Download', Download, 'Download or export'],
  ['Search', Search, 'Search'],
  ['Eye', Eye, 'Reveal'],
  ['Copy', Copy, 'Copy'],
  ['Ellipsis', Ellipsis, 'More actions'],
  ['X', X, 'Close or clear'],
  ['Check', Check, 'Done or allowed'],
  ['CircleAlert', CircleAlert, 'Stopped or wrong'],
  ['TriangleAlert', TriangleAlert, 'Look at this'],
  ['Bell', Bell, 'Notifications'],
  ['CircleHelp', CircleHelp, 'Help'],
  ['CreditCard', CreditCard, 'Card'],
  ['User', User, 'Driver or person'],
  ['Truck', Truck, 'Vehicle'],
  ['Landmark', Landmark, 'Bank account'],
  ['ReceiptText', ReceiptText, 'Purchase'],
];

function Icons() {
  return (
    <Sheet
      title="Icons"
      intro="Lucide, 16 or 18 px, stroke 1.75, and only where they help to find something. One icon for one meaning; an icon alone is a button with a name."
    >
      <div className={css.grid}>
        {ICONS.map(([name, Icon, what]) => (
          <div key={name} className={css.icon}>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className={css.name}>{what}</span>
            <span className={css.use}>{name}</span>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

interface Token {
  readonly name: string;
  readonly value: string;
}
/** Computed value of every token, in the current theme. */
const tokens = (): readonly Token[] => {
  // Styles are not computed on a server.
  if (typeof document === 'undefined') return [];
  const computed = getComputedStyle(document.documentElement);
  return Object.values(vars)
    .flatMap((group) => Object.values(group))
    .map((reference) => reference.slice('var('.length, -1))
    .map((name) => ({ name, value: computed.getPropertyValue(name).trim() }));
};
const TOKENS: readonly SimpleColumn<Token>[] = [
  {
    id: 'name',
    head: 'Variable',
    isRowHeader: true,
    cell: ({ name }) => (
      <span className={css.token}>
        {name} <CopyButton name={name} value={`var(${name})`} />
      </span>
    ),
  },
  { id: 'value', head: 'Value in this theme', cell: ({ value }) => value },
];

function TokenTable() {
  return (
    <Sheet
      title="Tokens"
      intro="Every token is a CSS variable. Copy one and paste it into a style. Design tools read the same values from tokens.json of the package."
    >
      <SimpleTable label="Tokens" rows={tokens()} getRowId={({ name }) => name} columns={TOKENS} />
    </Sheet>
  );
}

const meta = { title: 'Foundations', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Color: Story = { render: () => <Swatches /> };
export const Contrast: Story = { render: () => <Pairs /> };
export const Type: Story = { render: () => <TypeScale /> };
export const Space: Story = { render: () => <Spaces /> };
export const Shape: Story = { render: () => <Shapes /> };
export const Breakpoint: Story = { name: 'Breakpoints', render: () => <Breakpoints /> };
export const Elevation: Story = { render: () => <Levels /> };
export const Motion: Story = {
  render: () => <Motions />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved="true"]')).toHaveLength(2);
  },
};
export const Iconography: Story = { render: () => <Icons /> };
export const Tokens: Story = {
  render: () => <TokenTable />,
  play: async ({ canvas }) => {
    const accent = canvas.getByRole('row', { name: /^--fc-color-accent / });
    await expect(within(accent).getByRole('button')).toHaveAccessibleName('Copy --fc-color-accent');
    await expect(accent).toHaveTextContent('oklch(');
  },
};

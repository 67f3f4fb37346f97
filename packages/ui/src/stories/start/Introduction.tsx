import { Chapter, Bullets, Lines } from '../docs/text.tsx';
import { Page } from '../docs/Page.tsx';
import { guides } from '../guides.ts';
import type { Line } from '../guide.ts';
import * as css from '../docs/docs.css.ts';

interface Start {
  readonly who: string;
  readonly what: string;
  readonly links: readonly (readonly [name: string, path: string])[];
}

const STARTS: readonly Start[] = [
  {
    who: 'Designers',
    what: 'See what exists before you draw. Foundations hold color, type, and space; patterns show whole pages.',
    links: [
      ['Find a component', 'docs/find-a-component--docs'],
      ['Colors and contrast', 'story/foundations--color'],
      ['A list with its panel', 'story/patterns-list-and-detail-panel--list'],
    ],
  },
  {
    who: 'Engineers',
    what: 'Install one package, wrap the app in its provider, and import each component by name.',
    links: [
      ['Get started', 'docs/get-started--docs'],
      ['Tokens to copy', 'story/foundations--tokens'],
      ['Rules every component follows', 'story/foundations-api--primitives'],
    ],
  },
  {
    who: 'Writers',
    what: 'One guide for every text that a person reads, with a glossary that has one term for each thing.',
    links: [
      ['Content guide', 'docs/content-guide--docs'],
      ['Do and don’t', 'story/guidance--do-and-dont-feedback'],
    ],
  },
];

const PRINCIPLES = [
  'Figures come first: large, tabular, always with their unit and the time they are from.',
  'One accent. Amber means look, red means stopped or lost, green means fine. Color never speaks alone.',
  'White space instead of boxes in boxes. Only what floats casts a shadow.',
  'Every disabled button says why. Every error says what happened and what to do next.',
  'Everything works by keyboard, at 320 px, at 400 percent, and without motion.',
];

const INSIDE: readonly Line[] = [
  [
    'Foundations',
    'Color with its contrast pairs, type, space, elevation, motion, icons, and tokens.',
  ],
  ['Guidance', 'Every component’s states in one table; do and don’t, live.'],
  [
    'Primitives to Layout',
    'Buttons, fields, tables, charts, navigation, and page frames for any product.',
  ],
  ['Fleet', 'What knows cards, limits, purchases, drivers, and vehicles.'],
  ['Patterns', 'Whole pages: a list with its panel, an import, a bulk change, a decline, sign-in.'],
];

/** The page on which Storybook opens. */
export const Introduction = () => (
  <Page
    title="Forecourt design system"
    lead={`${Object.keys(guides).length} components, with the rules and words of fuel cards, for everyone who builds products for fleets. Each one is played in a real browser and checked with axe on every change.`}
  >
    <div className={css.cards}>
      {STARTS.map(({ who, what, links }) => (
        <section key={who} className={css.card} aria-label={who}>
          <h2 className={css.heading}>{who}</h2>
          <p>{what}</p>
          <ul>
            {links.map(([name, path]) => (
              <li key={path}>
                <a className={css.link} href={`?path=/${path}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <Chapter title="Principles">
      <Bullets items={PRINCIPLES} />
    </Chapter>
    <Chapter title="What is inside">
      <Lines label="What is inside" heads={['Part', 'What it holds']} lines={INSIDE} />
    </Chapter>
    <Chapter title="A component’s page">
      <p>
        Each page says when to use the component and when to use something else, and shows its
        states, its parts, its keys, what to do and what not, code to paste, how it is tested, and
        what changed. “New” components may still change; “stable” ones change in a major version
        only, with a codemod.
      </p>
    </Chapter>
  </Page>
);

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
    what: 'See what exists before you draw. Foundations cover color, type, and space; patterns show complete pages.',
    links: [
      ['Find a component', 'docs/find-a-component--docs'],
      ['Colors and contrast', 'story/foundations--color'],
      ['Type', 'story/foundations--type'],
      ['A list with its panel', 'story/patterns-list-and-detail-panel--panel'],
      ['An import', 'story/patterns-import--default'],
      ['A bulk change', 'story/patterns-bulk-change--first-step'],
      ['A decline', 'story/patterns-decline--answered'],
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
    what: 'One guide to every text that a person reads, with a glossary: one term for each thing.',
    links: [
      ['Content guide', 'docs/content-guide--docs'],
      ['Do and don’t', 'story/guidance--do-and-dont-feedback'],
    ],
  },
];

const PRINCIPLES = [
  'Figures come first: large, tabular, and always with their unit and their time.',
  'One accent. Amber means look, red means stopped or lost, green means fine. Color is never the only signal.',
  'White space instead of boxes within boxes. Only floating surfaces cast a shadow.',
  'Every disabled button says why. Every error says what happened and what to do next.',
  'Everything works by keyboard, at 320 px, at 400 percent zoom, and without motion.',
];

const INSIDE: readonly Line[] = [
  [
    'Foundations',
    'Color with its contrast pairs, type, space, elevation, motion, icons, and tokens.',
  ],
  ['Guidance', 'Every component’s states in one table, and live do and don’t examples.'],
  [
    'Primitives to Layout',
    'Buttons, fields, tables, charts, navigation, and page frames for any product.',
  ],
  ['Fleet', 'Components that know cards, limits, purchases, drivers, and vehicles.'],
  [
    'Patterns',
    'Complete pages: a list with its panel, an import, a bulk change, a decline, sign-in.',
  ],
];

/** The page that Storybook opens first. */
export const Introduction = () => (
  <Page
    title="Forecourt design system"
    lead={`${Object.keys(guides).length} components that know the rules and words of fuel cards, for anyone who builds products for fleets. Every change runs each one in a real browser and checks it with axe.`}
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
      <Lines label="What is inside" heads={['Part', 'Contents']} lines={INSIDE} />
    </Chapter>
    <Chapter title="A component’s page">
      <p>
        Each page says when to use the component and when to use something else, and shows its
        states, its parts, what to do and what to avoid, its keys, code to paste, its props, how it
        is tested, and what changed. “New” components may still change; “stable” ones change only in
        a major version, with a codemod.
      </p>
    </Chapter>
  </Page>
);

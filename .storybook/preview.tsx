import { lazy, Suspense } from 'react';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { en as rules } from '@forecourt/validation/messages';
import { en as components } from '@forecourt/ui/messages';
import { pseudoCatalog } from '@forecourt/ui/pseudo';
import { ForecourtProvider, type ForecourtProviderProps } from '@forecourt/ui/provider';
import { BRANDS, DENSITIES, SCHEMES, type Scheme } from '@forecourt/ui/theme';
import { useLook } from './look.ts';

/** `npm run test:full` looks at each story in all other looks; `npm test` asks axe about this one. */
const isLooksRun = Boolean(import.meta.env.VITE_STORY_LOOKS);

/** Parts that are fetched when they are first shown can take longer than a second on a busy machine. */
configure({ asyncUtilTimeout: 5000 });

type Icon = 'circlehollow' | 'paintbrush' | 'component' | 'globe';

const toolbar = (title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The page knows every component: a story that is played alone does not pay for it. */
const ComponentPage = lazy(async () => {
  const { ComponentPage: page } = await import('../packages/ui/src/stories/docs/ComponentPage.tsx');
  return { default: page };
});
const DocsPage = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
);

/** The widths at which screens are looked at, besides Storybook's own. */
const viewportOf = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});
const VIEWPORTS = {
  ...MINIMAL_VIEWPORTS,
  phone: viewportOf('Phone', 390, 844),
  tabletPortrait: viewportOf('Tablet', 768, 1024),
  desktop: viewportOf('Desktop', 1440, 900),
};

const LANGUAGES = ['English', 'Pseudo-language'] as const;
/** What the host of each language hands over besides the components' own texts. */
const messagesIn = {
  English: {},
  'Pseudo-language': pseudoCatalog({ ...rules, ...components }),
};
const isLanguage = (name: unknown): name is keyof typeof messagesIn =>
  LANGUAGES.some((one) => one === name);

interface ProvidedProps extends ForecourtProviderProps {
  /** Of the story itself. */
  readonly ownTheme?: Scheme;
}

/** The provider, in the look that a check of looks asks for. */
function Provided({ ownTheme, ...props }: ProvidedProps) {
  const look = useLook();
  return <ForecourtProvider {...props} {...look} {...(ownTheme && { theme: ownTheme })} />;
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    docs: { page: DocsPage },
    // The run in other looks asks axe itself.
    a11y: {
      test: isLooksRun ? 'off' : 'error',
      // Of what is in order, axe describes one element a rule.
      options: { resultTypes: ['violations'] },
    },
    layout: 'padded',
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Get started',
          'Find a component',
          'Content guide',
          'Foundations',
          'Guidance',
          'Primitives',
          'Feedback',
          'Overlays',
          'Data',
          'Charts',
          'Navigation',
          'Layout',
          'Fleet',
          'Patterns',
          'Pages',
        ],
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', ['system', ...SCHEMES]),
    brand: toolbar('Brand', 'paintbrush', BRANDS),
    density: toolbar('Density', 'component', DENSITIES),
    language: toolbar('Language', 'globe', LANGUAGES),
  },
  initialGlobals: {
    theme: 'light',
    brand: 'forecourt',
    density: 'comfortable',
    language: 'English',
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Provided
        theme={globals['theme']}
        ownTheme={parameters['theme']}
        brand={globals['brand']}
        density={globals['density']}
        messages={messagesIn[isLanguage(globals['language']) ? globals['language'] : 'English']}
      >
        <Story />
      </Provided>
    ),
  ],
};

export default preview;

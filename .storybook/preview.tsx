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

/** `npm run test:full` sets it to check every look; `npm test` runs axe in this one only. */
const isLooksRun = Boolean(import.meta.env.VITE_STORY_LOOKS);

/** Lazily loaded parts can take longer than the default second on a busy machine. */
configure({ asyncUtilTimeout: 5000 });

type Icon = 'circlehollow' | 'paintbrush' | 'component' | 'globe';

const toolbar = (title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** Lazy because it imports every component, which a story played alone should not pay for. */
const ComponentPage = lazy(async () => {
  const { ComponentPage: page } = await import('../packages/ui/src/stories/docs/ComponentPage.tsx');
  return { default: page };
});
const DocsPage = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
);

/** A viewport that screens are checked at, in addition to Storybook's own. */
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
/** Message catalogs that the host passes for each language; English is built in. */
const messagesIn = {
  English: {},
  'Pseudo-language': pseudoCatalog({ ...rules, ...components }),
};
const isLanguage = (name: unknown): name is keyof typeof messagesIn =>
  LANGUAGES.some((one) => one === name);

interface ProvidedProps extends ForecourtProviderProps {
  /** The story's own theme, which overrides the look's. */
  readonly ownTheme?: Scheme;
}

/** The provider, with the current look of the looks run applied. */
function Provided({ ownTheme, ...props }: ProvidedProps) {
  const look = useLook();
  return <ForecourtProvider {...props} {...look} {...(ownTheme && { theme: ownTheme })} />;
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    docs: { page: DocsPage },
    // The looks run calls axe itself.
    a11y: {
      test: isLooksRun ? 'off' : 'error',
      // Limits what axe reports for passed rules to one element each.
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

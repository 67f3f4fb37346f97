import { lazy, Suspense } from 'react';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ForecourtProvider, type ForecourtProviderProps } from '@forecourt/ui/provider';
import { BRANDS, DENSITIES, SCHEMES } from '@forecourt/ui/theme';
import { useLook } from './look.ts';

/** Other looks for a whole run of the stories, as `npm run test:full` sets them. */
const {
  VITE_STORY_THEME: theme = 'light',
  VITE_STORY_BRAND: brand = 'forecourt',
  VITE_STORY_LAYOUT: isLayoutRun,
} = import.meta.env;

/** Parts that are fetched when they are first shown can take longer than a second on a busy machine. */
configure({ asyncUtilTimeout: 5000 });

type Icon = 'circlehollow' | 'paintbrush' | 'component';

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

/** The provider, in the look that a check of the layout asks for. */
const Provided = (props: ForecourtProviderProps) => <ForecourtProvider {...props} {...useLook()} />;

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    docs: { page: DocsPage },
    // The run that checks the layout leaves accessibility to the others.
    a11y: { test: isLayoutRun ? 'off' : 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
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
  },
  initialGlobals: { theme, brand, density: 'comfortable' },
  decorators: [
    (Story, { globals, parameters }) => (
      <Provided
        theme={parameters['theme'] ?? globals['theme']}
        brand={globals['brand']}
        density={globals['density']}
      >
        <Story />
      </Provided>
    ),
  ],
};

export default preview;

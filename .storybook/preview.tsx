import type { Preview } from '@storybook/react-vite';
import { ForecourtProvider } from '@forecourt/ui/provider';
import { BRANDS, DENSITIES, SCHEMES } from '@forecourt/ui/theme';

/** Other looks for a whole run of the stories, as `npm run test:full` sets them. */
const { VITE_STORY_THEME: theme = 'light', VITE_STORY_BRAND: brand = 'forecourt' } = import.meta
  .env;

type Icon = 'circlehollow' | 'paintbrush' | 'component';

const toolbar = (title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Foundations',
          'Primitives',
          'Feedback',
          'Overlays',
          'Data',
          'Charts',
          'Navigation',
          'Layout',
          'Fleet',
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
      <ForecourtProvider
        theme={parameters['theme'] ?? globals['theme']}
        brand={globals['brand']}
        density={globals['density']}
      >
        <Story />
      </ForecourtProvider>
    ),
  ],
};

export default preview;

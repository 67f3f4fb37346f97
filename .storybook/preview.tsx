import type { Preview } from '@storybook/react-vite';
import { ForecourtProvider } from '../packages/ui/src/provider/index.ts';
import { BRANDS, DENSITIES, SCHEMES } from '../packages/ui/src/theme/index.ts';

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
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
  initialGlobals: { theme: 'light', brand: 'forecourt', density: 'comfortable' },
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

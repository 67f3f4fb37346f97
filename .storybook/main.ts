import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { compileMessages } from '../scripts/vite/messages.ts';

/** Strips `readonly` from array types, which Storybook's docgen would report as unknown. */
const withoutReadonlyArrays = {
  name: 'forecourt:readonly-arrays',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /packages\/ui\/src\/[^?]*\.tsx?$/ },
    handler: (code: string) => ({ code: code.replaceAll(': readonly ', ': '), map: null }),
  },
};

/** Plugins to drop: our React plugin adds the compiler, and tests do not need story sources. */
const REPLACED = process.env['VITEST'] ? ['vite:react', 'plugin-csf'] : ['vite:react'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  stories: [
    '../packages/ui/src/stories/start/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    vite.plugins = [
      withoutReadonlyArrays,
      ...(vite.plugins ?? []).filter(
        (plugin) =>
          !(plugin && 'name' in plugin && REPLACED.some((name) => plugin.name.startsWith(name))),
      ),
      react({ compiler: true }),
      vanillaExtractPlugin(),
      compileMessages(),
    ];
    vite.resolve = {
      ...vite.resolve,
      conditions: ['@forecourt/source', 'module', 'browser', 'development|production'],
    };
    return vite;
  },
};

export default config;

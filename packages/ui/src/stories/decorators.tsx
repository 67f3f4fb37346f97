import type { Decorator } from '@storybook/react-vite';
import { Surface } from '../layout/Surface/index.ts';

/** Renders the story on a surface as wide as a side panel. */
export const inPanel: Decorator = (Story) => (
  <div style={{ maxWidth: 468 }}>
    <Surface>
      <Story />
    </Surface>
  </div>
);

/** Renders the story in a container of this maximum width, px. */
export const atMost =
  (maxWidth: number): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );

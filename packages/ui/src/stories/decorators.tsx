import type { Decorator } from '@storybook/react-vite';
import { Surface } from '../layout/Surface/index.ts';

/** On a surface as wide as a side panel. */
export const inPanel: Decorator = (Story) => (
  <div style={{ maxWidth: 468 }}>
    <Surface>
      <Story />
    </Surface>
  </div>
);

/** In a container at most this wide, px. */
export const atMost =
  (maxWidth: number): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // reads the sources as text, which they are not once they are mutated
    exclude: ['src/messages/catalogue.test.ts'],
    testTimeout: 30_000,
  },
});

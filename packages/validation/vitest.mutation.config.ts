import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // no test of a rule leaves anything behind: one worker for all files takes half the time
    isolate: false,
    include: ['src/**/*.test.ts'],
    // reads the sources as text, which they are not once they are mutated
    exclude: ['src/messages/catalogue.test.ts'],
    testTimeout: 30_000,
  },
});

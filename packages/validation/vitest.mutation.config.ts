import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // no test of a rule leaves anything behind: one worker for all files takes half the time
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: [
      // reads the sources as text, which they are not once they are mutated
      'src/messages/catalog.test.ts',
      // bounds are made once, when a module loads, which is not counted; collecting it takes long each time
      'src/core/everySchema.test.ts',
    ],
    testTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Rule tests leave no state behind, and a single worker for all files takes half the time
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: [
      // Reads the sources as text, which mutation changes
      'src/messages/catalog.test.ts',
      // Its bounds are created on module load, which is not counted, and it is slow to collect
      'src/core/everySchema.test.ts',
    ],
    testTimeout: 30_000,
  },
});

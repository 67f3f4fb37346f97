// npm run mutate: finds changes to the rules that no test would notice. For one area:
//   pnpm --filter @forecourt/validation mutate --mutate "src/cards/**/*.ts,!**/*.test*.ts"
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: [
    'src/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/*.test.fixtures.ts',
    '!src/**/messages/en.ts',
    // Data tables
    '!src/commonPasswords/frontCodedPasswords.ts',
    '!src/phones/nanpMetadata.ts',
    '!src/products/products.ts',
  ],
  // Mutants in code that runs once on module load would rerun all tests: two thirds of the time.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutation.json',
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Outside the repository, so that vitest, oxlint, and tsc do not find the copies.
  tempDirName: join(tmpdir(), 'forecourt-mutation'),
  ignorePatterns: ['tsconfig.json', 'dist'],
  // Stryker cannot read it, since TypeScript 7 has no API for that.
  tsconfigFile: 'none',
  // Would modify files that tests compare as text.
  disableTypeChecks: false,
};

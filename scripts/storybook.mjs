// npm run storybook: the design system with every component and its states.
import { run } from './lib/processes.mjs';

const { code } = await run('storybook', [
  'dev',
  '--port',
  '6006',
  '--no-open',
  ...process.argv.slice(2),
]);
process.exit(code);

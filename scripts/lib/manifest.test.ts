import { expect, it } from 'vitest';
import { repositoryOf } from './manifest.mjs';

const url = 'git+https://code.example/acme/forecourt.git';

it.each([
  [{ REPOSITORY_URL: 'https://code.example/acme/forecourt' }],
  [{ REPOSITORY_URL: url }],
  [{ GITHUB_REPOSITORY: 'acme/forecourt', GITHUB_SERVER_URL: 'https://code.example' }],
  [{ CI_PROJECT_URL: 'https://code.example/acme/forecourt/' }],
])('a package’s repository is what the build says it is: %j', (env) => {
  expect(repositoryOf(env)?.('packages/ui')).toEqual({
    type: 'git',
    url,
    directory: 'packages/ui',
  });
});

it('is none where nothing names it', () => {
  expect(repositoryOf({})).toBeUndefined();
});

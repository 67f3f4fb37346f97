import { expect, it } from 'vitest';
import { repositoryOf } from './manifest.mjs';

const url = 'git+https://code.example/acme/forecourt.git';

it.each([
  [{ REPOSITORY_URL: 'https://code.example/acme/forecourt' }],
  [{ REPOSITORY_URL: url }],
  [{ GITHUB_REPOSITORY: 'acme/forecourt', GITHUB_SERVER_URL: 'https://code.example' }],
  [{ CI_PROJECT_URL: 'https://code.example/acme/forecourt/' }],
])('repositoryOf reads a package’s repository from %j', (env) => {
  expect(repositoryOf(env)?.('packages/ui')).toEqual({
    type: 'git',
    url,
    directory: 'packages/ui',
  });
});

it('repositoryOf returns undefined if no variable names a repository', () => {
  expect(repositoryOf({})).toBeUndefined();
});

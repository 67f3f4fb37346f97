type Repository = { readonly type: 'git'; readonly url: string; readonly directory: string };

/** Where a package's sources are, from the environment of the build; undefined: nothing names it. */
export function repositoryOf(
  env: Readonly<Record<string, string | undefined>>,
): ((directory: string) => Repository) | undefined;

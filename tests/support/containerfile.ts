import { readFileSync } from 'node:fs';

/** The instructions of one of our Containerfiles. */
export interface Containerfile {
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: number;
  readonly health: readonly string[];
  readonly entry: readonly string[];
}

const parseWords = (json: string): readonly string[] => JSON.parse(json);

/** Parses a Containerfile; throws on unknown instructions, so that nothing goes untested. */
export function readContainerfile(path: string): Containerfile {
  const copies: { from: string; to: string }[] = [];
  const env: Record<string, string> = {};
  const commands: Record<string, readonly string[]> = {};
  let user = 0;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, word = '', argument = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const [first = '', second = ''] = argument.split(/[ =]/);
    if (word === 'COPY') copies.push({ from: first, to: second });
    else if (word === 'ENV') env[first] = second;
    else if (word === 'USER') user = Number(argument.split(':')[0]);
    else if (word === 'HEALTHCHECK')
      commands[word] = parseWords(argument.slice(argument.indexOf('[')));
    else if (word === 'ENTRYPOINT') commands[word] = parseWords(argument);
    else if (!['', 'FROM', 'EXPOSE'].includes(word)) throw new Error(`${path}: ${word} is unknown`);
  }
  return {
    copies,
    env,
    user,
    health: commands['HEALTHCHECK'] ?? [],
    entry: commands['ENTRYPOINT'] ?? [],
  };
}

import { parseArgs } from 'node:util';
import { Refused, type Command, type Given } from './admin.ts';

/** A parsed command line. */
export type Asked =
  | { readonly is: 'help'; readonly text: string }
  | {
      readonly is: 'command';
      readonly command: Command;
      readonly given: Given;
      readonly isJson: boolean;
      readonly operator: string | undefined;
    };

type Commands = Readonly<Record<string, Command>>;

const COMMON = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  by: { type: 'string' },
} as const;

const overview = (commands: Commands) => {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(
    ([words, { does }]) => `  ${words.padEnd(width)}  ${does}`,
  );
  return `forecourt <command> [options]

${lines.join('\n')}

Every command takes --json, --help, and --by (the name recorded in the history).
It reads the gateway’s environment: DATABASE_URL and CARD_KEYS.`;
};

function helpOf(words: string, { does, options }: Command): string {
  const lines = Object.entries(options).map(
    ([name, { is, isOptional }]) => `  --${name}  ${is}${isOptional ? '' : ' (required)'}`,
  );
  return [`forecourt ${words}`, does, ...lines].join('\n');
}

/** Parses a command line. @throws Refused */
export function readCommandLine(commands: Commands, typed: readonly string[]): Asked {
  const words = Object.keys(commands).find((name) =>
    name.split(' ').every((word, at) => typed[at] === word),
  );
  const command = words === undefined ? undefined : commands[words];
  if (words === undefined || !command) {
    if (typed.length === 0 || typed[0] === '--help')
      return { is: 'help', text: overview(commands) };
    throw new Refused(`Unknown command.\n\n${overview(commands)}`);
  }
  const own = Object.entries(command.options).map(
    ([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' } as const] as const,
  );
  const args = typed.slice(words.split(' ').length);
  const { json, help, by, ...given } = parsed([...args], { ...Object.fromEntries(own), ...COMMON });
  if (help === true) return { is: 'help', text: helpOf(words, command) };
  const missing = Object.entries(command.options).filter(
    ([name, { isOptional }]) => !isOptional && !given[name],
  );
  if (missing.length > 0) {
    const names = missing.map(([name]) => `--${name}`).join(', ');
    throw new Refused(`Missing ${names}.\n\n${helpOf(words, command)}`);
  }
  const texts = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' || value === true ? [[name, String(value)] as const] : [],
  );
  return {
    is: 'command',
    command,
    given: Object.fromEntries(texts),
    isJson: json === true,
    operator: typeof by === 'string' ? by : undefined,
  };
}

function parsed(
  args: string[],
  options: Record<string, { type: 'string' | 'boolean'; default?: boolean }>,
): Record<string, unknown> {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

/** Formats a command's result as readable text. */
export function readable(answer: unknown, indent = ''): string {
  if (typeof answer !== 'object' || answer === null) return String(answer);
  return Object.entries(answer)
    .map(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? `${indent}${name}:\n${readable(value, `${indent}  `)}`
        : `${indent}${name}: ${String(value)}`,
    )
    .join('\n');
}

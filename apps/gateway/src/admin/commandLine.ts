import { parseArgs } from 'node:util';
import { CommandRefused, type Command, type CommandOptions } from './admin.ts';

/** A parsed command line. */
export type ParsedCommand =
  | { readonly is: 'help'; readonly text: string }
  | {
      readonly is: 'command';
      readonly command: Command;
      readonly options: CommandOptions;
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
export function readCommandLine(commands: Commands, argv: readonly string[]): ParsedCommand {
  const words = Object.keys(commands).find((name) =>
    name.split(' ').every((word, index) => argv[index] === word),
  );
  const command = words === undefined ? undefined : commands[words];
  if (words === undefined || !command) {
    if (argv.length === 0 || argv[0] === '--help') return { is: 'help', text: overview(commands) };
    throw new CommandRefused(`Unknown command.\n\n${overview(commands)}`);
  }
  const ownOptions = Object.entries(command.options).map(
    ([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' } as const] as const,
  );
  const args = argv.slice(words.split(' ').length);
  const { json, help, by, ...values } = parseOptions([...args], {
    ...Object.fromEntries(ownOptions),
    ...COMMON,
  });
  if (help === true) return { is: 'help', text: helpOf(words, command) };
  const missing = Object.entries(command.options).filter(
    ([name, { isOptional }]) => !isOptional && !values[name],
  );
  if (missing.length > 0) {
    const names = missing.map(([name]) => `--${name}`).join(', ');
    throw new CommandRefused(`Missing ${names}.\n\n${helpOf(words, command)}`);
  }
  const texts = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || value === true ? [[name, String(value)] as const] : [],
  );
  return {
    is: 'command',
    command,
    options: Object.fromEntries(texts),
    isJson: json === true,
    operator: typeof by === 'string' ? by : undefined,
  };
}

function parseOptions(
  args: string[],
  options: Record<string, { type: 'string' | 'boolean'; default?: boolean }>,
): Record<string, unknown> {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : String(error));
  }
}

/** Formats a command's result as readable text. */
export function readable(result: unknown, indent = ''): string {
  if (typeof result !== 'object' || result === null) return String(result);
  return Object.entries(result)
    .map(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? `${indent}${name}:\n${readable(value, `${indent}  `)}`
        : `${indent}${name}: ${String(value)}`,
    )
    .join('\n');
}

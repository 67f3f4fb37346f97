import { permissionMatrix, type PermissionRow } from './permissionMatrix.ts';
import { ROLES } from './roles.ts';

const STATE_WORDS = { readOnly: 'read-only', locked: 'locked', closed: 'closed' } as const;

function conditionsOf(row: PermissionRow): string {
  return [
    row.isGranted && 'per person',
    row.needsOwnPasscode && 'own passcode',
    row.needsSecondPerson && 'second person',
    row.isNotOnOneself && 'not on oneself',
    row.isDisabledByEmulation && 'not while emulating',
    row.flag !== null && `flag \`${row.flag}\``,
  ]
    .filter((words) => typeof words === 'string')
    .join(', ');
}

const cellsOf = (row: PermissionRow) => [
  `\`${row.permission}\``,
  ...ROLES.map((role) => (row.roles[role] ? 'yes' : '')),
  row.disabledIn.map((state) => STATE_WORDS[state]).join(', '),
  conditionsOf(row),
];

/** A table whose columns are padded, as the formatter of documents leaves it. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}

/** The text of `docs/access.md`. */
export function accessDocument(): string {
  const head = ['Permission', 'Administrator', 'Manager', 'Viewer', 'Financial', 'Not when', 'And'];
  return `# Who may do what

Written by \`npm run docs\` out of \`src/access\`; a test fails when it is not up to date. \`can(actor, permission, target)\` gives the same answers, with every reason against.

"Not when" names the states of the account in which nobody may. "And" says what else has to hold: _per person_: given to or taken from each person on its own; _own passcode_: the actor's own verbal passcode, on users only for another person; _second person_: never what the actor asked for or issued; _not on oneself_: never the actor's own entry; _not while emulating_: never while somebody views another person's account; _flag_: only while the feature flag is on. A grant that names fleets holds for these fleets only.

${table([head, ...permissionMatrix().map(cellsOf)])}
`;
}

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
    row.isOfWholeAccount && 'every fleet',
    ...row.flags.map((flag) => `flag \`${flag}\``),
  ]
    .filter((condition) => typeof condition === 'string')
    .join(', ');
}

const cellsOf = (row: PermissionRow) => [
  `\`${row.permission}\``,
  ...ROLES.map((role) => (row.roles[role] ? 'yes' : '')),
  row.disabledIn.map((state) => STATE_WORDS[state]).join(', '),
  conditionsOf(row),
];

/** A Markdown table with columns padded the way the formatter pads them. */
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

\`npm run docs\` generates this page from \`src/access\`; a test fails if it is out of date. \`can(actor, permission, target)\` gives the same answers, with every reason for a denial.

"Not when" lists the account states in which no one has the permission. An account that was read-only when it was locked stays read-only, except that its bills can be paid, with a new payment method if need be. "And" says what else must hold: _per person_: granted to or revoked from each person individually; _own passcode_: the actor's own verbal passcode, for users only when the user is someone else; _second person_: never what the actor requested or issued; _not on oneself_: never the actor's own entry; _not while emulating_: never while viewing an account as someone else; _every fleet_: only for someone with every fleet of the account; _flag_: only while the feature flag is on. A grant that names fleets applies to those fleets only.

${table([head, ...permissionMatrix().map(cellsOf)])}
`;
}

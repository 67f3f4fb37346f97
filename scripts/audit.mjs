// Checks the packages that production runs for known vulnerabilities and for their licenses. Prints
// a note if the registry cannot be reached.
import { fail, run } from './lib/processes.mjs';

const SERIOUS = ['high', 'critical'];
const FREE =
  /^(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Zlib|OFL-1\.1|CC-BY-4\.0|Python-2\.0|MPL-2\.0)$/;
/** `A OR B` leaves a choice; `A AND B` requires both. */
const isFree = (license) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => FREE.test(part.trim())));

const json = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const { output: auditOutput } = await run('pnpm', ['audit', '--prod', '--json'], { quiet: true });
const advisories = json(auditOutput)?.advisories;
if (advisories) {
  const serious = Object.values(advisories).filter(({ severity }) => SERIOUS.includes(severity));
  const lines = serious.map(({ module_name: name, severity, title, url }) =>
    [name, severity, title, url].join(', '),
  );
  if (lines.length > 0) fail(lines.join('\n'));
  console.log(
    `No serious vulnerabilities are known (${Object.keys(advisories).length} less severe).`,
  );
} else console.log('Skipped: the registry did not report known vulnerabilities.');

const { code, output } = await run(
  'pnpm',
  ['--recursive', 'licenses', 'list', '--prod', '--json'],
  {
    quiet: true,
  },
);
const licenses = json(output);
if (code !== 0 || !licenses) fail(`${output}\nThe licenses could not be listed; see above.`);
const restricted = Object.keys(licenses).filter((license) => !isFree(license));
const restrictedLines = restricted.map(
  (license) => `${license}: ${licenses[license].map(({ name }) => name).join(', ')}`,
);
if (restricted.length > 0) fail(`Look at these licenses:\n${restrictedLines.join('\n')}`);
console.log(
  `${Object.keys(licenses).length} licenses, none of which requires more than including its text.`,
);

/** Fields of the form: names, half of them with a help text. */
export const fields = Array.from({ length: 50 }, (_, at) => ({
  name: `field${at}`,
  label: `Field ${at + 1}`,
  help: at % 2 === 0 ? 'As your payroll knows the driver' : undefined,
}));

const DRIVERS = ['R. Núñez', 'T. Okafor', 'M. Lindqvist', 'A. Haddad', 'J. Reyes'];
const FLEETS = ['Long haul', 'City', 'Refrigerated', 'Panhandle'];
const STATES = ['Active', 'On hold', 'Blocked'];

/** So many rows of cards, the same ones every time. */
export const rowsOf = (count) =>
  Array.from({ length: count }, (_, at) => ({
    id: `row-${at}`,
    card: String(100_000 + at),
    status: STATES[at % STATES.length],
    driver: DRIVERS[at % DRIVERS.length],
    fleet: FLEETS[at % FLEETS.length],
    place: `Amarillo ${at % 97}`,
    spent: `$${((at * 7919) % 90_000) / 100}`,
  }));

export const columns = [
  { id: 'card', head: 'Card' },
  { id: 'status', head: 'Status' },
  { id: 'driver', head: 'Driver' },
  { id: 'fleet', head: 'Fleet' },
  { id: 'place', head: 'Place' },
  { id: 'spent', head: 'Spent' },
];

/** Rows in which a cell holds what was typed. */
export function filtered(rows, typed) {
  const word = typed.trim().toLowerCase();
  if (word === '') return rows;
  return rows.filter((row) => columns.some(({ id }) => row[id].toLowerCase().includes(word)));
}
